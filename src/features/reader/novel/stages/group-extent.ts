import { FIRST_WORDS } from './block-groups.ts';

/** Too few characters tell nothing of the others. */
const TELLING_LENGTH = 300;

/**
 * Gives groups of `text` that were never drawn the room that the first one takes for its characters, so that the way through a
 * chapter has its true length before it was gone; anew whenever the first one changes. Returns what stops it.
 */
export function estimateExtent(text: HTMLElement): () => void {
  const first = text.querySelector(`#${FIRST_WORDS}`);
  if (first === null) return () => undefined;
  let frame = 0;
  const resizing = new ResizeObserver(([entry]) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => giveExtent(text, entry?.borderBoxSize[0]?.blockSize ?? 0, lengthOf(first)));
  });
  resizing.observe(first);
  return () => {
    cancelAnimationFrame(frame);
    resizing.disconnect();
  };
}

/** `extent` of so many characters in pixels. */
function giveExtent(text: HTMLElement, extent: number, length: number): void {
  if (length < TELLING_LENGTH || extent === 0) return;
  for (const group of text.querySelectorAll<HTMLElement>('[data-later]'))
    group.style.containIntrinsicBlockSize = `auto ${Math.round((extent * lengthOf(group)) / length)}px`;
}

function lengthOf(group: Element): number {
  return group.textContent.length;
}
