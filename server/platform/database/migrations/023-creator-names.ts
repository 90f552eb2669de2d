import { type Kysely, sql } from 'kysely';

/**
 * Of the names that hold Japanese characters those are one that differ in their spaces or in width: the creator who was there first keeps
 * the works of all, and the reading that anyone has. Works whose creators change are found by search again as they are now.
 * Until the transaction ends 025 can read who became whom.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const KEY = `(case when name ~ '[\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff]' then replace(normalize(name, NFKC), ' ', '') else name end)`;

const STATEMENTS = [
  `lock table creators, credits in share row exclusive mode`,
  `create temporary table one_creator on commit drop as
    select id, kept from (select id, min(id) over (partition by ${KEY}) as kept from creators) named where id <> kept`,
  `update creators set reading = (select min(other.reading) from one_creator join creators other using (id) where kept = creators.id)
    where reading is null and id in (select kept from one_creator)`,
  `delete from search_works where work_id in (select work_id from credits join one_creator on id = creator_id)`,
  `insert into credits (work_id, creator_id, role, position)
    select work_id, kept, role, min(position) from credits join one_creator on id = creator_id
    group by work_id, kept, role on conflict do nothing`,
  `delete from credits using one_creator where id = creator_id`,
  `delete from creators using one_creator where one_creator.id = creators.id`,
  `create unique index creators_one_name on creators (${KEY})`,
];
