import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS, findHeadlessChromium } from '../../../setup/chromium.mjs';
import { APP, type RealtimeSite, signIn, startRealtimeSite } from './realtime-site.ts';

const resolve = createRequire(import.meta.url).resolve;
const PUSHER = join(dirname(resolve('pusher-js')), '../web/pusher-with-encryption.min.js');
const ECHO = join(dirname(resolve('laravel-echo')), 'echo.iife.js');
const executable = findHeadlessChromium();

async function heardBy(page: Page, count: number): Promise<unknown> {
  await page.waitForFunction(`heard.length >= ${count}`);
  return page.evaluate('heard');
}

describe.skipIf(executable === undefined)('pusher-js and laravel-echo in Chromium (skipped where there is none)', () => {
  let site: RealtimeSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await startRealtimeSite({ hub: { allowsClientEvents: true } });
    signIn(site, 'token-1', 1);
    signIn(site, 'token-2', 2);
    browser = await chromium.launch({ executablePath: executable ?? '', args: CHROMIUM_ARGUMENTS });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** A page of the site whose `echo` authorises its channels by the token. */
  async function openPage(token: string): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${site.port}/`);
    await page.addScriptTag({ path: PUSHER });
    await page.addScriptTag({ path: ECHO });
    await page.evaluate(
      `heard = [];
      pusher = new Pusher(${JSON.stringify(APP.key)}, {
        cluster: 'futago', wsHost: '127.0.0.1', wsPort: ${site.port}, forceTLS: false, enabledTransports: ['ws'],
        channelAuthorization: { endpoint: '/api/broadcasting/auth', transport: 'ajax', headers: { authorization: 'Bearer ${token}' } },
        userAuthentication: { endpoint: '/broadcasting/user-auth', transport: 'ajax', headers: { authorization: 'Bearer ${token}' } },
      });
      echo = new Echo.default({ broadcaster: 'pusher', key: ${JSON.stringify(APP.key)}, client: pusher, namespace: 'App.Events' });
      subscribed = (name) => new Promise((resolve) => {
        const channel = pusher.subscribe(name);
        channel.bind_global((event, data) => { if (!event.startsWith('pusher:')) heard.push([event, data]); });
        channel.bind('pusher:subscription_succeeded', () => resolve('subscribed'));
        channel.bind('pusher:subscription_error', ({ status }) => resolve(status));
      });
      undefined;`,
    );
    return page;
  }

  test('They subscribe to every kind of channel and hear what the SDK publishes, encrypted channels in clear.', async () => {
    const page = await openPage('token-1');
    const own = ['chapters', 'private-App.Models.User.1', 'private-encrypted-App.Models.User.1', 'presence-App.Models.User.1'];
    for (const name of own) expect(await page.evaluate(`subscribed('${name}')`)).toBe('subscribed');
    for (const name of own) await site.sdk.trigger(name, 'told', { name, text: '物語 truyện' });
    expect(await heardBy(page, 4)).toEqual(own.map((name) => ['told', { name, text: '物語 truyện' }]));
    expect(await page.evaluate(`pusher.channel('presence-App.Models.User.1').members.count`)).toBe(1);
    await page.close();
  });

  test('Another user and a wrong token are refused with 403.', async () => {
    const [other, wrong] = [await openPage('token-2'), await openPage('wrong')];
    expect(await other.evaluate(`subscribed('private-App.Models.User.1')`)).toBe(403);
    expect(await wrong.evaluate(`subscribed('private-App.Models.User.1')`)).toBe(403);
    await Promise.all([other.close(), wrong.close()]);
  });

  test('A login elsewhere reaches the page by Echo, its socket is closed within a second, and it does not come back.', async () => {
    const session = signIn(site, 'token-3', 3);
    const page = await openPage('token-3');
    await page.evaluate(`new Promise((resolve) => {
      const channel = echo.private('App.Models.User.3');
      channel.listen('UserLoggedIn', (data) => heard.push(data));
      channel.subscribed(resolve);
    })`);
    site.sessions.delete('token-3');
    const at = new Date('2026-11-21T08:00:00.000Z');
    const begun = performance.now();
    await site.realtime.endSession({ sessionId: session.id, userId: 3, by: { sessionId: 31, device: { kind: 'PHONE' }, at } });
    await page.waitForFunction(`pusher.connection.state === 'disconnected'`);
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(await page.evaluate('heard')).toEqual([{ sessionId: '31', device: { kind: 'PHONE' }, at: at.toISOString() }]);
    await page.close();
  });

  test('Client events pass between two pages, and a user is reached by id.', async () => {
    const [one, two] = [await openPage('token-1'), await openPage('token-1')];
    for (const page of [one, two]) await page.evaluate(`subscribed('presence-App.Models.User.1')`);
    await one.evaluate(`pusher.channel('presence-App.Models.User.1').trigger('client-turned', { page: 3 })`);
    expect(await heardBy(two, 1)).toEqual([['client-turned', { page: 3 }]]);
    await two.evaluate(`new Promise((resolve) => {
      pusher.user.bind('hello', (data) => heard.push(['hello', data]));
      pusher.connection.bind('message', ({ event, channel }) => {
        if (event === 'pusher_internal:subscription_succeeded' && channel === '#server-to-user-1') resolve();
      });
      pusher.signin();
    })`);
    await site.sdk.sendToUser('1', 'hello', 1);
    expect(await heardBy(two, 2)).toEqual([
      ['client-turned', { page: 3 }],
      ['hello', 1],
    ]);
    await Promise.all([one.close(), two.close()]);
  });
});
