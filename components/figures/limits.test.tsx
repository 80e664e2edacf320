/** Whatever the check accepts is drawn, with numbers that mean something, at the limits of the schema too. */
import fc from 'fast-check';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { type CalcProps, calcProps, calculate } from '@/lib/content/schema/formulas.ts';
import { type MdxComponentName, mdxComponents } from '@/lib/content/schema/mdx-components.ts';
import * as figures from './index.ts';

type Json = z.core.JSONSchema.JSONSchema;

/** Data of a schema: its limits, and ordinary numbers between them. */
function dataOf(schema: Json): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => dataOf(one as Json)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, dataOf(field as Json)]);
      return fc.record(Object.fromEntries(fields));
    }
    case 'array':
      return fc.array(dataOf(schema.items as Json), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 0,
      });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.constant('Sexta');
    default: {
      const least = schema.minimum ?? Number(schema.exclusiveMinimum) + 1e-6;
      const most = schema.maximum ?? Number(schema.exclusiveMaximum) - 1e-6;
      const step = schema.multipleOf ?? (schema.type === 'integer' ? 1 : 0.5);
      const steps = fc.nat(Math.floor(Math.min(most - least, 100) / step)).map((count) => least + count * step);
      return fc.oneof(fc.constantFrom(least, most), steps);
    }
  }
}

const accepted = (schema: z.ZodType, json = z.toJSONSchema(schema, { io: 'input' })) =>
  dataOf(json).filter((data) => schema.safeParse(data).success);

const drawn = Object.entries(figures).flatMap(([name, figure]) =>
  name === 'Calc' ? [] : [[name as MdxComponentName, figure as ComponentType<Record<string, unknown>>] as const],
);

test.each(drawn)('<%s>', (name, figure) => {
  fc.assert(
    fc.property(accepted(mdxComponents[name].props), (props) => {
      const html = renderToStaticMarkup(createElement(figure, { locale: 'pt', ...(props as object) }));
      expect(html).not.toMatch(/NaN|undefined|Infinity|∞/);
    }),
    { numRuns: 15, seed: 5 },
  );
});

test.each(calcProps.options.map((option) => [option.shape.formula.value, option] as const))('%s', (_, option) => {
  fc.assert(
    fc.property(accepted(option), (props) => {
      expect(Number.isFinite(calculate(props as CalcProps).value)).toBe(true);
    }),
    { numRuns: 25, seed: 5 },
  );
});
