import { fromCallback, fromPromise } from 'xstate';

/** Everything is about one open chapter: the adapter knows which. */
export interface ReaderPorts {
  /** Loads the chapter after this one, so that going there takes no time. */
  readonly prepareNext: (signal: AbortSignal) => Promise<void>;
  /** Asks for the picture of a page again; resolves once it is there. */
  readonly loadPage: (id: string, signal: AbortSignal) => Promise<void>;
  /** Moves the pages on at a speed of 1 to 5 until stopped; `tellStopped` where it ends by itself. */
  readonly autoScroll: (speed: number, tellStopped: () => void) => () => void;
}

const unplugged = (port: string): Error => new Error(`The reader machine has no port ${port}.`);

const UNPLUGGED: ReaderPorts = {
  prepareNext: () => Promise.reject(unplugged('prepareNext')),
  loadPage: () => Promise.reject(unplugged('loadPage')),
  autoScroll: () => {
    throw unplugged('autoScroll');
  },
};

/** The actors of the machine over these ports; without ports each rejects. */
export function readerActors(ports: ReaderPorts = UNPLUGGED) {
  return {
    prepareNext: fromPromise<void>(async ({ signal }) => ports.prepareNext(signal)),
    loadPage: fromPromise<void, { readonly id: string }>(async ({ input, signal }) => ports.loadPage(input.id, signal)),
    autoScroll: fromCallback<{ type: 'ignored' }, { readonly speed: number }>(({ input, sendBack }) =>
      ports.autoScroll(input.speed, () => sendBack({ type: 'scroll.stop' })),
    ),
  };
}
