import { type RefObject, useEffect, useState } from 'react';

type End = 'foot' | 'top';

/**
 * The end of the window at which a box that lies over the page leaves what has the focus in sight: its foot, until something there
 * is reached (WCAG 2.4.11).
 */
export function useClearOfFocus(box: RefObject<HTMLElement | null>, isShown: boolean): End {
  const [end, setEnd] = useState<End>('foot');
  useEffect(() => {
    if (!isShown) return undefined;
    let frame = 0;
    const look = (): void => {
      if (isOverFocus(box.current)) setEnd((before) => (before === 'foot' ? 'top' : 'foot'));
    };
    // A browser scrolls to what it gives the focus after it has said so.
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    document.addEventListener('focusin', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', lookSoon);
    };
  }, [box, isShown]);
  return end;
}

/** Whether half of what is focused, or more, lies under the box. */
function isOverFocus(box: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (box === null || focused === null || focused === document.body || box.contains(focused)) return false;
  const [own, over] = [focused.getBoundingClientRect(), box.getBoundingClientRect()];
  const across = Math.min(own.right, over.right) - Math.max(own.left, over.left);
  const down = Math.min(own.bottom, over.bottom) - Math.max(own.top, over.top);
  return across > 0 && down > 0 && 2 * across * down >= own.width * own.height;
}
