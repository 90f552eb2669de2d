import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { WorkOrder } from './listing-index.ts';

/** As the language orders its names; a Japanese title stands where its reading does. Collations of migration 005. */
const NAMES = {
  vi: (works: string) => sql`${sql.ref(works)}.title collate futago_vi`,
  ja: (works: string) => sql`coalesce(${sql.ref(works)}.title_reading, ${sql.ref(works)}.title) collate futago_ja`,
} as const;

/** Works of a language by `order`; those that nothing else tells apart by their ids. */
export function orderBy(language: LanguageCode, order: WorkOrder): RawBuilder<unknown> {
  const direction = isFalling(order) ? sql`desc` : sql`asc`;
  return sql`${columnOf('works', language, order)} ${direction}, works.id ${direction}`;
}

/** Whether in `order` the row of one table, or of its alias, stands before that of another. */
export function standsBefore(one: string, other: string, language: LanguageCode, order: WorkOrder): RawBuilder<SqlBool> {
  const [first, second] = isFalling(order) ? [other, one] : [one, other];
  return sql`(${columnOf(first, language, order)}, ${sql.ref(`${first}.id`)}) < (${columnOf(second, language, order)}, ${sql.ref(`${second}.id`)})`;
}

function isFalling(order: WorkOrder): boolean {
  return order !== 'NAME';
}

function columnOf(works: string, language: LanguageCode, order: WorkOrder): RawBuilder<unknown> {
  if (order === 'NAME') return NAMES[language](works);
  return sql.ref(order === 'UPDATED' ? `${works}.updated_at` : `${works}.views_count`);
}
