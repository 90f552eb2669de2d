import type { SnapshotFrom } from 'xstate';
import type { serviceWorkerMachine } from './service-worker.machine.ts';
import type { UpdateQuestion } from './service-worker.types.ts';

/** What to ask a reader in an open chapter. */
export function updateQuestion(snapshot: SnapshotFrom<typeof serviceWorkerMachine>): UpdateQuestion {
  if (snapshot.matches({ running: { waiting: 'asking' } }) || snapshot.matches({ running: { takenOver: 'asking' } })) return 'asking';
  return snapshot.matches({ running: { waiting: 'updatingByWish' } }) || snapshot.matches('reloading') ? 'updating' : 'none';
}
