import { type ParseArgsConfig, parseArgs } from 'node:util';
import { stop } from '@/lib/stop.ts';

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
