import { LOGIN_KEY } from '#src/adapters/session/login-key.ts';
import { saveFromTheFirst } from './early-saver.ts';
import { keptWords, showWords } from './early-words.ts';

/**
 * The scheme that the reader chose, how they want novels set, whether they are signed in, and on the page of a chapter how they want this
 * comic shown.
 */
export function showChoices(): void {
  const { dataset } = document.documentElement;
  try {
    showWords(dataset);
    if (localStorage.getItem(LOGIN_KEY) !== null) dataset['signed'] = '';
    showComicChoices(dataset);
  } catch {
    // Storage is denied: what holds for everyone holds.
  }
}

function showComicChoices(dataset: DOMStringMap): void {
  const [, section, work, chapter] = location.pathname.split('/');
  if (section !== 'comic' || chapter === undefined) return;
  const comic = lastOfEach(`${keptWords('comic')} ${keptWords(`comic.${work}`)}`.trim());
  saveFromTheFirst(comic);
  if (comic === '') return;
  dataset['comic'] = comic;
  shapePages(comic);
}

/** Of words for the same choice the last holds; style sheets would follow all of them. */
function lastOfEach(said: string): string {
  const chosen = new Map(said.split(' ').map((word) => [word.split('-')[0], word] as const));
  return [...chosen.values()].join(' ');
}

/** The pages stand in the document as their work has them, and are told how the reader wants them before they are seen. */
function shapePages(comic: string): void {
  const layout = /layout-(?!auto)(\w+)/.exec(comic)?.[1];
  const direction = /direction-(ltr|rtl)/.exec(comic)?.[1];
  if (layout === undefined && direction === undefined) return;
  const shape = layout === undefined ? undefined : /strip|gaps/.test(layout) ? 'strip' : 'paged';
  if (shape !== undefined) document.documentElement.toggleAttribute('data-paged', shape === 'paged');
  new MutationObserver((_, watching) => {
    const pages = document.querySelector<HTMLElement>('[data-layout]');
    if (pages !== null && shape !== undefined) pages.dataset['layout'] = shape;
    if (pages !== null && direction !== undefined) {
      pages.dataset['direction'] = direction;
      document.querySelector('[data-format] > nav')?.setAttribute('dir', direction);
    }
    if (pages !== null || document.readyState !== 'loading') watching.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
