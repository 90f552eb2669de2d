import type { BeginUploadInput } from '#graphql/generated/server.ts';
import { type AccountsService, DONE, invalid, type InvalidInput, type Throttled } from '../accounts/accounts.service.ts';
import { fieldProblem } from '../accounts/account-input.ts';
import { readUuid } from '../given-input.ts';
import { type Reader, signedIn } from '../reader.ts';
import { parseRowId } from '../row-id.ts';
import { BadInput } from '../bad-input.error.ts';
import type { NewUpload, Unfinished } from './new-upload-rows.ts';
import type { OwnChaptersRepository } from './own/own-chapters.repository.ts';
import type { OwnWorkRow, OwnWorksRepository } from './own/own-works.repository.ts';
import type { UploadBytes } from './pieces/upload-bytes.ts';
import type { UploadEvents } from './upload-events.ts';
import { checkFiles, fileName, readChecksum } from './upload-input.ts';
import { MOST_BEGUN, MOST_UNFINISHED, MOST_UNFINISHED_BYTES, SPARE_BYTES } from './upload-limits.ts';
import type { UploadPieces } from './pieces/upload-pieces.ts';
import { problem, type UploadProblem } from './processing/upload-problems.ts';
import type { UploadFileRow, UploadRow, UploadsRepository } from './uploads.repository.ts';

export const NOT_YOURS = { __typename: 'NotYours', isRefused: true } as const;

export interface UploadRefused {
  readonly __typename: 'UploadRefused';
  readonly problems: readonly UploadProblem[];
}

export type ShownUpload = UploadRow & { readonly __typename: 'Upload' };

export interface UploadsDependencies {
  readonly uploads: UploadsRepository;
  readonly ownWorks: OwnWorksRepository;
  readonly ownChapters: OwnChaptersRepository;
  readonly bytes: Pick<UploadBytes, 'free'>;
  readonly pieces: Pick<UploadPieces, 'remove'>;
  readonly events: UploadEvents;
  readonly accounts: Pick<AccountsService, 'throttled' | 'refuseBlocked'>;
  /** Whether browsers may put pieces into a bucket themselves. */
  readonly offersPlaces: boolean;
}

/** Begins uploads, tells how far they are and ends them, each for its owner alone. */
export class UploadsService {
  readonly #dependencies: UploadsDependencies;

  constructor(dependencies: UploadsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Null where it ended, or is somebody else's. */
  async find(id: string | number, userId: number): Promise<ShownUpload | null> {
    const upload = await this.#dependencies.uploads.find(readUuid('id', id));
    return upload?.ownerId === userId ? shown(upload) : null;
  }

  async listOf(userId: number): Promise<ShownUpload[]> {
    return (await this.#dependencies.uploads.listOf(userId)).map(shown);
  }

  async files(upload: UploadRow): Promise<UploadFileRow[]> {
    return await this.#dependencies.uploads.files(upload.id);
  }

  async begin(input: BeginUploadInput, reader: Reader): Promise<ShownUpload | UploadRefused | InvalidInput | typeof NOT_YOURS | Throttled> {
    const { userId } = signedIn(reader);
    const id = readUuid('id', input.id);
    const files = input.files.map(({ name, size, sha256 }) => ({ name: fileName(name), size, sha256: readChecksum(sha256) }));
    const known = await this.#dependencies.uploads.find(id);
    if (known !== undefined) return known.ownerId === userId ? shown(known) : NOT_YOURS;
    await this.#dependencies.accounts.refuseBlocked(userId);
    const workId = parseRowId(input.workId);
    const work = workId === null ? undefined : await this.#dependencies.ownWorks.find(workId, userId);
    if (work === undefined) return NOT_YOURS;
    const place = await this.#placeOf(input, work, userId);
    if ('__typename' in place) return place;
    const problems = checkFiles(input);
    if (problems.length > 0) return { __typename: 'UploadRefused', problems };
    const throttled = await this.#dependencies.accounts.throttled([{ key: `uploads:${userId}`, most: MOST_BEGUN }]);
    if (throttled !== null) return throttled;
    return await this.#add({ id, ownerId: userId, ownWorkId: work.id, purpose: input.purpose, ...place, files });
  }

  /** Where the bytes of a file go; it says so where they may go into a bucket past us. */
  addressOf(uploadId: string, index: number): string {
    return `/upload/${uploadId}/${index}${this.#dependencies.offersPlaces ? '?direct' : ''}`;
  }

  /** Its bytes are gone at once. */
  async cancel(id: string | number, reader: Reader): Promise<typeof DONE | typeof NOT_YOURS> {
    const { userId } = signedIn(reader);
    const key = readUuid('id', id);
    if (!(await this.#dependencies.uploads.remove(key, userId))) return NOT_YOURS;
    await this.#dependencies.pieces.remove(key);
    this.#dependencies.events.changed(key);
    return DONE;
  }

  /** As it is now and whenever it changed, until its end. Rejects with BadInput where there is none of the reader's. */
  watch(id: string | number, reader: Reader): AsyncIterableIterator<ShownUpload> {
    const { userId } = signedIn(reader);
    const key = readUuid('id', id);
    const changes = this.#dependencies.events.listen(key);
    const states = this.#states(key, userId, changes);
    // A generator hears that it may return only once what it waits for came.
    const leave = async (): Promise<IteratorResult<ShownUpload>> => {
      await changes.return?.();
      return await states.return(undefined);
    };
    const watching = { next: () => states.next(), return: leave, [Symbol.asyncIterator]: () => watching };
    return watching;
  }

  async *#states(key: string, userId: number, changes: AsyncIterableIterator<null>): AsyncGenerator<ShownUpload, undefined> {
    try {
      do {
        const upload = await this.find(key, userId);
        if (upload === null) throw new BadInput('id', 'There is no such upload to watch.');
        yield upload;
        if (upload.state === 'DONE' || upload.state === 'FAILED') return;
      } while ((await changes.next()).done !== true);
    } finally {
      await changes.return?.();
    }
  }

  async #add(upload: NewUpload): Promise<ShownUpload | UploadRefused | typeof NOT_YOURS> {
    const { uploads, bytes: disk } = this.#dependencies;
    const bytes = upload.files.reduce((sum, { size }) => sum + size, 0);
    const free = await disk.free();
    const full = await uploads.add(upload, (unfinished) => roomProblem(unfinished, bytes, free));
    if (full !== null) return { __typename: 'UploadRefused', problems: [full] };
    return (await this.find(upload.id, upload.ownerId)) ?? NOT_YOURS;
  }

  /** What the upload goes into: nothing for new chapters and covers. */
  async #placeOf(
    { purpose, chapterId, pageId }: BeginUploadInput,
    work: OwnWorkRow,
    userId: number,
  ): Promise<{ readonly ownChapterId: number | null; readonly ownPageId: number | null } | typeof NOT_YOURS | InvalidInput> {
    const needsChapter = purpose === 'CONTENT' || purpose === 'PAGE';
    if (!needsChapter) return { ownChapterId: null, ownPageId: null };
    const { ownChapters } = this.#dependencies;
    const id = chapterId === null || chapterId === undefined ? null : parseRowId(chapterId);
    const chapter = id === null ? undefined : await ownChapters.find(id, userId);
    if (chapter === undefined || chapter.ownWorkId !== work.id) return NOT_YOURS;
    if (purpose === 'CONTENT') return { ownChapterId: chapter.id, ownPageId: null };
    if (chapter.isText) return invalid([fieldProblem('pageId', 'UNKNOWN')]);
    const page = (await ownChapters.pages(chapter.id)).find((each) => String(each.id) === String(pageId));
    return page === undefined ? NOT_YOURS : { ownChapterId: chapter.id, ownPageId: page.id };
  }
}

function roomProblem(unfinished: Unfinished, bytes: number, free: number): UploadProblem | null {
  if (unfinished.uploads >= MOST_UNFINISHED)
    return problem('NO_ROOM', `the account has ${unfinished.uploads} uploads that are not finished`, { limit: MOST_UNFINISHED });
  if (unfinished.bytes + bytes > MOST_UNFINISHED_BYTES)
    return problem('NO_ROOM', 'the account has too much that is not finished', { limit: MOST_UNFINISHED_BYTES });
  return free < bytes + SPARE_BYTES ? problem('NO_ROOM', 'the disk has no room for it') : null;
}

function shown(upload: UploadRow): ShownUpload {
  return { __typename: 'Upload', ...upload };
}
