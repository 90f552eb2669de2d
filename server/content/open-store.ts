import type { Database } from '#server/platform/database/database.ts';
import type { PictureStorage } from './pictures/picture-storage.ts';
import { PictureStore } from './pictures/picture-store.ts';
import { type PictureQueue, noQueue } from './pictures/picture-queue.ts';
import { WorkStore } from './work-store.ts';

/** The store over a database and the files of pictures, as the server, the import command and tests use it. */
export function openWorkStore(database: Database, storage: PictureStorage, queue: PictureQueue = noQueue): WorkStore {
  return new WorkStore({ database, pictures: new PictureStore(database, storage), queue });
}
