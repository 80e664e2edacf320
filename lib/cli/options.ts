import { parseArgs } from 'node:util';
import { stop } from '@/lib/stop.ts';

/** The options of a command: a switch, any text, or one of a few words. */
type Options = Record<string, 'switch' | 'text' | readonly string[]>;

type Values<O extends Options> = {
  [Name in keyof O]: O[Name] extends readonly (infer Word)[]
    ? Word | undefined
    : O[Name] extends 'switch'
      ? boolean
      : string | undefined;
};

/**
 * A command's options and positional arguments. Where an option is unknown or its value is not allowed, the command ends with a
 * message and the usage; `--help` prints the usage alone.
 * @param usage how the command is called
 * @example readOptions('npm run diff -- <ref> [--format text|markdown]', { format: ['text', 'markdown'] })
 */
export function readOptions<const O extends Options>(
  usage: string,
  options: O,
  args = process.argv.slice(2),
): { values: Values<O>; words: string[] } {
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, kind]) => [name, { type: kind === 'switch' ? 'boolean' : 'string' }]),
      ),
    });
    for (const [name, value] of Object.entries(values)) {
      const allowed = options[name];
      if (Array.isArray(allowed) && !allowed.includes(value))
        throw new Error(`--${name} ${value}: ${allowed.join(' | ')}`);
    }
    return { values: values as Values<O>, words: positionals };
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`);
  }
}
