import { useEffect, useEffectEvent } from 'react';
import { listenForLongPress } from '../../../../ui/long-press/long-press.ts';

/** Tells which page, from 0, a finger rests on; `pageIds` are those of the chapter in order. */
export function usePagePress(frame: Element | null, pageIds: readonly string[], onPress: (position: number) => void): void {
  const press = useEffectEvent((page: HTMLElement) => onPress(pageIds.indexOf(page.dataset['page'] ?? '')));
  useEffect(() => {
    const area = frame?.querySelector<HTMLElement>('[data-layout]');
    return area ? listenForLongPress(area, { targetOf: pageOf, onPress: press }) : undefined;
  }, [frame]);
}

function pageOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element && target.closest('a, button') === null ? target.closest<HTMLElement>('figure[data-page]') : null;
}
