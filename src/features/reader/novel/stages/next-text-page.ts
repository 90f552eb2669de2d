import { withoutNames } from './drawn-page.ts';
import { setInFaceAtHand } from '../faces/face-at-hand.ts';
import { PRESENTED_AFTER } from '../../presented-after.ts';

/**
 * The first page of the next chapter beside the end page, in a box like that of the text: going on turns to it as to any other
 * page, and the chapter, which begins with the same page, takes its place a moment later.
 */
export class NextTextPage {
  readonly #text: HTMLElement;
  readonly #rendered: HTMLElement;
  readonly #watching: MutationObserver;
  #sheet: HTMLElement | null = null;
  #box: HTMLElement | null = null;

  /** `rendered` holds the words, and is left as it is. */
  constructor(text: HTMLElement, rendered: HTMLElement) {
    this.#text = text;
    this.#rendered = rendered;
    this.#watching = new MutationObserver(() => this.#lay());
    this.#watching.observe(text, { attributeFilter: ['data-novel', 'data-scheme'] });
    document.fonts.addEventListener('loadingdone', this.#set);
    this.#lay();
  }

  /** Turns to the page, and calls `go` once it is on the screen; at once where there is none. */
  turn(go: () => void): void {
    if (this.#sheet?.isConnected !== true) return go();
    this.#sheet.toggleAttribute('data-turned', true);
    setTimeout(go, PRESENTED_AFTER);
    return undefined;
  }

  close(): void {
    this.#watching.disconnect();
    document.fonts.removeEventListener('loadingdone', this.#set);
    this.#sheet?.remove();
  }

  #lay(): void {
    this.#sheet?.remove();
    this.#sheet = null;
    const novel = this.#text.parentElement;
    if (novel === null || getComputedStyle(this.#text).columnCount === 'auto') return;
    const box = this.#text.cloneNode(false) as HTMLElement;
    box.removeAttribute('style');
    box.inert = false;
    box.append(...[...this.#rendered.children].map(withoutNames));
    const sheet = novel.cloneNode(false) as HTMLElement;
    sheet.dataset['ahead'] = '';
    sheet.inert = true;
    sheet.ariaHidden = 'true';
    sheet.append(box);
    novel.parentElement?.append(sheet);
    this.#sheet = sheet;
    this.#box = box;
    this.#set();
  }

  /** As the chapter will be set when it takes the place of this page. */
  readonly #set = (): void => {
    if (this.#box !== null) setInFaceAtHand(this.#box);
  };
}
