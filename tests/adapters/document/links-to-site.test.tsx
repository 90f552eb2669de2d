import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchLinksTo } from '#src/adapters/document/links-to-site.ts';

let taken: string[];
let takes: boolean;
let stop: () => void;
let followed: string[];

/** What the browser would follow; kept from doing so. */
const follow = (event: MouseEvent): void => {
  if (!event.defaultPrevented) followed.push((event.target as Element).closest('a')?.href ?? '');
  event.preventDefault();
};

beforeEach(() => {
  taken = [];
  followed = [];
  takes = true;
  stop = watchLinksTo(document, 'https://ja.example', (address) => {
    taken.push(address);
    return takes;
  });
  addEventListener('click', follow);
});
afterEach(() => {
  stop();
  removeEventListener('click', follow);
  document.body.replaceChildren();
});

function click(attributes: Readonly<Record<string, string>>, init: MouseEventInit = {}): void {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const words = link.appendChild(document.createElement('span'));
  document.body.append(link);
  words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

test('A plain click on a link to the site is told by its whole address, and followed only where it is not taken.', () => {
  click({ href: 'https://ja.example/comic/3?page=2#comments' });
  expect([taken, followed]).toEqual([['https://ja.example/comic/3?page=2#comments'], []]);
  takes = false;
  click({ href: 'https://ja.example/' });
  expect(followed).toEqual(['https://ja.example/']);
});

test('Other sites, other tabs, downloads and clicks that somebody took are left alone.', () => {
  click({ href: 'https://vi.example/' });
  click({ href: '/genres' });
  click({ href: 'https://ja.example/', target: '_blank' });
  click({ href: 'https://ja.example/', download: 'page' });
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    click({ href: 'https://ja.example/' }, init);
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click({ href: 'https://ja.example/' });
  expect(taken).toEqual([]);
});

test('Once stopped it tells nothing.', () => {
  stop();
  click({ href: 'https://ja.example/' });
  expect([taken, followed]).toEqual([[], ['https://ja.example/']]);
});
