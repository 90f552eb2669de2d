import type { Size } from '../stages/page-geometry.ts';

export interface TapPlace {
  readonly x: number;
  readonly y: number;
  readonly area: Size;
}

/** Where in what is seen of the window a tap met it, also where two fingers have enlarged that. CSS pixels. */
export function tapPlace({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): TapPlace {
  const { offsetLeft, offsetTop, width, height } = visualViewport ?? {
    offsetLeft: 0,
    offsetTop: 0,
    width: innerWidth,
    height: innerHeight,
  };
  return { x: clientX - offsetLeft, y: clientY - offsetTop, area: { width, height } };
}
