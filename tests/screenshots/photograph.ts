import type { Camera } from './camera.ts';
import type { Pixels } from './pixels.ts';
import type { Sheet } from './sheet.ts';
import { GROUNDS, VIEWS, type View } from './views.ts';

/** Takes all pictures of a story. Rejects where it cannot be shown or does not keep still. */
export async function photograph(camera: Camera, id: string, kept: Sheet | null): Promise<Sheet> {
  const pictures = new Map<View, Pixels>();
  // On the ground of the story before, as it need not change its clothes to go.
  const grounds = camera.ground === GROUNDS.at(-1) ? GROUNDS.toReversed() : GROUNDS;
  for (const [turn, ground] of grounds.entries()) {
    await (turn === 0 ? camera.show(id, ground) : camera.dress(ground));
    for (const [index, view] of VIEWS.entries())
      if (view.ground === ground) pictures.set(view, await camera.look(view.window, kept?.[index] ?? null));
  }
  return VIEWS.flatMap((view) => pictures.get(view) ?? []);
}
