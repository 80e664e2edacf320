import { parseArgs } from 'node:util';
import { closest } from '@/lib/content/diagnostics/closest.ts';
import {
  type CheckLanguage,
  formatMessage,
  type Message,
  message,
  systemLanguage,
} from '@/lib/content/diagnostics/messages.ts';
import { stop } from '@/lib/stop.ts';

// A reader may close the pipe early, as `| head` does: the command then goes on without one, to its own end.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const languages = ['pt', 'en'] as const satisfies readonly CheckLanguage[];

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
 * A command's options, the words beside them, and the language in which it speaks: that of `--lang`, which every command takes, or
 * of this computer. Every command calls this before it does anything: `--help` prints the usage alone, and what the command does
 * not know ends it with a message and the usage.
 * @param usage how the command is called
 * @param most how many words beside its options the command takes
 * @example readOptions('npm run diff -- <ref> [--format text|markdown]', { format: ['text', 'markdown'] }, 1)
 */
export function readOptions<const O extends Options>(
  usage: string,
  options: O,
  most = 0,
  args = process.argv.slice(2),
): { values: Values<O>; words: string[]; language: CheckLanguage } {
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  const known = { ...options, lang: languages };
  const {
    values: { lang, ...values },
    positionals,
    tokens,
  } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(known).map(([name, kind]) => [name, { type: kind === 'switch' ? 'boolean' : 'string' }]),
    ),
  });
  const language = languages.find((code) => code === lang) ?? systemLanguage();
  const wrong = tokens.flatMap((token) => (token.kind === 'option' ? (problemOf(token, known) ?? []) : []));
  const left = positionals.slice(most).map((word) => message('command.wordTooMany', { word }));
  const problems = [...wrong, ...left].map((problem) => formatMessage(problem, language));
  if (problems.length > 0) stop([...problems, usage].join('\n'));
  return { values: values as Values<O>, words: positionals, language };
}

/** An option as `parseArgs` found it; `rawName` has its dashes. */
interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function problemOf({ name, rawName, value, inlineValue }: OptionToken, options: Options): Message | undefined {
  const kind = Object.hasOwn(options, name) ? options[name] : undefined;
  if (kind === undefined || (kind === 'switch' && value !== undefined)) {
    const known = [...Object.keys(options), 'help'].map((option) => `--${option}`);
    const option = inlineValue ? `${rawName}=${value}` : rawName;
    return message('command.unknownOption', { option, near: closest(rawName, known) ?? 'none', known });
  }
  if (kind === 'switch') return undefined;
  // An option stands where the value was forgotten. One dash is a minus: an Asian line is “-0,5”.
  const given = value !== undefined && (inlineValue || !value.startsWith('--')) ? value : undefined;
  if (typeof kind === 'string') return given === undefined ? message('new.missingText', { flag: name }) : undefined;
  return given !== undefined && kind.includes(given)
    ? undefined
    : message('fields.wrong', {
        field: rawName,
        value: given === undefined ? message('values.missing') : `“${given}”`,
        mend: message('mend.choice', { allowed: kind }),
      });
}
