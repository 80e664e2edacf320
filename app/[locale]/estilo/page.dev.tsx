import { StyleFrames } from '@/components/style-page/frames.tsx';

/** The style page, in `npm run dev` only: a `.dev.tsx` file is a page for the development server alone (next.config.mjs). */
export default function Page() {
  return <StyleFrames />;
}
