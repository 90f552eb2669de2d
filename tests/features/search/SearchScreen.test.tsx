import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SearchView } from '#src/entities/work/search-path.ts';
import { NO_SUGGESTIONS, type SearchIntent, type SuggestionsView } from '#src/features/search/search-view.ts';
import { SearchScreen } from '#src/features/search/SearchScreen.tsx';
import { recordVisits } from '#tests/features/record-visits.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { type MatchMaking, searchData, type SearchMaking, suggestion } from '#stories/catalogue/search.ts';
import { worksOf } from '#stories/catalogue/works.ts';

const MEANT = ['sách', 'không', 'ngọn'];
const MATCHES: readonly MatchMaking[] = worksOf('vi', 3).map((work, index) => ({
  work,
  ranges: [placeOf(MEANT[index] ?? '', work.title)],
}));
const SUGGESTED: SuggestionsView = { query: 'sach', matches: MATCHES.map(suggestion) };

function show(view: SearchView, making: SearchMaking = {}, suggestions = NO_SUGGESTIONS, matches = MATCHES) {
  const visits = recordVisits();
  const intents: SearchIntent[] = [];
  renderPart(
    <SearchScreen data={searchData(matches, making)} view={view} suggestions={suggestions} onIntent={(intent) => intents.push(intent)} />,
  );
  return { visits, intents };
}

function placeOf(word: string, title: string) {
  const start = title.indexOf(word);
  return { start, end: start + word.length };
}

const field = () => page.getByRole('combobox');

const value = (): string => document.querySelector<HTMLInputElement>('input[name=q]')?.value ?? '';
/** As it shows what was found. */
const searched = (query: string, genre?: string) => searchedFor({ query, genres: genre ? [genre] : [] });

/** In their order, without what is said of each. */
const genres = () =>
  Array.from(document.querySelectorAll('nav[aria-label="Thể loại"] a'), (link) => link.textContent.replace(/^(Không c|C)ó /, ''));

const searchedFor = (view: SearchView) => (
  <SearchScreen data={searchData(MATCHES)} view={view} suggestions={NO_SUGGESTIONS} onIntent={() => undefined} />
);

const languageOf = (words: string): string | undefined => page.getByText(words).element().closest<HTMLElement>('[lang]')?.lang;

/** What is chosen of the filters and is not, or not wholly, in sight, with where it ends and where its line does. */
const cut = (): readonly string[] =>
  [...document.querySelectorAll('nav [aria-current]')].flatMap((chosen) => {
    const [{ left, right }, line] = [chosen.getBoundingClientRect(), chosen.parentElement?.getBoundingClientRect()];
    return line && left >= line.left && right <= line.right - 31 ? [] : [`${chosen.textContent} ${right} of ${line?.right}`];
  });

describe('The search screen', () => {
  test('says what was searched for in the specification’s words, and sets off what was meant.', async () => {
    show({ query: 'sách' });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('search results for sách');
    expect(Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(MEANT);
  });

  test('names what the twin site tells in that site’s language.', () => {
    const [work] = worksOf('ja', 1);
    show({ query: '雨', site: 'twin' }, {}, NO_SUGGESTIONS, work ? [{ work, creator: '森田ゆき', otherName: 'あめのほんや' }] : []);
    expect(['雨の本屋', 'あめのほんや', '森田ゆき'].map(languageOf)).toEqual(['ja', 'ja', 'ja']);
    expect(languageOf('Truyện tranh')).not.toBe('ja');
  });

  test('on a phone the keyboard brings each choice of a filter clear of what fades at both ends of its line.', async () => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(414, 896));
    show({ query: 'a', status: 'hiatus' });
    const faults: string[] = [];
    for (const choice of document.querySelectorAll('nav > div > a')) {
      while (document.activeElement !== choice) await userEvent.keyboard('{Tab}');
      const [{ left, right }, line] = [choice.getBoundingClientRect(), choice.parentElement?.getBoundingClientRect()];
      if (line === undefined || left < line.left + 11 || right > line.right - 31) faults.push(`${choice.textContent}: ${left} to ${right}`);
    }
    expect(faults).toEqual([]);
    const fading = [...document.querySelectorAll('nav > div')].map((line) => getComputedStyle(line).maskImage.match(/rgba\(0, 0, 0, 0\)/g));
    expect(fading.map((ends) => ends?.length)).toEqual([2, 2, 2, 2]);
  });

  test('on a phone a filter begins with its name, also where what is chosen of it stands far behind.', async () => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(414, 896));
    show({ query: 'a', format: 'novel', status: 'hiatus', site: 'twin' });
    await expect.poll(cut).toEqual([]);
    const names = [...document.querySelectorAll('nav:has([aria-current]) > span')].map((name) => name.getBoundingClientRect());
    expect(names.map(({ left, width }) => [left >= 0, width > 0])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  test('says where nothing was found, and offers to search without the filters.', async () => {
    const { visits } = show({ query: 'xyz', format: 'novel' }, {}, NO_SUGGESTIONS, []);
    await expect.element(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Tìm lại, bỏ bộ lọc' }));
    expect(visits).toEqual(['/search?q=xyz']);
  });

  test('says of a page beyond the last that the list ends before, not that nothing was found.', async () => {
    const { visits } = show({ query: 'a', format: 'comic', page: 9 }, { totalItems: 12, page: 9 }, NO_SUGGESTIONS, []);
    await expect.element(page.getByRole('heading', { name: 'Trang này không có gì' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Về trang đầu' }));
    expect(visits).toEqual(['/search?q=a&format=comic']);
  });

  test('keeps in the field what was typed while an answer was on its way; a link or the way back is followed by it.', async () => {
    const { show: change } = renderPart(searched(''));
    await userEvent.fill(field(), 'sách');
    await userEvent.keyboard('{Enter} cũ');
    const typed = document.activeElement;
    change(searched('sách'));
    expect([value(), document.activeElement]).toEqual(['sách cũ', typed]);
    change(searched('sách', 'fantasy'));
    expect(value()).toBe('sách cũ');
    await userEvent.keyboard('{Enter}');
    change(searched('sách cũ'));
    expect(value()).toBe('sách cũ');
    change(searched('sách'));
    expect(value()).toBe('sách');
  });

  test.each([true, false])(
    'takes the keys off the screen of a phone once it searches, and nobody else’s focus (phone: %s).',
    async (isPhone) => {
      const matching = vi
        .spyOn(window, 'matchMedia')
        .mockImplementation((query) => ({ matches: isPhone && query === '(pointer: coarse)' }) as never);
      onTestFinished(() => matching.mockRestore());
      show({});
      await userEvent.fill(field(), 'sách');
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement === field().element()).toBe(!isPhone);
    },
  );

  test('opens the suggestion that the keys have chosen, though an answer that came since lists it elsewhere or no more.', async () => {
    const intents: SearchIntent[] = [];
    const screen = (matches: readonly MatchMaking[]) => (
      <SearchScreen
        data={searchData(MATCHES)}
        view={{}}
        suggestions={{ query: 's', matches: matches.map(suggestion) }}
        onIntent={(intent) => intents.push(intent)}
      />
    );
    const { show: change } = renderPart(screen(MATCHES));
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    change(screen(MATCHES.toReversed()));
    await userEvent.keyboard('{Enter}');
    expect(intents.at(-1)).toEqual({ type: 'chosen', workId: MATCHES[0]?.work.id });
    change(screen(MATCHES.slice(1)));
    await userEvent.keyboard('{Enter}');
    expect(intents.at(-1)).toEqual({ type: 'searched', query: '' });
  });

  test('shows every genre to a mouse, which scrolls nothing sideways, and in line under one another.', async () => {
    show({ query: 'a' });
    const first = page.getByRole('navigation', { name: 'Thể loại' }).getByRole('link').first().element();
    const line = first.parentElement ?? expect.fail('There is no genre.');
    for (let copy = 0; copy < 40; copy += 1) line.append(first.cloneNode(true));
    for (const width of [768, 1280]) {
      await page.viewport(width, 800);
      const choices = [...line.querySelectorAll('a')].map((choice) => choice.getBoundingClientRect());
      const rows = new Set(choices.map(({ top }) => Math.round(top)));
      const starts = [...rows].map((row) => Math.min(...choices.filter(({ top }) => Math.round(top) === row).map(({ left }) => left)));
      expect([rows.size > 1, new Set(starts).size, line.scrollWidth - line.clientWidth]).toEqual([true, 1, 0]);
    }
  });

  test('shows a phone what is chosen of a filter, also where the line is longer than the window.', async () => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(414, 896));
    show({ query: 'sách', format: 'novel', status: 'hiatus', site: 'twin' });
    await expect.poll(cut).toEqual([]);
    expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(3);
  });

  test('takes no genre beyond ten, and says so.', async () => {
    show({ query: 'a', genres: Array.from({ length: 10 }, (_, index) => `genre-${index}`) });
    await expect.element(page.getByText('Nhiều nhất 10 thể loại.')).toBeVisible();
    const more = page.getByRole('link', { name: 'ミステリー' });
    await expect.element(more).toHaveAttribute('aria-disabled', 'true');
    expect(more.element().hasAttribute('href')).toBe(false);
  });

  test('keeps to what is chosen, from the first page, and every choice has an address.', async () => {
    const { visits } = show({ query: 'a b', genres: ['fantasy'], page: 3 }, { totalItems: 40, page: 3 });
    for (const name of ['Truyện chữ', 'Hoàn thành', 'Trang song sinh', 'Đời thường', 'Có ファンタジー'])
      await userEvent.click(page.getByRole('link', { name, exact: true }));
    expect(visits).toEqual([
      '/search?q=a%20b&format=novel&genre=fantasy',
      '/search?q=a%20b&status=completed&genre=fantasy',
      '/search?q=a%20b&genre=fantasy&site=twin',
      '/search?q=a%20b&genre=fantasy,slice-of-life',
      '/search?q=a%20b&without=fantasy',
    ]);
  });

  test('leaves a genre where it is pressed, once, twice and a third time; who comes later finds the chosen first.', () => {
    const { show: change } = renderPart(searched('sách', 'fantasy'));
    const arrived = genres();
    const last = 'slice-of-life';
    for (const view of [{ genres: ['fantasy', last] }, { genres: ['fantasy'], without: [last] }, { genres: [] }]) {
      change(searchedFor({ query: 'sách', ...view }));
      expect(genres()).toEqual(arrived);
    }
    change(<></>);
    change(searchedFor({ query: 'sách', genres: [last] }));
    expect([genres()[0], genres().length]).toEqual(['Đời thường', arrived.length]);
  });

  test('leaves out what has a genre, and takes that back.', async () => {
    const { visits } = show({ query: 'a', without: ['fantasy'] });
    await userEvent.click(page.getByRole('link', { name: 'Không có ファンタジー', exact: true }));
    expect(visits).toEqual(['/search?q=a']);
    expect(document.querySelector<HTMLInputElement>('form input[name=without]')?.value).toBe('fantasy');
  });

  test('shows what a filter alone finds, in the words of the address too where no query is typed.', async () => {
    show({ query: '', format: 'comic', genres: [], without: [] });
    await expect.element(page.getByRole('heading', { level: 2, name: '3 truyện' })).toBeVisible();
  });

  test('leads through its pages, keeping words and filters.', async () => {
    const { visits } = show({ query: 'a', status: 'ongoing', page: 2 }, { totalItems: 1000, page: 2, isCapped: true });
    await userEvent.click(page.getByRole('link', { name: 'Trang 4' }));
    expect(visits).toEqual(['/search?q=a&status=ongoing&page=4']);
  });

  test('tells what is typed and searched, and sends it without script too.', async () => {
    const { intents } = show({ format: 'comic' });
    await userEvent.fill(field(), 'lồng đèn ');
    await userEvent.keyboard('{Enter}');
    expect(intents.filter(({ type }) => type !== 'left')).toEqual([
      { type: 'typed', query: 'lồng đèn ' },
      { type: 'searched', query: 'lồng đèn' },
    ]);
    const form = document.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/search', 'get']);
    expect(new URLSearchParams(new FormData(form ?? undefined) as never).toString()).toBe('format=comic&q=l%E1%BB%93ng+%C4%91%C3%A8n+');
  });

  test('chooses a suggestion by the keys, round and back to the field, or by a click.', async () => {
    const { intents } = show({}, {}, SUGGESTED);
    await userEvent.click(field());
    const seen: (string | null)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      seen.push(field().element().getAttribute('aria-activedescendant')?.slice(-1) ?? null);
    }
    expect(seen).toEqual(['0', '1', '0', null, '2']);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('option').nth(1));
    await userEvent.keyboard('{Escape}');
    expect(intents).toEqual([{ type: 'chosen', workId: '3' }, { type: 'chosen', workId: '2' }, { type: 'left' }]);
  });

  test('asks for no half-typed kana: its letters wait for the rest while a word is composed.', async () => {
    const { intents } = show({});
    await userEvent.click(field());
    const input = field().element() as HTMLInputElement;
    for (const [typed, isComposing] of [
      ['はんn', true],
      ['はんに', true],
      ['アメｎｙ', true],
      ['Đ b', true],
      ['あz', false],
    ] as const) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
    }
    expect(intents).toEqual(['はん', 'はんに', 'アメ', 'Đ b', 'あz'].map((query) => ({ type: 'typed', query })));
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])('chooses none by keys that belong to a word being composed: %j.', async (told) => {
    const { intents } = show({}, {}, SUGGESTED);
    await userEvent.click(field());
    for (const key of ['ArrowDown', 'Escape']) {
      const event = new KeyboardEvent('keydown', { key, ...told, bubbles: true, cancelable: true });
      field().element().dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(intents).toEqual([]);
  });
});
