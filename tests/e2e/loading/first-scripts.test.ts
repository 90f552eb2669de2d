import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

declare global {
  interface Window {
    /** Addresses of the scripts in the page when it first answered. */
    scriptsAtFirst?: readonly (string | null)[];
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

function noteScripts(): void {
  new MutationObserver((_, watching) => {
    if (document.documentElement.dataset['go'] === undefined) return;
    watching.disconnect();
    window.scriptsAtFirst = Array.from(document.querySelectorAll('script[src]'), (script) => script.getAttribute('src'));
  }).observe(document, { subtree: true, attributeFilter: ['data-go'] });
}

test.each(['COMIC', 'NOVEL'] as const)(
  'Until a chapter of a %s answers, it asks for no script but those that it names, and each is compiled while it travels.',
  async (format) => {
    const works = await libraryOf('vi');
    const address = `${site.vi}${chapterOf(
      find(works, (work) => work.format === format && !work.isSensitive),
      0,
    )}`;
    const reader = await newReader(browser);
    await reader.page.addInitScript(noteScripts);
    await reader.open(address);
    const named: readonly string[] = JSON.parse((await reader.page.textContent('#futago-scripts')) ?? '[]');
    expect(named.length).toBeGreaterThan(0);
    expect(await reader.page.evaluate(() => window.scriptsAtFirst)).toEqual(named);
    const compiled = named.filter((script) => !script.includes('/words-'));
    const scripts = await Promise.all(compiled.map(async (script) => (await localFetch(site.vi + script)).text()));
    expect(scripts.map((script) => script.split('\n')[0])).toEqual(compiled.map(() => '//# allFunctionsCalledOnLoad'));
    await reader.leave();
  },
);
