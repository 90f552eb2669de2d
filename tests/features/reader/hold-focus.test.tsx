import { holdFocus } from '#src/features/reader/hold-focus.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from './open-reader.tsx';

/** Comes by Tab to what stands after the text. */
async function tabBehindText(): Promise<{ readonly link: Element; readonly group: HTMLElement }> {
  await openReader({ data: novelChapter(longDocument(vietnameseDocument, 20)) });
  const left = new AbortController();
  onTestFinished(() => left.abort());
  holdFocus(document, left.signal);
  const group = [...document.querySelectorAll<HTMLElement>('[data-later]')].at(-1);
  const links = document.querySelectorAll<HTMLElement>('[data-page=end] a[href]');
  const link = links[1];
  if (!group || !link) throw new Error('Nothing stands after the text.');
  links[0]?.focus();
  await userEvent.keyboard('{Tab}');
  await untilPainted();
  expect(document.activeElement).toBe(link);
  return { link, group };
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > -1 && bottom < innerHeight + 1;
}

const grown = (group: HTMLElement): boolean => group.offsetHeight > 700;

test('What Tab has come to stays in sight while the text before it grows, until the reader moves.', async () => {
  const { link, group } = await tabBehindText();
  group.style.paddingBlockEnd = '700px';
  await eventually(() => expect([grown(group), isSeen(link)]).toEqual([true, true]));
  dispatchEvent(new WheelEvent('wheel'));
  group.style.paddingBlockEnd = '1400px';
  await eventually(() => expect(isSeen(link)).toBe(false));
});

test('A glide that leads past what Tab has come to is undone; whoever draws the scroll bar later is left there.', async () => {
  const { link } = await tabBehindText();
  scrollTo({ top: 0, behavior: 'smooth' });
  await eventually(() => expect(isSeen(link)).toBe(false));
  await eventually(() => expect(isSeen(link)).toBe(true));
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 1500);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const ended = new Promise((tell) => addEventListener('scrollend', tell, { capture: true, once: true }));
  scrollTo({ top: 0, behavior: 'instant' });
  await ended;
  await untilPainted();
  expect(isSeen(link)).toBe(false);
});
