import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UploadBytes } from '#server/modules/uploads/pieces/upload-bytes.ts';
import { MOST_BEGUN, MOST_UNFINISHED, MOST_UNFINISHED_BYTES, SPARE_BYTES, UPLOAD_LIMITS } from '#server/modules/uploads/upload-limits.ts';
import { UploadsSite, WORK_INPUT } from './uploads-site.ts';

const MEBIBYTE = 1024 ** 2;
const BEGIN = `mutation ($input: BeginUploadInput!) { beginUpload(input: $input) { __typename
  ... on UploadRefused { problems { file code limit } } ... on Throttled { retryAfterSeconds } } }`;

let site: UploadsSite;
let workId: string;
let count = 0;
beforeAll(async () => {
  site = await UploadsSite.start();
  workId = await site.createWork();
});
afterAll(() => site.close());

function nextId(): string {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

/** Begins an upload of a file of each size; nothing is sent. */
async function begin(...sizes: readonly number[]) {
  return await beginAs(nextId(), ...sizes);
}

async function beginAs(id: string, ...sizes: readonly number[]) {
  return await beginFiles(
    id,
    sizes.map((size, at) => ({ name: `${at + 1}.cbz`, size })),
  );
}

async function beginFiles(id: string, files: readonly { readonly name: string; readonly size: number }[]) {
  const input = { id, workId, purpose: 'CHAPTERS', files };
  const { beginUpload } = await site.run<{ beginUpload: { readonly __typename: string; readonly problems?: readonly object[] } }>(
    BEGIN,
    { input },
    site.lan,
  );
  return beginUpload;
}

const refused = (code: string, limit: number | null, file: string | null = null) => ({
  __typename: 'UploadRefused',
  problems: [{ file, code, limit }],
});

async function uploadsCount(): Promise<number> {
  return (await site.test.database.selectFrom('uploads').select('id').execute()).length;
}

async function forgetUploads(): Promise<void> {
  await site.test.database.deleteFrom('uploads').execute();
}

test('An upload of more bytes or files than one may have is refused before a byte is sent.', async () => {
  const third = Math.floor(UPLOAD_LIMITS.bytes / 3) + 1;
  expect(await begin(third, third, third)).toEqual(refused('FILE_TOO_LARGE', UPLOAD_LIMITS.bytes));
  const many = Array.from({ length: UPLOAD_LIMITS.files + 1 }, () => 1);
  expect(await begin(...many)).toEqual(refused('TOO_MANY_FILES', UPLOAD_LIMITS.files));
  expect(await site.test.database.selectFrom('uploads').select('id').execute()).toEqual([]);
});

test('As many pictures as one upload may have are taken with a ComicInfo.xml beside them, and no heap of those.', async () => {
  const pages = Array.from({ length: UPLOAD_LIMITS.files }, (_, at) => ({ name: `a/${at + 1}.png`, size: 1 }));
  const said = Array.from({ length: UPLOAD_LIMITS.files + 1 }, (_, at) => ({ name: `${at}/ComicInfo.xml`, size: 1 }));
  expect(await beginFiles(nextId(), [...pages, { name: 'a/ComicInfo.xml', size: 1 }])).toMatchObject({ __typename: 'Upload' });
  expect(await beginFiles(nextId(), [...pages, { name: 'a/0.png', size: 1 }])).toEqual(refused('TOO_MANY_FILES', UPLOAD_LIMITS.files));
  expect(await beginFiles(nextId(), said)).toEqual(refused('TOO_MANY_FILES', UPLOAD_LIMITS.files));
  await forgetUploads();
});

test('An account has so many uploads unfinished, and so many bytes; a place is free again when one ends.', async () => {
  for (let at = 0; at < MOST_UNFINISHED; at += 1) expect(await begin(MEBIBYTE)).toMatchObject({ __typename: 'Upload' });
  expect(await begin(MEBIBYTE)).toEqual(refused('NO_ROOM', MOST_UNFINISHED));
  const last = `00000000-0000-4000-8000-${String(count - 1).padStart(12, '0')}`;
  await site.run(`mutation ($id: ID!) { cancelUpload(id: $id) { __typename } }`, { id: last }, site.lan);
  expect(await begin(MEBIBYTE)).toMatchObject({ __typename: 'Upload' });
  await forgetUploads();
  for (let at = 0; at < 3; at += 1) expect(await begin(UPLOAD_LIMITS.bytes)).toMatchObject({ __typename: 'Upload' });
  expect(await begin(1)).toEqual(refused('NO_ROOM', 3 * UPLOAD_LIMITS.bytes));
  await forgetUploads();
});

test('Of uploads that begin at the same time only so many begin, and so many bytes, as an account may have unfinished.', async () => {
  const tried = Array.from({ length: 2 * MOST_UNFINISHED });
  for (const [size, most, limit] of [
    [MEBIBYTE, MOST_UNFINISHED, MOST_UNFINISHED],
    [UPLOAD_LIMITS.bytes, 3, MOST_UNFINISHED_BYTES],
  ] as const) {
    const answers = await Promise.all(tried.map(() => begin(size)));
    const begun = answers.filter(({ __typename: kind }) => kind === 'Upload');
    const others = answers.filter(({ __typename: kind }) => kind !== 'Upload');
    expect([begun.length, await uploadsCount()]).toEqual([most, most]);
    expect(others).toEqual(others.map(() => refused('NO_ROOM', limit)));
    await forgetUploads();
  }
});

test('The last upload that an account may have, begun several times at once by one id, is begun once and shown each time.', async () => {
  for (let at = 1; at < MOST_UNFINISHED; at += 1) await begin(1);
  const id = nextId();
  const answers = await Promise.all(Array.from({ length: 5 }, () => beginAs(id, 1)));
  expect(answers.map(({ __typename: kind }) => kind)).toEqual(answers.map(() => 'Upload'));
  expect(await uploadsCount()).toBe(MOST_UNFINISHED);
  await forgetUploads();
});

test('What the disk cannot hold beside everything else is refused.', async () => {
  const free = vi.spyOn(UploadBytes.prototype, 'free').mockResolvedValue(SPARE_BYTES + MEBIBYTE);
  expect(await begin(MEBIBYTE + 1)).toEqual(refused('NO_ROOM', null));
  expect(await begin(MEBIBYTE)).toMatchObject({ __typename: 'Upload' });
  free.mockRestore();
  await forgetUploads();
});

test('A file that is longer than it was said to be is not taken beyond that.', async () => {
  const { id } = await site.begin(workId, [{ name: 'a.cbz', content: randomBytes(1_000) }]);
  expect((await site.patch(id, 0, randomBytes(1_001))).status).toBe(413);
  expect((await site.head(id, 0)).headers['upload-offset']).toBe('0');
  await forgetUploads();
});

test('An account begins the files of a novel without waiting, and so many in ten minutes, and is told when it may go on.', async () => {
  const { database } = site.test;
  await database.deleteFrom('throttle_hits').execute();
  for (const before of [0, 299, MOST_BEGUN - 1]) {
    await sql`
      insert into throttle_hits (key, at)
      select key, at from (select key, at, count(*) over () as hits from throttle_hits limit 1) one, generate_series(hits + 1, ${before}::int)`.execute(
      database,
    );
    expect(await begin(1)).toMatchObject({ __typename: 'Upload' });
    await forgetUploads();
  }
  expect(await begin(1)).toEqual({ __typename: 'Throttled', retryAfterSeconds: expect.any(Number) as number });
  expect(await site.createWork({ ...WORK_INPUT, title: 'Còn viết được' })).toEqual(expect.any(String));
});
