import { BeginUpload } from '#graphql/generated/documents/BeginUpload.ts';
import { CancelUpload } from '#graphql/generated/documents/CancelUpload.ts';
import { UploadProgress } from '#graphql/generated/documents/UploadProgress.ts';
import { UploadState } from '#graphql/generated/documents/UploadState.ts';
import type { UploadProgressSubscription } from '#graphql/generated/graphql.ts';
import type { Execute } from '#graphql/document/persisted-document.ts';
import { UploadPutOff, UploadRefused, type UploadPorts } from '#machines/upload/upload.ports.ts';
import type {
  Arrival,
  FileKey,
  KeptFile,
  Progress,
  UploadProblem,
  UploadProblemCode,
  UploadTarget,
} from '#machines/upload/upload.types.ts';
import { OperationFailed } from '../graphql/graphql-host.errors.ts';
import type { SubscriptionSocket } from '../subscriptions/subscription-socket.ts';
import { checkFiles, isUnreadable, type UploadLimits } from './check-files.ts';
import { bundlesOf, type Bundle } from './chosen-files.ts';
import type { HeldUploads } from './held-uploads.ts';
import type { KeptUpload, KeptUploads } from './kept-uploads.ts';
import { BytesRefused } from './upload-bytes.errors.ts';
import { sendBytes, type BytesHost } from './upload-bytes.ts';
import { keepWanted } from './wanted-uploads.ts';

type Tell = (progress: Progress) => void;
type ToldUpload = UploadProgressSubscription['uploadProgress'];

export interface UploadsWorld extends BytesHost {
  readonly execute: Execute;
  readonly socket: Pick<SubscriptionSocket, 'subscribe'>;
  readonly kept: KeptUploads;
  readonly held: HeldUploads;
  readonly limits: (signal: AbortSignal) => Promise<UploadLimits>;
  /** Milliseconds between two looks at an upload that is processed. */
  readonly pollMs?: number;
  /** Milliseconds after which a look into a file does without the server's bounds. */
  readonly limitsMs?: number;
}

const POLL_MS = 5000;
const LIMITS_MS = 4000;
const GONE: readonly number[] = [404, 410];

/** Uploads of one account: the files that this page was given, and what the server holds of them. */
export class OwnUploads implements UploadPorts {
  readonly #world: UploadsWorld;
  readonly #bundles = new Map<FileKey, Bundle>();
  /** Begun by an earlier page; what has ended is kept no longer, but still on the list. */
  readonly #recalled = new Map<FileKey, KeptUpload>();

  constructor(world: UploadsWorld) {
    this.#world = world;
  }

  /** Takes files in; resolves with the keys by which the statechart knows them. */
  async choose(files: readonly File[], target: UploadTarget): Promise<readonly FileKey[]> {
    const bundles = await bundlesOf(files, target);
    for (const bundle of bundles) this.#bundles.set(bundle.key, bundle);
    return bundles.map(({ key }) => key);
  }

  /** What is known of an upload without asking anybody. */
  about(key: FileKey): Pick<Bundle, 'name' | 'size' | 'target'> | undefined {
    return this.#bundles.get(key) ?? this.#recalled.get(key);
  }

  readonly recall: UploadPorts['recall'] = async (onLeft) => {
    void this.tellDropped().catch(untold);
    const { kept, held } = this.#world;
    const uploads = kept.all();
    for (const upload of uploads) this.#recalled.set(upload.key, upload);
    const elsewhere = await held.elsewhere(uploads.filter(({ isSent }) => !isSent).map(({ uploadId }) => uploadId));
    return uploads.map((upload) => {
      if (!elsewhere.includes(upload.uploadId)) return this.#asFile(upload);
      void this.#followLeft(upload, onLeft);
      return { ...this.#asFile(upload), step: 'await' };
    });
  };

  readonly check = async (key: FileKey, tellLooked: () => void, signal: AbortSignal): Promise<void> => {
    const { files } = this.#bundle(key);
    const { limits: ask, limitsMs = LIMITS_MS } = this.#world;
    const limits = await ask(AbortSignal.any([signal, AbortSignal.timeout(limitsMs)])).catch(() => null);
    // The server checks again: without its bounds nothing can be said before.
    const problems = limits === null ? [] : await checkFiles(files, limits, tellLooked);
    if (problems.length > 0) throw new UploadRefused(...problems);
  };

  readonly send = async (key: FileKey, tell: Tell, signal: AbortSignal): Promise<void> => {
    const bundle = this.#bundle(key);
    const { kept, held } = this.#world;
    kept.renew();
    const begun = kept.of(key) ?? this.#begin(bundle);
    held.hold(begun.uploadId);
    const { state, files } = await this.#ask(begun, bundle, signal);
    if (state === 'RECEIVING') await this.#sendFiles(begun, bundle, files, tell, signal);
    kept.keep({ ...begun, isSent: true });
    held.letGo(begun.uploadId);
  };

  readonly follow = (key: FileKey, tell: Tell, signal: AbortSignal): Promise<Arrival> => {
    const { kept, socket, pollMs = POLL_MS } = this.#world;
    const uploadId = kept.of(key)?.uploadId;
    if (uploadId === undefined) return Promise.reject(refused('FAULT'));
    return new Promise((resolve, reject) => {
      const end = (ended: Error | Arrival): void => {
        clearInterval(polling);
        stop();
        if (!(ended instanceof Error) || ended instanceof UploadRefused) this.#forget(key);
        if (ended instanceof Error) reject(ended);
        else resolve(ended);
      };
      const take = (upload: ToldUpload | null): void => {
        if (signal.aborted) return;
        if (upload === null) return end(refused('UNTOLD'));
        if (upload.state === 'FAILED') return end(new UploadRefused(...upload.problems.map(asProblem)));
        if (upload.state === 'DONE')
          return end({ chapterIds: upload.chapters.map(({ id }) => id), leftOut: upload.problems.map(asProblem) });
        tell({ done: upload.picturesDone, total: upload.picturesCount });
      };
      const stop = socket.subscribe<UploadProgressSubscription>(
        { query: UploadProgress.text, variables: { id: uploadId } },
        { onOpened: () => undefined, onResult: ({ uploadProgress }) => take(uploadProgress), onEnded: () => void look() },
      );
      const look = (): Promise<void> => this.#state(uploadId, signal).then(take, (error: unknown) => end(asError(error)));
      const polling = setInterval(() => void look(), pollMs);
      signal.addEventListener('abort', () => end(new Error('Nobody follows this upload any more.')), { once: true });
    });
  };

  /** Rejects where the server could not be told of all: it is again by the next `tellDropped`. */
  readonly drop = async (keys: readonly FileKey[]): Promise<void> => {
    for (const key of keys) {
      this.#bundles.delete(key);
      this.#recalled.delete(key);
      this.#letGo(key);
      this.#world.kept.drop(key);
    }
    await this.tellDropped();
  };

  /** Tells the server of what was dropped while it did not answer, by this page or an earlier one: else it would become chapters. */
  readonly tellDropped = async (): Promise<void> => {
    const { kept, execute } = this.#world;
    await Promise.all(
      kept.dropped().map(async (id) => {
        await execute(CancelUpload, { id });
        kept.forgetDropped(id);
      }),
    );
  };

  /** Until the signal aborts the server holds what was begun, paused or not. */
  stayWanted(signal: AbortSignal): void {
    keepWanted(this.#world, this.#world.kept, signal);
  }

  #asFile({ key, isSent }: KeptUpload): KeptFile {
    return { key, step: isSent ? 'process' : 'send', isMissing: !this.#bundles.has(key) };
  }

  /** Once the other tab has sent it, dropped it or was closed, what is kept says which. */
  async #followLeft({ key, uploadId }: KeptUpload, onLeft: Parameters<UploadPorts['recall']>[0]): Promise<void> {
    const { kept, held } = this.#world;
    await held.untilLeft(uploadId);
    kept.renew();
    const left = kept.of(key);
    onLeft(key, left ? this.#asFile(left) : null);
  }

  #forget(key: FileKey): void {
    this.#letGo(key);
    this.#world.kept.forget(key);
  }

  #letGo(key: FileKey): void {
    const { kept, held } = this.#world;
    const upload = kept.of(key);
    if (upload) held.letGo(upload.uploadId);
  }

  #bundle(key: FileKey): Bundle {
    const bundle = this.#bundles.get(key);
    if (!bundle) throw refused('UNREADABLE');
    return bundle;
  }

  /** Kept before the server hears of it: an answer that is lost begins no second upload. */
  #begin({ key, target, name, size }: Bundle): KeptUpload {
    const begun = { key, uploadId: crypto.randomUUID(), target, name, size, isSent: false };
    this.#world.kept.keep(begun);
    return begun;
  }

  async #ask({ key, uploadId, target }: KeptUpload, bundle: Bundle, signal: AbortSignal) {
    const files = bundle.files.map(({ name, file }) => ({ name, size: file.size }));
    const input = { id: uploadId, ...target, files };
    const { beginUpload } = await this.#world.execute(BeginUpload, { input }, signal).catch((error: unknown) => {
      throw this.#refusalOf(bundle, error) ?? error;
    });
    switch (beginUpload.__typename) {
      case 'Upload':
        return beginUpload;
      case 'Throttled':
        throw putOffFor(beginUpload.retryAfterSeconds * 1000);
      case 'UploadRefused':
        this.#forget(key);
        throw new UploadRefused(...beginUpload.problems.map(asProblem));
      default:
        this.#forget(key);
        throw refused(beginUpload.__typename === 'NotYours' ? 'NOT_YOURS' : 'OTHER');
    }
  }

  async #sendFiles(begun: KeptUpload, bundle: Bundle, places: readonly Place[], tell: Tell, signal: AbortSignal): Promise<void> {
    const offsets = new Map(places.map(({ index, offset }) => [index, offset]));
    const sum = (): number => [...offsets.values()].reduce((all, offset) => all + offset, 0);
    tell({ done: sum(), total: bundle.size });
    for (const { index, offset, url } of places) {
      const file = bundle.files[index]?.file;
      if (!file) throw refused('OTHER');
      const note = (reached: number): void => {
        offsets.set(index, reached);
        tell({ done: sum(), total: bundle.size });
      };
      await sendBytes(this.#world, { url, file, offset }, note, signal).catch((error: unknown) => {
        throw this.#judged(begun, bundle.files[index]?.name ?? null, error);
      });
    }
  }

  /** What failed while bytes were sent: a refusal where trying again would change nothing. */
  #judged({ key }: KeptUpload, file: string | null, error: unknown): Error {
    if (error instanceof BytesRefused && GONE.includes(error.status)) this.#forget(key);
    if (error instanceof BytesRefused && error.status === 413) return refused('FILE_TOO_LARGE');
    if (error instanceof BytesRefused && error.status === 507) return refused('NO_ROOM');
    if (isUnreadable(error)) return refused('UNREADABLE', file);
    return asError(error);
  }

  /** What is told once, where trying again would not help; null for what it may help. */
  #refusalOf({ key, files }: Bundle, error: unknown): UploadRefused | null {
    const codes = error instanceof OperationFailed ? error.codes : [];
    const isTooLong = codes.includes('REQUEST_ENTITY_TOO_LARGE');
    if (!isTooLong && !codes.includes('BLOCKED')) return null;
    this.#forget(key);
    return isTooLong ? new UploadRefused({ code: 'TOO_MANY_FILES', file: null, limit: files.length - 1 }) : refused('BLOCKED');
  }

  async #state(id: string, signal: AbortSignal): Promise<ToldUpload | null> {
    const { viewer } = await this.#world.execute(UploadState, { id }, signal);
    return viewer?.upload ?? null;
  }
}

interface Place {
  readonly index: number;
  readonly offset: number;
  readonly url: string;
}

/** It stays kept. */
function untold(): void {}

function refused(code: UploadProblemCode, file: string | null = null): UploadRefused {
  return new UploadRefused({ code, file, limit: null });
}

function putOffFor(milliseconds: number): UploadPutOff {
  return new UploadPutOff({ milliseconds, until: Date.now() + milliseconds });
}

function asProblem({ code, file, limit }: { code: UploadProblemCode; file?: string | null; limit?: number | null }): UploadProblem {
  return { code, file: file ?? null, limit: limit ?? null };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
