import { type SqlBool, sql } from 'kysely';

/** Whether a row of `works` is listed: in listings, search, feeds, sitemaps and counts. */
export const LISTED = sql<SqlBool>`works.hidden_at is null and works.chapters_count > 0`;
