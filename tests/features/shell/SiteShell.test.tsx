import '#src/ui/tokens.css';
import { composeStories } from '@storybook/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '#stories/features/shell/SiteShell.stories.tsx';
import { recordVisits } from '#tests/features/record-visits.ts';
import { linesOf } from '#tests/support/browser/measured-lines.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Filled, FilledInJapanese, Loading } = composeStories(stories);

afterEach(() => page.viewport(414, 896));

describe('The shell', () => {
  test('tells which language is chosen before its link leads to the other site.', async () => {
    const choose = vi.fn<(language: string) => void>();
    const visits = recordVisits();
    renderPart(<Filled onLanguageChoose={choose} />);
    await userEvent.click(page.getByRole('navigation', { name: 'Ngôn ngữ' }).getByRole('link', { name: '日本語' }));
    await userEvent.click(page.getByRole('contentinfo').getByRole('link', { name: 'Sang trang tiếng Nhật' }));
    expect([choose.mock.calls, visits]).toEqual([
      [['ja'], ['ja']],
      ['http://ja.localhost:3000/', 'http://ja.localhost:3000/'],
    ]);
  });

  test('says what the site is in lines of about one length.', async () => {
    await page.viewport(1280, 800);
    renderPart(<Filled />);
    const lines = linesOf(page.getByRole('contentinfo').element().querySelectorAll('p')[1] ?? expect.fail('It says nothing.'));
    expect(lines).toHaveLength(2);
    expect((lines[1] ?? '').length).toBeGreaterThan((lines[0] ?? '').length / 2);
  });

  test('changes the colours by its menu, which closes and gives the focus back.', async () => {
    const change = vi.fn<(scheme: string) => void>();
    renderPart(<Filled onSchemeChange={change} />);
    const opener = page.getByRole('button', { name: 'Màu nền' });
    await userEvent.click(opener);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(change.mock.calls).toEqual([['dark']]);
    expect([opener.element().getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', opener.element()]);
  });

  test('closes its menu by a press beside it and by Escape, choosing nothing.', async () => {
    const change = vi.fn<(scheme: string) => void>();
    recordVisits();
    renderPart(<Filled onSchemeChange={change} />);
    const opener = page.getByRole('button', { name: 'Màu nền' });
    await userEvent.click(opener);
    await userEvent.click(page.getByRole('heading', { name: 'Xem nhiều nhất' }));
    expect(opener.element().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    expect([opener.element().getAttribute('aria-expanded'), change.mock.calls]).toEqual(['false', []]);
  });

  test.each([
    ['vi', 320],
    ['vi', 360],
    ['ja', 320],
    ['ja', 360],
  ] as const)(
    'breaks no word of the places at the foot of a phone whose letters are twice as large (%s, %i pixels).',
    async (language, width) => {
      await page.viewport(width, 740);
      document.documentElement.style.fontSize = '200%';
      onTestFinished(() => document.documentElement.removeAttribute('style'));
      renderPart(<Filled language={language} />, language);
      const links = [...document.querySelectorAll('nav:last-child > a')];
      const broken = links.flatMap((link) => {
        const name = [...link.childNodes].find((node) => node instanceof Text) as Text;
        return [...name.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(name, index);
          range.setEnd(name, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      });
      expect([links.length, broken]).toEqual([4, []]);
      const last = links.at(-1)?.getBoundingClientRect();
      expect(last?.right).toBeLessThanOrEqual(width);
    },
  );

  test.each([
    ['vi', 'Truyện Đôi'],
    ['ja', 'ふたご書庫'],
  ] as const)('says the whole name of the site in a window of 320 pixels, as at 400 % (%s).', async (language, siteName) => {
    await page.viewport(320, 640);
    renderPart(<Filled language={language} siteName={siteName} />, language);
    const name = page.getByRole('banner').getByText(siteName, { exact: true }).element();
    expect(name.scrollWidth - name.clientWidth).toBe(0);
    // Less than a line is cut.
    expect(name.scrollHeight - name.clientHeight).toBeLessThan(8);
    expect(document.querySelector('header')?.getBoundingClientRect().height).toBeLessThanOrEqual(56);
  });

  test.each(
    [320, 360, 414].flatMap((width) =>
      [125, 150, 175, 200].flatMap((percent) => (['vi', 'ja'] as const).map((language) => ({ width, percent, language }))),
    ),
  )(
    'says the name of the site whole or leaves it to its mark: $language, $width pixels, $percent %.',
    async ({ width, percent, language }) => {
      await page.viewport(width, 640);
      document.documentElement.style.fontSize = `${percent}%`;
      onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
      renderPart(<Filled language={language} siteName={language === 'vi' ? 'Truyện Đôi' : 'ふたご書庫'} />, language);
      const site = document.querySelector('header a[aria-label]');
      const name = site?.querySelector('span') ?? expect.fail('There is no name.');
      expect(site?.querySelector('svg')?.getBoundingClientRect().width).toBe(32);
      expect(name.scrollWidth - name.clientWidth).toBe(0);
      // Less than a line is cut.
      expect(name.scrollHeight - name.clientHeight).toBeLessThan(8 * (percent / 100));
      if (name.checkVisibility()) expect(name.clientWidth).toBeGreaterThan(parseFloat(getComputedStyle(name).fontSize) * 2);
    },
  );

  test.each([
    ['vi', 768, 200],
    ['ja', 768, 200],
    ['vi', 1000, 150],
    ['vi', 360, 200],
  ] as const)('has room for letters that a reader has enlarged: %s, %d pixels wide, %d %.', async (language, width, percent) => {
    await page.viewport(width, 740);
    document.documentElement.style.fontSize = `${percent}%`;
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    renderPart(language === 'vi' ? <Filled /> : <FilledInJapanese />, language);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const links = [...document.querySelectorAll('header a')].map((link) => link.getBoundingClientRect());
    expect(links.filter(({ left, right }) => left < 0 || right > innerWidth)).toEqual([]);
    const labels = [...document.querySelectorAll('main article li > a > :first-child')].map((label) => label.getBoundingClientRect().width);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => label < 70)).toEqual([]);
  });

  test('ends on a phone above the navigation, which lies over the page.', async () => {
    await page.viewport(360, 640);
    renderPart(<Filled />);
    scrollTo(0, document.documentElement.scrollHeight);
    const navigation = [...document.querySelectorAll('nav')].find((one) => getComputedStyle(one).position === 'fixed');
    const footer = document.querySelector('footer');
    expect(Math.round(navigation?.getBoundingClientRect().bottom ?? 0)).toBe(640);
    expect(Math.round(footer?.getBoundingClientRect().bottom ?? 0)).toBe(Math.round(navigation?.getBoundingClientRect().top ?? 0));
  });

  test('lets the keyboard skip to the content first of all.', async () => {
    renderPart(<Filled />);
    await userEvent.keyboard('{Tab}');
    expect([document.activeElement?.textContent, document.activeElement?.getAttribute('href')]).toEqual(['Tới phần nội dung', '#content']);
  });

  test.each([
    ['phone', 400, 'Điều hướng cuối màn hình'],
    ['desktop', 1280, 'Điều hướng chính'],
  ] as const)('shows on a %s one navigation, which marks the place of the page.', async (_device, width, name) => {
    await page.viewport(width, 800);
    renderPart(<Filled />);
    const current = page.getByRole('navigation', { name, exact: true }).getByRole('link', { name: 'Trang chủ' });
    expect(current.element().getAttribute('aria-current')).toBe('page');
    expect(page.getByRole('navigation', { name: /^Điều hướng/ }).elements()).toHaveLength(1);
  });

  test('says that the next page is on its way, and keeps the last one.', () => {
    renderPart(<Loading />);
    expect(page.getByRole('progressbar').element().getAttribute('aria-valuetext')).toBe('Đang tải');
    expect(document.querySelector('main article')).not.toBeNull();
  });
});
