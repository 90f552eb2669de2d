import type { SnapshotFrom } from 'xstate';
import type { freshnessMachine } from './freshness.machine.ts';

/** Whether a build other than the page's own is served. */
export function isSuperseded(snapshot: SnapshotFrom<typeof freshnessMachine>): boolean {
  return snapshot.context.latest !== null;
}
