import { afterEach, expect, test } from 'vitest';
import { FROM_START } from '#src/features/reader/comic/stages/page-part.ts';
import { PageScroll } from '#src/features/reader/comic/stages/page-scroll.ts';

const closing = new AbortController();

afterEach(() => document.body.replaceChildren());

/** A window of 100 by 100 pixels and one page, twice as high, that is scrolled in it. */
function openPage(fit: string): { readonly area: HTMLElement; readonly page: HTMLElement; readonly scroll: PageScroll } {
  const area = document.createElement('div');
  area.dataset['comic'] = fit;
  area.innerHTML =
    '<div><figure data-slot="current" style="margin:0;width:100px;height:100px;overflow:auto"><p style="margin:0;height:200px"></p></figure></div>';
  document.body.append(area);
  const [track, page] = [area.querySelector('div'), area.querySelector('figure')];
  if (track === null || page === null) throw new Error('The page was not built.');
  return { area, page, scroll: new PageScroll(track, 1, closing.signal) };
}

test('a page larger than the window takes the focus after a turn, is shown from its beginning and leaves its edges to the turning', () => {
  const { page, scroll } = openPage('fit-width');
  page.scrollTop = 50;
  scroll.bring(page, FROM_START);
  expect({ top: page.scrollTop, tabIndex: page.tabIndex, fingers: page.style.touchAction }).toEqual({
    top: 0,
    tabIndex: 0,
    fingers: 'pan-y pinch-zoom',
  });
});

test('where pages fit the window a turn and a step leave them alone', () => {
  const { page, scroll } = openPage('');
  page.scrollTop = 50;
  scroll.bring(page, FROM_START);
  expect({ hasMore: scroll.move(1), top: page.scrollTop, isMarked: page.hasAttribute('tabindex') }).toEqual({
    hasMore: false,
    top: 50,
    isMarked: false,
  });
});

test('every page loses its marks once pages fit the window again', () => {
  const { area, page, scroll } = openPage('fit-width');
  scroll.bring(page, FROM_START);
  page.dataset['slot'] = 'previous';
  area.dataset['comic'] = '';
  scroll.refresh();
  expect({ isMarked: page.hasAttribute('tabindex'), fingers: page.style.touchAction }).toEqual({ isMarked: false, fingers: '' });
});
