import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser } from '#tests/e2e/browser/reader.ts';
import { startSecondSite, type SecondSite } from '#tests/e2e/site/second-site.ts';

let browser: Browser;
let inspected: SecondSite;
beforeAll(async () => {
  [browser, inspected] = await Promise.all([openBrowser(), startSecondSite({ FUTAGO_INSPECTOR: 'true' })]);
});
afterAll(async () => {
  await Promise.all([leaveBrowser(browser), inspected.stop()]);
});

test('The inspector shows the chart of an open chapter, which follows a turn of the page and ends with the chapter.', async () => {
  const works = await libraryOf('vi');
  const work = find(
    works,
    ({ format, direction, chaptersCount }) => format === 'COMIC' && direction !== 'TOP_TO_BOTTOM' && chaptersCount > 1,
  );
  const reader = await newReader(browser);
  const inspector = await reader.page.context().newPage();
  const untilIn = (states: string) => inspector.getByRole('img', { name: new RegExp(`^Statechart reader, now in: ${states}`) }).waitFor();
  await inspector.goto(`${inspected.vi}/inspector`);
  await reader.open(`${inspected.vi}${chapterOf(work, 0)}?inspect`);
  await inspector
    .getByRole('button', { name: /^reader(?!-)/ })
    .first()
    .click();
  await untilIn('open, open.pages, open.pages.reading, open.chrome, open.chrome.shown');
  await reader.page.keyboard.press('ArrowRight');
  await untilIn('open, open.pages, open.pages.reading, open.chrome, open.chrome.hidden');
  await reader.page.keyboard.press('End');
  await untilIn('open, open.pages, open.pages.atEnd, open.pages.atEnd.resting, open.chrome, open.chrome.shown');
  await inspector.getByRole('img', { name: /open\.next\.ready/ }).waitFor();
  await reader.page.keyboard.press('ArrowRight');
  await reader.page.waitForURL(`**${chapterOf(work, 1)}**`);
  // The chart of the chapter after it stands in the list now.
  await inspector.getByRole('button', { name: /^reader\s*open\.pages\.reading · open\.chrome\.shown/ }).waitFor();
  await untilIn('left');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
