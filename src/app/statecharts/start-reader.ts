import { isNoNews, readerActors, readerMachine, readerState, type ReaderEvent, type ReadPlace } from '#machines/reader/index.ts';
import { ChapterPictures } from '#src/adapters/chapter/chapter-pictures.ts';
import { keepScreenAwake } from '#src/adapters/document/screen-wake.ts';
import { listenForZoomed } from '#src/features/reader/comic/zoom/zoom-request.ts';
import { leaveBars } from '#src/features/reader/chrome/leave-bars.ts';
import type { Helm } from '#src/features/reader/helm.ts';
import { holdFocus } from '#src/features/reader/hold-focus.ts';
import { listenPastEnd } from '#src/features/reader/past-end.ts';
import type { SteeredChapter } from '#src/routes/-site-context.ts';
import type { ActorRefFrom } from 'xstate';
import type { App } from './chart-world.ts';
import { keepFaces } from '../keep-faces.ts';

/** Opens the chart of a chapter under the root and gives it the helm, until the chapter is left. */
export function steerChapter(app: App, { id, next }: SteeredChapter, helm: Helm, left: AbortSignal): void {
  if (left.aborted || helm.hands === null) return;
  // At hand before the network may go.
  import('#src/features/reader/PictureFailure.tsx').catch(() => undefined);
  const pictures = new ChapterPictures(document);
  const actors = readerActors({
    prepareNext: async () => helm.hands?.prepareNext(),
    loadPage: pictures.load,
    autoScroll: (speed, tellStopped) => {
      if (helm.mover !== null) return helm.mover.start(speed, tellStopped);
      tellStopped();
      return () => undefined;
    },
  });
  const { isChromeShown } = helm.hands;
  const input = { chapterId: id, hasNext: next !== null, isChromeShown, isOnline: navigator.onLine };
  app.send({ type: 'reader.open', logic: readerMachine.provide({ actors }), input });
  const actor = (app.getSnapshot().children as { readonly reader?: ReaderActor }).reader;
  if (actor === undefined) return;
  const tell = (event: ReaderEvent): void => actor.send(event);
  takeHelm(helm, actor, tell);
  followWorld(pictures, tell, left);
  holdFocus(document, left);
  leaveBars(document, left);
  keepFaces(document, left);
  const isMoving = (): boolean => readerState(actor.getSnapshot()).isAutoScrolling;
  keepScreenAwake({ document, wakeLock: navigator.wakeLock, isWished: mayStayAwake, isMoving }, left);
  listenForZoomed(document, (isZoomed) => tell({ type: isZoomed ? 'view.zoomed' : 'view.unzoomed' }), left);
  listenPastEnd(document, left, () => helm.hands?.isEndless === true && tell({ type: 'chapter.goOn' }));
  const leave = (): void => {
    helm.chart = null;
    tell({ type: 'chapter.left' });
    app.send({ type: 'reader.close', chapterId: id });
  };
  left.addEventListener('abort', leave, { once: true });
}

/** The words of a comic stand on its pages, those of novels on the root, also while a comic is read. */
const LEFT_TO_DEVICE = '[data-layout][data-comic~="awake-no"], [data-novel~="awake-no"] [data-format="novel"]';

function mayStayAwake(): boolean {
  return document.querySelector(LEFT_TO_DEVICE) === null;
}

type ReaderActor = ActorRefFrom<typeof readerMachine>;

function takeHelm(helm: Helm, actor: ReaderActor, tell: (event: ReaderEvent) => void): void {
  actor.on('next.chosen', () => helm.hands?.openNext());
  actor.subscribe((snapshot) => {
    if (snapshot.status === 'active') helm.hands?.showChrome(readerState(snapshot).isChromeShown);
  });
  helm.chart = withoutRepeats(actor, tell);
  if (helm.place !== null) tell({ type: 'place.changed', ...helm.place, motion: 0 });
}

/** A strip tells of its place with every frame: the chart hears of one that is news to it as it now stands. */
function withoutRepeats(actor: ReaderActor, tell: (event: ReaderEvent) => void): (event: ReaderEvent) => void {
  let last: { readonly place: ReadPlace; readonly left: unknown } | null = null;
  return (event) => {
    const isPlace = event.type === 'place.changed';
    if (isPlace && last !== null && last.left === actor.getSnapshot() && isNoNews(event, last.place)) return;
    tell(event);
    if (isPlace) last = { place: event, left: actor.getSnapshot() };
  };
}

/** What happens to the pages without the reader: pictures come or fail, and so does the network. */
function followWorld(pictures: ChapterPictures, tell: (event: ReaderEvent) => void, left: AbortSignal): void {
  pictures.follow(tell, left);
  addEventListener('online', () => tell({ type: 'network.returned' }), { signal: left });
  addEventListener('offline', () => tell({ type: 'network.lost' }), { signal: left });
}
