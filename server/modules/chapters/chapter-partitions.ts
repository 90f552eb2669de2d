import { type Kysely, sql, type Transaction } from 'kysely';
import { isPartitioned, partitionTable } from '#server/platform/database/partitioned-table.ts';
import type { UniqueKey } from '#server/platform/database/table-belongings.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** Chapters lie in partitions by the hash of their id where the operator chose so (decision 052). */
const PARTITIONS = 8;

export async function areChaptersPartitioned(database: Kysely<Tables>): Promise<boolean> {
  return await isPartitioned(database, 'chapters');
}

/**
 * Gives the table of chapters, which is none yet, partitions. Foreign keys to a chapter stand; what a work may have
 * once is held by triggers.
 */
export async function partitionChapters(transaction: Transaction<Tables>): Promise<void> {
  const addPartitions = async (): Promise<void> => {
    for (let at = 0; at < PARTITIONS; at += 1)
      await sql
        .raw(`create table chapters_${at} partition of chapters for values with (modulus ${PARTITIONS}, remainder ${at})`)
        .execute(transaction);
  };
  await partitionTable(transaction, { table: 'chapters', method: 'hash', column: 'id', addPartitions, holdKey });
}

/**
 * Under the key's name an index without uniqueness, and a trigger that fails as the key would. Writers of one work wait for each other at
 * its row; who came second has to see what the first one wrote, which a snapshot of the whole transaction would hide.
 */
function holdKey({ name, columns, timing }: UniqueKey): readonly string[] {
  if (!columns.includes('work_id')) throw new Error(`The key ${name} is not one of a work.`);
  const [names, values] = [columns.join(', '), columns.map((column) => `new.${column}`).join(', ')];
  return [
    `create index ${name} on chapters (${names})`,
    `create function ${name}() returns trigger language plpgsql as $$ begin
      if current_setting('transaction_isolation') <> 'read committed' then
        raise feature_not_supported using message = 'chapters in partitions are written in transactions that read what is committed';
      end if;
      perform from works where id = new.work_id for no key update;
      if (select count(*) > 1 from (select from chapters where (${names}) = (${values}) limit 2) found) then
        raise unique_violation using schema = tg_table_schema, table = 'chapters', constraint = '${name}',
          message = 'duplicate key value violates unique constraint "${name}"',
          detail = format('Key (${names})=(%s) already exists.', concat_ws(', ', ${values}));
      end if;
      return null;
    end $$`,
    `create constraint trigger ${name} after insert or update of ${names} on chapters ${timing}
      for each row execute function ${name}()`,
  ];
}
