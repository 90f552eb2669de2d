import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { Bucket } from '#server/platform/s3/bucket.ts';
import { type FakeStore, startFakeStore } from '#tests/server/platform/s3/fake-store.ts';
import { StorageError } from '#server/content/pictures/storage.error.ts';

const ID = 'ab'.repeat(16);
const OTHER = 'cd'.repeat(16);
const SOURCES = [{ width: 640, content: Buffer.from('small') }];
const name = (file: string): string => `site/pictures/ab/${ID}/${file}`;
const OLD = new Date('2020-01-01T00:00:00Z');

let folder: string;
let storage: PictureStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-storage-'));
  storage = new PictureStorage(folder);
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function idsBefore(before: Date): Promise<string[]> {
  return Array.fromAsync(storage.idsBefore(before));
}

describe('the storage of pictures', () => {
  it('keeps the original and its sources where the contract says', async () => {
    expect(await storage.has(ID)).toBe(false);
    expect(await storage.write(ID, Buffer.from('whole'), SOURCES)).toBe(true);
    await storage.addSource(ID, '640.avif', Buffer.from('smaller'));
    expect(await storage.has(ID)).toBe(true);
    expect(await readdir(join(folder, 'pictures', 'ab', ID))).toEqual(expect.arrayContaining(['640.avif', '640.webp', 'original']));
    expect((await storage.readOriginal(ID)).toString()).toBe('whole');
    expect(await readFile(join(folder, 'pictures', 'ab', ID, '640.avif'), 'utf8')).toBe('smaller');
    expect(await readdir(join(folder, 'pictures', '.incoming'))).toEqual([]);
  });

  it('keeps a picture once when it is written twice at the same time', async () => {
    const written = await Promise.all([1, 2, 3].map(() => storage.write(ID, Buffer.from('whole'), SOURCES)));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await readdir(join(folder, 'pictures', '.incoming'))).toEqual([]);
  });

  it('makes no path of anything but an id', async () => {
    for (const id of ['../../etc', 'AB'.repeat(16), `${ID}0`, ''])
      await expect(storage.write(id, Buffer.alloc(1), [])).rejects.toThrow(TypeError);
  });

  it('names old pictures, and sweeps away what was left unfinished', async () => {
    await storage.write(ID, Buffer.from('whole'), SOURCES);
    await storage.write(OTHER, Buffer.from('whole'), SOURCES);
    await utimes(join(folder, 'pictures', 'ab', ID), OLD, OLD);
    const left = join(folder, 'pictures', '.incoming', 'left');
    await mkdir(left, { recursive: true });
    await utimes(left, OLD, OLD);
    await writeFile(join(folder, 'pictures', '.incoming', 'fresh'), '');
    expect(await idsBefore(new Date('2021-01-01T00:00:00Z'))).toEqual([ID]);
    expect(await readdir(join(folder, 'pictures', '.incoming'))).toEqual(['fresh']);
    await storage.remove(ID);
    expect([await storage.has(ID), await storage.has(OTHER)]).toEqual([false, true]);
  });

  it('writes a picture again of which a killed removal left a part', async () => {
    await storage.write(ID, Buffer.from('whole'), SOURCES);
    await rm(join(folder, 'pictures', 'ab', ID, 'original'));
    expect(await storage.write(ID, Buffer.from('whole'), SOURCES)).toBe(true);
    expect((await storage.readOriginal(ID)).toString()).toBe('whole');
    expect(await readdir(join(folder, 'pictures', '.incoming'))).toEqual([]);
  });

  it('is empty before the first picture', async () => {
    expect(await idsBefore(new Date())).toEqual([]);
  });

  it('says in one sentence that a folder cannot be written', async () => {
    await writeFile(join(folder, 'pictures'), 'a file in the way');
    await expect(storage.write(ID, Buffer.alloc(1), [])).rejects.toThrow(
      `Pictures cannot be stored in ${join(folder, 'pictures')}: a file is in the way of a folder.`,
    );
    expect(new StorageError('/data/pictures', Object.assign(new Error(), { code: 'ENOSPC' })).message).toBe(
      'Pictures cannot be stored in /data/pictures: the disk is full.',
    );
  });
});

describe('the storage of pictures with a bucket', () => {
  let store: FakeStore;
  let elsewhere: string;
  let other: PictureStorage;
  beforeEach(async () => {
    store = await startFakeStore();
    elsewhere = await mkdtemp(join(tmpdir(), 'futago-storage-'));
    storage = new PictureStorage(folder, new Bucket(store.url));
    other = new PictureStorage(elsewhere, new Bucket(store.url));
  });
  afterEach(async () => {
    await store.close();
    await rm(elsewhere, { recursive: true, force: true });
  });

  it('has every file in the bucket before the picture counts, and gives it to another machine once', async () => {
    expect(await storage.write(ID, Buffer.from('whole'), SOURCES)).toBe(true);
    await storage.addSource(ID, '640.avif', Buffer.from('smaller'));
    expect([...store.objects].map(([key, { type }]) => [key, type])).toEqual([
      [name('640.webp'), 'image/webp'],
      [name('original'), 'application/octet-stream'],
      [name('640.avif'), 'image/avif'],
    ]);
    expect(await other.has(ID)).toBe(true);
    store.asked.length = 0;
    expect(await Promise.all([1, 2, 3].map(() => other.bring(ID, '640.webp')))).toEqual([true, true, true]);
    expect(await other.bring(ID, '640.webp')).toBe(true);
    expect(store.asked).toEqual([`GET /bucket/${name('640.webp')}`]);
    expect(await readFile(join(other.folder(ID), '640.webp'), 'utf8')).toBe('small');
    expect((await other.readOriginal(ID)).toString()).toBe('whole');
    expect(await other.bring(OTHER, '640.webp')).toBe(false);
    expect(await other.write(ID, Buffer.from('whole'), SOURCES)).toBe(false);
  });

  it('leaves no picture behind where the bucket refuses it, and takes it away from both', async () => {
    store.failures.push(403);
    await expect(storage.write(ID, Buffer.from('whole'), SOURCES)).rejects.toThrow('the store answered 403');
    expect([await storage.has(ID), await other.has(ID), store.objects.size]).toEqual([false, false, 0]);
    await storage.write(ID, Buffer.from('whole'), SOURCES);
    await storage.remove(ID);
    expect([await storage.has(ID), await other.has(ID), store.objects.size]).toEqual([false, false, 0]);
  });

  it('says of a picture that was taken away in part that it is not there', async () => {
    await storage.write(ID, Buffer.from('whole'), SOURCES);
    store.faults.set(/DELETE .*640/, 403);
    await expect(storage.remove(ID)).rejects.toThrow('the store answered 403');
    expect([await storage.has(ID), await other.has(ID)]).toEqual([false, false]);
    store.faults.clear();
    await storage.remove(ID);
    expect(store.objects.size).toBe(0);
  });

  it('has in the bucket too what another process of the machine wrote and could not send', async () => {
    await new PictureStorage(folder).write(ID, Buffer.from('whole'), SOURCES);
    expect(await storage.write(ID, Buffer.from('whole'), SOURCES)).toBe(false);
    expect(await other.has(ID)).toBe(true);
  });
});
