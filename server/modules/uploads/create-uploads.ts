import { avifQueue } from '#server/content/pictures/avif-job.ts';
import type { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { PictureStore } from '#server/content/pictures/picture-store.ts';
import { WorkStore } from '#server/content/work-store.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Logger } from '#server/platform/logging.ts';
import type { Notices } from '#server/platform/notices/notices.ts';
import type { Bucket } from '#server/platform/s3/bucket.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import { BucketPieces } from './pieces/bucket-pieces.ts';
import { FolderPieces } from './pieces/folder-pieces.ts';
import { LoosePictures } from '#server/content/pictures/loose-pictures.ts';
import { OwnChaptersRepository } from './own/own-chapters.repository.ts';
import { OwnChaptersService } from './own/own-chapters.service.ts';
import { OwnWorksRepository } from './own/own-works.repository.ts';
import { OwnWorksService } from './own/own-works.service.ts';
import { Processing } from './processing/processing.ts';
import { Publishing } from './own/publishing.ts';
import { Receiving } from './pieces/receiving.ts';
import { reviewBy } from './own/review.ts';
import { UploadBytes } from './pieces/upload-bytes.ts';
import { UploadEvents } from './upload-events.ts';
import { processingQueue } from './processing/processing-queue.ts';
import { UploadWork } from './processing/upload-work.ts';
import { UploadsRepository } from './uploads.repository.ts';
import { UploadsService } from './uploads.service.ts';

export interface UploadsOptions {
  readonly database: Database;
  readonly dataFolder: string;
  readonly storage: PictureStorage;
  /** Keeps the bytes of uploads, and browsers may put them there themselves; null: they lie in the data folder. */
  readonly bucket: Bucket | null;
  /** Where background work waits. */
  readonly jobs: Pick<Jobs, 'add'>;
  readonly accounts: Pick<AccountsService, 'throttled' | 'refuseBlocked'>;
  readonly review: Config['uploads']['review'];
  readonly notices: Notices;
  readonly log: Pick<Logger, 'warn'>;
}

export interface UploadsModule {
  readonly services: {
    readonly ownWorks: OwnWorksService;
    readonly ownChapters: OwnChaptersService;
    readonly ownChapterRows: OwnChaptersRepository;
    readonly uploads: UploadsService;
  };
  readonly receiving: Receiving;
  readonly work: UploadWork;
  readonly events: UploadEvents;
}

/** Everything about uploads over one database and one data folder. */
export function createUploads({
  database,
  dataFolder,
  storage,
  bucket,
  jobs,
  accounts,
  review,
  notices,
  log,
}: UploadsOptions): UploadsModule {
  const uploads = new UploadsRepository(database);
  const ownWorks = new OwnWorksRepository(database);
  const ownChapters = new OwnChaptersRepository(database);
  const bytes = new UploadBytes(dataFolder);
  const places = bucket === null ? null : new BucketPieces({ bucket, bytes, log });
  const pieces = places ?? new FolderPieces(bytes);
  const events = new UploadEvents(notices);
  const queue = processingQueue(jobs);
  const pictures = new PictureStore(database, storage);
  const loose = new LoosePictures(database, storage);
  const store = new WorkStore({ database, pictures, queue: avifQueue(jobs) });
  const publishing = new Publishing({ database, store, events }, reviewBy(review));
  const processing = new Processing({ database, uploads, pieces, bytes, pictures, loose, publishing, events, log });
  return {
    services: {
      ownWorks: new OwnWorksService({ database, ownWorks, ownChapters, publishing, events, accounts }),
      ownChapters: new OwnChaptersService({ database, ownChapters, publishing, accounts }),
      ownChapterRows: ownChapters,
      uploads: new UploadsService({ uploads, ownWorks, ownChapters, bytes, pieces, events, accounts, offersPlaces: places !== null }),
    },
    receiving: new Receiving({ uploads, pieces, events, queue, places }),
    work: new UploadWork({ database, uploads, bytes, pieces, loose, processing, publishing, queue }),
    events,
  };
}
