import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DemoLibraryOptions,
  type DemoLibraryReport,
  importDemoLibrary,
  importDemoLibraryInTurn,
} from '#server/content/demo-library.ts';
import { openWorkStore } from '#server/content/open-store.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { type TestStore, createTestStore, page } from '#tests/support/files/content-store.ts';

let test: TestStore;
let root: string;
beforeEach(async () => {
  test = await createTestStore();
  root = await mkdtemp(join(tmpdir(), 'futago-library-'));
  await put(
    'library/lantern/work.json',
    JSON.stringify({
      language: 'vi',
      format: 'COMIC',
      title: 'Đèn lồng',
      cover: 'cover.png',
      chapters: [{ folder: '01' }],
      twin: { key: 'toro' },
    }),
  );
  await put('library/lantern/chapter-1.ts', 'export {};');
  await put(
    'library/toro/work.json',
    JSON.stringify({ language: 'ja', format: 'NOVEL', title: '灯籠', chapters: [{ file: '1.txt' }], twin: { key: 'lantern' } }),
  );
  await put('library/toro/1.txt', '月の夜に灯籠を流す。');
  await put('library/drawing/draw.ts', 'export {};');
  await put('drawn/lantern/01/01.png', await (await page(10)).read());
  await put('drawn/lantern/cover.png', await (await page(20)).read());
});
afterEach(async () => {
  await test.close();
  await rm(root, { recursive: true, force: true });
});

async function put(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

async function start(more: Partial<DemoLibraryOptions> = {}): Promise<DemoLibraryReport> {
  return importDemoLibrary(optionsWith(more));
}

function optionsWith(more: Partial<DemoLibraryOptions>): DemoLibraryOptions {
  const { database, store } = test;
  return { database, store, log: pino({ level: 'silent' }), folder: join(root, 'library'), drawnFolder: join(root, 'drawn'), ...more };
}

describe('the demo library', () => {
  it('is imported with what was drawn for it, twins linked, and skipped at the next start', async () => {
    const steps: [number, number][] = [];
    expect(await start({ progress: (done, all) => steps.push([done, all]) })).toEqual({ imported: 2, skipped: 0, refused: [] });
    expect(steps).toEqual([
      [1, 2],
      [2, 2],
    ]);
    const works = await test.database.selectFrom('works').select(['source_key', 'chapters_count']).orderBy('source_key').execute();
    expect(works).toEqual([
      { source_key: 'work/lantern', chapters_count: 1 },
      { source_key: 'work/toro', chapters_count: 1 },
    ]);
    expect(await test.database.selectFrom('chapter_twins').selectAll().execute()).toHaveLength(2);
    expect(await start()).toEqual({ imported: 0, skipped: 2, refused: [] });
  });

  it('is imported anew where a file of a work changed', async () => {
    await start();
    await put('library/toro/1.txt', '月の夜に、灯籠を川へ流す。');
    expect(await start()).toEqual({ imported: 1, skipped: 1, refused: [] });
    expect(
      (await test.database.selectFrom('chapter_versions').select('version').execute())
        .map(({ version }) => version)
        .toSorted((one, other) => one - other),
    ).toEqual([1, 1, 2]);
  });

  it('goes on without a work that is refused, and tries it again', async () => {
    await rm(join(root, 'drawn/lantern/01'), { recursive: true });
    const report = await start();
    expect({ ...report, refused: report.refused.map(String) }).toEqual({
      imported: 1,
      skipped: 0,
      refused: ['RefusedFile: library/lantern/work.json: "chapters.0" names the folder "01", which holds no pictures'],
    });
    await put('drawn/lantern/01/01.png', await (await page(10)).read());
    expect(await start()).toEqual({ imported: 1, skipped: 1, refused: [] });
  });

  it('takes a work whose cover was not drawn without it', async () => {
    await rm(join(root, 'drawn/lantern/cover.png'));
    expect(await start()).toEqual({ imported: 2, skipped: 0, refused: [] });
  });

  it('begins nothing after the signal', async () => {
    expect(await start({ signal: AbortSignal.abort() })).toMatchObject({ imported: 0 });
    expect(await test.database.selectFrom('works').selectAll().execute()).toEqual([]);
  });

  it('is taken in once by servers that start at the same time, each of one connection beside that of its turn', async () => {
    const servers = [0, 1].map(() => openDatabase(test.url, { poolSize: 1 }));
    const reports = await Promise.all(
      servers.map((database) => importDemoLibraryInTurn(optionsWith({ database, store: openWorkStore(database, test.storage) }), test.url)),
    );
    expect(new Set(reports.map(({ imported }) => imported))).toEqual(new Set([0, 2]));
    await Promise.all(servers.map((database) => database.destroy()));
  });
});
