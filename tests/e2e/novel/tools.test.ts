import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright';
import { leaveBrowser, newReader, openBrowser, PHONE, site } from '#tests/e2e/browser/reader.ts';
import { facesAreIn, topAtRest } from '#tests/e2e/browser/rest.ts';
import { installVoice } from '#tests/e2e/browser/voice.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** The first chapter of the library's Japanese novel whose readings are many. */
async function firstChapter(page: Page): Promise<string> {
  await page.goto(`${site.ja}/comic/${await workNamed(page, '川辺の書庫')}`);
  const links = await page.locator('a[href^="/comic/"]').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const chapters = links.filter((href) => /^\/comic\/\d+\/\d+$/.test(href)).map((href) => Number(href.split('/')[3]));
  return `${page.url()}/${Math.min(...chapters)}`;
}

async function workNamed(page: Page, title: string): Promise<string> {
  await page.goto(site.ja);
  const href = await page.locator('a', { hasText: title }).first().getAttribute('href');
  return /^\/comic\/(\d+)/.exec(href ?? '')?.[1] ?? '';
}

const markedIn = (page: Page, name: string) =>
  page.evaluate((mark) => [...(CSS.highlights.get(mark) ?? [])].map((range) => (range as Range).toString()).join(''), name);

test('On a phone words are found by their reading, and the reader stays at them.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page, complaints } = reader;
  await reader.open(await firstChapter(page));
  await facesAreIn(page);
  await page.getByRole('button', { name: 'この話の中を探す' }).click();
  const [base = '', reading = ''] = await page
    .locator('ruby')
    .last()
    .evaluate((ruby) => [ruby.firstChild?.textContent, ruby.querySelector('rt')?.textContent]);
  await page.getByRole('searchbox').fill(reading);
  await page.waitForFunction(() => CSS.highlights.has('find-now'));
  await page.keyboard.press('Shift+Enter');
  const [now, count] = ((await page.locator('search output').textContent()) ?? '').split('/');
  expect(await markedIn(page, 'find-now')).toBe(base);
  const found = page.locator('ruby').last();
  const before = await topAtRest(found);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => CSS.highlights.size === 0);
  expect([now, await topAtRest(found), complaints]).toEqual([count, before, []]);
  await reader.leave();
});

test('Where there is a voice, the chapter is read aloud by its readings, and falls silent when it is left.', async () => {
  const reader = await newReader(browser);
  const { page, complaints } = reader;
  const address = await firstChapter(page);
  await page.addInitScript(installVoice);
  await reader.open(address);
  await page.getByRole('button', { name: '読み上げる' }).click();
  await page.waitForFunction(() => (speechSynthesis as unknown as { said: string[] }).said.length === 4);
  const said = await page.evaluate(() => (speechSynthesis as unknown as { said: string[] }).said);
  const texts = await page.locator('[data-block]').evaluateAll((blocks) =>
    blocks
      .map((block) => {
        const copy = block.cloneNode(true) as Element;
        for (const ruby of copy.querySelectorAll('ruby')) ruby.replaceWith(ruby.querySelector('rt')?.textContent ?? '');
        for (const mark of copy.querySelectorAll('button')) mark.remove();
        return copy.textContent.replace(/\s/gu, '');
      })
      .join(''),
  );
  expect(texts).toContain(said.map((sentence) => sentence.replace(/\s/gu, '')).join(''));
  expect((await markedIn(page, 'spoken')).length).toBeGreaterThan(1);
  // The bars have gone, to leave the text to who follows it.
  await page.keyboard.press('c');
  await page.getByRole('link', { name: '次の話' }).first().click();
  await page.waitForURL((url) => url.href !== address);
  await page.waitForFunction(() => !CSS.highlights.has('spoken'));
  expect(complaints).toEqual([]);
  await reader.leave();
});
