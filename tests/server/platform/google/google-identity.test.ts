import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GoogleIdentity, type GoogleIdentityOptions } from '#server/platform/google/google-identity.ts';
import { GoogleRefused, GoogleUnavailable } from '#server/platform/google/google-identity.errors.ts';
import { type Endpoint, type Fault, type GoogleIssuer, type IssueOptions, startGoogleIssuer } from '#tests/support/site/google-issuer.ts';

const LAN = { sub: '110169484474386276334', email: 'lan@example.org', email_verified: true, name: 'Lan' };
const KNOWN = { subject: LAN.sub, email: LAN.email, isEmailVerified: true, name: 'Lan' };
const NONCE = 'the nonce of this sign-in';

let issuer: GoogleIssuer;
let google: GoogleIdentity;

beforeAll(async () => {
  issuer = await startGoogleIssuer();
});
afterAll(async () => {
  await issuer.close();
});
beforeEach(() => {
  issuer.faults.clear();
  issuer.asked.length = 0;
  google = identity();
});

const identity = (options: Partial<GoogleIdentityOptions> = {}) => new GoogleIdentity({ issuer: issuer.url, ...options });
const byCode = (code: string, from = google) => from.personOfCode(code, issuer.client, (nonce) => nonce === NONCE);
const byToken = (token: string, from = google) => from.personOfAccessToken(token, issuer.client);
const refused = (reason: string) => expect.objectContaining({ name: 'GoogleRefused', reason }) as Error;
const seconds = (): number => Math.floor(Date.now() / 1000);
/** The error that it rejects with. */
const errorOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => null,
    (error: unknown) => error,
  );

describe('personOfCode', () => {
  test('tells whom the code was given for, and asks for the discovery document and the keys once', async () => {
    expect(await byCode(issuer.codeFor(LAN))).toEqual(KNOWN);
    expect(await byCode(issuer.codeFor({ sub: '2' }))).toEqual({ subject: '2', email: null, isEmailVerified: false, name: null });
    expect(issuer.asked).toEqual(['discovery', 'token', 'keys', 'token']);
  });

  test('takes a code once, as the issuer does, and no code that it never gave', async () => {
    const code = issuer.codeFor(LAN);
    await byCode(code);
    for (const bad of [code, 'unknown', '', 'two words', 'line\r\nbreak', 'x'.repeat(5000)])
      await expect(byCode(bad)).rejects.toEqual(refused('GRANT'));
  });

  test.each<[string, IssueOptions]>([
    ['for another site', { claims: { aud: 'another-client' } }],
    ['for two sites, given to the other', { claims: { aud: ['futago-test-client', 'another-client'], azp: 'another-client' } }],
    ['for two sites, given to nobody', { claims: { aud: ['futago-test-client', 'another-client'], azp: undefined } }],
    ['of another issuer', { claims: { iss: 'https://accounts.example.org' } }],
    ['that is over for two minutes', { claims: { exp: seconds() - 120 } }],
    ['that never ends', { claims: { exp: undefined } }],
    ['that begins in ten minutes', { claims: { nbf: seconds() + 600 } }],
    ['of nobody', { claims: { sub: undefined } }],
    ['of a subject that is no name', { claims: { sub: 'nul\u0000' } }],
    ['without a signature', { signing: 'none' }],
    ['signed with the public key as a secret', { signing: 'publicKeyAsSecret' }],
    ['signed by another algorithm than the agreed one', { signing: 'otherAlgorithm' }],
    ['signed by a key that nobody published', { signing: 'unknownKey' }],
    ['signed by another key of the same name', { signing: 'otherKey' }],
  ])('refuses an id token %s', async (_what, options) => {
    await expect(byCode(issuer.codeFor(LAN, options))).rejects.toEqual(refused('TOKEN'));
  });

  test('takes an id token that is over for less than the clocks may differ', async () => {
    expect(await byCode(issuer.codeFor(LAN, { claims: { exp: seconds() - 30 } }))).toEqual(KNOWN);
  });

  test('takes the nonce of the sign-in or none, and no other', async () => {
    expect(await byCode(issuer.codeFor(LAN, { claims: { nonce: NONCE } }))).toEqual(KNOWN);
    for (const nonce of ['of another sign-in', '', 7]) {
      await expect(byCode(issuer.codeFor(LAN, { claims: { nonce } }))).rejects.toEqual(refused('NONCE'));
    }
  });

  test('says that an address is verified only where the issuer does', async () => {
    for (const email_verified of [false, undefined, 'false', 1]) {
      const person = await byCode(issuer.codeFor(LAN, { claims: { email_verified } }));
      expect(person).toEqual({ ...KNOWN, isEmailVerified: false });
    }
  });

  test('asks for the keys again when they were changed', async () => {
    const patient = identity({ keysCooldownMilliseconds: 0 });
    await byCode(issuer.codeFor(LAN), patient);
    await issuer.rotateKeys();
    expect(await byCode(issuer.codeFor(LAN), patient)).toEqual(KNOWN);
    expect(issuer.asked.filter((endpoint) => endpoint === 'keys')).toHaveLength(2);
  });

  test('does not ask for the keys again at every unknown one', async () => {
    await byCode(issuer.codeFor(LAN));
    for (const _ of [1, 2, 3]) await errorOf(byCode(issuer.codeFor(LAN, { signing: 'unknownKey' })));
    expect(issuer.asked.filter((endpoint) => endpoint === 'keys')).toHaveLength(1);
  });

  test('is unavailable, not refused, where the issuer does not know this site', async () => {
    const stranger = { ...issuer.client, secret: 'another secret' };
    await expect(google.personOfCode(issuer.codeFor(LAN), stranger, () => true)).rejects.toThrow('(invalid_client)');
  });
});

describe('personOfAccessToken', () => {
  test('tells whom the token speaks for', async () => {
    expect(await byToken(issuer.accessTokenFor(LAN))).toEqual(KNOWN);
    expect(issuer.asked).toEqual(['discovery', 'tokeninfo', 'userinfo']);
  });

  test.each<[string, IssueOptions]>([
    ['that was given to another site', { claims: { aud: 'another-client', azp: 'another-client' } }],
    ['that is for another site, though this one asked', { claims: { aud: 'another-client' } }],
    ['that was given to another party of this site', { claims: { azp: 'another-client' } }],
    ['that is over for two minutes', { claims: { exp: String(seconds() - 120) } }],
    ['of another person than it describes', { claims: { sub: '2' } }],
  ])('refuses a token %s', async (_what, options) => {
    await expect(byToken(issuer.accessTokenFor(LAN, options))).rejects.toEqual(refused('TOKEN'));
  });

  test('refuses a token that the issuer does not know, and what is none', async () => {
    for (const bad of ['ya29.unknown', issuer.codeFor(LAN), '', 'line\r\nbreak'])
      await expect(byToken(bad)).rejects.toEqual(refused('GRANT'));
  });

  test('is unavailable where the issuer describes nothing', async () => {
    for (const claims of [{ aud: undefined }, { exp: 'soon' }]) {
      await expect(byToken(issuer.accessTokenFor(LAN, { claims }))).rejects.toThrow('describes no token');
    }
    await expect(byToken(issuer.accessTokenFor({ ...LAN, sub: '' }, { claims: { sub: LAN.sub } }))).rejects.toThrow('describes nobody');
  });
});

describe('an issuer that fails', () => {
  const faults: readonly Fault[] = ['hang', 'reset', 'error', 'garbage', 'array', 'endless', 'moved'];
  const endpoints: readonly Endpoint[] = ['discovery', 'keys', 'token', 'tokeninfo', 'userinfo'];
  const cases = endpoints.flatMap((endpoint) => faults.map((fault) => ({ endpoint, fault })));

  test.each(cases)(
    'is unavailable where its $endpoint does "$fault", and available as soon as that is over',
    async ({ endpoint, fault }) => {
      const isOfTokens = endpoint === 'tokeninfo' || endpoint === 'userinfo';
      const from = fault === 'hang' ? identity({ callMilliseconds: 1000 }) : google;
      const ask = (): Promise<unknown> => (isOfTokens ? byToken(issuer.accessTokenFor(LAN), from) : byCode(issuer.codeFor(LAN), from));
      issuer.faults.set(endpoint, fault);
      const begun = performance.now();
      const error = await errorOf(ask());
      expect(error).toBeInstanceOf(GoogleUnavailable);
      expect(performance.now() - begun).toBeLessThan(2500);
      issuer.faults.clear();
      expect(await ask()).toEqual(KNOWN);
    },
  );

  test('is not believed where its discovery document speaks of another', async () => {
    issuer.faults.set('discovery', 'strangers');
    await expect(byCode(issuer.codeFor(LAN))).rejects.toThrow('speaks of another issuer');
  });

  test('is unavailable where nothing listens', async () => {
    const nowhere = identity({ issuer: 'http://127.0.0.1:9' });
    await expect(byCode(issuer.codeFor(LAN), nowhere)).rejects.toBeInstanceOf(GoogleUnavailable);
  });

  test('is said without a word of what was sent or answered', async () => {
    const said: string[] = [];
    for (const { endpoint, fault } of cases.filter((one) => one.fault !== 'hang')) {
      issuer.faults.set(endpoint, fault);
      const [code, token] = [issuer.codeFor(LAN), issuer.accessTokenFor(LAN)];
      for (const error of [await errorOf(byCode(code, identity())), await errorOf(byToken(token, identity()))]) {
        if (!(error instanceof GoogleUnavailable) && !(error instanceof GoogleRefused)) continue;
        const text = JSON.stringify([Object.entries(error), error.message, error.cause]);
        said.push(...[code, token, issuer.client.secret, LAN.email, 'eyJ', 'xxx'].filter((secret) => text.includes(secret)));
      }
      issuer.faults.clear();
    }
    expect(said).toEqual([]);
  });
});
