import { drawnLetter, lettersOf } from '../../place/text-edge.ts';
import type { TextPages } from './text-pages.ts';

/** What the lines of the pages before and after would show of themselves, beside a page. Parts of the size of a letter. */
const [READINGS_BEFORE, READINGS_AFTER] = [0.25, 0.2];

/**
 * Draws one page of a vertical text once more, in the place of the one that is shown, so that a finger can move both: among
 * its columns it lies below, and the box shows one of them. Null where nothing stands on it. Whoever asks removes it.
 */
export function drawnPage(text: HTMLElement, { pitch }: TextPages, page: number): HTMLElement | null {
  const start = text.getBoundingClientRect().top + page * pitch - text.scrollTop;
  const parts = [...text.querySelectorAll<HTMLElement>(':scope > p, [data-block]')].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > start + 1 && top < start + pitch - 1;
  });
  const [first] = parts;
  if (first === undefined) return null;
  const copies = parts.map(withoutNames);
  const flow = document.createElement('div');
  flow.append(...copies);
  const sheet = sheetFor(text);
  sheet.append(flow);
  text.after(sheet);
  const letter = letterAt(first, start);
  flow.style.translate = `${shiftOf(text, first, letter) - shiftOf(sheet, copies[0] ?? flow, letter)}px`;
  return sheet;
}

/** The box of the text, without columns and without anything that could be taken for the text itself. */
function sheetFor(text: HTMLElement): HTMLElement {
  const sheet = text.cloneNode(false) as HTMLElement;
  const { paddingLeft, paddingRight, fontSize } = getComputedStyle(text);
  const right = `calc(${paddingRight} - ${READINGS_BEFORE} * ${fontSize})`;
  const left = `calc(${paddingLeft} + ${READINGS_AFTER} * ${fontSize})`;
  sheet.inert = true;
  sheet.ariaHidden = 'true';
  sheet.style.cssText = `position: absolute; left: ${text.offsetLeft}px; top: ${text.offsetTop}px; columns: auto; clip-path: inset(0 ${right} 0 ${left})`;
  return sheet;
}

/** A copy that nobody can take for the text itself. */
export function withoutNames(part: Element): HTMLElement {
  const copy = part.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll('[id], [data-block], [popovertarget]')])
    for (const name of ['id', 'data-block', 'popovertarget']) one.removeAttribute(name);
  return copy;
}

/** The first letter that does not lie on a page before. */
function letterAt(part: HTMLElement, start: number): number {
  const letters = lettersOf(part);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const rect = drawnLetter(letters, middle);
    if (rect === undefined || rect.top >= start) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How far the line of a letter, or a part without letters, lies from the right edge of the box. */
function shiftOf(box: HTMLElement, part: HTMLElement, letter: number): number {
  return (drawnLetter(lettersOf(part), letter) ?? part.getBoundingClientRect()).right - box.getBoundingClientRect().right;
}
