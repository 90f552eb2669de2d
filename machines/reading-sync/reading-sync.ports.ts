import { fromPromise } from 'xstate';

/** Thrown by a port when the server has understood and refused; any other error means that nobody knows whether it was done. */
export class ReadingRefused extends Error {
  override readonly name = 'ReadingRefused';
}

export interface ReadingSyncPorts {
  /** Takes in what the server knows of the reader's places, once a session: asked again it resolves at once. */
  readonly ask: (readerId: string, signal: AbortSignal) => Promise<void>;
  /**
   * Sends the oldest places in the reader's queue that no other tab is sending, and takes them out of it. Resolves with
   * how many are left there.
   */
  readonly send: (readerId: string, signal: AbortSignal) => Promise<number>;
}

const unplugged = (port: string): Error => new Error(`The reading-sync machine has no port ${port}.`);

const UNPLUGGED: ReadingSyncPorts = {
  ask: () => Promise.reject(unplugged('ask')),
  send: () => Promise.reject(unplugged('send')),
};

/** Only a signed-in reader is asked for or sent. */
export interface SyncedReader {
  readonly readerId: string | null;
}

/** The actors of the machine over these ports; without ports each rejects. */
export function readingSyncActors(ports: ReadingSyncPorts = UNPLUGGED) {
  return {
    ask: fromPromise<void, SyncedReader>(({ input, signal }) => ports.ask(known(input), signal)),
    send: fromPromise<number, SyncedReader>(({ input, signal }) => ports.send(known(input), signal)),
  };
}

function known({ readerId }: SyncedReader): string {
  if (readerId === null) throw new Error('The reading-sync machine asks for nobody.');
  return readerId;
}
