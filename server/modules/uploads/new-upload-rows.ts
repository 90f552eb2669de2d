import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { UploadsTable } from '#server/platform/database/upload-tables.ts';

export interface NewUpload {
  readonly id: string;
  readonly ownerId: number;
  readonly ownWorkId: number;
  readonly purpose: UploadsTable['purpose'];
  readonly ownChapterId: number | null;
  readonly ownPageId: number | null;
  readonly files: readonly { readonly name: string; readonly size: number; readonly sha256: Buffer | null }[];
}

export interface Unfinished {
  readonly uploads: number;
  readonly bytes: number;
}

export const UNFINISHED = ['RECEIVING', 'WAITING', 'PROCESSING'] as const;

/** What the account has unfinished beside this upload; nothing else begins for it until the transaction ends. */
export async function lockUnfinished(transaction: Kysely<Tables>, { id, ownerId }: NewUpload): Promise<Unfinished> {
  await transaction.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
  return await transaction
    .selectFrom('uploads')
    .leftJoin('upload_files', 'upload_files.upload_id', 'uploads.id')
    .select([sql<number>`count(distinct uploads.id)`.as('uploads'), sql<number>`coalesce(sum(upload_files.size), 0)::bigint`.as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('state', 'in', UNFINISHED)
    .where('uploads.id', '<>', id)
    .executeTakeFirstOrThrow();
}

/** One of this id that is there stays as it is. */
export async function insertUpload(transaction: Kysely<Tables>, { files, ...upload }: NewUpload): Promise<void> {
  const row = await transaction
    .insertInto('uploads')
    .values({
      id: upload.id,
      owner_id: upload.ownerId,
      own_work_id: upload.ownWorkId,
      purpose: upload.purpose,
      own_chapter_id: upload.ownChapterId,
      own_page_id: upload.ownPageId,
      begun_at: null,
      failure: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return;
  const rows = files.map((file, index) => ({ upload_id: upload.id, index, ...file }));
  await transaction.insertInto('upload_files').values(rows).execute();
}
