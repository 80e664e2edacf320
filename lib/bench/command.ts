/** How the commands of this folder read their options, and end when they cannot go on. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options that a command was given; ends it, telling how it is called, where they are not as told. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ options });
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`);
  }
}

/** Ends a command with a sentence for the person who gave it. */
export function stop(words: string): never {
  console.error(words);
  process.exit(1);
}
