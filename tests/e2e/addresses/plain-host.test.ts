import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, newReader, openOwnBrowser, site } from '#tests/e2e/browser/reader.ts';
import { startSecondSite, type SecondSite } from '#tests/e2e/site/second-site.ts';

const HOSTS = ['vi', 'ja'].map((language) => `http://${language}.doi.example:${site.secondPort}`);
const PLAIN = `doi.example:${site.secondPort}`;

let own: SecondSite;
let browser: Browser;
beforeAll(async () => {
  const [vi = '', ja = ''] = HOSTS;
  own = await startSecondSite({ FUTAGO_SITES_VI_ORIGIN: vi, FUTAGO_SITES_JA_ORIGIN: ja, FUTAGO_DETECTION_HOSTS: PLAIN });
  browser = await openOwnBrowser(
    '--host-resolver-rules=MAP *.example 127.0.0.1',
    `--unsafely-treat-insecure-origin-as-secure=${HOSTS.join()}`,
  );
});
afterAll(async () => {
  await browser.close();
  await own.stop();
});

test('The plain host that the sites have in common leads to the language that was chosen on either, before that of the browser.', async () => {
  const [vi = '', ja = ''] = HOSTS;
  const reader = await newReader(browser, { ...DESKTOP, locale: 'vi-VN' });
  const { page } = reader;
  const led = async (): Promise<string> => {
    await page.goto(`http://${PLAIN}/genres?order=views`);
    return page.url();
  };
  expect(await led()).toBe(`${vi}/genres?order=views`);
  await reader.open(`${vi}/`);
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click();
  await page.waitForURL(`${ja}/`);
  expect(await led()).toBe(`${ja}/genres?order=views`);
  await reader.open(`${ja}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'ベトナム語' }).click();
  await page.waitForURL(`${vi}/`);
  expect(await led()).toBe(`${vi}/genres?order=views`);
  await reader.leave();
});
