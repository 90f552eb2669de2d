const NAME = 'futago:words-wanted';

/** Says to what lays the text out that words of this block are to be seen. */
export function wantWords(block: HTMLElement): void {
  block.dispatchEvent(new Event(NAME, { bubbles: true }));
}

/** Told before the words are looked for. */
export function onWordsWanted(text: HTMLElement, listener: () => void, signal: AbortSignal): void {
  text.addEventListener(NAME, listener, { signal });
}
