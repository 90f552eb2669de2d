import type { MouseEvent } from 'react';

/** A click that means "open here": not a new tab or window, a download or another target. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && (target === '' || target === '_self') && download === '';
}
