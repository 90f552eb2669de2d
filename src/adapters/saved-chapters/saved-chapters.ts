import type { Language } from '#graphql/generated/graphql.ts';
import { SavingFailed, type SavingPorts } from '#machines/saving/saving.ports.ts';
import type { ChapterKey, Progress } from '#machines/saving/saving.types.ts';
import { isOwnPage, readChapterPage, type ChapterPageContents } from './chapter-page.ts';
import { neededFaces, readingFace } from './needed-faces.ts';
import { fileFrom, keyOfCache, parseRecord, RECORD_KEY, savedCacheName, type SavedFile, type SavedRecord } from './saved-record.ts';
import { isFull, put, storeFile, wholeBytes } from './stored-file.ts';
import { WaitingChapters } from './waiting-chapters.ts';

const AT_ONCE = 4;
const LOCK = 'futago-saving';
/** Bytes that must stay free beside a chapter. */
const SPARE = 5_000_000;

export interface Room {
  /** Bytes that this site uses, and may use; null where the browser does not say. */
  readonly used: number;
  readonly quota: number;
}

/** Chapters in the browser's caches: one cache each, whole or half, with a record of what belongs to it. */
export class SavedChapters implements SavingPorts {
  readonly #language: Language;
  readonly #waiting: WaitingChapters;

  constructor(language: Language, waiting = new WaitingChapters()) {
    this.#language = language;
    this.#waiting = waiting;
  }

  /**
   * Newest first, each once, and whole where a whole one stands beside the newer that is on its way; nothing where the
   * browser denies its caches.
   */
  async list(): Promise<readonly SavedRecord[]> {
    const records = await readRecords().catch((): readonly SavedRecord[] => []);
    const shown = new Map(records.toSorted((one, other) => Number(one.isWhole) - Number(other.isWhole)).map((one) => [keyOf(one), one]));
    return [...shown.values()].toSorted((one, other) => other.savedAt - one.savedAt);
  }

  async room(): Promise<Room | null> {
    const { usage, quota } = await estimate();
    return usage === undefined || quota === undefined ? null : { used: usage, quota };
  }

  readonly recall = async (): Promise<readonly ChapterKey[]> => {
    const records = await readRecords().catch((): readonly SavedRecord[] => []);
    const halves = records.filter(({ isWhole }) => !isWhole).map(keyOf);
    return [...new Set([...halves, ...((await isSavingElsewhere()) ? [] : this.#waiting.read())])];
  };

  readonly prepare = (key: ChapterKey, signal: AbortSignal, onTurn = nothing): Promise<void> =>
    this.#save(key, signal, async () => {
      onTurn();
      const path = `/comic/${key}`;
      const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' }, signal });
      if (answer.status === 404) throw new SavingFailed('gone');
      if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}.`);
      const bytes = await answer.arrayBuffer();
      const html = new TextDecoder().decode(bytes);
      if (!isOwnPage(html)) throw new Error(`${path} is answered with a page of another site.`);
      const page = readChapterPage(html, innerWidth * devicePixelRatio);
      if (page === null) throw new SavingFailed('gone');
      await askForRoom(page);
      signal.throwIfAborted();
      await storable(async () => {
        const name = savedCacheName(page);
        const cache = await caches.open(name);
        const record = recordOf(page, await this.#facesOf(page));
        const before = await readRecord(name);
        if (before?.isWhole === true && areSameFiles(before, record)) return removeHalf(key, name);
        await put(cache, path, bytes, answer.headers);
        await writeRecord(cache, record);
        await removeHalf(key, name);
      });
    });

  readonly download: SavingPorts['download'] = (key, tell, signal) =>
    this.#save(key, signal, async () => {
      const { cache, record } = await storable(() => open(key));
      const stored = new Set((await storable(() => cache.keys())).map(({ url }) => new URL(url).pathname));
      const waiting = record.files.filter((file) => !stored.has(file.key));
      const progress = counter(record.files.length - waiting.length, record.files.length, tell);
      await storeFiles(cache, waiting, progress, signal);
    });

  readonly verify = (key: ChapterKey, signal: AbortSignal, onTurn = nothing): Promise<void> =>
    this.#save(key, signal, async () => {
      onTurn();
      const { cache, record } = await storable(() => open(key));
      let bytes = 0;
      const wrong: string[] = [];
      for (const one of [`/comic/${key}`, ...record.files.map((file) => file.key)]) {
        signal.throwIfAborted();
        const length = await wholeBytes(cache, one).catch(() => null);
        if (length === null) wrong.push(one);
        bytes += length ?? 0;
      }
      await Promise.all(wrong.map((one) => cache.delete(one)));
      if (wrong.length > 0) throw new SavingFailed('damaged');
      await storable(() => writeRecord(cache, { ...record, isWhole: true, bytes }));
      const own = savedCacheName(record);
      await removeCaches((other) => keyOfCache(other) === key && other !== own);
    });

  readonly remove = (keys: readonly ChapterKey[] | null, onTurn = nothing): Promise<void> =>
    inTurn(() => {
      onTurn();
      return removeCaches((name) => {
        const key = keyOfCache(name);
        return key !== null && (keys === null || keys.includes(key));
      });
    });

  /** Where the room ends, what stands half gives back what it took. */
  #save(key: ChapterKey, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    return inTurn(async () => {
      signal.throwIfAborted();
      try {
        await work();
      } catch (error) {
        if (error instanceof SavingFailed && error.problem === 'noRoom') await removeHalf(key).catch(() => undefined);
        throw error;
      }
    }, signal);
  }

  async #facesOf({ build, letters }: ChapterPageContents): Promise<readonly string[]> {
    if (letters.size === 0) return [];
    const cache = await caches.open(`futago-build-${build}`);
    const sheets = (await cache.keys()).filter(({ url }) => url.endsWith('.css'));
    const texts = await Promise.all(sheets.map(async (sheet) => (await cache.match(sheet))?.text() ?? ''));
    return neededFaces(texts.join('\n'), this.#language, readingFace(document), letters);
  }
}

/** Other tabs save into the same caches. Where a site may keep nothing Firefox gives no turns either. */
async function inTurn(work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(LOCK, signal ? { signal } : {}, work);
  } catch (error) {
    throw error instanceof DOMException && error.name === 'SecurityError' ? new SavingFailed('denied') : error;
  }
}

/** Then what waits is that tab's to save. */
async function isSavingElsewhere(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return held.some(({ name }) => name === LOCK);
}

async function askForRoom({ guess }: ChapterPageContents): Promise<void> {
  const { usage = 0, quota = Infinity } = await estimate();
  if (quota - usage < guess + SPARE) throw new SavingFailed('noRoom');
  // What the reader saved is not for the browser to throw away; it may say no, or ask the reader first.
  void navigator.storage?.persist?.().catch(() => false);
}

/** A few at once; the first failure ends the others. */
async function storeFiles(cache: Cache, files: readonly SavedFile[], progress: () => void, signal: AbortSignal): Promise<void> {
  const waiting = [...files];
  const failing = new AbortController();
  const ending = AbortSignal.any([signal, failing.signal]);
  const take = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      ending.throwIfAborted();
      await storeFile(cache, file, ending);
      progress();
    }
  };
  const takes = Array.from({ length: AT_ONCE }, () => take().catch((error: unknown) => failing.abort(error)));
  await Promise.all(takes);
  ending.throwIfAborted();
}

function recordOf(
  { work, chapter, format, build, scripts, pictures, coverUrl }: ChapterPageContents,
  faces: readonly string[],
): SavedRecord {
  const pages = [...scripts, ...pictures].map(fileFrom);
  // A picture stands in one width, and where a page is the cover, that of the page.
  const cover = (coverUrl === null ? [] : [fileFrom(coverUrl)]).filter(({ key }) => pages.every((page) => page.key !== key));
  const files = [...pages, ...cover, ...faces.map(fileFrom)];
  return { work, chapter, format, build, savedAt: Date.now(), isWhole: false, bytes: 0, files };
}

/** The one on its way where a whole one stands beside it. */
async function open(key: ChapterKey): Promise<{ readonly cache: Cache; readonly record: SavedRecord }> {
  const records = (await readRecords()).filter((one) => keyOf(one) === key);
  const record = records.find(({ isWhole }) => !isWhole) ?? records[0];
  if (record === undefined) throw new SavingFailed('damaged');
  return { cache: await caches.open(savedCacheName(record)), record };
}

function keyOf({ work, chapter }: SavedRecord): ChapterKey {
  return `${work.id}/${chapter.id}`;
}

function areSameFiles(one: SavedRecord, other: SavedRecord): boolean {
  return one.files.map(({ key }) => key).join() === other.files.map(({ key }) => key).join();
}

async function readRecords(): Promise<readonly SavedRecord[]> {
  const names = await caches.keys();
  const records = await Promise.all(names.filter((name) => keyOfCache(name) !== null).map(readRecord));
  return records.filter((record) => record !== null);
}

async function readRecord(name: string): Promise<SavedRecord | null> {
  const stored = await (await caches.open(name)).match(RECORD_KEY);
  return stored ? parseRecord(await stored.text()) : null;
}

function writeRecord(cache: Cache, record: SavedRecord): Promise<void> {
  return cache.put(RECORD_KEY, Response.json(record));
}

async function removeCaches(isMeant: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)));
}

async function removeHalf(key: ChapterKey, except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => keyOfCache(name) === key && name !== except);
  const records = await Promise.all(names.map(readRecord));
  await Promise.all(names.filter((_, place) => records[place]?.isWhole !== true).map((name) => caches.delete(name)));
}

/** Says in the machine's words why the browser stores nothing. */
async function storable<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (error instanceof SavingFailed) throw error;
    throw new SavingFailed(isFull(error) ? 'noRoom' : 'denied');
  }
}

async function estimate(): Promise<StorageEstimate> {
  return (await navigator.storage?.estimate?.().catch(() => ({}))) ?? {};
}

function nothing(): void {}

function counter(stored: number, total: number, tell: (progress: Progress) => void): () => void {
  let count = stored;
  tell({ stored, total });
  return () => {
    count += 1;
    tell({ stored: count, total });
  };
}
