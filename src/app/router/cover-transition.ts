/** The name that the cover has on a work's own page (src/features/work/WorkHeader.module.css). */
const NAME = 'work-cover';
const WORK = /^\/\w+\/comic\/(\d+)\/?$/;

interface Change {
  readonly fromLocation?: { readonly pathname: string } | undefined;
  readonly toLocation: { readonly pathname: string };
}

let named: HTMLElement | null = null;
/** The last way of a cover from a card to its work, which it also goes back. */
let way: { readonly list: string; readonly workId: string } | null = null;
let isOnItsWayBack = false;

/**
 * Whether the cover travels: from a card to its work, where the card's is on screen, and from there back to the same list; every
 * other way goes without a transition. Called before the page left behind is pictured. Paths are the router's, with the
 * language.
 */
export function coverTravels({ fromLocation, toLocation }: Change): boolean {
  nameCover(null);
  const [left, entered] = [fromLocation?.pathname ?? '', toLocation.pathname];
  const workId = WORK.exec(entered)?.[1];
  isOnItsWayBack = workId === undefined && way?.list === entered && WORK.exec(left)?.[1] === way.workId && isWorksOwnOnScreen();
  if (isOnItsWayBack) return true;
  if (workId === undefined || left === '' || WORK.test(left)) return false;
  way = { list: left, workId };
  return nameCard(workId);
}

/** Draws a page in the place of another, with the cover on its way where it travels. Rejects where the drawing does. */
export function drawWithCover(change: Change, draw: () => Promise<void>): Promise<void> {
  if (!coverTravels(change)) return draw();
  const transition = document.startViewTransition(draw);
  // A further press, a turned phone or a slow page ends the journey before it begins: the page is there all the same.
  void Promise.all([transition.ready, transition.finished]).catch(() => undefined);
  return transition.updateCallbackDone;
}

/** Gives a cover on its way back the card to arrive at. Called when the list was scrolled to where it was left, before it is pictured. */
export function coverArrives(): void {
  if (isOnItsWayBack && way !== null) nameCard(way.workId);
  isOnItsWayBack = false;
}

function nameCard(workId: string): boolean {
  const covers = document.querySelectorAll<HTMLElement>(`main a[href="/comic/${workId}"] img`);
  nameCover([...covers].find(isOnScreen) ?? null);
  return named !== null;
}

function nameCover(cover: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  named = cover;
  named?.style.setProperty('view-transition-name', NAME);
}

function isWorksOwnOnScreen(): boolean {
  const frames = document.querySelectorAll('main span');
  return [...frames].some((frame) => getComputedStyle(frame).viewTransitionName === NAME && isOnScreen(frame));
}

function isOnScreen(cover: Element): boolean {
  const { top, bottom, width } = cover.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
