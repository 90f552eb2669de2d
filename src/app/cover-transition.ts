/** The name that the cover has on a work's own page (src/features/work/WorkHeader.module.css). */
const NAME = 'work-cover';
const WORK = /^\/\w+\/comic\/(\d+)\/?$/;

interface Change {
  readonly fromLocation?: { readonly pathname: string } | undefined;
  readonly toLocation: { readonly pathname: string };
}

/** Without types every way would have a transition: such browsers go without. */
export function hasTransitionTypes(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('selector(:active-view-transition-type(a))');
}

let named: HTMLElement | null = null;

/**
 * From a card to its work the cover travels, where the card's is on screen; every other way goes without a transition.
 * Called before the page left behind is pictured. Paths are the router's, with the language.
 */
export function coverTransition({ fromLocation, toLocation }: Change): string[] | false {
  named?.style.removeProperty('view-transition-name');
  named = null;
  const workId = WORK.exec(toLocation.pathname)?.[1];
  if (workId === undefined || fromLocation === undefined || WORK.test(fromLocation.pathname)) return false;
  const covers = document.querySelectorAll<HTMLElement>(`main a[href="/comic/${workId}"] img`);
  named = [...covers].find(isOnScreen) ?? null;
  named?.style.setProperty('view-transition-name', NAME);
  return named === null ? false : ['cover'];
}

function isOnScreen(cover: HTMLElement): boolean {
  const { top, bottom, width } = cover.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
