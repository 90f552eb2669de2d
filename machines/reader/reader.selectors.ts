import type { SnapshotFrom } from 'xstate';
import type { readerMachine } from './reader.machine.ts';

type Snapshot = SnapshotFrom<typeof readerMachine>;

/** What the page of a chapter shows of it. */
export interface ReaderState {
  readonly isChromeShown: boolean;
  readonly isAutoScrolling: boolean;
  readonly isZoomed: boolean;
  readonly isOnline: boolean;
  /** Pages whose pictures did not come, in the order of their failure. */
  readonly broken: readonly string[];
}

export function readerState(snapshot: Snapshot): ReaderState {
  return {
    isChromeShown: snapshot.matches({ open: { chrome: 'shown' } }),
    isAutoScrolling: snapshot.matches({ open: { motion: 'autoScrolling' } }),
    isZoomed: snapshot.matches({ open: { view: 'zoomed' } }),
    isOnline: snapshot.matches({ open: { network: 'online' } }),
    broken: snapshot.context.broken,
  };
}
