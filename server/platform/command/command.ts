import type { Config } from '../config/config.ts';
import type { Logger } from '../logging.ts';

/** One of the operator's commands, run by server/cli.ts. */
export interface Command {
  /** The word after `futago`. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `futago NAME --help` prints: usage line, options, an example. */
  readonly help: string;
  /**
   * Resolves with the exit code. A StartError, a ConfigError or a UsageError ends the command with its one sentence;
   * anything else is a fault of ours and is printed with its stack.
   */
  run(options: readonly string[], context: CommandContext): Promise<number>;
}

export interface CommandContext {
  readonly config: Config;
  readonly log: Logger;
  /** Prints one line for people on standard output. */
  readonly say: (line: string) => unknown;
  /** Aborts at the first Ctrl-C or SIGTERM: finish what must be finished and return. The second one ends the process. */
  readonly signal: AbortSignal;
  /** Runs at that second one; must not wait for anything. */
  readonly atForcedEnd: (action: () => void) => void;
}

/** Thrown for wrong options; the sentence is followed by a pointer to the command's help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** For a command that takes none. Throws a UsageError. */
export function refuseOptions(command: string, options: readonly string[]): void {
  if (options.length > 0) throw new UsageError(`futago ${command} takes no options, but was given ${options.join(' ')}.`);
}
