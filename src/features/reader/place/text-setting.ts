import { isInWindow } from './text-frame.ts';

/**
 * What decides where the lines of a text break. Not the height of a window that scrolls it: on a phone that changes while the
 * reader scrolls, as the browser's bars come and go. Pages keep their own place.
 */
export function settingOf(): string {
  const text = document.querySelector('[data-block]')?.closest<HTMLElement>('[lang]');
  if (!text) return '';
  const { fontSize, lineHeight, fontFamily } = getComputedStyle(text);
  const height = isInWindow(text) ? '' : innerHeight;
  return [document.documentElement.clientWidth, height, fontSize, lineHeight, fontFamily, ...Object.values(text.dataset)].join('|');
}
