import type { SnapshotFrom } from 'xstate';
import type { loadingBarMachine } from './loading-bar.machine.ts';
import type { LoadingBarStage } from './loading-bar.types.ts';

export function loadingBarStage(snapshot: SnapshotFrom<typeof loadingBarMachine>): LoadingBarStage {
  if (snapshot.matches({ running: 'starting' })) return 'start';
  if (snapshot.matches({ running: 'progressing' })) return 'progress';
  if (snapshot.matches('finishing')) return 'finish';
  return snapshot.matches('failing') ? 'error' : 'idle';
}
