import type { AnyRouter } from '@tanstack/react-router';
import { locationOf } from '#src/routes/-visit.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';

/** The specification's limit: more would take the network from what the reader is looking at. */
export const PENDING_PRELOADS_MOST = 4;

const pending = new Set<string>();

/** Loads code and data of a visible path ahead, once what asked for it has been painted; does nothing where four are under way already. */
export function preloadPath(router: AnyRouter, path: string): void {
  if (pending.size >= PENDING_PRELOADS_MOST || pending.has(path)) return;
  pending.add(path);
  void nextFrame()
    .then(() => router.preloadRoute(locationOf(router, path)))
    .catch(() => undefined)
    .finally(() => pending.delete(path));
}
