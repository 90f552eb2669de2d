import type { PageDocument } from '#graphql/document/page-document.ts';
import type { ColumnType, JSONColumnType } from 'kysely';

/** Pages that an operator wrote. */
export interface PagesTable {
  language: 'vi' | 'ja';
  slug: string;
  title: string;
  description: string;
  /** What the operator wrote. */
  markdown: string;
  document: JSONColumnType<PageDocument>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
