import { sql, type Transaction } from 'kysely';
import { areChaptersPartitioned, partitionChapters } from './modules/chapters/chapter-partitions.ts';
import { addViewPartitions, areViewsPartitioned, partitionViews } from './modules/views/view-partitions.ts';
import { type Command, type CommandContext, UsageError } from './platform/command/command.ts';
import type { Database } from './platform/database/database.ts';
import { joinDataFolder } from './platform/data-folder/data-folder.ts';
import { StartError } from './platform/start.errors.ts';
import type { Tables } from './platform/database/tables.ts';
import { untilAborted } from './platform/until-aborted.ts';

const HELP = `Usage: futago partition [views | chapters]

Makes a large table one in partitions, in one transaction: cut off, it leaves everything as it was. Run again, it says that it is
so already.

  views     by month, which is what it does when nothing is named. A large table is easier to look after by months, and as fast
            as before. The server makes the months ahead by itself from then on, and a default partition takes what none was
            made for; run again, this makes them too. (docs/decisions/043-views-by-month.md)
  chapters  in eight, by the hash of their id. Only for who has more chapters than one table can be looked after with: reading
            lists takes about twice as long, writing chapters two to three times. (docs/decisions/052-chapters-by-hash.md)

Restore and migrate-database carry rows into tables as they find them: run this before or after them.

Views may be partitioned beside a running server, where they wait meanwhile and are not counted after half a minute: stop it
where there are many millions of rows. Stop it before chapters are, which nobody can read meanwhile. Either takes as much room
again as the table has, until it is done.

Examples: futago partition
          DATABASE_URL=postgresql://futago:secret@db.example.org/futago futago partition chapters`;

/** No lock in time, and two who waited for each other. */
const HELD_UP = ['55P03', '40P01'];

interface Subject {
  readonly name: string;
  readonly table: 'work_views' | 'chapters';
  readonly isDone: (database: Database) => Promise<boolean>;
  readonly partition: (transaction: Transaction<Tables>) => Promise<void>;
  readonly done: string;
  /** What is said when it is done already, and does what is missing. */
  readonly again: (database: Database) => Promise<string>;
}

const VIEWS: Subject = {
  name: 'views',
  table: 'work_views',
  isDone: areViewsPartitioned,
  partition: (transaction) => partitionViews(transaction, new Date()),
  done: 'Views are partitioned by month.',
  again: async (database) => {
    const added = await addViewPartitions(database, new Date());
    return `Views are partitioned by month already; ${added.length === 0 ? 'no month was missing' : `added ${added.join(', ')}`}.`;
  },
};

const CHAPTERS: Subject = {
  name: 'chapters',
  table: 'chapters',
  isDone: areChaptersPartitioned,
  partition: partitionChapters,
  done: 'Chapters are partitioned by the hash of their id.',
  again: async () => 'Chapters are partitioned by the hash of their id already.',
};

export const partitionCommand: Command = {
  name: 'partition',
  summary: 'partitions the views of a large database by month, or its chapters by hash',
  help: HELP,
  run,
};

async function run(words: readonly string[], { config, log, say, signal }: CommandContext): Promise<number> {
  const subject = subjectOf(words);
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago partition' });
  const { database } = folder;
  try {
    if (await subject.isDone(database)) {
      say(await subject.again(database));
      return 0;
    }
    await partitionAtOnce(database, subject, signal);
    await analyze(database, subject);
    say(subject.done);
    return 0;
  } finally {
    await folder.close();
  }
}

function subjectOf(words: readonly string[]): Subject {
  const [name = VIEWS.name, ...more] = words;
  const subject = [VIEWS, CHAPTERS].find((one) => one.name === name);
  if (subject === undefined || more.length > 0)
    throw new UsageError(`futago partition takes views or chapters, but was given ${words.join(' ')}.`);
  return subject;
}

/** However long it takes; when the signal aborts, the statement that runs is cancelled, and all before it is undone. */
async function partitionAtOnce(database: Database, { name, partition }: Subject, signal: AbortSignal): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      // A server that is not told otherwise goes on for a client that was killed.
      await sql`set local client_connection_check_interval = '1s'`.execute(transaction);
      await untilAborted(database, transaction, signal, () => partition(transaction));
    });
  } catch (error) {
    if (signal.aborted) throw new StartError(`Stopped before it was done: ${name} are as they were.`);
    if (!(error instanceof Error && 'code' in error && HELD_UP.includes(String(error.code)))) throw error;
    throw new StartError(`Others are at work on ${name}, which are as they were: stop the server, or try again later.`);
  }
}

/** Plans of a table that was never counted are bad ones. */
async function analyze(database: Database, { table }: Subject): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`analyze ${sql.table(table)}`.execute(transaction);
  });
}
