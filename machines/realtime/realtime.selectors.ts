import type { SnapshotFrom } from 'xstate';
import type { realtimeMachine } from './realtime.machine.ts';
import type { RealtimeState } from './realtime.types.ts';

export function realtimeState(snapshot: SnapshotFrom<typeof realtimeMachine>): RealtimeState {
  if (snapshot.matches('initialized')) return 'initialized';
  if (snapshot.matches({ running: 'connecting' })) return 'connecting';
  if (snapshot.matches({ running: 'connected' })) return 'connected';
  if (snapshot.matches({ running: 'unavailable' })) return 'unavailable';
  return snapshot.matches({ running: 'failed' }) ? 'failed' : 'disconnected';
}
