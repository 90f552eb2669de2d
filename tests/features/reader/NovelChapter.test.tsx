import '#src/ui/tokens.css';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { barsAreShown, openReader, untilPainted } from './open-reader.tsx';

const block = (id: string) => document.querySelector<HTMLElement>(`[data-block="${id}"]`);
const styleOf = (id: string) => getComputedStyle(block(id) as Element);

describe('A Japanese chapter', () => {
  test('shows readings over their words, with brackets for those who cannot see them there.', async () => {
    await openReader({ data: novelChapter(japaneseDocument, { language: 'ja' }) }, 'ja');
    const ruby = block('h1')?.querySelector('ruby');
    expect(ruby?.outerHTML.replace(/ class="[^"]*"/, '')).toBe('<ruby>書庫<rp>（</rp><rt>しょこ</rt><rp>）</rp></ruby>');
  });

  test('sets every kind of emphasis beside its words.', async () => {
    await openReader({ data: novelChapter(japaneseDocument, { language: 'ja' }) }, 'ja');
    const marks = [...document.querySelectorAll('em')].map((mark) => [
      mark.textContent,
      getComputedStyle(mark).textEmphasisStyle,
      getComputedStyle(mark).textDecorationStyle,
    ]);
    expect(marks).toEqual([
      ['雨の日だけ開く', 'sesame', 'solid'],
      ['二度とは', 'dot', 'solid'],
      ['誰の', 'double-circle', 'solid'],
      ['問うのは', 'none', 'solid'],
      ['水より', 'none', 'wavy'],
      ['『水の戸籍』', 'open sesame', 'solid'],
    ]);
  });

  test('breaks lines strictly and names its language.', async () => {
    await openReader({ data: novelChapter(japaneseDocument, { language: 'ja' }) }, 'ja');
    expect(block('p1')?.closest('[lang]')?.getAttribute('lang')).toBe('ja');
    expect(styleOf('p1').lineBreak).toBe('strict');
  });

  test('opens a note in place by keys, closes it again, and the focus is on its mark.', async () => {
    await openReader({ data: novelChapter(japaneseDocument, { language: 'ja' }) }, 'ja');
    const [mark] = document.querySelectorAll<HTMLButtonElement>('button[popovertarget]');
    while (document.activeElement !== mark) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    expect(document.querySelector(':popover-open')?.textContent).toContain('土や石灰を叩き固めた土間');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(document.querySelector(':popover-open')).toBeNull());
    expect(document.activeElement).toBe(mark);
  });

  test('holds indents, alignment, verse and headings below the page title.', async () => {
    await openReader({ data: novelChapter(japaneseDocument, { language: 'ja' }) }, 'ja');
    expect([styleOf('p5').paddingInlineStart, styleOf('p6').textAlign, styleOf('p7').textAlign]).toEqual(['36px', 'end', 'center']);
    expect([...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3', 'H2']);
    expect(block('v1')?.innerText.trim().split(/\n+/)).toEqual(['水の面に', '名を書きながら', '待つ夜かな']);
  });

  test('leaves out of layout what is far from the window.', async () => {
    await openReader({ data: novelChapter(longDocument(japaneseDocument, 60), { language: 'ja' }) }, 'ja');
    expect(block('p1-0')?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    expect(block('p1-50')?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
  });
});

describe('A Vietnamese chapter', () => {
  test('begins with its own name where the text has no heading.', async () => {
    await openReader({ data: novelChapter({ blocks: vietnameseDocument.blocks.slice(2), notes: vietnameseDocument.notes }) });
    expect(document.querySelector('main p')?.textContent).toBe('Chương 12: Người khách quên ô');
  });

  test('hides the bars while it is scrolled and shows them at a tap on the text.', async () => {
    await openReader({ data: novelChapter(longDocument(vietnameseDocument, 20)) });
    await untilPainted();
    scrollBy(0, 200);
    await eventually(() => expect(barsAreShown()).toBe(false));
    block('p1-3')?.click();
    await eventually(() => expect(barsAreShown()).toBe(true));
  });

  test('goes to its neighbours by n and p.', async () => {
    const { navigate } = await openReader({ data: novelChapter(vietnameseDocument) });
    await userEvent.keyboard('np');
    expect(navigate.mock.calls).toEqual([['/comic/12/346'], ['/comic/12/344']]);
  });

  test('is set as the settings say, with a sample that changes along.', async () => {
    await openReader({ data: novelChapter(vietnameseDocument) });
    const before = styleOf('p1').fontSize;
    await userEvent.keyboard('s');
    await eventually(() => expect(document.querySelector('dialog[open] input[type="range"]')).not.toBeNull());
    await userEvent.click([...document.querySelectorAll('dialog label')].find((label) => label.textContent === 'Giấy ngà') as Element);
    await userEvent.fill(document.querySelector('dialog input[type="range"]') as Element, '9');
    await eventually(() => expect([before, styleOf('p1').fontSize]).toEqual(['18px', '32px']));
    expect(block('p1')?.closest('[data-scheme]')?.getAttribute('data-scheme')).toBe('sepia');
    expect(document.querySelector<HTMLElement>('dialog [data-novel][data-scheme]')?.dataset).toMatchObject({
      novel: 'theme-sepia size-9',
      scheme: 'sepia',
    });
  });

  test.each([
    ['light', 'light'],
    ['sepia', 'light'],
    ['grey', 'dark'],
    ['dark', 'dark'],
    ['black', 'dark'],
  ] as const)('has the window’s own bar in its theme: %s.', async (theme, scheme) => {
    const settings = { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, theme } };
    await openReader({ data: novelChapter(vietnameseDocument), settings });
    expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme);
  });

  test('starts with the settings that were kept.', async () => {
    const settings = {
      ...DEFAULT_READER_SETTINGS,
      novel: { ...DEFAULT_READER_SETTINGS.novel, theme: 'black', face: 'sans', measure: 'wide', size: 2, leading: 5 },
    } as const;
    await openReader({ data: novelChapter(vietnameseDocument), settings });
    expect([styleOf('p1').fontSize, styleOf('p1').lineHeight, styleOf('p1').fontFamily.includes('Be Vietnam Pro')]).toEqual([
      '15px',
      '30px',
      true,
    ]);
  });

  test.each([
    ['vi', vietnameseDocument, ['Có chân', 'Không chân', 'Dễ đọc'], 'Lexend'],
    ['ja', japaneseDocument, ['明朝体', 'ゴシック体', 'UD明朝体'], 'BIZ UDMincho'],
  ] as const)('comes in a face for those to whom others are hard to read: %s.', async (language, text, labels, name) => {
    await openReader({ data: novelChapter(text, { language }) }, language);
    await userEvent.keyboard('s');
    const choices = await eventually(() => {
      const found = [...document.querySelectorAll('dialog[open] label')].filter(({ textContent }) =>
        labels.some((one) => one === textContent),
      );
      return found.length === 3 ? found : expect.fail('The sheet has not come yet.');
    });
    expect(choices.map(({ textContent }) => textContent)).toEqual(labels);
    await userEvent.click(choices[2] ?? document.body);
    await eventually(() => expect(styleOf('p1').fontFamily).toMatch(new RegExp(`^"?${name}`)));
    await eventually(() =>
      expect([...document.fonts].filter(({ family, status }) => family.includes(name) && status === 'loaded').length).toBeGreaterThan(0),
    );
  });
});
