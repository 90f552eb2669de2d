import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { openReader } from '../open-reader.tsx';

test('A mark that hangs over the end of a line, as WebKit has it, gives a text that is scrolled down nothing to scroll aside.', async () => {
  const chapter = (await commands.novelChapter('kawabe-no-shoko', 0)) as ChapterDocument;
  const novel = { ...DEFAULT_READER_SETTINGS.novel, flow: 'scroll', size: 9 } as const;
  await openReader({ data: novelChapter(chapter, { language: 'ja' }), settings: { ...DEFAULT_READER_SETTINGS, novel } }, 'ja');
  const line = document.querySelector('p[data-block]') ?? expect.fail('No paragraph stands.');
  const mark = line.appendChild(document.createElement('span'));
  mark.style.cssText = 'position: relative; display: block; width: 1em; height: 1em; left: 100%;';
  expect(mark.getBoundingClientRect().right).toBeGreaterThan(innerWidth);
  scrollBy({ left: 100, behavior: 'instant' });
  expect(scrollX).toBe(0);
});
