import type { AnyRouter } from '@tanstack/react-router';
import { isEndShown } from '#src/features/reader/place/end-shown.ts';
import type { FollowedPlace, FollowedReading } from '#src/features/reader/place/follow-place.ts';
import { showInEnd, showLinked } from '#src/features/reader/place/show-linked.ts';

type Router = Pick<AnyRouter, 'subscribe'>;
type Place = Pick<FollowedPlace, 'look' | 'show' | 'showBlock' | 'showPart' | 'showLast'>;

/**
 * Leads within an open chapter: a link among its comments, say, to the page that it names, and the way back to where the reader
 * followed it. Ends with `left`.
 */
export function followLinks(router: Router, { signal, showPage }: FollowedReading, place: Place, left: AbortSignal): void {
  const returns = new Map<string | undefined, () => void>();
  const unnote = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && !pathChanged) returns.set(entryOf(fromLocation), wayBack(showPage, place));
  });
  const unlink = router.subscribe('onRendered', ({ toLocation, pathChanged, hashChanged }) => {
    if (pathChanged || !hashChanged) return;
    signal.hold(0);
    const goBack = returns.get(entryOf(toLocation));
    if (goBack) goBack();
    else showLinked(showPage, place);
  });
  left.addEventListener('abort', unnote, { once: true });
  left.addEventListener('abort', unlink, { once: true });
}

/** Of the browser's history. */
function entryOf({ state: { __TSR_key: key } }: AnyRouter['state']['location']): string | undefined {
  return key;
}

/** To what is seen now: a place of the chapter, or what stands in the middle of the page after it. */
function wayBack(showPage: FollowedReading['showPage'], { look, show }: Place): () => void {
  const seen = isEndShown() ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
  if (seen?.closest('[data-page="end"]')) return () => showInEnd(seen, showPage, 'center');
  const at = look();
  return () => at && show(at);
}
