import { nextFrame } from '#src/ui/late/next-frame.ts';

/** One finger on an element, which is found anew for every move, one a frame; x in CSS pixels from where it came down. */
export function fingerOn(find: () => HTMLElement) {
  const touch = (name: string, x: number): void => {
    const pointer = { pointerId: 7, pointerType: 'touch', bubbles: true, cancelable: true };
    find().dispatchEvent(new PointerEvent(name, { ...pointer, clientX: 200 + x, clientY: 300 }));
  };
  return {
    drag: async (distance: number): Promise<void> => {
      touch('pointerdown', 0);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await nextFrame();
        touch('pointermove', distance * part);
      }
    },
    lift: async (distance: number): Promise<void> => {
      await nextFrame();
      touch('pointermove', distance);
      touch('pointerup', distance);
    },
  };
}
