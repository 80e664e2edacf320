import { pictureSize } from '@/lib/content/picture.ts';

/** A picture of Markdown: its place is kept free, so that nothing moves when it comes, and it comes when the reader is near. */
export function WrittenPicture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  return <img src={src} alt={alt} {...pictureSize(process.cwd(), src)} loading="lazy" decoding="async" />;
}
