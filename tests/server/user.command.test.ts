import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { UNKNOWN_DEVICE } from '#server/platform/sessions/session-device.ts';
import { hashSecret, Sessions } from '#server/platform/sessions/sessions.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let testing: TestDatabase;
let folder: string;

beforeAll(async () => {
  testing = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'futago-user-'));
});
afterAll(async () => {
  await testing.close();
  await rm(folder, { recursive: true, force: true });
});

async function user(...words: string[]): Promise<{ code: number; said: string[]; complained: string[] }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  const environment = { DATABASE_URL: testing.url, FUTAGO_DATA_FOLDER: folder, FUTAGO_LOG_LEVEL: 'silent' };
  return { code: await runCommandLine(['user', ...words], terminal, environment), said, complained };
}

describe('futago user', () => {
  it('makes an account whose password a link sets, lists it, and signs it out', async () => {
    const created = await user('create', 'Hana@example.org', '--name', '花', '--language', 'ja');
    expect(created).toEqual({
      code: 0,
      said: [expect.stringMatching(/^http:\/\/ja\.localhost:3000\/password\/setting#token=[\w-]{43}$/)],
      complained: [],
    });
    const token = created.said[0]?.split('token=')[1] ?? '';
    const link = await testing.database.selectFrom('password_links').selectAll().executeTakeFirstOrThrow();
    expect(link).toEqual({ hash: hashSecret(token), user_id: expect.any(Number), expires_at: expect.any(Date), used_at: null });
    expect((await user('list')).said).toEqual([expect.stringMatching(/^\d+\tHana@example\.org\tja\t\S+Z\t花$/)]);
    const sessions = new Sessions(testing.database);
    const opened = await sessions.open(link.user_id, UNKNOWN_DEVICE);
    expect(await user('end-sessions', 'hana@EXAMPLE.org')).toEqual({ code: 0, said: ['Hana@example.org is signed out.'], complained: [] });
    expect(await sessions.find(opened.token)).toBeUndefined();
    expect((await user('end-sessions', 'hana@example.org')).said).toEqual(['Hana@example.org was not signed in.']);
    expect((await user('create', 'hana@example.org')).complained[0]).toContain('There is an account of hana@example.org already.');
  });

  it('says in the list which accounts are blocked', async () => {
    const blockedInList = async () =>
      (await user('list')).said.filter((line) => line.endsWith('\tblocked')).map((line) => line.split('\t')[1]);
    await user('create', 'mai@example.org');
    await user('block', 'mai@example.org');
    expect(await blockedInList()).toEqual(['mai@example.org']);
    await user('unblock', 'mai@example.org');
    expect(await blockedInList()).toEqual([]);
  });

  it.each([
    [[], 'Say what to do: create, link, end-sessions, block, unblock, list.'],
    [['create'], 'futago user create needs an e-mail address.'],
    [['create', 'hana'], '"hana" is not an e-mail address.'],
    [['create', 'a@example.org', '--language', 'fr'], '--language is vi or ja, not "fr".'],
    [['link', 'nobody@example.org'], 'There is no account of nobody@example.org.'],
    [['list', 'a@example.org'], 'futago user list takes no address.'],
  ])('refuses %j with a sentence', async (words, sentence) => {
    expect(await user(...words)).toEqual({ code: 1, said: [], complained: [`${sentence}\nfutago user --help says more.`] });
  });
});
