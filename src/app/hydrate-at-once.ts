import { nextTask } from '#src/ui/late/next-task.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';

/** How React is told what to take over first; its types leave it out. */
interface HydratedRoot extends Root {
  readonly unstable_scheduleHydration?: (target: Element | null) => void;
}

/**
 * Takes over the page that stands in `root`, with the screen in its `main`, before it resolves: what stands around the
 * screen in one task, the screen in the next. By itself React leaves what a route suspends, which is every screen, to idle
 * moments after everything else that the page begins with: until then no key would be heard.
 */
export async function hydrateAtOnce(root: HTMLElement, app: ReactNode): Promise<void> {
  const hydrated: HydratedRoot = flushSync(() => hydrateRoot(root, app));
  await nextTask();
  flushSync(() => hydrated.unstable_scheduleHydration?.(root.querySelector('main > *')));
}
