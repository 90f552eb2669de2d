import { useCallback, useEffect, useState } from 'react';
import type { Helm } from './helm.ts';

/** A mouse this near to the window's edge wants the bars. Pixels. */
const EDGE = 72;

export interface Chrome {
  readonly isVisible: boolean;
  readonly setVisible: (isVisible: boolean) => void;
  readonly toggle: () => void;
}

/**
 * Whether the bars are seen. They are there on opening, go when the reader reads or is brought to a place within the
 * chapter, and come back when asked for.
 */
export function useChrome({ decide }: Helm): Chrome {
  const [isVisible, setVisible] = useState(true);
  const toggle = useCallback(() => decide({ type: 'chrome.toggle' }, () => setVisible((visible) => !visible)), [decide]);
  useEffect(() => {
    if (isVisible) return undefined;
    const showAtEdge = (event: PointerEvent): void => {
      const isAtEdge = event.clientY < EDGE || event.clientY > innerHeight - EDGE;
      const isMoved = event.pointerType === 'mouse' && isAtEdge && (event.movementX !== 0 || event.movementY !== 0);
      if (isMoved) decide({ type: 'chrome.show' }, () => setVisible(true));
    };
    addEventListener('pointermove', showAtEdge, { passive: true });
    return () => removeEventListener('pointermove', showAtEdge);
  }, [isVisible, decide]);
  return { isVisible, setVisible, toggle };
}
