import '#src/ui/tokens.css';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader } from '../../open-reader.tsx';
import { longChapter } from './long-chapter.ts';

async function openScrolled(writing: 'horizontal' | 'vertical') {
  const novel = { ...DEFAULT_READER_SETTINGS.novel, flow: 'scroll', writing } as const;
  const props = { data: novelChapter(await longChapter(), { language: 'ja' }), settings: { ...DEFAULT_READER_SETTINGS, novel } };
  return openReader(props, 'ja');
}

const book = (): HTMLElement => document.querySelector<HTMLElement>('main [data-novel]') ?? expect.fail('No book stands.');
const end = (): DOMRect => (book().lastElementChild ?? expect.fail('No end page.')).getBoundingClientRect();
const groups = (): readonly HTMLElement[] => [...book().querySelectorAll<HTMLElement>('[data-later]')];

describe.each(['horizontal', 'vertical'] as const)('A long text that is scrolled, %s', (writing) => {
  const extent = (): number => (writing === 'vertical' ? book().scrollWidth : document.documentElement.scrollHeight);

  test('has nearly its true length before it was gone through.', async () => {
    await openScrolled(writing);
    expect(groups().length).toBeGreaterThan(8);
    await eventually(() => expect(groups().at(-1)?.style.containIntrinsicBlockSize).toMatch(/^auto \d+px$/));
    const estimated = extent();
    for (const group of groups()) group.style.contentVisibility = 'visible';
    expect(estimated / extent()).toBeGreaterThan(0.85);
    expect(estimated / extent()).toBeLessThan(1.15);
  });

  test('shows its end page by one key, and its beginning by another.', async () => {
    await openScrolled(writing);
    const isEndShown = (): boolean =>
      writing === 'vertical' ? Math.abs(end().left - book().getBoundingClientRect().left) <= 1 : end().bottom <= innerHeight + 1;
    await eventually(() => expect(document.querySelector('nav [aria-expanded]')).not.toBeNull());
    expect(isEndShown()).toBe(false);
    await userEvent.keyboard('{End}');
    await eventually(() => expect(isEndShown()).toBe(true));
    await userEvent.keyboard('{Home}');
    await eventually(() => expect(Math.abs(writing === 'vertical' ? book().scrollLeft : scrollY)).toBe(0));
  });
});
