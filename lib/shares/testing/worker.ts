/** A `Worker` for the tests: tells in which process a number was doubled. */
export function work(item: number): { doubled: number; pid: number } {
  if (item < 0) throw new RangeError(`${item} is below zero`);
  return { doubled: item * 2, pid: process.pid };
}
