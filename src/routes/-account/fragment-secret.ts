import type { AnyRouter } from '@tanstack/react-router';
import { locationOf } from '../-visit.ts';

/**
 * A one-time secret that a mailed link carries in its fragment, '#token=…'; undefined where there is none. It is taken
 * out of the address at once, so that no history, bookmark or shared address keeps it.
 */
export function fragmentSecret(router: AnyRouter, name: string): string | undefined {
  const [path = '/', fragment = ''] = router.state.location.publicHref.split('#');
  const secret = new URLSearchParams(fragment).get(name);
  if (secret === null || secret === '') return undefined;
  void router.navigate({ ...locationOf(router, path), replace: true, resetScroll: false });
  return secret;
}
