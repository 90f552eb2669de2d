import { useCallback, useEffect, useState } from 'react';

/** A mouse this near to the window's edge wants the bars. Pixels. */
const EDGE = 72;

export interface Chrome {
  readonly isVisible: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly toggle: () => void;
}

/** Whether the bars are seen. They are there on opening, go when the reader reads, and come back when asked for. */
export function useChrome(): Chrome {
  const [isVisible, setVisible] = useState(true);
  const show = useCallback(() => setVisible(true), []);
  const hide = useCallback(() => setVisible(false), []);
  const toggle = useCallback(() => setVisible((visible) => !visible), []);
  useEffect(() => {
    if (isVisible) return undefined;
    const showAtEdge = (event: PointerEvent): void => {
      const isAtEdge = event.clientY < EDGE || event.clientY > innerHeight - EDGE;
      if (event.pointerType === 'mouse' && isAtEdge && (event.movementX !== 0 || event.movementY !== 0)) setVisible(true);
    };
    addEventListener('pointermove', showAtEdge, { passive: true });
    return () => removeEventListener('pointermove', showAtEdge);
  }, [isVisible]);
  return { isVisible, show, hide, toggle };
}
