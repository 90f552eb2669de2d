import { fromCallback, fromPromise } from 'xstate';
import type { ChapterKey, Progress, SavingEvent, SavingProblem } from './saving.types.ts';

/** Thrown by a port where trying again would change nothing; any other error means that the network may bring it. */
export class SavingFailed extends Error {
  override readonly name = 'SavingFailed';
  readonly problem: SavingProblem;

  constructor(problem: SavingProblem) {
    super(`The chapter cannot be saved: ${problem}.`);
    this.problem = problem;
  }
}

/**
 * Calls about chapters end in the order they were made, abandoned ones too: an earlier save never stores again what a removal took away,
 * and a removal never takes away what is saved after it. Calls of other tabs count among them; `onTurn` is told when all before have ended,
 * and a download tells how far it is.
 */
export interface SavingPorts {
  /** Chapters that an earlier page began to save and did not end. */
  readonly recall: () => Promise<readonly ChapterKey[]>;
  /** Asks the server what the chapter is made of and the browser whether it has room; rejects with `SavingFailed`. */
  readonly prepare: (key: ChapterKey, signal: AbortSignal, onTurn: () => void) => Promise<void>;
  /** Stores what is not stored yet, file by file. */
  readonly download: (key: ChapterKey, tell: (progress: Progress) => void, signal: AbortSignal) => Promise<void>;
  /** Reads everything again and compares it with what was sent; rejects with `SavingFailed` and throws away what is wrong. */
  readonly verify: (key: ChapterKey, signal: AbortSignal, onTurn: () => void) => Promise<void>;
  /** Null for everything. */
  readonly remove: (keys: readonly ChapterKey[] | null, onTurn: () => void) => Promise<void>;
}

const unplugged = (port: string): Error => new Error(`The saving machine has no port ${port}.`);

const UNPLUGGED: SavingPorts = {
  recall: () => Promise.reject(unplugged('recall')),
  prepare: () => Promise.reject(unplugged('prepare')),
  download: () => Promise.reject(unplugged('download')),
  verify: () => Promise.reject(unplugged('verify')),
  remove: () => Promise.reject(unplugged('remove')),
};

/** A call that waits for its turn. */
interface Turned {
  readonly key: ChapterKey;
  readonly onTurn: () => void;
}

interface Removal extends Pick<Turned, 'onTurn'> {
  readonly keys: readonly ChapterKey[] | null;
}

export type DownloadEnd = { readonly type: 'download.done' } | { readonly type: 'download.failed'; readonly problem: SavingProblem | null };

type DownloadNews = Extract<SavingEvent, { type: 'file.stored' }> | DownloadEnd;

/** The actors of the machine over these ports; without ports each rejects. */
export function savingActors(ports: SavingPorts = UNPLUGGED) {
  return {
    recall: fromPromise<readonly ChapterKey[]>(() => ports.recall()),
    prepare: fromPromise<void, Turned>(({ input, signal }) => ports.prepare(input.key, signal, untilAborted(signal, input.onTurn))),
    download: fromCallback<{ type: 'ignored' }, ChapterKey>(({ input, sendBack }) => {
      const ending = new AbortController();
      const { signal } = ending;
      const tell = (event: DownloadNews): void => {
        if (!signal.aborted) sendBack(event);
      };
      const download = async (): Promise<void> => ports.download(input, (progress) => tell({ type: 'file.stored', progress }), signal);
      download().then(
        () => tell({ type: 'download.done' }),
        (error: unknown) => tell({ type: 'download.failed', problem: problemOf(error) }),
      );
      return () => ending.abort();
    }),
    verify: fromPromise<void, Turned>(({ input, signal }) => ports.verify(input.key, signal, untilAborted(signal, input.onTurn))),
    remove: fromPromise<void, Removal>(({ input, signal }) => ports.remove(input.keys, untilAborted(signal, input.onTurn))),
  };
}

/** The turn of a call that was given up is nobody's. */
function untilAborted(signal: AbortSignal, tell: () => void): () => void {
  return () => {
    if (!signal.aborted) tell();
  };
}

/** Null where the network may still bring it. */
export function problemOf(error: unknown): SavingProblem | null {
  return error instanceof SavingFailed ? error.problem : null;
}
