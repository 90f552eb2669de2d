import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPassword } from '#server/modules/accounts/accounts.repository.ts';
import { hashSecret } from '#server/platform/sessions/sessions.ts';
import { ask, bearer, nextEmail, PASSWORD, registerAccount, type TestAccount } from '#tests/support/site/accounts.ts';
import { decodeMail, mailsIn } from '#tests/support/site/mails.ts';
import { refuseEnds } from '#tests/support/database/refused-ends.ts';
import { waiting } from '#tests/support/database/standing-tables.ts';
import { type GoogleSite, newPerson, openGoogleSite } from './google-site.ts';

const EXPIRED = { __typename: 'LinkExpired' };
const WRONG = { __typename: 'WrongCredentials' };
const THROTTLED = { __typename: 'Throttled' };

let google: GoogleSite;

beforeAll(async () => {
  google = await openGoogleSite();
});
afterAll(async () => {
  await google.close();
});
beforeEach(async () => {
  await google.database.deleteFrom('throttle_hits').execute();
});

/** An account with a password, and the offer that Google's person of the same address was made. */
async function offered(email = nextEmail()) {
  const account = await registerAccount(google.site, email);
  const person = newPerson({ email: email.toUpperCase() });
  const { linkToken } = await google.signIn(person);
  return { account, person, linkToken, email };
}

const isOpen = async ({ token }: Pick<TestAccount, 'token'>) =>
  (await ask(google.site, '{ viewer { id } }', {}, bearer(token))).status === 200;
const linksOf = async ({ viewer }: TestAccount) =>
  (await google.database.selectFrom('google_links').select('subject').where('user_id', '=', Number(viewer.id)).execute()).map(
    ({ subject }) => subject,
  );
const expire = () => google.database.updateTable('link_tokens').set({ expires_at: new Date() }).execute();
const mailsCount = async () => (await mailsIn(google.site.dataFolder)).length;

describe('an address that has an account', () => {
  it('is offered a link, and nothing is opened, linked or ended by the offer', async () => {
    const { account, person, linkToken } = await offered();
    expect(await google.signIn(person)).toEqual({
      __typename: 'GoogleLinkNeeded',
      linkToken: expect.stringMatching(/^[\w-]{43}$/) as string,
      email: person.email,
      hasPassword: true,
    });
    expect([await isOpen(account), await linksOf(account)]).toEqual([true, []]);
    const kept = await google.database.selectFrom('link_tokens').select('hash').where('hash', '=', hashSecret(linkToken)).execute();
    expect(kept).toHaveLength(1);
  });
});

describe('somebody whose address nobody verified', () => {
  it('learns nothing of an account that has it', async () => {
    const email = nextEmail();
    await registerAccount(google.site, email);
    const [known, unknown] = [email, nextEmail()].map((address) => google.signIn(newPerson({ email: address, email_verified: false })));
    expect(await known).toEqual(await unknown);
    expect(await known).toEqual({ __typename: 'GoogleRefused', reason: 'EMAIL' });
  });
});

describe('confirmGoogleLink', () => {
  it('links by the password, keeps the password, and opens the account from then on', async () => {
    const { account, person, linkToken, email } = await offered();
    const opened = await google.confirm(linkToken);
    expect(opened.viewer).toEqual({ id: account.viewer.id, email, name: 'Lan', language: 'vi', hasPassword: true });
    expect([await isOpen(account), await isOpen(opened)]).toEqual([false, true]);
    expect((await google.signIn(person)).viewer).toEqual(opened.viewer);
    expect((await google.signInByPassword(email)).viewer).toEqual(opened.viewer);
  });

  it('refuses a wrong password, an empty one and a book, and keeps the offer', async () => {
    const { account, linkToken } = await offered();
    for (const password of ['not the password', '', 'x'.repeat(10_000)]) expect(await google.confirm(linkToken, password)).toEqual(WRONG);
    expect([await isOpen(account), await linksOf(account)]).toEqual([true, []]);
    expect((await google.confirm(linkToken)).__typename).toBe('SignedIn');
  });

  it('asks the password of the account that was offered, not of whoever confirms', async () => {
    const { linkToken, account } = await offered();
    const other = 'mật khẩu của kẻ khác';
    const input = { email: nextEmail(), password: other, name: 'Kẻ khác', language: 'vi' };
    const query = 'mutation ($input: RegisterInput!) { register(input: $input) { ... on SignedIn { token } } }';
    const { token } = (JSON.parse((await ask(google.site, query, { input })).body.toString()) as { data: { register: { token: string } } })
      .data.register;
    expect(await isOpen({ token })).toBe(true);
    expect(await google.confirm(linkToken, other)).toEqual(WRONG);
    expect(await linksOf(account)).toEqual([]);
  });

  it('is throttled together with the sign-in by password', async () => {
    const { linkToken, email } = await offered();
    for (const _ of [1, 2, 3]) await google.confirm(linkToken, 'not the password');
    for (const _ of [1, 2]) await google.signInByPassword(email.toUpperCase(), 'not the password');
    expect(await google.confirm(linkToken)).toEqual(THROTTLED);
    expect(await google.signInByPassword(email)).toEqual(THROTTLED);
  });

  it('counts tries with no offer by the network', async () => {
    const outcomes = await Promise.all(Array.from({ length: 51 }, (_, index) => google.confirm(`guess ${index}`)));
    expect(outcomes.filter(({ __typename }) => __typename === 'LinkExpired')).toHaveLength(50);
    expect(outcomes.filter(({ __typename }) => __typename === 'Throttled')).toHaveLength(1);
  });

  it('lets one of several at once through, and the offer is used up', async () => {
    const { linkToken } = await offered();
    const kinds = (await Promise.all([1, 2, 3].map(() => google.confirm(linkToken)))).map(({ __typename }) => __typename);
    expect(kinds.toSorted()).toEqual(['LinkExpired', 'LinkExpired', 'SignedIn']);
    expect(await google.confirm(linkToken)).toEqual(EXPIRED);
  });

  it('uses up the other offers of the account', async () => {
    const { linkToken, email } = await offered();
    const { linkToken: other } = await google.signIn(newPerson({ email }));
    await google.confirm(linkToken);
    expect(await google.confirm(other)).toEqual(EXPIRED);
  });

  it('refuses an offer after 30 minutes, and an account that has no password', async () => {
    const { linkToken, account } = await offered();
    const [row] = await google.database.selectFrom('link_tokens').select('expires_at').where('hash', '=', hashSecret(linkToken)).execute();
    expect(Math.abs((row?.expires_at.getTime() ?? 0) - Date.now() - 1_800_000)).toBeLessThan(60_000);
    await google.database.updateTable('users').set({ password_hash: null }).where('id', '=', Number(account.viewer.id)).execute();
    expect(await google.confirm(linkToken)).toEqual(WRONG);
    await expire();
    expect(await google.confirm(linkToken)).toEqual(EXPIRED);
  });

  it('links nobody by a password that is changed meanwhile', async () => {
    const { linkToken, account } = await offered();
    const confirming = await google.database.transaction().execute(async (transaction) => {
      await setPassword(transaction, Number(account.viewer.id), 'another');
      const answer = google.confirm(linkToken);
      await expect.poll(() => waiting(google.database)).toBe(1);
      return { answer };
    });
    expect([await confirming.answer, await linksOf(account)]).toEqual([EXPIRED, []]);
  });

  it('gives a person who opens an account already to no other', async () => {
    const { linkToken, person, account } = await offered();
    const { viewer } = await google.signIn(newPerson());
    await google.database
      .insertInto('google_links')
      .values({ subject: person.sub, user_id: Number(viewer.id) })
      .execute();
    expect(await google.confirm(linkToken)).toEqual(EXPIRED);
    expect(await linksOf(account)).toEqual([]);
  });
});

describe('requestGoogleLinkMail', () => {
  it('writes to the address of the account, in its language, at the configured origin, without a name', async () => {
    const { linkToken, email } = await offered();
    const before = await mailsCount();
    expect(await google.requestMail(linkToken)).toEqual({ __typename: 'Done' });
    const mails = await mailsIn(google.site.dataFolder);
    expect(mails.length).toBe(before + 1);
    const text = decodeMail(mails.at(-1) ?? '');
    expect(text).toContain(`To: ${email}`);
    expect(text).toMatch(/http:\/\/vi\.localhost:3000\/login#google-link=[\w-]{43}/);
    expect(text).not.toContain('Lan');
    expect(text).not.toContain(linkToken);
  });

  it('leads back to the site that asked for it, where alone it opens something, and to no other', async () => {
    for (const [origin, back] of [
      ['http://ja.localhost:3000', 'http://ja.localhost:3000'],
      ['https://elsewhere.example', 'http://vi.localhost:3000'],
    ] as const) {
      const { linkToken } = await offered();
      const before = await mailsCount();
      await google.requestMail(linkToken, { origin });
      await expect.poll(mailsCount).toBe(before + 1);
      expect(decodeMail((await mailsIn(google.site.dataFolder)).at(-1) ?? '')).toContain(`${back}/login#google-link=`);
    }
  });

  it('writes nothing for an offer that is unknown, used or old, and says so', async () => {
    const [used, old] = [await offered(), await offered()];
    await google.confirm(used.linkToken);
    await google.database
      .updateTable('link_tokens')
      .set({ expires_at: new Date() })
      .where('hash', '=', hashSecret(old.linkToken))
      .execute();
    const before = await mailsCount();
    for (const bad of [used.linkToken, old.linkToken, 'unknown']) expect(await google.requestMail(bad)).toEqual(EXPIRED);
    expect(await mailsCount()).toBe(before);
  });

  it('writes three mails to an address in ten minutes, whichever offer asks', async () => {
    const { linkToken, email } = await offered();
    const { linkToken: other } = await google.signIn(newPerson({ email }));
    for (const offer of [linkToken, other, linkToken]) expect(await google.requestMail(offer)).toEqual({ __typename: 'Done' });
    expect(await google.requestMail(other)).toEqual(THROTTLED);
  });
});

describe('confirmGoogleLinkByMail', () => {
  it('links, takes the old password away and ends every other session', async () => {
    const { account, person, linkToken, email } = await offered();
    const opened = await google.confirmByMail(await google.mailedFor(linkToken));
    expect(opened.viewer).toEqual({ id: account.viewer.id, email, name: 'Lan', language: 'vi', hasPassword: false });
    expect([await isOpen(account), await isOpen(opened)]).toEqual([false, true]);
    expect(await google.signInByPassword(email)).toEqual(WRONG);
    expect(await linksOf(account)).toEqual([person.sub]);
    expect((await google.signIn(person)).viewer.id).toBe(account.viewer.id);
  });

  it('takes the password away with the end of the sessions, or does neither', async () => {
    const { account, linkToken } = await offered();
    const mailed = await google.mailedFor(linkToken);
    const undo = await refuseEnds(google.database);
    await expect(google.confirmByMail(mailed)).rejects.toThrow();
    await undo();
    expect([await isOpen(account), await linksOf(account)]).toEqual([true, []]);
    expect((await google.confirmByMail(mailed)).viewer.hasPassword).toBe(false);
    expect(await isOpen(account)).toBe(false);
  });

  it('gives the account to whoever reads its mail, whoever registered the address before', async () => {
    const email = nextEmail();
    const squatter = await registerAccount(google.site, email);
    const { linkToken } = await google.signIn(newPerson({ email }));
    const owner = await google.confirmByMail(await google.mailedFor(linkToken));
    expect(owner.viewer.id).toBe(squatter.viewer.id);
    expect(await isOpen(squatter)).toBe(false);
    expect((await google.signInByPassword(email, PASSWORD)).__typename).toBe('WrongCredentials');
    expect(await isOpen(owner)).toBe(true);
  });

  it('takes no offer for a mailed link, and no mailed link for an offer', async () => {
    const { linkToken, account } = await offered();
    expect(await google.confirmByMail(linkToken)).toEqual(EXPIRED);
    const mailed = await google.mailedFor(linkToken);
    expect([await google.confirm(mailed), await google.requestMail(mailed)]).toEqual([EXPIRED, EXPIRED]);
    expect(await linksOf(account)).toEqual([]);
  });

  it('is good once, also where two come at once, and uses up the offer and the other mails', async () => {
    const { linkToken } = await offered();
    const [first, second] = [await google.mailedFor(linkToken), await google.mailedFor(linkToken)];
    const kinds = (await Promise.all([1, 2].map(() => google.confirmByMail(second)))).map(({ __typename }) => __typename);
    expect(kinds.toSorted()).toEqual(['LinkExpired', 'SignedIn']);
    expect([await google.confirmByMail(first), await google.confirm(linkToken)]).toEqual([EXPIRED, EXPIRED]);
  });

  it('refuses a link that is unknown or older than 30 minutes', async () => {
    const { linkToken } = await offered();
    const mailed = await google.mailedFor(linkToken);
    await expire();
    expect([await google.confirmByMail(mailed), await google.confirmByMail('unknown')]).toEqual([EXPIRED, EXPIRED]);
  });

  it('loses to a new password that was set meanwhile', async () => {
    const { linkToken, email } = await offered();
    const mailed = await google.mailedFor(linkToken);
    await ask(google.site, 'mutation ($email: String!) { requestPasswordReset(email: $email, language: vi) { __typename } }', { email });
    const text = decodeMail((await mailsIn(google.site.dataFolder)).at(-1) ?? '');
    const token = /#token=([\w-]{43})/.exec(text)?.[1];
    await ask(google.site, 'mutation ($token: String!) { setPassword(token: $token, newPassword: "mật khẩu khác hẳn") { __typename } }', {
      token,
    });
    expect(await google.confirmByMail(mailed)).toEqual(EXPIRED);
  });
});

describe('the log', () => {
  it('holds no code, token, state, secret, password or address of all this', async () => {
    const { linkToken, email, person } = await offered();
    const { state, nonce } = await google.start();
    const code = google.issuer.codeFor(person);
    await google.send({ state, code });
    await google.confirm(linkToken, 'not the password');
    const mailed = await google.mailedFor(linkToken);
    const { token } = await google.confirmByMail(mailed);
    google.issuer.faults.set('token', 'garbage');
    await google.signIn(person);
    google.issuer.faults.clear();
    const text = google.site.logged.join('\n');
    const secrets = [linkToken, email, state, nonce, code, mailed, token, google.issuer.client.secret, PASSWORD, 'not the password'];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(google.site.errors.filter(({ err }) => !(err as Error).message.includes('The disk is full.'))).toEqual([]);
  });
});
