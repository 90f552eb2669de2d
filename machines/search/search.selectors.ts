import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from './search.machine.ts';

/** The text whose suggestions are to be shown; null for none. */
export function suggestedFor(snapshot: SnapshotFrom<typeof searchMachine>): string | null {
  return snapshot.context.answered;
}
