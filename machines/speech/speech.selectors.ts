import type { SnapshotFrom } from 'xstate';
import type { speechMachine } from './speech.machine.ts';

export interface SpeechView {
  readonly stage: 'unavailable' | 'idle' | 'speaking' | 'paused' | 'failed';
  /** The sentence, from 0, while there is one. */
  readonly at: number;
  readonly rate: number;
}

export function speechView({ value, context }: Pick<SnapshotFrom<typeof speechMachine>, 'value' | 'context'>): SpeechView {
  return { stage: value, at: context.at, rate: context.rate };
}
