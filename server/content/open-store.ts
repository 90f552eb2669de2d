import type { Database } from '#server/platform/database.ts';
import { PictureStorage } from './pictures/picture-storage.ts';
import { PictureStore } from './pictures/picture-store.ts';
import { type PictureQueue, noQueue } from './pictures/picture-queue.ts';
import { WorkStore } from './work-store.ts';

/** The store over a database and a data folder, as the server, the import command and tests use it. */
export function openWorkStore(database: Database, dataFolder: string, queue: PictureQueue = noQueue): WorkStore {
  return new WorkStore({ database, pictures: new PictureStore(database, new PictureStorage(dataFolder)), queue });
}
