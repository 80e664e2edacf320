/** Deals a number of items out to a module, and one more if a second number is given, and prints what came of it. */
import { dealOut } from '../index.ts';
import type { work } from './worker.ts';

const [module = '', ...numbers] = process.argv.slice(2);
const [count, last] = numbers.map(Number);
const items = Array.from({ length: count ?? 0 }, (_, index) => index);
if (last !== undefined) items.push(last);

const results: ReturnType<typeof work>[] = [];
let error = '';
try {
  await dealOut<number, ReturnType<typeof work>>(new URL(module, import.meta.url), items, (result) =>
    results.push(result),
  );
} catch (thrown) {
  error = String(thrown);
}
const elsewhere = new Set(results.map(({ pid }) => pid).filter((pid) => pid !== process.pid)).size;
const sum = results.reduce((total, { doubled }) => total + doubled, 0);
console.log(JSON.stringify({ results: results.length, sum, elsewhere: elsewhere > 0, error }));
