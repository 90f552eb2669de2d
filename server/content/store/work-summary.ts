import { type Transaction, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** Writes the copies of what its chapters say, those of the work and of its genres. A work without any keeps the time of its last one. */
export async function writeSummary(transaction: Transaction<Tables>, workId: number): Promise<void> {
  await sql`
    with moved as (
      update works set
        chapters_count = summary.count,
        first_chapter_id = summary.first,
        last_chapter_id = summary.last,
        updated_at = coalesce(summary.newest, works.updated_at)
      from (
        select count(*) as count, max(published_at) as newest,
          (array_agg(id order by position))[1] as first, (array_agg(id order by position desc))[1] as last
        from chapters where work_id = ${workId}
      ) summary
      where works.id = ${workId} returning works.id, works.updated_at
    )
    update work_genres set updated_at = moved.updated_at from moved
    where work_id = moved.id and work_genres.updated_at <> moved.updated_at`.execute(transaction);
}
