import { gzipSync } from 'node:zlib';
import { budgets } from '@/lib/budgets.ts';
import { bundleInline } from './bundle.ts';
import { inlineScripts } from './index.ts';

test('all inline script of a page is within its budget, compressed', () => {
  const loader = bundleInline('loader', { ISLANDS_URL: '/assets/islands-ABCDEFGH.js' });
  const { head, page, backLinks } = inlineScripts;
  expect(gzipSync(head + page + backLinks + loader).length).toBeLessThanOrEqual(budgets.inlineScript.bytes);
});

test('the scripts can stand in a page, each in a scope of its own', () => {
  for (const text of Object.values(inlineScripts)) {
    expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/s);
    expect(text).not.toContain('</script');
  }
});
