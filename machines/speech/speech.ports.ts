import { fromCallback, fromPromise } from 'xstate';
import type { SpeechEvent } from './speech.types.ts';

export type VoiceNews = Extract<SpeechEvent, { type: 'voice.found' | 'voice.lost' }>;

export interface SpokenSentence {
  readonly at: number;
  readonly rate: number;
}

/** Everything is about one open chapter: the adapter knows its sentences and its language. */
export interface SpeechPorts {
  /** Tells whether there is a voice, first of the moment it is asked, then of every change; gives back how to stop. */
  readonly watchVoices: (tell: (news: VoiceNews) => void) => () => void;
  /** Resolves when the sentence has been said, rejects when it could not be; silent from the abort on. */
  readonly speak: (sentence: SpokenSentence, signal: AbortSignal) => Promise<void>;
}

const unplugged = (port: string): Error => new Error(`The speech machine has no port ${port}.`);

const UNPLUGGED: SpeechPorts = {
  watchVoices: () => {
    throw unplugged('watchVoices');
  },
  speak: () => Promise.reject(unplugged('speak')),
};

/** The actors of the machine over these ports; without ports each rejects. */
export function speechActors(ports: SpeechPorts = UNPLUGGED) {
  return {
    watchVoices: fromCallback<{ type: 'ignored' }>(({ sendBack }) => ports.watchVoices(sendBack)),
    speakSentence: fromPromise<void, SpokenSentence>(async ({ input, signal }) => ports.speak(input, signal)),
  };
}
