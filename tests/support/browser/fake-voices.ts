import { onTestFinished, vi } from 'vitest';

class FakeUtterance extends EventTarget {
  lang = '';
  voice: object | null = null;
  rate = 1;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A browser's speech with voices that say nothing: the test says when a sentence has been said. */
export class FakeVoices extends EventTarget {
  /** "2× ja-JP: …", as each was begun. */
  readonly begun: string[] = [];
  #voices: readonly object[] = [];
  #queue: FakeUtterance[] = [];

  constructor(...languages: readonly string[]) {
    super();
    this.have(...languages);
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
    onTestFinished(() => void vi.unstubAllGlobals());
  }

  /** As the port takes it: the browser lets nobody else make one. */
  get synthesis(): SpeechSynthesis {
    return this as unknown as SpeechSynthesis;
  }

  /** What is being said, or waits. */
  get queue(): readonly string[] {
    return this.#queue.map(({ text }) => text);
  }

  have(...languages: readonly string[]): void {
    this.#voices = languages.map((lang) => ({ lang, name: lang, default: false, localService: lang.includes('-') }));
    this.dispatchEvent(new Event('voiceschanged'));
  }

  end(): void {
    this.#queue.shift()?.dispatchEvent(new Event('end'));
  }

  fail(error: string): void {
    this.#queue.shift()?.dispatchEvent(Object.assign(new Event('error'), { error }));
  }

  readonly getVoices = (): readonly object[] => this.#voices;

  readonly resume = (): void => {};

  readonly speak = (utterance: FakeUtterance): void => {
    this.begun.push(`${utterance.rate}× ${utterance.lang}: ${utterance.text}`);
    this.#queue.push(utterance);
  };

  readonly cancel = (): void => {
    for (const utterance of this.#queue.splice(0)) utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }));
  };
}
