import { sql } from 'kysely';
import { openDatabase } from '#server/platform/database/database.ts';
import { runningPostgresUrl } from '#server/platform/postgres/embedded-postgres.ts';

const KEY = 'bench-added';

/** Adds Vietnamese works, so many a second, to the catalogue of a running site while `work` is done; then they are taken away. */
export async function whileWorksAreAdded<Result>(dataFolder: string, perSecond: number, work: () => Promise<Result>): Promise<Result> {
  const url = await runningPostgresUrl(dataFolder);
  if (url === null) throw new Error(`No database runs on ${dataFolder}.`);
  const database = openDatabase(url, { poolSize: 1, statementTimeoutMilliseconds: 0 });
  let added = 0;
  const add = () =>
    sql`
    insert into works (source_key, language, format, status, direction, title, chapters_count)
    values (${`${KEY}-${added}`}, 'vi', 'NOVEL', 'ONGOING', 'LEFT_TO_RIGHT', ${`Mới thêm ${added++}`}, 1)`.execute(database);
  const removeAll = () => sql`delete from works where source_key like ${`${KEY}-%`}`.execute(database);
  await removeAll();
  const adding: Promise<unknown>[] = [];
  const timer = setInterval(() => adding.push(add()), 1000 / perSecond);
  try {
    const result = await work();
    clearInterval(timer);
    await Promise.all(adding);
    return result;
  } finally {
    clearInterval(timer);
    await Promise.allSettled(adding);
    await removeAll();
    await database.destroy();
  }
}
