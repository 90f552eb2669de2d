import { type Transaction, sql } from 'kysely';
import { LISTED } from '#server/modules/works/listed-works.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';

/** What a work counts for: nothing (null) while it is hidden or has no chapter. */
export type Listing = { readonly language: LanguageCode; readonly genres: readonly string[] } | null;

/** How the work counts as the transaction sees it now. */
export async function readListing(transaction: Transaction<Tables>, sourceKey: string): Promise<Listing> {
  const work = await transaction
    .selectFrom('works')
    .select(['id', 'language'])
    .where('source_key', '=', sourceKey)
    .where(LISTED)
    .executeTakeFirst();
  if (!work) return null;
  const genres = await transaction.selectFrom('work_genres').select('genre_slug').where('work_id', '=', work.id).execute();
  return { language: work.language, genres: genres.map(({ genre_slug }) => genre_slug) };
}

/** Moves the counters by the difference. Rows are taken in one order by everybody, so that two imports never wait for each other. */
export async function moveCounts(transaction: Transaction<Tables>, before: Listing, after: Listing): Promise<void> {
  const genres = new Map<string, { vi: number; ja: number }>();
  const works = { vi: 0, ja: 0 };
  for (const [listing, step] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (!listing) continue;
    works[listing.language] += step;
    for (const slug of listing.genres) {
      const moved = genres.get(slug) ?? { vi: 0, ja: 0 };
      moved[listing.language] += step;
      genres.set(slug, moved);
    }
  }
  for (const [slug, moved] of [...genres].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (moved.vi === 0 && moved.ja === 0) continue;
    await transaction
      .updateTable('genres')
      .set({ works_count_vi: sql`works_count_vi + ${moved.vi}`, works_count_ja: sql`works_count_ja + ${moved.ja}` })
      .where('slug', '=', slug)
      .execute();
  }
  for (const language of ['ja', 'vi'] as const) {
    if (works[language] === 0) continue;
    await transaction
      .updateTable('work_counts')
      .set({ works_count: sql`works_count + ${works[language]}` })
      .where('language', '=', language)
      .execute();
  }
}
