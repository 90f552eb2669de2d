import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImportedChapter, ImportedPicture, ImportedWork } from '#server/content/imported-work.ts';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { PictureStore } from '#server/content/pictures/picture-store.ts';
import type { PictureJob } from '#server/content/pictures/picture-queue.ts';
import { WorkStore } from '#server/content/work-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';

/** A work store over a database and a data folder of its own. */
export interface TestStore {
  readonly database: Database;
  readonly store: WorkStore;
  readonly pictures: PictureStore;
  readonly storage: PictureStorage;
  readonly folder: string;
  readonly url: string;
  /** Jobs that were queued, in order. */
  readonly queued: PictureJob[];
  /** Paths of all files under the data folder. */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

export const NOW = new Date('2026-11-01T12:00:00Z');

export async function createTestStore(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'futago-store-'));
  const own = await createTestDatabase();
  const { database } = own;
  const storage = new PictureStorage(folder);
  const pictures = new PictureStore(database, storage);
  const queued: PictureJob[] = [];
  const queue = { add: async (jobs: readonly PictureJob[]) => void queued.push(...jobs) };
  return {
    database,
    store: new WorkStore({ database, pictures, queue, clock: { now: () => NOW } }),
    pictures,
    storage,
    folder,
    url: own.url,
    queued,
    files: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => join(parentPath, name).slice(folder.length + 1)),
    close: async () => {
      await own.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the store has written, in order. */
export async function storedRows(database: Database) {
  const works = await database.selectFrom('works').selectAll().execute();
  const chapters = await database.selectFrom('chapters').selectAll().orderBy('work_id').orderBy('position').execute();
  const versions = await database.selectFrom('chapter_versions').selectAll().orderBy('id').execute();
  const pictures = await database.selectFrom('pictures').select('id').execute();
  return { works, chapters, versions, pictures };
}

/** A plain page; another shade is another picture. */
export async function page(shade: number, width = 60, height = 90): Promise<ImportedPicture> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: { r: shade, g: shade, b: shade } } })
    .png()
    .toBuffer();
  return { name: `page-${shade}.png`, read: async () => bytes };
}

export function comicChapter(number: string, pages: readonly ImportedPicture[], more: Partial<ImportedChapter> = {}): ImportedChapter {
  return { sourceKey: `number/${number}`, number, title: null, publishedAt: null, content: { kind: 'pages', pages }, ...more };
}

export function textChapter(number: string, text: string, more: Partial<ImportedChapter> = {}): ImportedChapter {
  const document = { blocks: [{ kind: 'paragraph' as const, id: `p${number}`, runs: [text] }], notes: [] };
  return {
    sourceKey: `text/${number}`,
    number,
    title: null,
    publishedAt: null,
    content: { kind: 'text', document, pictures: [] },
    ...more,
  };
}

export function importedWork(more: Partial<ImportedWork> & Pick<ImportedWork, 'chapters'>): ImportedWork {
  return {
    sourceKey: 'work/lantern',
    language: 'vi',
    format: 'COMIC',
    status: 'ONGOING',
    direction: null,
    title: 'Đèn lồng',
    titleReading: null,
    aliases: [],
    description: '',
    isSensitive: false,
    sourceNote: null,
    credits: [],
    genres: [],
    cover: null,
    ...more,
  };
}
