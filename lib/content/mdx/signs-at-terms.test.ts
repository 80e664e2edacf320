import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textCompiler } from '@/lib/testing/compile.ts';

const Term = ({ children }: { children: ReactNode }) => createElement('b', {}, children);

async function html(source: string): Promise<string> {
  const compile = await textCompiler();
  return renderToStaticMarkup(createElement(compile(source), { components: { Term } }));
}

test.each([
  ['uma <Term>odd</Term>, alta', 'uma <span class="with-signs"><b>odd</b>,</span> alta'],
  ['o acaso (<Term>RNG</Term>).', 'o acaso <span class="with-signs">(<b>RNG</b>).</span>'],
  ['**<Term>Stake</Term>:** fixa', '<strong><span class="with-signs"><b>Stake</b>:</span></strong> fixa'],
  ['uma <Term>odd</Term> alta', 'uma <b>odd</b> alta'],
  ['<Term>odd</Term>/<Term>RTP</Term>', '<span class="with-signs"><b>odd</b>/</span><b>RTP</b>'],
])('%s', async (source, expected) => {
  expect(await html(source)).toBe(`<p>${expected}</p>`);
});
