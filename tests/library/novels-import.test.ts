import { importDemoLibrary } from '#server/content/demo-library.ts';
import { openWorkStore } from '#server/content/open-store.ts';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { createLogger } from '#server/platform/logging.ts';
import { type TestDatabase, createTestDatabase } from '#tests/support/database/database.ts';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIBRARY, NOVELS } from './novels-shelf.ts';

let postgres: TestDatabase;
let folder: string;

beforeAll(async () => {
  postgres = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'futago-novels-'));
  for (const [index, novel] of NOVELS.entries()) {
    await cp(join(LIBRARY, novel), join(folder, 'library', novel), { recursive: true, preserveTimestamps: true });
    await mkdir(join(folder, 'drawn', novel), { recursive: true });
    const background = { r: 40 * index, g: 90, b: 200 - 30 * index };
    await sharp({ create: { width: 200, height: 300, channels: 3, background } })
      .png()
      .toFile(join(folder, 'drawn', novel, 'cover.png'));
  }
});

afterAll(async () => {
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
});

function importNovels(): ReturnType<typeof importDemoLibrary> {
  return importDemoLibrary({
    database: postgres.database,
    store: openWorkStore(postgres.database, new PictureStorage(join(folder, 'data'))),
    log: createLogger('silent'),
    folder: join(folder, 'library'),
    drawnFolder: join(folder, 'drawn'),
  });
}

test('The novels are imported with all their chapters, once.', async () => {
  expect(await importNovels()).toEqual({ imported: 6, skipped: 0, refused: [] });
  const works = await postgres.database
    .selectFrom('works')
    .select(['source_key', 'language', 'format', 'direction', 'chapters_count', 'cover_id'])
    .orderBy('source_key')
    .execute();
  expect(works.map(({ cover_id, ...work }) => ({ ...work, hasCover: cover_id !== null }))).toEqual([
    { source_key: 'work/futatsu-todai', language: 'ja', format: 'NOVEL', direction: 'RIGHT_TO_LEFT', chapters_count: 4, hasCover: true },
    {
      source_key: 'work/hai-ngon-hai-dang',
      language: 'vi',
      format: 'NOVEL',
      direction: 'LEFT_TO_RIGHT',
      chapters_count: 4,
      hasCover: true,
    },
    { source_key: 'work/hyakunijuya', language: 'ja', format: 'NOVEL', direction: 'RIGHT_TO_LEFT', chapters_count: 120, hasCover: true },
    { source_key: 'work/kawabe-no-shoko', language: 'ja', format: 'NOVEL', direction: 'RIGHT_TO_LEFT', chapters_count: 5, hasCover: true },
    {
      source_key: 'work/nua-bai-tho-ben-vong',
      language: 'vi',
      format: 'NOVEL',
      direction: 'LEFT_TO_RIGHT',
      chapters_count: 5,
      hasCover: true,
    },
    { source_key: 'work/thu-tu-toa-cuoi', language: 'vi', format: 'NOVEL', direction: 'LEFT_TO_RIGHT', chapters_count: 4, hasCover: true },
  ]);
  expect(await importNovels()).toEqual({ imported: 0, skipped: 6, refused: [] });
});

test('Chapter by chapter the twins lead to each other.', async () => {
  await importNovels();
  const pairs = await postgres.database
    .selectFrom('chapter_twins')
    .innerJoin('chapters as here', 'here.id', 'chapter_twins.chapter_id')
    .innerJoin('chapters as there', 'there.id', 'chapter_twins.twin_id')
    .innerJoin('works', 'works.id', 'here.work_id')
    .where('works.language', '=', 'vi')
    .select(['here.title as vietnamese', 'there.title as japanese'])
    .orderBy('here.position')
    .execute();
  expect(pairs).toEqual([
    { vietnamese: 'Ngọn đèn đối diện', japanese: '向かいの灯' },
    { vietnamese: 'Bảng chữ của ánh sáng', japanese: '光のいろは' },
    { vietnamese: 'Đêm sương mù', japanese: '霧の夜' },
    { vietnamese: 'Giữa eo biển', japanese: '海峡のまんなか' },
  ]);
});
