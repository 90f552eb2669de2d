import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface ShownText {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The reader has changed the text; the page does not show it yet. */
  readonly noteTyped: () => void;
  /** The page was asked for what the field holds. */
  readonly noteAsked: () => void;
}

/**
 * A field that keeps its own text follows what the page shows: a link, or the way back, may change that. What was typed since
 * the page was last asked stays, as the answer to what stood there before comes late.
 */
export function useShownText(shown: string): ShownText {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(shown);
  const isTyped = useRef(false);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (field.current && !isTyped.current && field.current.value.trim() !== shown) field.current.value = shown;
  }, [shown]);
  return { field, noteTyped: () => void (isTyped.current = true), noteAsked: () => void (isTyped.current = false) };
}
