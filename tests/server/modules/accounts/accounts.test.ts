import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, bearer, dataOf, nextEmail, openSession, PASSWORD, registerAccount } from '#tests/support/site/accounts.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import type { InProcessSite, SiteAnswer } from '#tests/support/site/in-process-site.ts';
import { startOwnSite } from '#tests/support/site/own-site.ts';

const PROBLEMS = '... on InvalidInput { problems { field code limit } } ... on Throttled { retryAfterSeconds }';
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) {
  __typename ${PROBLEMS} ... on SignedIn { viewer { email name language hasPassword avatar { id } sessions { isCurrent endedAt device { kind browser system } } } } } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ${PROBLEMS} ... on SignedIn { token } } }`;
const CHANGE = `mutation ($now: String!, $next: String!) { changePassword(currentPassword: $now, newPassword: $next) { __typename ${PROBLEMS} } }`;
const UPDATE = `mutation ($name: String!) {
  updateProfile(name: $name, language: ja) { __typename ... on InvalidInput { problems { field code limit } } ... on Viewer { name language } }
}`;
const VIEWER = '{ viewer { name } }';

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

const refusalOf = (answer: SiteAnswer): unknown => [
  answer.status,
  (JSON.parse(answer.body.toString()) as { errors?: { extensions: { code: string } }[] }).errors?.map(({ extensions }) => extensions.code),
];
const UNAUTHENTICATED = [401, ['UNAUTHENTICATED']];
const registerAs = (input: object) =>
  ask(site, REGISTER, { input: { email: nextEmail(), password: PASSWORD, name: 'Lan', language: 'vi', ...input } });
const signInAs = (email: string, password: string, headers = {}) => ask(site, SIGN_IN, { input: { email, password } }, headers);

const trySomebody = (index: number): string =>
  `a${index}: signIn(input: { email: "x${index}@example.org", password: "12345678" }) { __typename }`;

describe('register', () => {
  it('makes an account, signs it in, and answers for that reader alone', async () => {
    const input = { email: ' Lan.Anh@Example.org ', password: PASSWORD, name: ' Lan\u0000  Anh ', language: 'ja' };
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const answer = await ask(site, REGISTER, { input }, { 'user-agent': agent });
    const device = { kind: 'COMPUTER', browser: 'Firefox', system: 'Linux' };
    const viewer = { email: 'Lan.Anh@Example.org', name: 'Lan Anh', language: 'ja', hasPassword: true, avatar: null };
    const sessions = [{ isCurrent: true, endedAt: null, device }];
    expect(dataOf(answer)).toEqual({ register: { __typename: 'SignedIn', viewer: { ...viewer, sessions } } });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('names every field that is wrong', async () => {
    const problems = [
      { field: 'email', code: 'NOT_AN_EMAIL', limit: null },
      { field: 'password', code: 'TOO_SHORT', limit: 8 },
      { field: 'name', code: 'REQUIRED', limit: null },
    ];
    const answer = await registerAs({ email: 'lan', password: '1234567', name: '\u202e \t' });
    expect(dataOf(answer)).toEqual({ register: { __typename: 'InvalidInput', problems } });
  });

  it.each([
    [{ password: 'a'.repeat(199) + 'bc' }, { field: 'password', code: 'TOO_LONG', limit: 200 }],
    [{ password: 'Password123' }, { field: 'password', code: 'TOO_COMMON', limit: null }],
    [{ password: 'matkhau123' }, { field: 'password', code: 'TOO_COMMON', limit: null }],
    [{ password: '' }, { field: 'password', code: 'REQUIRED', limit: null }],
    [{ name: 'ふ'.repeat(41) }, { field: 'name', code: 'TOO_LONG', limit: 40 }],
    [{ email: `${'a'.repeat(250)}@example.org` }, { field: 'email', code: 'TOO_LONG', limit: 254 }],
    [{ email: '' }, { field: 'email', code: 'REQUIRED', limit: null }],
  ])('refuses %o', async (input, problem) => {
    expect(dataOf(await registerAs(input))).toEqual({ register: { __typename: 'InvalidInput', problems: [problem] } });
  });

  it('takes an address once, however it is written', async () => {
    const email = nextEmail();
    await registerAccount(site, `é${email}`);
    const problems = [{ field: 'email', code: 'TAKEN', limit: null }];
    const answer = await registerAs({ email: `É${email.toUpperCase()}`.normalize('NFD') });
    expect(dataOf(answer)).toEqual({ register: { __typename: 'InvalidInput', problems } });
  });
});

describe('signIn', () => {
  it('ends the older session, whose token is refused from then on', async () => {
    const email = nextEmail();
    const { token } = await registerAccount(site, email);
    expect(dataOf(await ask(site, VIEWER, {}, bearer(token)))).toEqual({ viewer: { name: 'Lan' } });
    const answer = dataOf(await signInAs(email, PASSWORD)) as { readonly signIn: { readonly token: string } };
    expect(refusalOf(await ask(site, VIEWER, {}, bearer(token)))).toEqual(UNAUTHENTICATED);
    expect(dataOf(await ask(site, VIEWER, {}, bearer(answer.signIn.token)))).toEqual({ viewer: { name: 'Lan' } });
  });

  it('tells the ended session, whenever it comes back, when and on what device that was; one that was signed out of is told nothing', async () => {
    const email = nextEmail();
    const { token } = await registerAccount(site, email);
    const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
    const newer = (dataOf(await signInAs(email, PASSWORD, { 'user-agent': agent })) as { readonly signIn: { readonly token: string } })
      .signIn;
    const reasonOf = async (old: string): Promise<unknown> => {
      const answer = await ask(site, VIEWER, {}, bearer(old));
      const { errors } = JSON.parse(answer.body.toString()) as { readonly errors: readonly { readonly extensions: object }[] };
      return [answer.status, answer.headers['cache-control'], errors.map(({ extensions }) => extensions)];
    };
    const endedBy = {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
      device: { kind: 'PHONE', browser: 'Firefox', system: 'Android' },
    };
    expect(await reasonOf(token)).toEqual([401, 'private, no-store', [{ code: 'UNAUTHENTICATED', endedBy }]]);
    await ask(site, 'mutation { signOut { isDone } }', {}, bearer(newer.token));
    expect(await reasonOf(newer.token)).toEqual([401, 'private, no-store', [{ code: 'UNAUTHENTICATED' }]]);
  });

  it('does not say whether the address or the password was wrong', async () => {
    const email = nextEmail();
    await registerAccount(site, email);
    const wrong = { signIn: { __typename: 'WrongCredentials' } };
    expect(dataOf(await signInAs(email, 'không phải thế'))).toEqual(wrong);
    expect(dataOf(await signInAs('nobody@example.org', PASSWORD))).toEqual(wrong);
  });

  it('is throttled after five wrong tries, as 429 with Retry-After, whatever headers say', async () => {
    const email = nextEmail();
    await registerAccount(site, email);
    for (let count = 0; count < 5; count += 1) {
      const answer = await signInAs(email.toUpperCase(), 'không phải thế', { 'x-forwarded-for': `192.0.2.${count}` });
      expect([answer.status, dataOf(answer)]).toEqual([200, { signIn: { __typename: 'WrongCredentials' } }]);
    }
    const answer = await signInAs(email, PASSWORD, { 'x-forwarded-for': '192.0.2.99' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, expect.stringMatching(/^(600|59\d)$/) as unknown]);
    expect(dataOf(answer)).toEqual({ signIn: { __typename: 'Throttled', retryAfterSeconds: Number(answer.headers['retry-after']) } });
  });

  it('counts every alias of one operation', async () => {
    const fields = Array.from({ length: 7 }, (_, index) => `a${index}: signIn(input: $input) { __typename }`).join(' ');
    const answer = await ask(site, `mutation ($input: SignInInput!) { ${fields} }`, { input: { email: nextEmail(), password: PASSWORD } });
    const kinds = Object.values(dataOf(answer) as Record<string, { __typename: string }>).map(({ __typename }) => __typename);
    expect(kinds).toEqual([...Array.from({ length: 5 }, () => 'WrongCredentials'), 'Throttled', 'Throttled']);
    expect(answer.status).toBe(429);
  });

  it('forgets the wrong tries of an account at a success', async () => {
    const email = nextEmail();
    await registerAccount(site, email);
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) await signInAs(email, 'không phải thế');
      expect(dataOf(await signInAs(email, PASSWORD))).toEqual({ signIn: { __typename: 'SignedIn', token: expect.any(String) as unknown } });
    }
  });

  it('takes fifty tries from one address, of whichever accounts', async () => {
    const answers = await Promise.all(
      [0, 26].map((from) => ask(site, `mutation { ${Array.from({ length: 26 }, (_, index) => trySomebody(from + index)).join(' ')} }`)),
    );
    const kinds = answers.flatMap((answer) => Object.values(dataOf(answer) as Record<string, { __typename: string }>));
    expect(kinds.filter(({ __typename }) => __typename === 'Throttled')).toHaveLength(2);
  });
});

describe('a signed-in reader', () => {
  it('signs out, after which the token is refused', async () => {
    const token = await openSession(site);
    expect(dataOf(await ask(site, 'mutation { signOut { isDone } }', {}, bearer(token)))).toEqual({ signOut: { isDone: true } });
    expect(refusalOf(await ask(site, VIEWER, {}, bearer(token)))).toEqual(UNAUTHENTICATED);
    expect(dataOf(await ask(site, 'mutation { signOut { isDone } }'))).toEqual({ signOut: { isDone: true } });
  });

  it('changes name and language', async () => {
    const token = await openSession(site);
    const changed = { updateProfile: { __typename: 'Viewer', name: '花', language: 'ja' } };
    expect(dataOf(await ask(site, UPDATE, { name: ' 花 ' }, bearer(token)))).toEqual(changed);
    const problems = [{ field: 'name', code: 'REQUIRED', limit: null }];
    expect(dataOf(await ask(site, UPDATE, { name: ' ' }, bearer(token)))).toEqual({
      updateProfile: { __typename: 'InvalidInput', problems },
    });
  });

  it('changes the language alone where the account is blocked', async () => {
    const { token, viewer } = await registerAccount(site);
    await test.database.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', Number(viewer.id)).execute();
    expect(refusalOf(await ask(site, UPDATE, { name: 'Tên khác' }, bearer(token)))).toEqual([200, ['BLOCKED']]);
    expect(dataOf(await ask(site, UPDATE, { name: ' Lan ' }, bearer(token)))).toEqual({
      updateProfile: { __typename: 'Viewer', name: 'Lan', language: 'ja' },
    });
  });

  it('changes the password by the one that holds, and stays signed in', async () => {
    const email = nextEmail();
    const { token } = await registerAccount(site, email);
    const change = (now: string, next: string) => ask(site, CHANGE, { now, next }, bearer(token));
    expect(dataOf(await change('không phải thế', 'mật khẩu mới'))).toEqual({ changePassword: { __typename: 'WrongCredentials' } });
    const problems = [{ field: 'newPassword', code: 'TOO_SHORT', limit: 8 }];
    expect(dataOf(await change(PASSWORD, 'mới'))).toEqual({ changePassword: { __typename: 'InvalidInput', problems } });
    expect(dataOf(await change(PASSWORD, 'mật khẩu mới'))).toEqual({ changePassword: { __typename: 'Done' } });
    expect(dataOf(await ask(site, VIEWER, {}, bearer(token)))).toEqual({ viewer: { name: 'Lan' } });
    expect(dataOf(await signInAs(email, PASSWORD))).toEqual({ signIn: { __typename: 'WrongCredentials' } });
  });

  it('is nobody by a cookie alone', async () => {
    const token = await openSession(site);
    expect(dataOf(await ask(site, VIEWER, {}, { cookie: `futago_token=${token}` }))).toEqual({ viewer: null });
    expect(refusalOf(await ask(site, UPDATE, { name: 'x' }, { cookie: `futago_token=${token}` }))).toEqual(UNAUTHENTICATED);
  });

  it('leaves nothing in the log', () => {
    expect(site.errors).toEqual([]);
  });
});
