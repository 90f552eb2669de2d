import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '#server/platform/sessions/sessions.ts';
import { ask, bearer, registerAccount } from '#tests/support/site/accounts.ts';
import { type GoogleSite, newPerson, openGoogleSite, type Outcome } from './google-site.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

let google: GoogleSite;

beforeAll(async () => {
  google = await openGoogleSite();
});
afterAll(async () => {
  await google.close();
});
beforeEach(async () => {
  google.issuer.faults.clear();
  await google.database.deleteFrom('throttle_hits').execute();
});

const refused = (reason: string) => ({ __typename: 'GoogleRefused', reason });
const kinds = (outcomes: readonly Outcome[]) => outcomes.map(({ __typename }) => __typename).toSorted();

describe('startGoogleSignIn', () => {
  it('gives a state and a nonce, of which only hashes are kept, for ten minutes', async () => {
    const { clientId, state, nonce } = await google.start();
    expect([clientId, state.length, nonce.length]).toEqual(['futago-test-client', 43, 43]);
    const row = await google.database
      .selectFrom('sign_in_states')
      .selectAll()
      .where('hash', '=', hashSecret(state))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ nonce_hash: hashSecret(nonce), language: 'vi' });
    expect(Math.abs(row.expires_at.getTime() - Date.now() - 600_000)).toBeLessThan(30_000);
  });

  it('is unavailable on a site without a client, and so is the sign-in', async () => {
    const start = 'mutation { startGoogleSignIn(language: ja) { __typename } }';
    expect((await ask(google.site, start)).body.toString()).toBe('{"data":{"startGoogleSignIn":{"__typename":"GoogleUnavailable"}}}');
    expect(await google.send({ code: 'any', language: 'ja' })).toEqual({ __typename: 'GoogleUnavailable' });
  });
});

describe('signInWithGoogle', () => {
  it('makes an account without a password for a verified address that has none, and opens it', async () => {
    const person = newPerson({ email: 'Mai.Tran@example.org', name: '  Mai\u202e Trần ' });
    const opened = await google.signIn(person);
    const viewer = { id: opened.viewer.id, email: 'Mai.Tran@example.org', name: 'Mai Trần', language: 'vi', hasPassword: false };
    expect(opened).toEqual({
      __typename: 'SignedIn',
      token: expect.any(String) as string,
      sessionId: expect.any(String) as string,
      viewer,
    });
    const seen = await ask(google.site, '{ viewer { id } }', {}, bearer(opened.token));
    expect(JSON.parse(seen.body.toString())).toEqual({ data: { viewer: { id: viewer.id } } });
  });

  it('opens the same account the next time by its subject, even if the address changed hands meanwhile', async () => {
    const person = newPerson();
    const first = await google.signIn(person);
    const moved = await google.signIn({ sub: person.sub, email: 'elsewhere@example.org', email_verified: false });
    expect(moved.viewer).toEqual(first.viewer);
    expect((await ask(google.site, '{ viewer { id } }', {}, bearer(first.token))).status).toBe(401);
    const heir = await google.signIn(newPerson({ email: person.email }));
    expect(heir).toEqual({
      __typename: 'GoogleLinkNeeded',
      linkToken: expect.any(String) as string,
      email: person.email,
      hasPassword: false,
    });
  });

  it('takes an access token as well, and no access token of another site', async () => {
    const person = newPerson();
    const byToken = async (options = {}) =>
      google.send({ state: (await google.start()).state, accessToken: google.issuer.accessTokenFor(person, options) });
    expect((await byToken()).viewer.email).toBe(person.email);
    expect(await byToken({ claims: { aud: 'another-client', azp: 'another-client' } })).toEqual(refused('TOKEN'));
  });

  it('names the account by the address where Google says no name, and cuts one that is too long', async () => {
    const { viewer: unnamed } = await google.signIn(newPerson({ name: ' \u2028 ', email: 'hoa.le@example.org' }));
    expect(unnamed.name).toBe('hoa.le');
    const { viewer: long } = await google.signIn(newPerson({ name: '𠮷'.repeat(90) }));
    expect(long.name).toBe('𠮷'.repeat(40));
  });

  it('makes no account of an address that is not verified, is missing or is none', async () => {
    for (const changes of [
      { email_verified: false },
      { email: undefined },
      { email: 'lan@localhost' },
      { email: 'a\u0000b@example.org' },
    ]) {
      expect(await google.signIn({ ...newPerson(), ...changes } as ReturnType<typeof newPerson>)).toEqual(refused('EMAIL'));
    }
  });

  it('wants exactly one of code and access token', async () => {
    const both = { code: google.issuer.codeFor(newPerson()), accessToken: google.issuer.accessTokenFor(newPerson()) };
    for (const grant of [both, {}, { code: null, accessToken: null }]) {
      expect(await google.send({ ...grant, state: (await google.start()).state })).toEqual(refused('GRANT'));
    }
  });

  it('is unavailable while Google fails, and says so in the log without a secret', async () => {
    const { state } = await google.start();
    const code = google.issuer.codeFor(newPerson());
    google.issuer.faults.set('token', 'error');
    const before = google.site.logged.length;
    expect(await google.send({ state, code })).toEqual({ __typename: 'GoogleUnavailable' });
    const [line, ...rest] = google.site.logged.slice(before).filter((logged) => logged.includes('Google'));
    expect(rest).toEqual([]);
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 40, msg: 'Nobody can sign in by Google', err: { type: 'GoogleUnavailable' } });
  });
});

describe('a state', () => {
  it('is good once, also where two come at once', async () => {
    const { state } = await google.start();
    const send = () => google.send({ state, code: google.issuer.codeFor(newPerson()) });
    expect(kinds(await Promise.all([send(), send(), send()]))).toEqual(['GoogleRefused', 'GoogleRefused', 'SignedIn']);
    expect(await send()).toEqual(refused('STATE'));
  });

  it('is used up by a code that is no good', async () => {
    const { state } = await google.start();
    expect(await google.send({ state, code: '4/stolen' })).toEqual(refused('GRANT'));
    expect(await google.send({ state, code: google.issuer.codeFor(newPerson()) })).toEqual(refused('STATE'));
  });

  it('spends no code of Google where it is unknown or over', async () => {
    const code = google.issuer.codeFor(newPerson());
    const { state } = await google.start();
    await google.database.updateTable('sign_in_states').set({ expires_at: new Date() }).execute();
    const asked = google.issuer.asked.length;
    for (const bad of [state, 'unknown', '']) expect(await google.send({ state: bad, code })).toEqual(refused('STATE'));
    expect(google.issuer.asked.length).toBe(asked);
  });

  it('is good for the page and the browser that began, and is not used up elsewhere', async () => {
    const home = { origin: 'http://vi.localhost:3000', 'user-agent': FIREFOX };
    const { state } = await google.start(home);
    const code = google.issuer.codeFor(newPerson());
    const elsewhere = [{ ...home, origin: 'http://evil.example' }, { ...home, 'user-agent': SAFARI }, { 'user-agent': FIREFOX }];
    for (const headers of elsewhere) expect(await google.send({ state, code }, headers)).toEqual(refused('STATE'));
    expect((await google.send({ state, code }, home)).__typename).toBe('SignedIn');
  });

  it('is good for the sign-in whose nonce the id token bears', async () => {
    const [mine, other] = [await google.start(), await google.start()];
    const codeWith = (nonce: string) => google.issuer.codeFor(newPerson(), { claims: { nonce } });
    expect(await google.send({ state: mine.state, code: codeWith(other.nonce) })).toEqual(refused('NONCE'));
    expect((await google.send({ state: other.state, code: codeWith(other.nonce) })).__typename).toBe('SignedIn');
  });
});

describe('accounts that are nearly the same', () => {
  it('are one account where one person comes twice at once', async () => {
    for (const person of Array.from({ length: 8 }, () => newPerson())) {
      const opened = await Promise.all([1, 2, 3, 4, 5].map(() => google.signIn(person)));
      expect(kinds(opened)).toEqual(Array.from({ length: 5 }, () => 'SignedIn'));
      expect(new Set(opened.map(({ viewer }) => viewer.id)).size).toBe(1);
      await google.database.deleteFrom('throttle_hits').execute();
    }
  });

  it('are one account and an offer where two people bring one new address at once', async () => {
    const email = newPerson().email;
    const outcomes = await Promise.all([1, 2].map(() => google.signIn(newPerson({ email }))));
    expect(kinds(outcomes)).toEqual(['GoogleLinkNeeded', 'SignedIn']);
    expect(await google.countUsers(email)).toBe(1);
  });

  it('are told apart by letters that only look alike, and not by capitals or the way letters are composed', async () => {
    const email = 'tuấn@example.org'.normalize('NFC');
    await registerAccount(google.site, email);
    const kindOf = async (written: string) => (await google.signIn(newPerson({ email: written }))).__typename;
    expect(await kindOf(email.toUpperCase())).toBe('GoogleLinkNeeded');
    expect(await kindOf(email.normalize('NFD'))).toBe('GoogleLinkNeeded');
    const homograph = email.replace('a', '\u0430').replace('e', '\u0435');
    expect(await kindOf(homograph)).toBe('SignedIn');
    expect([await google.countUsers(email), await google.countUsers(homograph)]).toEqual([1, 1]);
  });
});
