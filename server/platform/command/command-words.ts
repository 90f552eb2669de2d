import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

/** Lines that a list of a command prints. */
export const MOST_LISTED = 1000;
const LONGEST_REASON = 500;

/** Words of a command line by `options`, as node:util reads them. Throws a UsageError for an option that is none of them. */
export function parseWords<const Options extends ParseArgsOptionsConfig>(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? `${error.message.split('. ')[0]}.` : String(error));
  }
}

/** The reason that was given with --because; '' for none. Throws a UsageError for one that is too long. */
export function readReason(because: string | undefined): string {
  const reason = (because ?? '').trim();
  if (reason.length > LONGEST_REASON) throw new UsageError(`--because has at most ${LONGEST_REASON} characters.`);
  return reason;
}
