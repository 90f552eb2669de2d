import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** A unique key; its columns are quoted where they have to be, and `timing` is as in `deferrable initially deferred`. */
export interface UniqueKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly timing: string;
}

/** A foreign key of another table that leads to this one. */
export interface InboundKey {
  readonly relation: string;
  readonly name: string;
}

/**
 * Statements that make anew, in their order, what a table made `like` this one lacks: keys in both directions, indexes,
 * triggers, owner, privileges, what is said of it, what is counted. Not the unique keys that lack `column`.
 */
export async function readBelongings(database: Kysely<Tables>, table: string, column: string): Promise<readonly string[]> {
  const parts = BELONGINGS.map((part, place) => `select ${place} as place, make from (${part}) part`).join('\nunion all\n');
  const { rows } = await sql
    .raw<{ make: string }>(`with ${asked(table, column)} select make from (${parts}) parts order by place, make`)
    .execute(database);
  return rows.map(({ make }) => make);
}

/** The unique keys that a table in partitions by `column` cannot have, as they do not hold it. */
export async function readUnheldKeys(database: Kysely<Tables>, table: string, column: string): Promise<readonly UniqueKey[]> {
  const { rows } = await sql
    .raw<UniqueKey>(`with ${asked(table, column)}
    select conname as name, case when not condeferrable then 'not deferrable' when condeferred then 'deferrable initially deferred'
      else 'deferrable initially immediate' end as timing,
      array(select quote_ident(attname) from unnest(conkey) with ordinality key (number, place)
        join pg_attribute on attrelid = its and attnum = number order by place) as columns
    from pg_constraint, asked where conrelid = its and contype = 'u' and not part = any(conkey) order by conname`)
    .execute(database);
  return rows;
}

export async function readInboundKeys(database: Kysely<Tables>, table: string): Promise<readonly InboundKey[]> {
  const { rows } = await sql<InboundKey>`
    select conrelid::regclass::text as relation, quote_ident(conname) as name from pg_constraint
    where confrelid = ${table}::regclass and conrelid <> confrelid and contype = 'f' and conparentid = 0 order by 1, 2`.execute(database);
  return rows;
}

/** What somebody made of a table that would be lost with it, by name. */
export async function readObstacles(database: Kysely<Tables>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct case relation.oid when dependent.refobjid then 'rule ' || rulename else 'view ' || relation.oid::regclass end as name
    from pg_depend dependent join pg_rewrite rule on rule.oid = dependent.objid join pg_class relation on relation.oid = ev_class
    where dependent.classid = 'pg_rewrite'::regclass and dependent.refclassid = 'pg_class'::regclass
      and dependent.refobjid = ${table}::regclass
    union select 'policy ' || polname from pg_policy where polrelid = ${table}::regclass
    union select 'publication ' || pubname from pg_publication_rel join pg_publication on pg_publication.oid = prpubid
    where prrelid = ${table}::regclass order by name`.execute(database);
  return rows.map(({ name }) => name);
}

function asked(table: string, column: string): string {
  return `asked as (
    select '${table}'::regclass as its, attnum as part from pg_attribute where attrelid = '${table}'::regclass and attname = '${column}')`;
}

/** In their order: foreign keys need the keys that they lead to. */
const BELONGINGS = [
  `select format('alter table %s owner to %I', its, relowner::regrole) as make
    from pg_class, asked where oid = its and pg_get_userbyid(relowner) <> current_user`,
  `select format('alter table %s add constraint %I %s', its, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint, asked where conrelid = its and contype in ('p', 'u') and part = any(conkey)`,
  `select pg_get_indexdef(indexrelid) as make
    from pg_index, asked where indrelid = its and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`,
  `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint, asked where (conrelid = its or confrelid = its) and contype = 'f' and conparentid = 0`,
  `select pg_get_triggerdef(oid) as make from pg_trigger, asked where tgrelid = its and not tgisinternal`,
  `select format('alter table %s %s trigger %I', its, case tgenabled when 'D' then 'disable' when 'A' then 'enable always' else 'enable replica' end,
    tgname) as make
    from pg_trigger, asked where tgrelid = its and not tgisinternal and tgenabled <> 'O'`,
  `select pg_get_statisticsobjdef(pg_statistic_ext.oid) as make from pg_statistic_ext, asked where stxrelid = its`,
  `select format('alter table %s alter column %I set statistics %s', its, attname, attstattarget) as make
    from pg_attribute, asked where attrelid = its and attnum > 0 and not attisdropped and attstattarget >= 0`,
  `select format('comment on table %s is %L', its, obj_description(its, 'pg_class')) as make
    from asked where obj_description(its, 'pg_class') is not null`,
  `select format('grant %s on %s to %s%s', privilege_type, its, case grantee when 0 then 'public' else grantee::regrole::text end,
      case when is_grantable then ' with grant option' else '' end) as make
    from asked join pg_class on oid = its cross join lateral aclexplode(relacl) where grantee <> relowner
    union all
    select format('grant %s (%I) on %s to %s%s', privilege_type, attname, its,
      case grantee when 0 then 'public' else grantee::regrole::text end, case when is_grantable then ' with grant option' else '' end)
    from asked join pg_attribute on attrelid = its join pg_class on pg_class.oid = its cross join lateral aclexplode(attacl)
    where grantee <> relowner
    union all
    select format('grant %s on sequence %s to %s%s', privilege_type, pg_class.oid::regclass,
      case grantee when 0 then 'public' else grantee::regrole::text end, case when is_grantable then ' with grant option' else '' end)
    from asked join pg_depend on refclassid = 'pg_class'::regclass and refobjid = its and deptype = 'i' and classid = 'pg_class'::regclass
      join pg_class on pg_class.oid = objid and relkind = 'S' cross join lateral aclexplode(relacl) where grantee <> relowner`,
];
