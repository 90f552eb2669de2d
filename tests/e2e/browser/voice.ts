/** A voice that says every sentence at once, the first three of them to their end, and remembers what it was given. Runs in the page. */
export function installVoice(): void {
  const said: string[] = [];
  const voice = { lang: 'ja-JP', name: 'Voice', default: true, localService: true };
  const speak = (utterance: EventTarget & { readonly text: string }): void => {
    said.push(utterance.text);
    if (said.length < 4) setTimeout(() => utterance.dispatchEvent(new Event('end')));
  };
  const synthesis = Object.assign(new EventTarget(), { getVoices: () => [voice], speak, cancel() {}, resume() {}, said });
  class Utterance extends EventTarget {
    readonly text: string;

    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
  Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance });
}
