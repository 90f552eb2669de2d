import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import {
  chapterOf,
  DESKTOP,
  find,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  taken,
  WITH_WORKER,
} from '#tests/e2e/browser/reader.ts';
import { startSecondSite, type SecondSite } from '#tests/e2e/site/second-site.ts';

let browser: Browser;
let own: SecondSite;
let pages: readonly string[];

beforeAll(async () => {
  [browser, own] = await Promise.all([
    openBrowser(),
    startSecondSite({ FUTAGO_INSPECTOR: 'true', FUTAGO_SITES_VI_NAME: `Truyện ${NAME}` }),
  ]);
  const works = await libraryOf('vi');
  const comic = find(works, ({ format, isSensitive }) => format === 'COMIC' && !isSensitive);
  const novel = find(works, ({ format, isSensitive }) => format === 'NOVEL' && !isSensitive);
  pages = ['/', `/comic/${comic.id}`, chapterOf(comic, 0), chapterOf(novel, 0), '/search?q=a', '/history', '/login', '/none', '/inspector'];
});
afterAll(async () => {
  await Promise.all([leaveBrowser(browser), own.stop()]);
});

/** Text that becomes a script wherever it is taken for markup, an attribute, a script or data in one. */
const INJECTED = `"'></title></script></style></textarea><script>ran=1</script><img src=x onerror=ran=1><svg/onload=ran=1>\${ran=1}{{ran=1}}-->`;

/** What stands in the name of the site. */
const NAME = `"'><img src=x onerror=ran=1><svg/onload=ran=1>`;

async function ran(page: Page): Promise<unknown> {
  return page.evaluate(() => [Reflect.get(globalThis, 'ran'), document.querySelectorAll('img[onerror], svg[onload], [onclick]').length]);
}

test('Text in an address, a name or a search is text on every page, in the first response and after it.', async () => {
  const text = encodeURIComponent(INJECTED);
  const addresses = [
    `/search?q=${text}`,
    `/search?genre=${text}&creator=${text}`,
    `/genres?genre=${text}&order=${text}`,
    `/login?return=${text}`,
    `/login?return=javascript:ran=1`,
    `/comic/${text}`,
    `/comic/1/${text}`,
    `/${text}`,
    `/?page=${text}`,
    `/history?${text}#${text}`,
    `/password/setting#token=${text}`,
    `/login#handover=${text}`,
  ];
  const reader = await newReader(browser, { ...DESKTOP, ...WITH_WORKER });
  for (const address of addresses) {
    const html = await (await localFetch(`${own.vi}${address.split('#')[0]}`)).text();
    expect([address, html.includes('<script>ran=1'), html.includes('<img src=x')]).toEqual([address, false, false]);
    await reader.page.goto(`${own.vi}${address}`);
    await taken(reader.page);
    expect([address, await ran(reader.page)]).toEqual([address, [undefined, 0]]);
  }
  expect(reader.complaints.filter((complaint) => /Content Security Policy|TrustedHTML|TrustedScript/.test(complaint))).toEqual([]);
  await reader.leave();
});

/** What a script of ours could do by mistake with a text from outside; each gives how it went. */
async function tryEverything(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    // Called by the test, `eval` is the debugger's, which the policy does not bind; called by the page's own frame it is the page's.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const went: Record<string, string> = {};
    const markup = '<img src=x onerror="ran=1">';
    const attempt = (name: string, act: () => unknown): void => {
      try {
        act();
        went[name] = 'taken';
      } catch (error) {
        went[name] = error instanceof Error ? error.name : 'refused';
      }
    };
    const { body } = document;
    const append = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] =>
      body.appendChild(document.createElement(name));
    attempt('innerHTML', () => Reflect.set(append('div'), 'innerHTML', markup));
    attempt('outerHTML', () => Reflect.set(append('div'), 'outerHTML', markup));
    attempt('insertAdjacentHTML', () => append('div').insertAdjacentHTML('beforeend', markup));
    attempt('document.write', () => Reflect.get(document, 'write').call(document, markup));
    attempt('a fragment', () => document.createRange().createContextualFragment(markup));
    attempt('a parser', () => new DOMParser().parseFromString(markup, 'text/html'));
    attempt('srcdoc', () => Reflect.set(append('iframe'), 'srcdoc', markup));
    attempt('setHTMLUnsafe', () => append('div').setHTMLUnsafe(markup));
    attempt('the text of a script', () => Reflect.set(append('script'), 'text', 'ran=1'));
    attempt('the address of a script', () => Reflect.set(append('script'), 'src', 'data:text/javascript,ran=1'));
    attempt('the address of a script as attribute', () => append('script').setAttribute('src', 'data:text/javascript,ran=1'));
    attempt('a handler as attribute', () => append('button').setAttribute('onclick', 'ran=1'));
    attempt('eval', () => Reflect.get(globalThis, 'eval')('ran=1'));
    attempt('Function', () => Reflect.construct(Function, ['ran=1'])());
    attempt('a text as timer', () => Reflect.get(globalThis, 'setTimeout')('ran=1'));
    attempt('a worker', () => new Worker('data:text/javascript,1'));
    attempt('a policy of another name', () => window.trustedTypes?.createPolicy('evil', { createScriptURL: (url) => url }));
    attempt('a policy of our name', () => window.trustedTypes?.createPolicy('futago', { createScriptURL: (url) => url }));
    attempt('the default policy', () => window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url }));
    await navigator.serviceWorker.register('/evil.js').then(
      () => (went['a service worker'] = 'taken'),
      (error: unknown) => (went['a service worker'] = error instanceof Error ? error.name : 'refused'),
    );
    const base = append('base');
    base.href = 'https://evil.example/';
    went['a base'] = document.baseURI.includes('evil.example') ? 'taken' : 'refused';
    const link = append('a');
    link.href = 'javascript:ran=1';
    link.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return went;
  });
}

test('A text that reaches what makes scripts of texts is refused there, on every page, and runs nothing.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, ...WITH_WORKER });
  for (const path of pages) {
    await reader.page.goto(`${own.vi}${path}`);
    if (path !== '/inspector') await taken(reader.page);
    const went = await tryEverything(reader.page);
    expect([path, Object.entries(went).filter(([, how]) => how === 'taken')]).toEqual([path, []]);
    expect([path, Object.keys(went).length]).toEqual([path, 21]);
    expect([path, await reader.page.evaluate(() => Reflect.get(globalThis, 'ran'))]).toEqual([path, undefined]);
  }
  await reader.leave();
});

test('What we load ourselves holds under it: pages one after another, the worker, late parts, the inspector.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, ...WITH_WORKER });
  const { page } = reader;
  await reader.open(`${own.vi}${pages[2]}`);
  for (const path of pages.filter((one) => one !== '/inspector')) await reader.open(`${own.vi}${path}?inspect`);
  await reader.open(`${own.vi}/`);
  await page.getByRole('link', { name: 'Thể loại', exact: true }).first().click();
  await page.waitForURL(`${own.vi}/genres`);
  expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active !== null))).toBe(true);
  await page.goto(`${own.vi}/inspector`);
  await page.locator('#inspector > *').first().waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
