/** The process in which `dealOut` has a share of the items worked on. */
import type { Message, WorkModule } from './index.ts';

const { work }: WorkModule<unknown, unknown> = await import(process.argv[2] ?? '');

process.once('message', async (share: unknown[]) => {
  try {
    for (const item of share) await tell({ result: work(item) });
  } catch (error) {
    await tell({ error });
  }
  process.disconnect();
});

/** Waits until the message has left: a process that disconnects earlier loses it. */
function tell(message: Message): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
