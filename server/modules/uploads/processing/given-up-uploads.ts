import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export interface GivenUpUpload {
  readonly id: string;
  readonly tries: number;
  /** E-mail address. */
  readonly owner: string;
  readonly work: string;
  readonly at: Date;
  readonly why: string;
}

/** Uploads that ended by a fault of ours, newest first, for an operator. */
export async function readGivenUpUploads(database: Database, most: number): Promise<readonly GivenUpUpload[]> {
  const { rows } = await sql<GivenUpUpload>`
    select uploads.id, tries, users.email as owner, own_works.title as work, touched_at as at,
      coalesce(failure, problems -> 0 ->> 'reason') as why
    from uploads join users on users.id = uploads.owner_id join own_works on own_works.id = own_work_id
    where state = 'FAILED' and problems @> '[{"code": "FAULT"}]'
    order by touched_at desc limit ${most}`.execute(database);
  return rows;
}
