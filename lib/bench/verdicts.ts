/** What builds are to reach, and whether those that were measured have. */
import type { Usage } from './process-tree.ts';

/** What a build cost that was given so many articles more. */
export interface Cost extends Usage {
  articles: number;
  pages: number;
  /** Seconds from start to end. */
  wall: number;
}

const GB = 2 ** 30;

/** How much more a page may cost where there are most of them than where there are fewest. */
const growth = 1.1;

/** One line a target, for the targets that these builds tell of. */
export function verdicts(costs: readonly Cost[]): string[] {
  const bySize = [...costs].sort((a, b) => a.articles - b.articles);
  const [fewest, most] = [bySize[0], bySize.at(-1)];
  if (!fewest || !most) return [];
  const lines: string[] = [];
  if (most.articles >= 1000)
    lines.push(
      `${verdict(most.largest < GB)}: the largest process holds less than 1 GB with ${most.articles} articles (it held ${gigabytes(most.largest)}, all processes together ${gigabytes(most.all)})`,
    );
  if (most.pages > fewest.pages) {
    const [few, many] = [fewest.wall / fewest.pages, most.wall / most.pages];
    const percent = Math.round((growth - 1) * 100);
    lines.push(
      `${verdict(many <= few * growth)}: a page takes at most ${percent} % longer among ${most.pages} than among ${fewest.pages} (${milliseconds(many)} and ${milliseconds(few)})`,
    );
  }
  return lines;
}

const verdict = (met: boolean) => (met ? 'met' : 'missed');
const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(2)} GB`;
const milliseconds = (seconds: number) => `${(seconds * 1000).toFixed(1)} ms`;
