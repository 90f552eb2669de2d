#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { type Command, type CommandContext, UsageError } from './platform/command/command.ts';
import { readConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/config.errors.ts';
import { createLogger, type Logger } from './platform/logging.ts';
import { nearestWord } from './platform/nearest-word.ts';
import { asLostDatabase, asStartError } from './platform/start.errors.ts';
import { watchStopSignals } from './platform/stop-signals.ts';

/** Loaded only when asked for: importing needs libraries that serving does not. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.command.ts')).serveCommand,
  import: async () => (await import('./content/import.command.ts')).importCommand,
  review: async () => (await import('./review.command.ts')).reviewCommand,
  reports: async () => (await import('./reports.command.ts')).reportsCommand,
  user: async () => (await import('./user.command.ts')).userCommand,
  page: async () => (await import('./page.command.ts')).pageCommand,
  hide: async () => (await import('./moderation.command.ts')).hideCommand,
  show: async () => (await import('./moderation.command.ts')).showCommand,
  audit: async () => (await import('./audit.command.ts')).auditCommand,
  jobs: async () => (await import('./jobs.command.ts')).jobsCommand,
  twins: async () => (await import('./twins.command.ts')).twinsCommand,
  stats: async () => (await import('./stats.command.ts')).statsCommand,
  backup: async () => (await import('./backup/backup.command.ts')).backupCommand,
  restore: async () => (await import('./backup/restore.command.ts')).restoreCommand,
  partition: async () => (await import('./partition.command.ts')).partitionCommand,
  'migrate-database': async () => (await import('./backup/migrate-database.command.ts')).migrateDatabaseCommand,
  'bench-data': async () => (await import('./content/bench-data/bench-data.command.ts')).benchDataCommand,
};

export interface Terminal {
  /** Prints one line on standard output. */
  readonly say: (line: string) => unknown;
  /** Prints one line on standard error. */
  readonly complain: (line: string) => unknown;
}

const HELP_WORDS = ['help', '--help', '-h'];
const VERSION_WORDS = ['version', '--version', '-v'];

/** Runs `futago WORDS…`. Resolves with the exit code: 0 when it did what was asked, 1 otherwise. */
export async function runCommandLine(
  words: readonly string[],
  terminal: Terminal,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const [name, ...options] = words;
  if (name === undefined || HELP_WORDS.includes(name)) {
    terminal.say(await overview());
    return name === undefined ? 1 : 0;
  }
  if (VERSION_WORDS.includes(name)) {
    terminal.say(await version());
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    const near = nearestWord(name, Object.keys(COMMANDS));
    terminal.complain(`There is no command "${name}"; ${near === null ? 'futago help lists them' : `did you mean futago ${near}?`}`);
    return 1;
  }
  const command = await load();
  if (options.some((option) => option === '--help' || option === '-h')) {
    terminal.say(command.help);
    return 0;
  }
  return await runCommand(command, options, terminal, environment);
}

async function runCommand(
  command: Command,
  options: readonly string[],
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const stopping = watchStopSignals();
  let log: Logger | null = null;
  try {
    const config = readConfig(environment);
    log = createLogger(config.logLevel);
    const context: CommandContext = {
      config,
      log,
      say: terminal.say,
      signal: stopping.signal,
      atForcedEnd: (action) => stopping.atForcedEnd(action),
    };
    refuseEmpty(options);
    return await command.run(options, context);
  } catch (error) {
    terminal.complain(sentenceFor(error, command));
    return 1;
  } finally {
    stopping.release();
  }
}

/** But for the value of an option, such as no reason. */
function refuseEmpty(options: readonly string[]): void {
  if (options.some((option, index) => option === '' && !options[index - 1]?.startsWith('--')))
    throw new UsageError('One of the words given is empty, as a variable that is not set leaves it.');
}

function sentenceFor(error: unknown, command: Command): string {
  if (error instanceof UsageError) return `${error.message}\nfutago ${command.name} --help says more.`;
  if (error instanceof ConfigError) return error.message;
  const known = asStartError(error) ?? asLostDatabase(error);
  return known?.message ?? `Futago failed: ${error instanceof Error ? error.stack : String(error)}`;
}

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(16)} ${summary}`);
  return ['Usage: futago COMMAND [OPTIONS…]', '', ...lines, '', 'futago COMMAND --help says more of one.'].join('\n');
}

async function version(): Promise<string> {
  const described = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return described.version;
}

/** A closed pipe (`futago help | head`) is no fault; what could not be printed is of no use to anyone then. */
export async function runAsProgram(words: readonly string[]): Promise<never> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const code = await runCommandLine(words, {
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  });
  // Whatever an aborted command left running in libraries must not keep the process.
  process.exit(code);
}

if (import.meta.main) await runAsProgram(process.argv.slice(2));
