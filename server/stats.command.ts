import { sql } from 'kysely';
import { VAULT_KEY } from './content/store/hidden-chapters.ts';
import { readGivenUpUploads } from './modules/uploads/processing/given-up-uploads.ts';
import { type Command, type CommandContext, refuseOptions } from './platform/command/command.ts';
import { MOST_LISTED } from './platform/command/command-words.ts';
import type { Database } from './platform/database/database.ts';
import { joinDataFolder } from './platform/data-folder/data-folder.ts';
import { DEAD_LETTERS } from './platform/jobs/dead-letters.ts';
import { startJobs } from './platform/jobs/jobs.ts';

const HELP = `Usage: futago stats

Prints what the site holds and what waits for its operator, a name and a number on each line. Works beside a running server.

Example: futago stats`;

export const statsCommand: Command = {
  name: 'stats',
  summary: 'counts works, readers, comments and views, and what waits for the operator',
  help: HELP,
  run,
};

async function run(words: readonly string[], { config, log, say }: CommandContext): Promise<number> {
  refuseOptions('stats', words);
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago stats' });
  try {
    const jobs = await startJobs({ url: folder.url, log, isWorker: false });
    try {
      const levels = (await jobs.levels()).filter(({ name }) => name !== DEAD_LETTERS);
      const figures: Readonly<Record<string, number>> = {
        ...(await count(folder.database)),
        'background jobs that wait or run': levels.reduce((sum, { queued, active }) => sum + queued + active, 0),
        'background jobs given up':
          (await jobs.deadLetters.list()).length + (await readGivenUpUploads(folder.database, MOST_LISTED)).length,
      };
      for (const [name, figure] of Object.entries(figures)) say(`${name}\t${figure}`);
      return 0;
    } finally {
      await jobs.stop();
    }
  } finally {
    await folder.close();
  }
}

async function count(database: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select works_count from work_counts where language = 'vi') as "works in Vietnamese",
      (select works_count from work_counts where language = 'ja') as "works in Japanese",
      (select count(*) from works where hidden_at is not null and source_key not like ${`${VAULT_KEY}%`}) as "works that are hidden",
      (select count(*) from chapters join works on works.id = work_id where hidden_at is null) as "chapters",
      (select count(*) from pictures) as "pictures",
      (select count(*) from users) as "accounts",
      (select count(*) from users where blocked_at is not null) as "accounts that are blocked",
      (select count(*) from sessions where ended_at is null and expires_at > now()) as "sessions",
      (select count(*) from comments where deleted_at is null) as "comments",
      (select count(*) from follows) as "follows",
      (select coalesce(sum(views), 0)::bigint from work_views where day > current_date - 7) as "views of seven days",
      (select count(*) from own_works where review = 'WAITING') as "works that wait for a look",
      (select count(*) from reader_reports where settled_at is null)
        + (select count(*) from comment_reports join comments on comments.id = comment_id
            where settled_at is null and deleted_at is null) as "reports without an answer",
      (select count(*) from uploads where state in ('RECEIVING', 'WAITING', 'PROCESSING')) as "uploads under way",
      pg_database_size(current_database()) as "bytes of the database"`.execute(database);
  return rows[0] ?? {};
}
