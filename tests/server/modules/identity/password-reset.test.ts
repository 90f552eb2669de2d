import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, bearer, dataOf, nextEmail, PASSWORD, registerAccount } from '#tests/support/site/accounts.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import type { InProcessSite } from '#tests/support/site/in-process-site.ts';
import { decodeMail, mailedSecret, mailsIn } from '#tests/support/site/mails.ts';
import { startOwnSite } from '#tests/support/site/own-site.ts';

const REQUEST = `mutation ($email: String!, $language: Language = vi) {
  requestPasswordReset(email: $email, language: $language) { __typename ... on InvalidInput { problems { field code } } }
}`;
const SET = `mutation ($token: String!, $password: String!) {
  setPassword(token: $token, newPassword: $password) { __typename ... on InvalidInput { problems { field code } } ... on SignedIn { token viewer { id } } }
}`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }`;
const NEXT = 'mật khẩu khác hẳn';

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

const setPassword = (token: string, password = NEXT) => ask(site, SET, { token, password });

async function mailedTo(email: string): Promise<string> {
  await ask(site, REQUEST, { email });
  return await mailedSecret(site.dataFolder);
}

describe('requestPasswordReset', () => {
  it('mails a link of the configured site, in the language of the account, whatever the Host header says', async () => {
    const email = nextEmail();
    await registerAccount(site, email);
    const before = (await mailsIn(site.dataFolder)).length;
    expect(dataOf(await ask(site, REQUEST, { email: ` ${email.toUpperCase()}`, language: 'ja' }))).toEqual({
      requestPasswordReset: { __typename: 'Done' },
    });
    const mails = await mailsIn(site.dataFolder);
    expect(mails.length).toBe(before + 1);
    const text = decodeMail(mails.at(-1) ?? '');
    expect(text).toContain(`To: ${email}`);
    expect(text).toContain('Chào bạn,');
    expect(text).toMatch(/http:\/\/vi\.localhost:3000\/password\/setting#token=[\w-]{43}/);
    expect(text).not.toContain('Lan');
  });

  it('answers an unknown address alike, and sends nothing', async () => {
    const before = (await mailsIn(site.dataFolder)).length;
    expect(dataOf(await ask(site, REQUEST, { email: nextEmail() }))).toEqual({ requestPasswordReset: { __typename: 'Done' } });
    expect((await mailsIn(site.dataFolder)).length).toBe(before);
  });

  it('names what is wrong with the address', async () => {
    const problems = [{ field: 'email', code: 'NOT_AN_EMAIL' }];
    expect(dataOf(await ask(site, REQUEST, { email: 'lan' }))).toEqual({ requestPasswordReset: { __typename: 'InvalidInput', problems } });
  });

  it.each([
    ['lan@gmaıl.com', 'lan@gmail.com'],
    ['tiſa@example.org', 'tisa@example.org'],
    ['an@straße.example', 'an@strasse.example'],
  ])('mails to %s nothing of %s, which can be registered beside it', async (lookalike, email) => {
    const other = await registerAccount(site, lookalike);
    const { viewer } = await registerAccount(site, email);
    expect(viewer.id).not.toBe(other.viewer.id);
    const token = await mailedTo(email.toUpperCase());
    expect(decodeMail((await mailsIn(site.dataFolder)).at(-1) ?? '')).toContain(`To: ${email}`);
    expect(dataOf(await setPassword(token))).toMatchObject({ setPassword: { viewer: { id: viewer.id } } });
  });

  it('mails to the host that an address is compared by, in whichever letters its name was written', async () => {
    const account = await registerAccount(site, 'Minh@ｍａｉｌ.Example');
    const token = await mailedTo('minh@mail.example');
    expect(decodeMail((await mailsIn(site.dataFolder)).at(-1) ?? '')).toContain('To: Minh@mail.example');
    expect(dataOf(await setPassword(token))).toMatchObject({ setPassword: { viewer: { id: account.viewer.id } } });
  });

  it('sends three mails to an address in ten minutes, however it is written', async () => {
    const email = nextEmail();
    for (const written of [email, email.toUpperCase(), ` ${email}`]) await ask(site, REQUEST, { email: written });
    const answer = await ask(site, REQUEST, { email });
    expect(dataOf(answer)).toEqual({ requestPasswordReset: { __typename: 'Throttled' } });
    expect(answer.status).toBe(429);
  });
});

describe('setPassword', () => {
  it('changes nothing where the sessions of the account cannot be ended, and the link goes on being good', async () => {
    const email = nextEmail();
    await registerAccount(site, email);
    const token = await mailedTo(email);
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$`.execute(
      test.database,
    );
    await sql`create trigger refuse before update on sessions for each row execute function refuse()`.execute(test.database);
    const refused = JSON.parse((await setPassword(token)).body.toString()) as { data: unknown; errors: object[] };
    expect([refused.data, refused.errors.length]).toEqual([null, 1]);
    await sql`drop trigger refuse on sessions`.execute(test.database);
    const { rows } = await sql`select used_at from password_links where used_at is not null`.execute(test.database);
    expect(rows).toEqual([]);
    expect(dataOf(await setPassword(token))).toMatchObject({ setPassword: { __typename: 'SignedIn' } });
    expect(site.errors).toHaveLength(1);
  });

  it('sets the password once, ends every session and opens a new one', async () => {
    const email = nextEmail();
    const account = await registerAccount(site, email);
    const secret = await mailedTo(email);
    const { setPassword: opened } = dataOf(await setPassword(secret)) as { setPassword: { token: string; viewer: { id: string } } };
    expect(opened.viewer).toEqual(account.viewer);
    expect((await ask(site, '{ viewer { id } }', {}, bearer(account.token))).status).toBe(401);
    expect(dataOf(await ask(site, '{ viewer { id } }', {}, bearer(opened.token)))).toEqual({ viewer: account.viewer });
    const signIn = async (password: string) => dataOf(await ask(site, SIGN_IN, { input: { email, password } }));
    expect(await signIn(PASSWORD)).toEqual({ signIn: { __typename: 'WrongCredentials' } });
    expect(await signIn(NEXT)).toEqual({ signIn: { __typename: 'SignedIn' } });
    expect(dataOf(await setPassword(secret))).toEqual({ setPassword: { __typename: 'LinkExpired' } });
  });

  it('lets one of several at once through', async () => {
    const email = nextEmail();
    await registerAccount(site, email);
    const secret = await mailedTo(email);
    const answers = await Promise.all([1, 2, 3].map(() => setPassword(secret)));
    const names = answers.map((answer) => (dataOf(answer) as { setPassword: { __typename: string } }).setPassword.__typename);
    expect(names.toSorted()).toEqual(['LinkExpired', 'LinkExpired', 'SignedIn']);
  });

  it('uses up the other links of the account', async () => {
    const email = nextEmail();
    await registerAccount(site, email);
    const [first, second] = [await mailedTo(email), await mailedTo(email)];
    await setPassword(second);
    expect(dataOf(await setPassword(first))).toEqual({ setPassword: { __typename: 'LinkExpired' } });
  });

  it('refuses a link after 30 minutes', async () => {
    const email = nextEmail();
    await registerAccount(site, email);
    const secret = await mailedTo(email);
    const [link] = await test.database.selectFrom('password_links').select('expires_at').orderBy('expires_at', 'desc').limit(1).execute();
    expect(Math.abs((link?.expires_at.getTime() ?? 0) - Date.now() - 1_800_000)).toBeLessThan(60_000);
    await test.database.updateTable('password_links').set({ expires_at: new Date() }).execute();
    expect(dataOf(await setPassword(secret))).toEqual({ setPassword: { __typename: 'LinkExpired' } });
  });

  it('keeps the link where the new password is not taken', async () => {
    const email = nextEmail();
    await registerAccount(site, email);
    const secret = await mailedTo(email);
    const problems = [{ field: 'newPassword', code: 'TOO_COMMON' }];
    expect(dataOf(await setPassword(secret, 'password123'))).toEqual({ setPassword: { __typename: 'InvalidInput', problems } });
    expect(dataOf(await setPassword(secret))).toEqual({ setPassword: expect.objectContaining({ __typename: 'SignedIn' }) as unknown });
  });
});
