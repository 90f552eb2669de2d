import { type Kysely, sql } from 'kysely';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { LISTED } from '../works/listed-works.ts';
import { packed, unpackIds } from '../works/packed-ids.ts';

export interface CreatorRow {
  readonly id: number;
  readonly name: string;
  readonly reading: string | null;
}

const MOST_TWINS = 5;
/** The newest works of a creator whose twins say how else they are named. */
const MOST_COMPARED = 40;
/** Most pairs say the same name. */
const MOST_PAIRS = 10;

/** Reads who made works, and which. */
export class CreatorsRepository {
  /** Those who are credited for a work that is shown; for the id of one who became another, that other. */
  readonly findByIds: (ids: readonly number[]) => Promise<(CreatorRow & { readonly askedFor: number })[]>;
  /** Who alone has the role in a twin of a work in which the creator alone has it. A translation has a translator of its own. */
  readonly findTwins: (ids: readonly number[]) => Promise<(CreatorRow & { readonly twinOf: number })[]>;
  readonly #workIds: (ids: readonly number[]) => Promise<{ readonly id: number; readonly workIds: Buffer }[]>;

  constructor(database: Kysely<Tables>) {
    this.findByIds = prepareStatement(database, selectByIds);
    this.findTwins = prepareStatement(database, selectTwins);
    this.#workIds = prepareStatement(database, selectWorkIds);
  }

  /** Of each creator the ids of all works in both languages, in any order, hidden ones among them. */
  async findWorkIds(ids: readonly number[]): Promise<{ readonly id: number; readonly workIds: Int32Array }[]> {
    const rows = await this.#workIds(ids);
    return rows.map(({ id, workIds }) => ({ id, workIds: unpackIds(workIds) }));
  }
}

function selectByIds(ids: readonly number[]) {
  return sql<CreatorRow & { readonly askedFor: number }>`
    select asked.id as "askedFor", creators.id, name, reading from unnest(${ids}::bigint[]) as asked (id)
    left join merged_creators merged on merged.id = asked.id
    join creators on creators.id = coalesce(merged.creator_id, asked.id)
    where exists (select from credits join works on works.id = work_id where creator_id = creators.id and ${LISTED})`;
}

function selectWorkIds(ids: readonly number[]) {
  return sql<{ id: number; workIds: Buffer }>`
    select creator_id as id, ${packed(sql.ref('work_id'))} as "workIds"
    from (select distinct creator_id, work_id from credits where creator_id = any(${ids})) credited
    group by creator_id`;
}

function selectTwins(ids: readonly number[]) {
  return sql<CreatorRow & { readonly twinOf: number }>`
    select wanted.id as "twinOf", twin.* from unnest(${ids}::bigint[]) as wanted (id)
    cross join lateral (
      select distinct creators.id, creators.name, creators.reading
      from (
        select mine.work_id, mine.role, pair.twin_id
        from (select work_id, role from credits where creator_id = wanted.id and role <> 'TRANSLATOR'
          order by work_id desc limit ${sql.lit(MOST_COMPARED)}) mine
        cross join lateral (select twin_id from twins where work_id = mine.work_id union select work_id from twins where twin_id = mine.work_id) pair
        join works on works.id = pair.twin_id and ${LISTED}
        limit ${sql.lit(MOST_PAIRS)}
      ) paired
      join credits other on other.work_id = paired.twin_id and other.role = paired.role and other.creator_id <> wanted.id
      join creators on creators.id = other.creator_id
      where not exists (select from credits where work_id = paired.work_id and role = paired.role and creator_id <> wanted.id)
        and not exists (select from credits where work_id = paired.twin_id and role = paired.role and creator_id <> other.creator_id)
      order by creators.id limit ${sql.lit(MOST_TWINS)}
    ) twin`;
}
