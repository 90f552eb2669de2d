import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { LoosePictures } from '#server/content/pictures/loose-pictures.ts';
import { OwnChaptersRepository } from '../own/own-chapters.repository.ts';
import type { Processing } from './processing.ts';
import { isDueAt, type Publishing } from '../own/publishing.ts';
import type { UploadBytes } from '../pieces/upload-bytes.ts';
import type { UploadPieces } from '../pieces/upload-pieces.ts';
import type { ProcessingQueue } from './processing-queue.ts';
import { UPLOAD_LIMITS } from '../upload-limits.ts';
import type { UploadsRepository } from '../uploads.repository.ts';

export interface UploadWorkDependencies {
  readonly database: Database;
  readonly uploads: UploadsRepository;
  readonly bytes: UploadBytes;
  readonly loose: LoosePictures;
  readonly processing: Processing;
  readonly publishing: Publishing;
  readonly queue: ProcessingQueue;
  readonly pieces: UploadPieces;
  readonly clock?: Clock;
}

/** What is done about uploads in the background. Every part may be run at any time, and again. */
export class UploadWork {
  readonly #dependencies: UploadWorkDependencies;

  constructor(dependencies: UploadWorkDependencies) {
    this.#dependencies = dependencies;
  }

  async process(uploadId: string, signal: AbortSignal): Promise<void> {
    await this.#dependencies.processing.run(uploadId, signal);
  }

  /**
   * For the start of a server: what was being looked at in its data folder, which is its alone, was cut short with the server before.
   * Their jobs are given back only when they have been silent for long.
   */
  async resume(): Promise<void> {
    const { uploads, bytes, queue } = this.#dependencies;
    const here = new Set(await bytes.idsBefore(this.#now()));
    for (const upload of await uploads.unprocessed()) if (here.has(upload.id)) await queue.addAgain(upload);
  }

  /** Shows the chapters whose time has come; rejects once all were tried, where some could not be shown. */
  async publishDue(signal: AbortSignal): Promise<void> {
    const { database, publishing } = this.#dependencies;
    const failures: unknown[] = [];
    const now = this.#now();
    for (const { id, ownWorkId } of await new OwnChaptersRepository(database).due(now)) {
      signal.throwIfAborted();
      await publishing.publish(id, ownWorkId, isDueAt(now)).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `Chapters that were due and could not be published: ${failures.length}.`);
  }

  /** Forgets uploads that nothing came for, bytes that no upload wants and pictures that nothing shows, all after ten minutes. */
  async tidy(): Promise<void> {
    const { uploads, loose, queue, pieces } = this.#dependencies;
    const now = this.#now();
    await uploads.removeExpired(now);
    const idle = new Date(now.getTime() - UPLOAD_LIMITS.idleSeconds * 1000);
    for (const { id } of await uploads.unprocessed()) await queue.add(id);
    const begunAt = await uploads.begunAt();
    // Pictures of an upload that is being looked at have no rows yet.
    await loose.sweep(begunAt !== null && begunAt < idle ? begunAt : idle);
    await pieces.sweep(idle, (ids) => uploads.wanted(ids));
  }

  #now(): Date {
    return (this.#dependencies.clock ?? systemClock).now();
  }
}
