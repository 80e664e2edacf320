/** A `WorkModule` for the tests: tells in which process a number was doubled; 777 ends it halfway. */
export function work(item: number): { doubled: number; pid: number } {
  if (item === 777) process.exit(0);
  if (item < 0) throw new RangeError(`${item} is below zero`);
  return { doubled: item * 2, pid: process.pid };
}
