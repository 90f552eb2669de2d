import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';

/** How React is told what to take over first; its types leave it out. */
interface HydratedRoot extends Root {
  readonly unstable_scheduleHydration?: (target: Element | null) => void;
}

/**
 * Takes over the page that stands in `root`, with the screen in its `main`, before it returns. By itself React leaves what
 * a route suspends, which is every screen, to idle moments after everything else that the page begins with: until then no
 * key would be heard.
 */
export function hydrateAtOnce(root: HTMLElement, app: ReactNode): void {
  flushSync(() => {
    const hydrated: HydratedRoot = hydrateRoot(root, app);
    hydrated.unstable_scheduleHydration?.(root.querySelector('main > *'));
  });
}
