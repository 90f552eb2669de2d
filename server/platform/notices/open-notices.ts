import type { CommandContext } from '../command/command.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../data-folder/data-folder.ts';
import type { Logger } from '../logging.ts';
import { StartError } from '../start.errors.ts';
import { NO_NOTICES, type Notices, type OpenNotices } from './notices.ts';
import { PostgresNotices } from './postgres-notices.ts';

/** Over Redis where one is configured, else over the database itself. Nothing is heard before `listen()`. */
export async function openNotices(
  { redisUrl, sites }: Pick<Config, 'redisUrl' | 'sites'>,
  { database, url }: Pick<OpenDatabase, 'database' | 'url'>,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<OpenNotices> {
  if (redisUrl === null) return new PostgresNotices({ database, url, log });
  const { RedisNotices } = await import('./redis-notices.ts');
  return await RedisNotices.open({ url: redisUrl, channel: `futago ${sites.vi.origin} ${sites.ja.origin}`, log });
}

/**
 * For a command that changes what running servers hold. Where nothing can carry notices the command does its work all
 * the same, and says so: servers follow as what they hold grows old.
 */
export async function withNotices<Result>(
  { config, log, say }: Pick<CommandContext, 'config' | 'log' | 'say'>,
  open: Pick<OpenDatabase, 'database' | 'url'>,
  body: (notices: Notices) => Promise<Result>,
): Promise<Result> {
  let notices: OpenNotices | null = null;
  try {
    notices = await openNotices(config, open, log);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    say(`${error.message} Running servers follow within two minutes.`);
  }
  try {
    return await body(notices ?? NO_NOTICES);
  } finally {
    await notices?.close();
  }
}
