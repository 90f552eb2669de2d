import { type Transaction, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { ImportedTwin } from '../imported-work.ts';

export interface TwinOfPair {
  readonly id: number;
  readonly sourceKey: string;
}

/**
 * Links a work with its twin and aligns their chapters, both ways round, where the twin is there; else the twin's own import will.
 * Returns whether anything changed. The caller has locked the pair.
 */
export async function writeTwin(transaction: Transaction<Tables>, workId: number, twin: ImportedTwin): Promise<boolean> {
  const other = await transaction
    .selectFrom('works')
    .innerJoin('works as own', (join) => join.on('own.id', '=', workId))
    .select('works.id')
    .where('works.source_key', '=', twin.sourceKey)
    .whereRef('works.language', '<>', 'own.language')
    .executeTakeFirst();
  if (!other) return false;
  const isNew = await linkWorks(transaction, workId, other.id);
  return (await alignChapters(transaction, workId, other.id, twin.alignment)) || isNew;
}

/** Links two works of two languages, chapters of equal numbers together. False, with nothing changed, where they are twins already. */
export async function linkTwins(transaction: Transaction<Tables>, one: TwinOfPair, other: TwinOfPair): Promise<boolean> {
  await lockPair(transaction, one.sourceKey, other.sourceKey);
  const isNew = await linkWorks(transaction, one.id, other.id);
  if (isNew) await alignChapters(transaction, one.id, other.id, 'number');
  return isNew;
}

/** False where they were no twins. */
export async function partTwins(transaction: Transaction<Tables>, one: TwinOfPair, other: TwinOfPair): Promise<boolean> {
  await lockPair(transaction, one.sourceKey, other.sourceKey);
  await alignChapters(transaction, one.id, other.id, []);
  const parted = await sql`
    delete from twins where (work_id, twin_id) in ((${one.id}, ${other.id}), (${other.id}, ${one.id}))`.execute(transaction);
  return Number(parted.numAffectedRows ?? 0) > 0;
}

/** To be called before any row of the work is taken. */
export async function lockPairsOf(transaction: Transaction<Tables>, workId: number, sourceKey: string): Promise<void> {
  const twins = await transaction
    .selectFrom('twins')
    .innerJoin('works', 'works.id', 'twins.twin_id')
    .select('works.source_key as key')
    .where('twins.work_id', '=', workId)
    .orderBy('key')
    .execute();
  for (const { key } of twins) await lockPair(transaction, sourceKey, key);
}

/** Gives a chapter that is shown again the chapter of its number in each twin whose chapters go by numbers. What has a twin keeps it. */
export async function alignShown(transaction: Transaction<Tables>, chapterId: number): Promise<void> {
  await sql`
    insert into chapter_twins (chapter_id, twin_id)
    select pair.one_id, pair.two_id from chapters shown
    join twins on twins.work_id = shown.work_id
    join lateral (
      select id from chapters where work_id = twins.twin_id and number = shown.number order by position limit 1
    ) other on true
    cross join lateral (values (shown.id, other.id), (other.id, shown.id)) pair (one_id, two_id)
    where shown.id = ${chapterId} and not exists (
      select from chapter_twins join chapters one on one.id = chapter_id join chapters two on two.id = chapter_twins.twin_id
      where one.work_id = shown.work_id and two.work_id = twins.twin_id
        and (one.id = shown.id or two.id = other.id or one.number <> two.number)
    )`.execute(transaction);
}

/**
 * Twins that are written at the same time would not see each other: the second waits here until the first is committed. Before it
 * takes any row of the works, since the first goes on to rows of both.
 */
export async function lockPair(transaction: Transaction<Tables>, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join('\n');
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 1))`.execute(transaction);
}

async function linkWorks(transaction: Transaction<Tables>, workId: number, otherId: number): Promise<boolean> {
  const linked = await transaction
    .insertInto('twins')
    .values([
      { work_id: workId, twin_id: otherId },
      { work_id: otherId, twin_id: workId },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .returning('work_id')
    .execute();
  return linked.length > 0;
}

async function alignChapters(
  transaction: Transaction<Tables>,
  workId: number,
  otherId: number,
  alignment: ImportedTwin['alignment'],
): Promise<boolean> {
  const own = await readNumbers(transaction, workId);
  const other = await readNumbers(transaction, otherId);
  const pairs = alignment === 'number' ? [...own.keys()].map((number) => ({ number, twin: number })) : alignment;
  const wanted: [number, number][] = [];
  for (const { number, twin } of pairs) {
    const [one, two] = [own.get(Number(number)), other.get(Number(twin))];
    if (one !== undefined && two !== undefined) wanted.push([one, two], [two, one]);
  }
  const rows = wanted.map(([chapter, twin]) => ({ chapter_id: chapter, twin_id: twin }));
  const removed = await sql`
    delete from chapter_twins using chapters one, chapters two
    where one.id = chapter_id and two.id = twin_id and (one.work_id, two.work_id) in ((${workId}, ${otherId}), (${otherId}, ${workId}))
    and not (chapter_id, twin_id) in (select * from unnest(${rows.map((row) => row.chapter_id)}::bigint[], ${rows.map((row) => row.twin_id)}::bigint[]))
  `.execute(transaction);
  if (rows.length === 0) return Number(removed.numAffectedRows ?? 0) > 0;
  const added = await transaction
    .insertInto('chapter_twins')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('chapter_id')
    .execute();
  return added.length > 0 || Number(removed.numAffectedRows ?? 0) > 0;
}

/** The chapters by number; of chapters with one number the first. */
async function readNumbers(transaction: Transaction<Tables>, workId: number): Promise<Map<number, number>> {
  const chapters = await transaction
    .selectFrom('chapters')
    .select(['id', 'number'])
    .where('work_id', '=', workId)
    .orderBy('position', 'desc')
    .execute();
  return new Map(chapters.map(({ id, number }) => [Number(number), id]));
}
