import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { showChoices } from '#src/app/early/early-choices.ts';
import { eventually } from '#tests/support/eventually.ts';

const root = document.documentElement;
const address = location.pathname + location.search;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/comic/12/3');
});
afterEach(() => {
  history.replaceState(null, '', address);
  delete root.dataset['comic'];
  delete root.dataset['paged'];
});

/** What the words do to pages that come into the document after them. */
async function shaped(layout: string, direction: string) {
  showChoices();
  const pages = document.createElement('div');
  Object.assign(pages.dataset, { layout, direction });
  onTestFinished(() => pages.remove());
  document.body.append(pages);
  await eventually(() => expect(pages.isConnected).toBe(true));
  return [pages.dataset['layout'], pages.dataset['direction']];
}

test('Whether somebody is signed in stands on the root before the page is seen.', () => {
  onTestFinished(() => root.removeAttribute('data-signed'));
  showChoices();
  expect(root.dataset['signed']).toBeUndefined();
  localStorage.setItem('futago.auth', 'e30=');
  showChoices();
  expect(root.dataset['signed']).toBe('');
});

describe('What a reader chose for comics', () => {
  test('stands on the root by one word for each choice: that of the work, else that of all comics.', () => {
    localStorage.setItem('futago.comic', 'layout-double direction-rtl fit-width');
    localStorage.setItem('futago.comic.12', 'layout-strip direction-auto offset-one');
    showChoices();
    expect(root.dataset['comic']).toBe('layout-strip direction-auto fit-width offset-one');
  });

  test('is told to the pages before they are seen.', async () => {
    localStorage.setItem('futago.comic.12', 'layout-double direction-rtl');
    expect(await shaped('strip', 'ltr')).toEqual(['paged', 'rtl']);
    expect(root.dataset['paged']).toBe('');
  });

  test('makes strips of pages too, and leaves alone what was not chosen.', async () => {
    localStorage.setItem('futago.comic', 'layout-gaps');
    localStorage.setItem('futago.comic.12', 'direction-auto');
    root.dataset['paged'] = '';
    expect(await shaped('paged', 'rtl')).toEqual(['strip', 'rtl']);
    expect(root.dataset['paged']).toBeUndefined();
  });

  test('is nothing where nothing was kept, or something that is no word.', async () => {
    localStorage.setItem('futago.comic', '<b>layout-strip</b>');
    expect([await shaped('paged', 'ltr'), root.dataset['comic']]).toEqual([['paged', 'ltr'], undefined]);
  });
});

test('What a reader chose for novels stands on the root of every page.', () => {
  localStorage.setItem('futago.novel', 'writing-vertical flow-pages');
  onTestFinished(() => void delete root.dataset['novel']);
  showChoices();
  expect(root.dataset['novel']).toBe('writing-vertical flow-pages');
});
