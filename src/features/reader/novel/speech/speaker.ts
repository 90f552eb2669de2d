import type { Language } from '#graphql/generated/graphql.ts';
import type { SpeechEvent, SpeechView } from '#machines/speech/index.ts';

/** What is read aloud: the sentences of one chapter. */
export interface SpokenText {
  readonly language: Language;
  /** What is said for a sentence, from 0. */
  readonly sentence: (at: number) => string;
}

/** The voice that reads a chapter, as its statechart has it. */
export interface Speaker {
  /** The same object until something changed. */
  readonly read: () => SpeechView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Told when all of it has been read. */
  readonly onEnd: (listener: () => void) => () => void;
  readonly send: (event: SpeechEvent) => void;
  /** Falls silent for good. */
  readonly close: () => void;
}

/** Rejects where its file does not come. */
export type OpenSpeaker = (text: SpokenText) => Promise<Speaker>;
