import { useEffect, useEffectEvent } from 'react';
import type { ComicView } from './comic/comic-view.ts';
import { commandOfKey, type ReaderCommand } from './reader-key.ts';

/** Commands from the keyboard, unless a sheet lies over the page or the key belongs to what has the focus. */
export function useReaderKeys(
  view: ComicView | null,
  isCovered: boolean,
  onCommand: (command: ReaderCommand, isRepeat: boolean) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isCovered || event.defaultPrevented || belongsToFocus(event)) return;
    const command = commandOfKey(event, view);
    if (command === null) return;
    event.preventDefault();
    onCommand(command, event.repeat);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function belongsToFocus(event: KeyboardEvent): boolean {
  if (event.key === 'Escape' && document.querySelector(':popover-open') !== null) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog, [contenteditable]') !== null) return true;
  return (event.key === ' ' || event.key === 'Enter') && target.closest('a, button, summary') !== null;
}
