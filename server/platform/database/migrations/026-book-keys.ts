import { type Kysely, sql } from 'kysely';

/**
 * Books are known again however a Japanese author was spaced. Where two works come to one key, the older has it and the
 * other stays as it is.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`lock table works in share row exclusive mode`.execute(database);
  await sql.raw(STATEMENT).execute(database);
}

const STATEMENT = `
  with spaced as (
    select id, parts[1] || regexp_replace(parts[2], '\\s+', '', 'g') || parts[3] as key
    from (select id, regexp_match(source_key, '^((?:novel|epub)/(?:vi|ja)/)([^/]+)(/.*)$') as parts from works) read
    where parts[2] ~ '\\s' and parts[2] ~ '[\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff]'
  )
  update works set source_key = oldest.key
  from (select min(id) as id, key from spaced group by key) oldest
  where works.id = oldest.id and not exists (select from works held where held.source_key = oldest.key)`;
