import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../open-reader.tsx';

/** Returns the slider of the type's size. */
async function openSettings(language: 'vi' | 'ja' = 'vi'): Promise<HTMLInputElement> {
  const text = { vi: vietnameseDocument, ja: japaneseDocument }[language];
  await openReader({ data: novelChapter(text, { language }) }, language);
  await userEvent.keyboard('s');
  return await eventually(
    () => document.querySelector<HTMLInputElement>('dialog[open] input[type=range]') ?? expect.fail('The sheet has not come yet.'),
  );
}

/** Words of the text and of the sample in the sheet. */
const words = () => ['main [data-novel]', 'dialog [data-novel]'].map((place) => document.querySelector(place)?.getAttribute('data-novel'));

test('In the open sheet the sample answers a choice at once, and the text behind it when nothing more is chosen.', async () => {
  const slider = await openSettings();
  const [text] = words();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  await untilPainted();
  const [still, sample] = words();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect([still === text, sample === text]).toEqual([true, false]);
  await eventually(() => expect(words()[0]).toBe(sample));
});

test('A choice for which the sheet is closed at once is not lost.', async () => {
  const slider = await openSettings();
  const [text] = words();
  slider.focus();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await eventually(() => expect([words()[0] === text, document.querySelector('dialog[open]')]).toEqual([false, null]));
});

const breaksOf = (style?: CSSStyleDeclaration) => [style?.wordBreak, style?.lineBreak, style?.overflowWrap, style?.textAlign];

test.each(['vi', 'ja'] as const)('The sample breaks its lines as the text does, not as the sheet: %s.', async (language) => {
  await openSettings(language);
  const [text, sample] = ['main [data-novel] p', 'dialog [data-novel] p'].map((place) =>
    getComputedStyle(document.querySelector(place) ?? expect.fail(`There is no ${place}.`)),
  );
  expect(breaksOf(sample)).toEqual(breaksOf(text));
});

test('The sample stays clear of the head of the sheet while the choices are scrolled, and hides them beside its edge.', async () => {
  const slider = await openSettings();
  const sample = document.querySelector('dialog [data-novel]') ?? expect.fail('There is no sample.');
  const sheet = slider.closest('dialog')?.querySelector(':scope > * > :nth-child(2)') ?? expect.fail('Nothing is scrolled.');
  sheet.scrollTop = 400;
  await untilPainted();
  const clear = sample.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
  expect([sheet.scrollTop, clear]).toEqual([400, 12]);
  const { left, bottom } = sample.getBoundingClientRect();
  expect(getComputedStyle(sample).boxShadow).toMatch(/ 0px 0px 0px 12px$/);
  expect(sample.contains(document.elementFromPoint(left + 20, bottom - 2))).toBe(true);
});

test('The sheet goes where the text is to have the whole screen.', async () => {
  await openSettings();
  await userEvent.click(page.getByRole('button', { name: 'Toàn màn hình', exact: true }));
  onTestFinished(() => document.exitFullscreen());
  await eventually(() =>
    expect([document.fullscreenElement, document.querySelector('dialog[open]')]).toEqual([document.documentElement, null]),
  );
});
