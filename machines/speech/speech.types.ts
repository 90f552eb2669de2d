/** How many times as fast as the voice by itself. */
export const RATES = { slowest: 0.7, fastest: 2 } as const;

/** A sentence of the open chapter, from 0, and how many it has. */
export interface SpeechPlace {
  readonly at: number;
  readonly count: number;
}

export interface SpeechContext extends SpeechPlace {
  /** 1 is the voice's own pace. */
  readonly rate: number;
}

export type SpeechEvent =
  /** The browser has a voice of the chapter's language. */
  | { readonly type: 'voice.found' }
  | { readonly type: 'voice.lost' }
  | ({ readonly type: 'speech.start' } & SpeechPlace)
  | { readonly type: 'speech.pause' }
  | { readonly type: 'speech.resume' }
  | { readonly type: 'speech.stop' }
  /** To the sentence after, or before, the one that is said. */
  | { readonly type: 'speech.step'; readonly by: 1 | -1 }
  | { readonly type: 'speech.setRate'; readonly rate: number };

/** Facts for whoever shows them. */
export interface SpeechFact {
  readonly type: 'text.ended';
}
