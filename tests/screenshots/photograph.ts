import { look } from './camera.ts';
import type { Pixels } from './pixels.ts';
import type { Sheet } from './sheet.ts';
import type { StoryPage } from './story-page.ts';
import { GROUNDS, VIEWS, type View } from './views.ts';

/**
 * Takes all pictures of a story, opened anew for each: where it scrolled to in another window would stay to be seen. Rejects
 * where it cannot be shown or does not keep still.
 */
export async function photograph(story: StoryPage, id: string, kept: Sheet | null): Promise<Sheet> {
  const pictures = new Map<View, Pixels>();
  // On the ground of the story before, as it need not change its clothes to go.
  const grounds = story.ground === GROUNDS.at(-1) ? GROUNDS.toReversed() : GROUNDS;
  for (const ground of grounds)
    for (const [index, view] of VIEWS.entries()) {
      if (view.ground !== ground) continue;
      await story.resize(view.window);
      await story.show(id, ground);
      pictures.set(view, await look(story, view.window, kept?.[index] ?? null));
    }
  return VIEWS.flatMap((view) => pictures.get(view) ?? []);
}
