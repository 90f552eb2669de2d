import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { keptLogin, register } from '#tests/e2e/browser/accounts.ts';
import { leaveBrowser, newReader, openBrowser, site, taken } from '#tests/e2e/browser/reader.ts';
import { startSecondSite, type SecondSite } from '#tests/e2e/site/second-site.ts';

let browser: Browser;
let inspected: SecondSite;
beforeAll(async () => {
  [browser, inspected] = await Promise.all([openBrowser(), startSecondSite({ FUTAGO_INSPECTOR: 'true' })]);
});
afterAll(async () => {
  await Promise.all([leaveBrowser(browser), inspected.stop()]);
});

interface Inspector {
  readonly page: Page;
  readonly complaints: string[];
  choose(actor: string): Promise<void>;
  /** Until the drawing shows the chosen actor in these states. */
  untilIn(states: string): Promise<void>;
}

async function openInspector(context: BrowserContext): Promise<Inspector> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${inspected.vi}/inspector`);
  return {
    page,
    complaints,
    choose: (actor) =>
      page
        .getByRole('button', { name: new RegExp(`^${actor}`) })
        .first()
        .click(),
    untilIn: (states) => page.getByRole('img', { name: new RegExp(`^Statechart \\S+, now in: ${states}$`) }).waitFor(),
  };
}

test('Another tab sees live states and transitions, sends an event, goes back in time, and keeps all in a file.', async () => {
  const reader = await newReader(browser);
  await register(reader, { origin: inspected.vi });
  const token = (await keptLogin(reader.page))?.token ?? '';
  const inspector = await openInspector(reader.page.context());
  await inspector.page.getByText('Open a page of this site with ?inspect').waitFor();
  await reader.open(`${inspected.vi}/genres?inspect`);

  await inspector.choose('realtime');
  await inspector.untilIn('running, running.connected, running.connected.quiet');
  await inspector.choose('auth');
  await inspector.untilIn('signedIn, signedIn.staying');
  expect(await inspector.page.locator('main text[data-taken]').allTextContents()).toEqual([
    'done readStoredLogin',
    '  [hasLogin] / takeLogin,',
    '  tellRestart',
  ]);

  await inspector.page.getByRole('tab', { name: 'Send' }).click();
  await inspector.page.getByRole('button', { name: 'auth.signOut' }).click();
  await inspector.untilIn('signedOut');
  expect(await keptLogin(reader.page)).toBeNull();

  await inspector.page.getByRole('tab', { name: 'Log' }).click();
  await inspector.page.getByRole('button', { name: /auth ← auth\.signOut/ }).click();
  await inspector.untilIn('signedIn, signedIn.staying');
  await inspector.page.getByRole('button', { name: 'Follow' }).click();
  await inspector.untilIn('signedOut');

  const [download] = await Promise.all([
    inspector.page.waitForEvent('download'),
    inspector.page.getByRole('button', { name: 'Save recording' }).click(),
  ]);
  const file = await download.path();
  const text = await readFile(file, 'utf8');
  expect([token.length > 20, text.includes(token), text.includes('"auth.signOut"')]).toEqual([true, false, true]);
  const buffer = Buffer.from('{"futagoRecording": 2}');
  await inspector.page.getByLabel('Open recording').setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer });
  await inspector.page.getByRole('alert').filter({ hasText: 'This is no recording of the inspector' }).waitFor();
  await inspector.untilIn('signedOut');
  await inspector.page.getByLabel('Open recording').setInputFiles(file);
  await inspector.page.getByText('A recording').waitFor();
  await inspector.page.getByLabel('Speed of the replay').selectOption('64 a second');
  await inspector.page.getByRole('button', { name: 'Replay' }).click();
  await inspector.untilIn('signedIn, signedIn.staying');
  await inspector.untilIn('signedOut');
  await inspector.page.getByRole('tab', { name: 'Send' }).click();
  await inspector.page.getByText('This is a recording').waitFor();
  await inspector.page.getByRole('button', { name: 'Watch live' }).click();
  await inspector.page.getByText('Watching live').waitFor();

  const second = await openInspector(reader.page.context());
  await second.choose('auth');
  await second.untilIn('signedOut');
  expect([inspector.complaints, second.complaints]).toEqual([[], []]);
  await reader.leave();
});

/** Addresses and texts of everything that a page loads, until it is taken over and quiet. */
async function everythingOf(address: string): Promise<ReadonlyMap<string, string>> {
  const reader = await newReader(browser);
  const answers: Promise<readonly [string, string]>[] = [];
  reader.page.on('response', (response) => {
    const text = response.text().catch(() => '');
    answers.push(text.then((body) => [new URL(response.url()).pathname, body] as const));
  });
  await reader.page.goto(address);
  await taken(reader.page);
  await reader.page.waitForLoadState('networkidle');
  expect(await reader.page.evaluate(() => Reflect.get(globalThis, 'futagoInspect'))).toBeUndefined();
  const loaded = new Map(await Promise.all(answers));
  await reader.leave();
  return loaded;
}

test('A page that does not ask, or whose site does not allow it, loads no byte of the inspector.', async () => {
  const addresses = [`${inspected.vi}/genres`, `${site.vi}/genres`, `${site.vi}/genres?inspect`];
  for (const loaded of await Promise.all(addresses.map(everythingOf))) {
    expect([...loaded.keys()].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    expect([...loaded.keys()].filter((path) => path.includes('inspect'))).toEqual([]);
    // What only the inspector's bundles say: the name of their channel.
    expect([...loaded].filter(([, text]) => text.includes('futago.inspection')).map(([path]) => path)).toEqual([]);
  }
  const closed = ['/inspector', '/inspector/inspection.js', '/inspector/inspector.js', '/inspector/inspector.css'];
  const statuses = await Promise.all(closed.map(async (path) => (await localFetch(`${site.vi}${path}`)).status));
  expect(statuses).toEqual([404, 404, 404, 404]);
  const open = await localFetch(`${inspected.vi}/inspector/inspection.js`);
  expect([open.status, (await open.text()).includes('futago.inspection')]).toEqual([200, true]);
});
