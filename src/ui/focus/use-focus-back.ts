import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isComposing } from './is-composing.ts';

/**
 * A part that goes while it has the focus gives that back to what had it before; Escape within tells `onEscape`, where
 * it is given, and nobody else.
 */
export function useFocusBack(part: RefObject<HTMLElement | null>, onEscape?: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || onEscape === undefined) return;
    event.preventDefault();
    onEscape();
  });
  useLayoutEffect(() => {
    const { current } = part;
    const opener = document.activeElement;
    const press = (event: KeyboardEvent): void => escape(event);
    current?.addEventListener('keydown', press);
    return () => {
      current?.removeEventListener('keydown', press);
      if (current?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [part]);
}
