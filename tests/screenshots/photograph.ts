import type { Camera } from './camera.ts';
import type { Pixels } from './pixels.ts';
import type { Sheet } from './sheet.ts';
import type { Finding } from './report.ts';
import { GROUNDS, nameOf, VIEWS, type View } from './views.ts';

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

/** A story in the view that stands for it where one must do. Rejects where it cannot be shown or does not keep still. */
export async function lookAtOneView(camera: Camera, id: string, sheet: Sheet): Promise<Finding> {
  const index = viewOf(id);
  const [view, kept] = [VIEWS[index], sheet[index]];
  if (view === undefined || kept === undefined) throw new Error(`${id} has no view ${index}.`);
  await camera.show(id, view.ground);
  return { id, view: nameOf(view), kept, now: await camera.look(view.window, kept) };
}

/** Always the same for a story, and all of them among many stories. */
export function viewOf(id: string): number {
  return Array.from(id, (letter) => letter.charCodeAt(0)).reduce((sum, code) => (sum * 31 + code) % 65_521, 7) % VIEWS.length;
}
