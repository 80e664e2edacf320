/** What a process and all its descendants use, read from Linux’ `/proc`. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  /** CPU seconds that the tree has used so far, those of processes that ended included, but for what each used after the last look at it. */
  cpu: number;
  /** Most bytes that all processes held at once; what they share counts once (PSS). */
  all: number;
  /** Most bytes that one process held. */
  largest: number;
}

/** Clock ticks a second of `/proc/<pid>/stat`; the same on all architectures that Node runs on. */
const ticks = 100;

/**
 * Watches a process tree until told to stop.
 * @param interval milliseconds between two looks. What happens between them is not seen: of each process that ends, up to so much
 * wall time of its CPU is lost, and of processes that live shorter, all.
 * @returns a function that stops and tells what the tree used
 */
export function watchTree(root: number, interval = 250): () => Usage {
  const cpu = new Map<number, number>();
  let all = 0;
  let largest = 0;
  const look = () => {
    let held = 0;
    for (const { pid, seconds } of tree(root)) {
      cpu.set(pid, seconds);
      const bytes = memoryOf(pid);
      held += bytes;
      largest = Math.max(largest, bytes);
    }
    all = Math.max(all, held);
  };
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return { cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0), all, largest };
  };
}

interface Process {
  pid: number;
  parent: number;
  seconds: number;
}

function tree(root: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? []);
  const found = all.filter(({ pid }) => pid === root);
  // The list grows while it is walked: children join behind their parents.
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
}

function processOf(pid: number): Process | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The name, in brackets, may hold anything; the fields that count follow it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number) as [number, number, number];
  return { pid, parent, seconds: (user + system) / ticks };
}

function memoryOf(pid: number): number {
  const kilobytes = read(`/proc/${pid}/smaps_rollup`)?.match(/^Pss:\s+(\d+) kB$/m)?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** A file of `/proc`; nothing where the process has ended meanwhile. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
