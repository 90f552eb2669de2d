import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { allWords } from '#stories/catalogue/all-words.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { Pagination } from '#src/ui/pagination/Pagination.tsx';
import { InvalidPaginationError, type PaginationLocale } from '#src/ui/pagination/pagination.properties.ts';

const LINK = '/?page=[page]';

const steps = (host: HTMLElement): string[] =>
  [...host.querySelectorAll('li')].map((step) => step.textContent ?? '').filter((text) => text !== '');

const addresses = (host: HTMLElement): (string | null)[] => [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const press = (host: HTMLElement, part: string): void => host.querySelector<HTMLElement>(`[data-part=${part}] :is(a, button)`)?.click();

test('Ten items stand on a page and five pages are shown by default, with the ends in reach.', () => {
  const { host } = renderPart(<Pagination totalItems={1200} currentPage={37} linkUrl={LINK} />);
  expect(steps(host)).toEqual(['1', '…', '35', '36', '37', '38', '39', '…', '120']);
  expect(host.querySelector('[aria-current=page]')?.textContent).toBe('37');
});

test('How many items stand on a page and how many pages are shown can be said.', () => {
  const { host } = renderPart(<Pagination totalItems={140} itemsPerPage={20} maxPagesShown={3} currentPage={4} linkUrl={LINK} />);
  expect(steps(host)).toEqual(['1', '…', '3', '4', '5', '…', '7']);
});

test('Nothing is said to be left out between two pages that follow each other.', () => {
  const { host } = renderPart(<Pagination totalItems={100} itemsPerPage={20} maxPagesShown={3} currentPage={3} linkUrl={LINK} />);
  expect(steps(host)).toEqual(['1', '2', '3', '4', '5']);
});

test('The page is the first where none is said, and there is no way before it.', () => {
  const { host } = renderPart(<Pagination totalItems={30} linkUrl={LINK} />);
  expect(host.querySelector('[aria-current=page]')?.textContent).toBe('1');
  expect(addresses(host)).toEqual([null, '/?page=1', '/?page=2', '/?page=3', '/?page=2']);
});

test('Every [page] of the template becomes the number of the page.', () => {
  const { host } = renderPart(<Pagination totalItems={20} linkUrl="/list/[page]?seen=[page]" />);
  expect(addresses(host)).toEqual([null, '/list/1?seen=1', '/list/2?seen=2', '/list/2?seen=2']);
});

test.each<[PaginationLocale, string]>([
  ['en', '1234567890'],
  ['ar', '١٢٣٤٥٦٧٨٩٠'],
  ['ir', '۱۲۳۴۵۶۷۸۹۰'],
])('The digits of %s are %s, in the text alone.', (locale, digits) => {
  const { host } = renderPart(
    <Pagination totalItems={12_345_678_900} currentPage={1_234_567_890} maxPagesShown={1} locale={locale} linkUrl={LINK} />,
  );
  expect(host.querySelector('[aria-current=page]')?.textContent).toBe(digits);
  expect(host.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/?page=1234567890');
});

test('It runs from the left by default, and from the right when asked to, the next page then on the left.', () => {
  const { host, show } = renderPart(<Pagination totalItems={30} currentPage={2} linkUrl={LINK} />);
  const isNextRight = (): boolean => left('next') > left('previous');
  const left = (part: string): number => host.querySelector(`[data-part=${part}]`)?.getBoundingClientRect().left ?? 0;
  expect([host.querySelector('nav')?.dir, isNextRight()]).toEqual(['ltr', true]);
  show(<Pagination totalItems={30} currentPage={2} direction="rtl" linkUrl={LINK} />);
  expect([host.querySelector('nav')?.dir, isNextRight()]).toEqual(['rtl', false]);
});

test('As links they have addresses; as buttons they need none, and tell the page.', () => {
  const onPageChange = vi.fn();
  const { host, show } = renderPart(<Pagination totalItems={30} linkUrl={LINK} />);
  expect([host.querySelectorAll('a').length, host.querySelectorAll('button').length]).toEqual([5, 0]);
  show(<Pagination totalItems={30} type="button" onPageChange={onPageChange} />);
  expect([host.querySelectorAll('a').length, host.querySelectorAll('button').length]).toEqual([0, 5]);
  press(host, 'page-3');
  expect(onPageChange.mock.calls).toEqual([[3]]);
});

test.each(['link', 'button'] as const)('A click outside of 1 to the last page is ignored by a %s, at both ends.', (type) => {
  const onPageChange = vi.fn();
  const { host, show } = renderPart(<Pagination totalItems={30} currentPage={1} {...{ type, onPageChange }} linkUrl="#[page]" />);
  press(host, 'previous');
  show(<Pagination totalItems={30} currentPage={3} {...{ type, onPageChange }} linkUrl="#[page]" />);
  press(host, 'next');
  expect(onPageChange.mock.calls).toEqual([]);
  expect(location.hash).toBe('');
});

test('From beyond the last page the way back leads to the last.', () => {
  const { host } = renderPart(<Pagination totalItems={30} currentPage={99} linkUrl={LINK} />);
  expect(host.querySelector('[data-part=previous] a')?.getAttribute('href')).toBe('/?page=3');
});

test('Nothing is shown where all items stand on one page, or where there are none.', () => {
  const { host, show } = renderPart(<Pagination totalItems={10} linkUrl={LINK} />);
  expect(host.innerHTML).toBe('');
  show(<Pagination totalItems={0} linkUrl={LINK} />);
  expect(host.innerHTML).toBe('');
});

test('A property that cannot be is refused while rendering, not shown as something else.', () => {
  const wrong = (
    <I18nProvider i18n={allWords('vi')}>
      <Pagination totalItems={30} currentPage={0} linkUrl={LINK} />
    </I18nProvider>
  );
  expect(() => renderToString(wrong)).toThrow(InvalidPaginationError);
});

test('The five pages and both steps stand on one line of a phone, on a page far back too.', () => {
  const { host } = renderPart(<Pagination totalItems={1_000_000} currentPage={98_765} linkUrl={LINK} />);
  host.style.inlineSize = '328px';
  const tops = [...host.querySelectorAll('li')].filter((step) => step.checkVisibility()).map((step) => step.getBoundingClientRect().top);
  expect([tops.length, new Set(tops).size]).toEqual([7, 1]);
});

test.each([1, 3, 100])(
  'On page %i of a hundred all steps of the narrowest window stand in one line, and are large enough to be hit.',
  (current) => {
    const { host } = renderPart(
      <div style={{ inlineSize: 288 }}>
        <Pagination totalItems={1000} currentPage={current} linkUrl={LINK} />
      </div>,
    );
    const boxes = [...host.querySelectorAll('a')].map((step) => step.getBoundingClientRect()).filter(({ width }) => width > 0);
    expect([boxes.length, new Set(boxes.map(({ top }) => top)).size]).toEqual([7, 1]);
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(32);
  },
);
