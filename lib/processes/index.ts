import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** A module that does one piece of some work. Items and results are plain data, or nearly (structured clone). */
export interface WorkModule<Item, Result> {
  work: (item: Item) => Result;
}

export type Message = { result: unknown } | { error: unknown };

/** Of fewer items, processes take longer to start than they save. */
export const WORTHWHILE = 300;

/**
 * Has a module work on every item, in no certain order, and hands on each result as it comes. Many items are dealt out to
 * processes, one a core, which take their memory with them when they end.
 * @param module Address of a `WorkModule`
 * @throws what the work throws (message and stack), once the other processes have done theirs
 */
export async function dealOut<Item, Result>(
  module: URL,
  items: readonly Item[],
  onResult: (result: Result) => void,
): Promise<void> {
  if (items.length < WORTHWHILE) {
    const { work }: WorkModule<Item, Result> = await import(module.href);
    for (const item of items) onResult(work(item));
    return;
  }
  const cores = Math.min(availableParallelism(), Math.ceil(items.length / (WORTHWHILE / 2)));
  const shares = Array.from({ length: cores }, (_, core) => items.filter((_item, index) => index % cores === core));
  const done = await Promise.allSettled(shares.map((share) => inProcess(module, share, onResult)));
  for (const share of done) if (share.status === 'rejected') throw share.reason;
}

async function inProcess<Item, Result>(
  module: URL,
  share: readonly Item[],
  onResult: (result: Result) => void,
): Promise<void> {
  const runner = fileURLToPath(new URL('./runner.ts', import.meta.url));
  // Room for young objects: parsers make nothing else, and clearing them away is a tenth less work.
  const execArgv = ['--max-semi-space-size=64', '--import', 'tsx'];
  const child = fork(runner, [module.href], { execArgv, serialization: 'advanced' });
  let results = 0;
  let failure: { error: unknown } | undefined;
  child.on('message', (message: Message) => {
    if ('error' in message) failure = message;
    else {
      results++;
      onResult(message.result as Result);
    }
  });
  child.send(share, () => {}); // a process that has ended by then is told of below
  const [code, signal] = await once(child, 'close');
  if (failure) throw failure.error;
  if (code !== 0 || results < share.length)
    throw new Error(
      `${fileURLToPath(module)} did ${results} of ${share.length} and ended with ${signal ?? `code ${code}`}`,
    );
}
