import type { Language } from '#graphql/generated/graphql.ts';
import type { SpeechPorts, SpokenSentence, VoiceNews } from '#machines/speech/speech.ports.ts';

/** Thrown when a voice did not say a sentence; the message ends with the browser's own word for why. */
class SentenceUnsaid extends Error {
  override readonly name = 'SentenceUnsaid';

  constructor(reason: string) {
    super(`The sentence was not said: ${reason}.`);
  }
}

export interface SaidText {
  readonly language: Language;
  /** What is said for a sentence, from 0. */
  readonly sentence: (at: number) => string;
}

const PLACES = { vi: 'vi-VN', ja: 'ja-JP' } as const;

/** Says a text by the browser's voices. Where the browser has no speech, or none of the language, it never tells of a voice. */
export class Synthesiser implements SpeechPorts {
  readonly #synthesis: SpeechSynthesis | undefined;
  readonly #text: SaidText;
  /** Chromium forgets to tell the end of an utterance that nobody holds (https://crbug.com/509488). */
  #saying: SpeechSynthesisUtterance | null = null;

  constructor(synthesis: SpeechSynthesis | undefined, text: SaidText) {
    this.#synthesis = synthesis;
    this.#text = text;
  }

  readonly watchVoices = (tell: (news: VoiceNews) => void): (() => void) => {
    let isThere = false;
    const look = (): void => {
      if ((this.#voice() !== undefined) === isThere) return;
      isThere = !isThere;
      tell({ type: isThere ? 'voice.found' : 'voice.lost' });
    };
    look();
    this.#synthesis?.addEventListener('voiceschanged', look);
    return () => this.#synthesis?.removeEventListener('voiceschanged', look);
  };

  readonly speak = ({ at, rate }: SpokenSentence, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const [synthesis, voice] = [this.#synthesis, this.#voice()];
      if (synthesis === undefined || voice === undefined) return reject(new SentenceUnsaid('there is no voice'));
      const utterance = new SpeechSynthesisUtterance(this.#text.sentence(at));
      Object.assign(utterance, { lang: voice.lang, voice, rate });
      const heard = { signal };
      utterance.addEventListener('end', () => resolve(), heard);
      utterance.addEventListener('error', ({ error }) => reject(new SentenceUnsaid(error)), heard);
      signal.addEventListener('abort', () => synthesis.cancel(), { once: true });
      this.#saying = utterance;
      synthesis.resume();
      synthesis.speak(this.#saying);
    });

  /** The browser's own choice first, then one that needs no network. */
  #voice(): SpeechSynthesisVoice | undefined {
    const place = PLACES[this.#text.language];
    const named = (lang: string): boolean => lang.replace('_', '-').toLowerCase().split('-')[0] === this.#text.language;
    const voices = this.#synthesis?.getVoices().filter(({ lang }) => named(lang)) ?? [];
    const rank = (voice: SpeechSynthesisVoice): number =>
      (voice.default ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.lang.replace('_', '-') === place ? 1 : 0);
    return voices.toSorted((one, other) => rank(other) - rank(one))[0];
  }
}
