import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, bearer, dataOf, nextEmail, PASSWORD, registerAccount } from '#tests/support/site/accounts.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import type { InProcessSite } from '#tests/support/site/in-process-site.ts';
import { mailsIn } from '#tests/support/site/mails.ts';
import { startOwnSite } from '#tests/support/site/own-site.ts';

const AVATAR = '{ viewer { avatar { id width height } } }';
const DELETE = 'mutation ($password: String) { deleteAccount(password: $password) { __typename } }';
const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email, language: vi) { __typename } }';

let test: TestDatabase;
let site: InProcessSite;

beforeAll(async () => {
  const own = await startOwnSite();
  ({ testing: test, site } = own);
  return own.close;
});
beforeEach(async () => {
  await test.database.deleteFrom('throttle_hits').execute();
});

const drawn = (background: string) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
const put = (token: string, body: Buffer, type = 'image/png') =>
  site.send('/api/avatar', { method: 'PUT', headers: { ...bearer(token), 'content-type': type }, body });
const storedPictures = async () => (await test.database.selectFrom('pictures').select('id').execute()).length;

describe('PUT /api/avatar', () => {
  it('stores the picture and shows it, and takes the one before away', async () => {
    const { token } = await registerAccount(site);
    const before = await storedPictures();
    expect((await put(token, await drawn('#c33'))).status).toBe(204);
    const first = dataOf(await ask(site, AVATAR, {}, bearer(token))) as { viewer: { avatar: { id: string } } };
    expect(first.viewer.avatar).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, width: 80, height: 60 });
    expect((await put(token, await drawn('#3c3'))).status).toBe(204);
    const { id } = first.viewer.avatar;
    expect(await storedPictures()).toBe(before + 1);
    expect(await readdir(join(site.dataFolder, 'pictures', id.slice(0, 2))).catch(() => [])).not.toContain(id);
  });

  it('keeps a picture that another reader shows too', async () => {
    const [one, other] = [await registerAccount(site), await registerAccount(site)];
    const picture = await drawn('#118');
    for (const { token } of [one, other]) expect((await put(token, picture)).status).toBe(204);
    const answer = await ask(site, 'mutation { removeAvatar { avatar { id } } }', {}, bearer(one.token));
    expect(dataOf(answer)).toEqual({ removeAvatar: { avatar: null } });
    const { viewer } = dataOf(await ask(site, AVATAR, {}, bearer(other.token))) as { viewer: { avatar: unknown } };
    expect(viewer.avatar).toEqual(expect.objectContaining({ width: 80 }));
  });

  it.each([
    ['what is no picture', Buffer.from('hello'), 'image/png', 422],
    ['a broken picture', Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), Buffer.alloc(50)]), 'image/png', 422],
    ['another type', Buffer.from('<svg/>'), 'image/svg+xml', 415],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png', 413],
  ])('refuses %s and leaves the old one', async (_what, body, type, status) => {
    const { token } = await registerAccount(site);
    await put(token, await drawn('#909'));
    const answer = await put(token, body, type);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toMatch(/^[A-Z].+\.\n$/);
    const { viewer } = dataOf(await ask(site, AVATAR, {}, bearer(token))) as { viewer: { avatar: unknown } };
    expect(viewer.avatar).not.toBeNull();
  });

  it('is refused to a blocked account, which keeps the picture it has and may take it away', async () => {
    const { token, viewer } = await registerAccount(site);
    await put(token, await drawn('#246'));
    const before = dataOf(await ask(site, AVATAR, {}, bearer(token)));
    await test.database.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', Number(viewer.id)).execute();
    const answer = await put(token, await drawn('#642'));
    expect([answer.status, answer.body.toString()]).toEqual([403, 'This account may not publish or comment any more.\n']);
    expect(dataOf(await ask(site, AVATAR, {}, bearer(token)))).toEqual(before);
    const removed = await ask(site, 'mutation { removeAvatar { avatar { id } } }', {}, bearer(token));
    expect(dataOf(removed)).toEqual({ removeAvatar: { avatar: null } });
  });

  it('is for a signed-in reader only, and counted', async () => {
    expect((await put('wrong', await drawn('#fff'))).status).toBe(401);
    expect((await site.send('/api/avatar', { method: 'PUT' })).status).toBe(401);
    expect((await site.send('/api/avatar')).status).toBe(405);
    const { token } = await registerAccount(site);
    for (let index = 0; index < 20; index += 1) await put(token, Buffer.from('no'), 'text/plain');
    const answer = await put(token, await drawn('#fff'));
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('GET /api/account/export', () => {
  it('gives everything that is held on the reader, as a file', async () => {
    const email = nextEmail();
    const { token, viewer, sessionId } = await registerAccount(site, email);
    const answer = await site.send('/api/account/export', { headers: bearer(token) });
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="futago-account.json"',
      'cache-control': 'private, no-store',
    });
    const text = expect.any(String) as unknown;
    expect(JSON.parse(answer.body.toString())).toEqual({
      account: { id: viewer.id, email, name: 'Lan', language: 'vi', createdAt: text, avatarId: null, hasPassword: true },
      sessions: [{ id: sessionId, device: { kind: 'UNKNOWN', browser: null, system: null }, startedAt: text, endedAt: null }],
      googleLinks: [],
      comments: [],
      commentReports: [],
      readingPositions: [],
      followedWorks: [],
      ownWorks: [],
      reports: [],
    });
    expect((await site.send('/api/account/export')).status).toBe(401);
  });
});

describe('deleteAccount', () => {
  it('leaves nothing that names the reader in any table, and no mail', async () => {
    const email = 'người.đi@example.org';
    const { token } = await registerAccount(site, email);
    await put(token, await drawn('#abcdef'));
    await ask(site, RESET, { email });
    const mails = (await mailsIn(site.dataFolder)).length;
    expect(mails).toBeGreaterThan(0);
    expect(dataOf(await ask(site, DELETE, { password: 'wrong password' }, bearer(token)))).toEqual({
      deleteAccount: { __typename: 'WrongCredentials' },
    });
    expect(dataOf(await ask(site, DELETE, {}, bearer(token)))).toEqual({ deleteAccount: { __typename: 'WrongCredentials' } });
    expect(dataOf(await ask(site, DELETE, { password: PASSWORD }, bearer(token)))).toEqual({ deleteAccount: { __typename: 'Done' } });
    expect((await ask(site, '{ viewer { id } }', {}, bearer(token))).status).toBe(401);
    expect(await tablesWith('người.đi')).toEqual([]);
    expect((await mailsIn(site.dataFolder)).length).toBe(mails - 1);
  });

  it('asks an account without a password for a fresh sign-in', async () => {
    const { token, viewer, sessionId } = await registerAccount(site);
    const setStart = (startedAt: Date) =>
      test.database.updateTable('sessions').set({ started_at: startedAt }).where('id', '=', Number(sessionId)).execute();
    await test.database.updateTable('users').set({ password_hash: null }).where('id', '=', Number(viewer.id)).execute();
    await setStart(new Date(Date.now() - 601_000));
    expect(dataOf(await ask(site, DELETE, {}, bearer(token)))).toEqual({ deleteAccount: { __typename: 'WrongCredentials' } });
    await setStart(new Date());
    expect(dataOf(await ask(site, DELETE, {}, bearer(token)))).toEqual({ deleteAccount: { __typename: 'Done' } });
  });
});

/** Tables of which a row holds the text in any column. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const tables = await test.database.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} as t where t::text ilike ${`%${text}%`} limit 1`.execute(test.database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
