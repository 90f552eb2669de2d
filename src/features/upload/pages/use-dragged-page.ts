import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { edgeScroll } from './edge-scroll.ts';
import { moved } from './page-order.ts';
import type { MovablePages } from './use-lifted-page.ts';

/** Movements below this many pixels are a press, or a finger that scrolls. */
const THRESHOLD = 6;
const HOLD_MS = 250;

interface Drag {
  readonly id: string;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly began: number;
}

/**
 * Pages by pointer: a mouse drags at once, a finger after it has rested, so that it can still scroll. At the head and foot of the window
 * the others come by.
 */
export function useDraggedPage({ list, order, onMove, onSet }: MovablePages) {
  const [dragged, setDragged] = useState<string | null>(null);
  const now = useRef(order);
  useLayoutEffect(() => {
    now.current = order;
  }, [order]);
  const onPointerDown = (id: string, down: PointerEvent): void => {
    if (down.button !== 0) return;
    const drag: Drag = { id, pointerId: down.pointerId, x: down.clientX, y: down.clientY, began: down.timeStamp };
    follow(drag, down.pointerType === 'mouse', list.current, {
      onStart: () => setDragged(id),
      onOver: (other) => {
        const [from, to] = [now.current.indexOf(id), now.current.indexOf(other)];
        now.current = moved(now.current, from, to);
        onMove(from, to);
      },
      onEnd: (isDragged) => {
        setDragged(null);
        if (isDragged) onSet(now.current);
      },
    });
  };
  return { dragged, onPointerDown };
}

interface Follower {
  readonly onStart: () => void;
  readonly onOver: (pageId: string) => void;
  readonly onEnd: (isDragged: boolean) => void;
}

/** Follows one pointer until it is lifted or taken away. */
function follow(drag: Drag, isMouse: boolean, list: HTMLOListElement | null, { onStart, onOver, onEnd }: Follower): void {
  const ending = new AbortController();
  const { signal } = ending;
  let isDragging = false;
  let place = { x: drag.x, y: drag.y };
  const look = (): void => {
    const over = document.elementFromPoint(place.x, place.y)?.closest<HTMLElement>('[data-page]');
    const id = over && list?.contains(over) ? over.dataset['page'] : undefined;
    if (id !== undefined && id !== drag.id) onOver(id);
  };
  const scroll = edgeScroll(() => place.y, look, signal);
  const move = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== drag.pointerId) return;
    const distance = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
    if (!isDragging && distance > THRESHOLD) {
      if (!isMouse && event.timeStamp - drag.began < HOLD_MS) return end();
      isDragging = true;
      onStart();
    }
    if (!isDragging) return;
    place = { x: event.clientX, y: event.clientY };
    look();
    scroll();
  };
  const end = (): void => {
    ending.abort();
    onEnd(isDragging);
  };
  const leave = ({ pointerId }: globalThis.PointerEvent): void => {
    if (pointerId === drag.pointerId) end();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', leave, { signal });
  addEventListener('pointercancel', leave, { signal });
  // A finger that drags a page does not scroll.
  addEventListener('touchmove', (event) => isDragging && event.preventDefault(), { signal, passive: false });
}
