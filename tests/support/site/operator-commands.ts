import { runCommandLine } from '#server/cli.ts';

export interface CommandResult {
  readonly code: number;
  readonly said: readonly string[];
  readonly complained: readonly string[];
}

/** Runs `futago WORDS…` on a database, in this process. */
export async function runFutago(words: readonly string[], databaseUrl: string, dataFolder: string): Promise<CommandResult> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  const environment = { DATABASE_URL: databaseUrl, FUTAGO_DATA_FOLDER: dataFolder, FUTAGO_LOG_LEVEL: 'silent' };
  return { code: await runCommandLine(words, terminal, environment), said, complained };
}
