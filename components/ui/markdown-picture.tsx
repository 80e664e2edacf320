import { pictureSize } from '@/lib/content/load/picture.ts';

/** What Markdown says of a picture: `![alt](/file.svg "title")`. */
interface Picture {
  src?: string;
  alt?: string;
  title?: string;
}

/** A picture of Markdown: its place is kept free, so that nothing moves when it comes, and it comes when the reader is near. */
export function MarkdownPicture({ src = '', alt = '', title }: Picture) {
  return <img src={src} alt={alt} title={title} {...pictureSize(process.cwd(), src)} loading="lazy" decoding="async" />;
}
