import type { SnapshotFrom } from 'xstate';
import type { inspectionMachine } from './inspection.machine.ts';

/** What the controls of an inspector show. */
export interface PlaybackView {
  readonly isLive: boolean;
  readonly mode: 'following' | 'standing' | 'replaying';
  readonly at: number;
  readonly length: number;
  readonly speed: number;
}

export function playbackView(snapshot: SnapshotFrom<typeof inspectionMachine>): PlaybackView {
  const { context } = snapshot;
  const isPlaying = snapshot.matches({ live: 'replaying' }) || snapshot.matches({ recorded: 'replaying' });
  const mode = isPlaying ? 'replaying' : snapshot.matches({ live: 'following' }) ? 'following' : 'standing';
  return { isLive: snapshot.matches('live'), mode, at: context.at, length: context.length, speed: context.speed };
}
