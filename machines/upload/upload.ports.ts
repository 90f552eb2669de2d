import { fromCallback, fromPromise } from 'xstate';
import type { Arrival, FileKey, KeptFile, Progress, PutOff, UploadEvent, UploadProblem } from './upload.types.ts';

/** Thrown by a port where trying again would change nothing; any other error means that the network may bring it. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly problems: readonly UploadProblem[];

  constructor(...problems: readonly UploadProblem[]) {
    super(`What was chosen is not taken: ${problems.map(({ code, file }) => (file === null ? code : `${code} (${file})`)).join(', ')}.`);
    this.problems = problems;
  }
}

/** Thrown by `send` where the server takes nothing new before a time that it says; then it is asked again. */
export class UploadPutOff extends Error {
  override readonly name = 'UploadPutOff';
  readonly putOff: PutOff;

  constructor(putOff: PutOff) {
    super(`The server takes nothing new for ${putOff.milliseconds} milliseconds.`);
    this.putOff = putOff;
  }
}

type Tell = (progress: Progress) => void;
interface Check {
  readonly key: FileKey;
  readonly onLooked: () => void;
}
type TellLeft = (key: FileKey, kept: KeptFile | null) => void;

export interface UploadPorts {
  /**
   * What an earlier page began and did not end, and what another tab sends: `onLeft` is told of each of the latter once that tab no longer
   * sends it.
   */
  readonly recall: (onLeft: TellLeft) => Promise<readonly KeptFile[]>;
  /**
   * Looks into the file before anything is sent. Of several files it tells after each; telling throws where nobody waits any longer.
   * Rejects with `UploadRefused`.
   */
  readonly check: (key: FileKey, tellLooked: () => void, signal: AbortSignal) => Promise<void>;
  /** Sends what the server does not hold yet, from the byte it asks for. Rejects with `UploadRefused` and `UploadPutOff`. */
  readonly send: (key: FileKey, tell: Tell, signal: AbortSignal) => Promise<void>;
  /** Follows what the server makes of the file. Rejects with `UploadRefused`. */
  readonly follow: (key: FileKey, tell: Tell, signal: AbortSignal) => Promise<Arrival>;
  /** Forgets these, here and at the server, what was half sent too. */
  readonly drop: (keys: readonly FileKey[]) => Promise<void>;
}

const unplugged = (port: string): Error => new Error(`The upload machine has no port ${port}.`);

const UNPLUGGED: UploadPorts = {
  recall: () => Promise.reject(unplugged('recall')),
  check: () => Promise.reject(unplugged('check')),
  send: () => Promise.reject(unplugged('send')),
  follow: () => Promise.reject(unplugged('follow')),
  drop: () => Promise.reject(unplugged('drop')),
};

/** How a port that tells of its progress ended; the problems are null where the network may still bring it. */
export type StepEnd =
  | { readonly type: 'sending.done' }
  | { readonly type: 'sending.failed'; readonly problems: readonly UploadProblem[] | null }
  | { readonly type: 'sending.putOff'; readonly putOff: PutOff }
  | ({ readonly type: 'processing.done' } & Arrival)
  | { readonly type: 'processing.failed'; readonly problems: readonly UploadProblem[] | null };

/** The actors of the machine over these ports; without ports each rejects. */
export function uploadActors(ports: UploadPorts = UNPLUGGED) {
  return {
    recall: fromPromise<readonly KeptFile[], { readonly onLeft: TellLeft }>(({ input }) => ports.recall(input.onLeft)),
    check: fromPromise<void, Check>(({ input: { key, onLooked }, signal }) => {
      const tellLooked = (): void => {
        signal.throwIfAborted();
        onLooked();
      };
      return ports.check(key, tellLooked, signal);
    }),
    send: telling(
      async (key, tell, signal) => {
        await ports.send(key, tell, signal);
        return { type: 'sending.done' };
      },
      (error) =>
        error instanceof UploadPutOff
          ? { type: 'sending.putOff', putOff: error.putOff }
          : { type: 'sending.failed', problems: problemsOf(error) },
    ),
    follow: telling(
      async (key, tell, signal) => ({ type: 'processing.done', ...(await ports.follow(key, tell, signal)) }),
      (error) => ({ type: 'processing.failed', problems: problemsOf(error) }),
    ),
    drop: fromPromise<void, readonly FileKey[]>(({ input }) => ports.drop(input)),
  };
}

/** Null where the network may still bring it. */
export function problemsOf(error: unknown): readonly UploadProblem[] | null {
  return error instanceof UploadRefused ? error.problems : null;
}

type Run = (key: FileKey, tell: Tell, signal: AbortSignal) => Promise<StepEnd>;

/** A port that tells of its progress, as an actor; `endBy` says how a failure ends it. */
function telling(run: Run, endBy: (error: unknown) => StepEnd) {
  return fromCallback<{ type: 'ignored' }, FileKey>(({ input, sendBack }) => {
    const ending = new AbortController();
    const { signal } = ending;
    const say = (event: Extract<UploadEvent, { type: 'file.progressed' }> | StepEnd): void => {
      if (!signal.aborted) sendBack(event);
    };
    run(input, (progress) => say({ type: 'file.progressed', progress }), signal).then(say, (error: unknown) => say(endBy(error)));
    return () => ending.abort();
  });
}
