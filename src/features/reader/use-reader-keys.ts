import { useEffect, useEffectEvent, useState } from 'react';
import { latePart } from '#src/ui/late/late-part.ts';
import type { ComicView } from './comic/comic-view.ts';
import { commandOfKey, DEFAULT_KEYS, type KeyTable, type ReaderCommand } from './reader-key.ts';

/** What a slider does with keys. */
const MOVES = /^(Arrow|Page|Home|End)/;
/** What a key that is held down goes on doing. */
const REPEATED = /^(forward|back|zoom)|Sentence/;

/**
 * Commands from the keyboard, unless a sheet lies over the page or the key belongs to what has the focus; what has no act, or not
 * yet, stays with the browser. `words` are the reader's own keys.
 */
export function useReaderKeys(
  view: ComicView | null,
  isCovered: boolean,
  actOf: (command: ReaderCommand) => ((isRepeat: boolean) => void) | undefined,
  words = '',
): void {
  const table = useKeyTable(words);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isCovered || event.defaultPrevented || belongsToFocus(event)) return;
    const command = commandOfKey(event, view, table);
    const act = command === null ? undefined : actOf(command);
    if (command === null || act === undefined) return;
    event.preventDefault();
    if (!event.repeat || REPEATED.test(command)) act(event.repeat);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/** Those by default hold until the reader's own have come. */
export function useKeyTable(words: string): KeyTable {
  const [own, setOwn] = useState<{ readonly words: string; readonly table: KeyTable }>({ words: '', table: DEFAULT_KEYS });
  useEffect(() => {
    if (words === '') return undefined;
    const leaving = new AbortController();
    void latePart(() => import('./key-table.ts'), leaving).then(({ keyTable }) => setOwn({ words, table: keyTable(words) }));
    return () => leaving.abort();
  }, [words]);
  return own.words === words ? own.table : DEFAULT_KEYS;
}

function belongsToFocus(event: KeyboardEvent): boolean {
  if (event.key === 'Escape' && document.querySelector(':popover-open') !== null) return true;
  // Not always the target: the key may have led the reader away from it (chrome/leave-bars.ts).
  const target = document.activeElement;
  if (target === null) return false;
  // Until the next frame a sheet that was just left keeps the focus.
  if (target.closest('dialog:not([open])') !== null) return false;
  const taken = target.closest('input, textarea, select, dialog, [contenteditable]');
  if (taken !== null) return !taken.matches('[type="range"]') || MOVES.test(event.key);
  return (event.key === ' ' || event.key === 'Enter') && target.closest('a, button, summary') !== null;
}
