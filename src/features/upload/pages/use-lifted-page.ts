import { useLingui } from '@lingui/react/macro';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { placeAfter, withPages } from './page-order.ts';

export interface MovablePages {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Ids of the pages as they stand now. */
  readonly order: readonly string[];
  readonly isRightToLeft: boolean;
  readonly onMove: (from: number, to: number) => void;
  /** A page is set down: this is the order. */
  readonly onSet: (order: readonly string[]) => void;
}

/** Pages by keys: arrows go from page to page; Space lifts the page and sets it down, arrows carry it, Escape puts it back. */
export function useLiftedPage({ onSay, ...pages }: MovablePages & { readonly onSay: (words: string) => void }) {
  const { list, order, isRightToLeft, onMove, onSet } = pages;
  const { t } = useLingui();
  const [taken, setLifted] = useState<string | null>(null);
  // It may be taken out of the chapter on the way.
  const lifted = taken !== null && order.includes(taken) ? taken : null;
  const before = useRef<readonly string[]>(order);
  const keepFocus = useKeptFocus(list);
  const setDown = (next: readonly string[], words: string): void => {
    setLifted(null);
    onSet(next);
    onSay(words);
  };
  const toggle = (id: string): void => {
    if (lifted !== null) return setDown(order, t`Set down`);
    before.current = order;
    setLifted(id);
    onSay(t`Lifted. Arrows carry it, Space sets it down, Escape puts it back.`);
  };
  const onKeyDown = (id: string, event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      // A key that is held is pressed once.
      if (!event.repeat) toggle(id);
    } else if (event.key === 'Escape' && lifted !== null) setDown(withPages(before.current, order), t`Put back`);
    else {
      // Whoever has gone to another page by Tab still carries the lifted one.
      const from = order.indexOf(lifted ?? id);
      const to = placeAfter(event.key, from, order.length, columnsOf(list.current), isRightToLeft);
      if (to === null) return;
      if (lifted === null) buttonOf(list.current, order[to] ?? '')?.focus();
      else {
        keepFocus(lifted);
        onMove(from, to);
      }
    }
    event.preventDefault();
  };
  return { lifted, onKeyDown, keepFocus };
}

/** A page that is carried is another element's sibling then, and would lose the focus: it is given back once it stands. */
function useKeptFocus(list: RefObject<HTMLOListElement | null>): (id: string) => void {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current !== null) buttonOf(list.current, focused.current)?.focus();
    focused.current = null;
  });
  return useCallback((id: string) => {
    focused.current = id;
  }, []);
}

function buttonOf(list: HTMLOListElement | null, id: string): HTMLButtonElement | null {
  return list?.querySelector<HTMLButtonElement>(`[data-page="${CSS.escape(id)}"] > button`) ?? null;
}

/** How many pages stand beside each other. */
function columnsOf(list: HTMLOListElement | null): number {
  const tops = [...(list?.children ?? [])].map((page) => page.getBoundingClientRect().top);
  const first = tops[0] ?? 0;
  return Math.max(1, tops.filter((top) => Math.abs(top - first) < 2).length);
}
