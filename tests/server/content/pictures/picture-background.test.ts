import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from 'kysely';
import pino from 'pino';
import { AVIF_JOB, addAvifSources, avifQueue, startAvifJob } from '#server/content/pictures/avif-job.ts';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { PictureStore } from '#server/content/pictures/picture-store.ts';
import { planPictureJobs } from '#server/content/pictures/picture-queue.ts';
import { WorkStore } from '#server/content/work-store.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { type Jobs, startJobs } from '#server/platform/jobs/jobs.ts';
import { type TestStore, comicChapter, createTestStore, importedWork, page } from '#tests/support/files/content-store.ts';
import { eventually } from '#tests/support/eventually.ts';

let test: TestStore;
beforeEach(async () => {
  test = await createTestStore();
});
afterEach(async () => {
  await test.close();
});

describe('jobs for new pictures', () => {
  it('put what no chapter shows first, then the newest chapters, ten pictures each at most', () => {
    const ids = Array.from({ length: 12 }, (_, index) => ({ id: `${index}` }));
    const chapters = [
      { publishedAt: new Date(60_000), pages: ids },
      { publishedAt: null, pages: [{ id: 'new' }, { id: '3' }, { id: 'known' }] },
    ];
    expect(planPictureJobs(chapters, ['cover', ...ids.map(({ id }) => id), 'new'], new Date(180_000))).toEqual([
      { pictureIds: ['cover'], priority: 4 },
      { pictureIds: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], priority: 1 },
      { pictureIds: ['10', '11'], priority: 1 },
      { pictureIds: ['new'], priority: 3 },
    ]);
  });
});

describe('AVIF', () => {
  it('is added in the widths of the WebP sources, once', async () => {
    await test.store.save(importedWork({ chapters: [comicChapter('1', [await page(10, 800, 100)])] }));
    const [job] = test.queued;
    const ids = job?.pictureIds ?? [];
    await addAvifSources(test.database, test.storage, ids, new AbortController().signal);
    const sources = await test.database.selectFrom('picture_sources').select(['type', 'width']).orderBy('type').orderBy('width').execute();
    expect(sources).toEqual([
      { type: 'image/avif', width: 640 },
      { type: 'image/avif', width: 800 },
      { type: 'image/webp', width: 640 },
      { type: 'image/webp', width: 800 },
    ]);
    expect((await readdir(test.storage.folder(ids[0] ?? ''))).toSorted()).toEqual([
      '640.avif',
      '640.webp',
      '800.avif',
      '800.webp',
      'original',
    ]);
    await addAvifSources(test.database, test.storage, ids, new AbortController().signal);
    expect(await test.database.selectFrom('picture_sources').select('width').execute()).toHaveLength(4);
  });

  it('is made of the other pictures where one fails, and stops at the signal', async () => {
    await test.store.save(importedWork({ chapters: [comicChapter('1', [await page(10), await page(20)])] }));
    const ids = test.queued.flatMap(({ pictureIds }) => pictureIds);
    await test.storage.remove(ids[0] ?? '');
    await expect(addAvifSources(test.database, test.storage, ids, AbortSignal.abort())).rejects.toThrow();
    expect(await test.database.selectFrom('picture_sources').select('width').where('type', '=', 'image/avif').execute()).toEqual([]);
    await expect(addAvifSources(test.database, test.storage, ids, new AbortController().signal)).rejects.toThrow(/ENOENT/);
    expect(await test.database.selectFrom('picture_sources').select('picture_id').where('type', '=', 'image/avif').execute()).toEqual([
      { picture_id: ids[1] },
    ]);
  });
});

describe('the queue of new pictures', () => {
  it('is left to the process that has the pictures by one whose data folder has none of them', async () => {
    const lines: { level: number; msg: string }[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const jobs = await startJobs({ url: test.url, log, isWorker: true, pollingSeconds: 0.5 });
    try {
      const store = new WorkStore({ database: test.database, pictures: test.pictures, queue: avifQueue(jobs) });
      await store.save(importedWork({ chapters: [comicChapter('1', [await page(10)])] }));
      const folder = await mkdtemp(join(tmpdir(), 'futago-elsewhere-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const begun: string[] = [];
      const watched: Jobs = { ...jobs, work: async ({ name }) => void begun.push(name) };
      await startAvifJob(watched, test.database, new PictureStorage(folder), log);
      expect(begun).toEqual([]);
      expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
        [30, 'The pictures of this database are in the data folder of another process, which makes their AVIF files.'],
      ]);
      await startAvifJob(watched, test.database, test.storage, log);
      expect(begun).toEqual([AVIF_JOB.name]);
      expect(await jobs.countOpen(AVIF_JOB)).toBe(1);
    } finally {
      await jobs.stop();
    }
  });

  it('gets what a chapter has more of while its first pictures still wait', async () => {
    const jobs = await startJobs({ url: test.url, log: pino({ level: 'silent' }), isWorker: false });
    try {
      const queue = avifQueue(jobs);
      for (const pictureIds of [
        ['a', 'b'],
        ['a', 'b', 'c'],
        ['a', 'b'],
      ])
        await queue.add([{ pictureIds, priority: 1 }], test.database);
      const { rows } = await sql<{ ids: string[] }>`
        select data -> 'pictureIds' as ids from pgboss.job where name = ${AVIF_JOB.name} order by created_on`.execute(test.database);
      expect(rows.map(({ ids }) => ids)).toEqual([
        ['a', 'b'],
        ['a', 'b', 'c'],
      ]);
    } finally {
      await jobs.stop();
    }
  });

  it('gets a job with the rows of a work, none with a refused one, and is worked off', async () => {
    const jobs = await startJobs({ url: test.url, log: pino({ level: 'silent' }), isWorker: true, pollingSeconds: 0.5 });
    try {
      const store = new WorkStore({ database: test.database, pictures: test.pictures, queue: avifQueue(jobs) });
      const waiting = async () => {
        const { rows } = await sql<{ data: { pictureIds: string[] } }>`select data from pgboss.job where name = ${AVIF_JOB.name}`.execute(
          test.database,
        );
        return rows;
      };
      const broken = { name: 'broken.png', read: async () => Buffer.from('broken') };
      await expect(store.save(importedWork({ chapters: [comicChapter('1', [await page(10), broken])] }))).rejects.toThrow();
      expect(await waiting()).toEqual([]);
      await store.save(importedWork({ chapters: [comicChapter('1', [await page(10), await page(20)])] }));
      const [job] = await waiting();
      const pictureIds = job?.data.pictureIds ?? [];
      expect(pictureIds).toHaveLength(2);
      await avifQueue(jobs).add([{ pictureIds, priority: 1 }], test.database);
      expect(await waiting()).toEqual([job]);
      await startAvifJob(jobs, test.database, test.storage, pino({ level: 'silent' }));
      const made = () => test.database.selectFrom('picture_sources').select('width').where('type', '=', 'image/avif').execute();
      await eventually(async () => expect(await made()).toEqual([{ width: 60 }, { width: 60 }]));
    } finally {
      await jobs.stop();
    }
  });
});

describe('pictures without a row', () => {
  it('are removed when they are old, as a killed import leaves them', async () => {
    await test.store.save(importedWork({ chapters: [comicChapter('1', [await page(10)])] }));
    const [kept] = test.queued.flatMap(({ pictureIds }) => pictureIds);
    const [orphan, fresh] = ['0'.repeat(32), 'f'.repeat(32)];
    for (const id of [orphan, fresh]) await test.storage.write(id, Buffer.from('x'), []);
    const old = new Date('2020-01-01T00:00:00Z');
    for (const id of [kept ?? '', orphan]) await utimes(test.storage.folder(id), old, old);
    const asked: string[] = [];
    const watch = { onQuery: (query: { readonly sql: string }) => void asked.push(query.sql), onPool: () => undefined };
    const watched = openDatabase(test.url, { watch });
    expect(await new PictureStore(watched, test.storage).removeOrphans()).toBe(1);
    await watched.destroy();
    // Of a library of a hundred thousand pages, each by itself would take longer than the import.
    expect(asked.filter((text) => text.startsWith('select "id" from "pictures"'))).toHaveLength(1);
    expect(asked).toHaveLength(6);
    expect(await Promise.all([kept ?? '', orphan, fresh].map((id) => test.storage.has(id)))).toEqual([true, false, true]);
  });

  it('are written again where a row stands without its files', async () => {
    const work = importedWork({ chapters: [comicChapter('1', [await page(10)])] });
    await test.store.save(work);
    const [id] = test.queued.flatMap(({ pictureIds }) => pictureIds);
    await test.storage.remove(id ?? '');
    expect(await test.store.save(work)).toMatchObject({ outcome: 'unchanged' });
    expect(await test.storage.has(id ?? '')).toBe(true);
  });
});
