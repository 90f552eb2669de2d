import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, bearer, dataOf, registerAccount } from '#tests/support/site/accounts.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import type { InProcessSite } from '#tests/support/site/in-process-site.ts';
import { startOwnSite } from '#tests/support/site/own-site.ts';

const START = 'mutation { startHandover(to: ja) { code url } }';
const REDEEM = `mutation ($code: String!) { redeemHandover(code: $code) { __typename ... on SignedIn { token sessionId viewer { id } } } }`;
const TWIN = { origin: 'http://ja.localhost:3000' };

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

const EXPIRED = { redeemHandover: { __typename: 'LinkExpired' } };
const redeem = async (code: string, headers: Readonly<Record<string, string>> = TWIN) => dataOf(await ask(site, REDEEM, { code }, headers));

async function start(token: string): Promise<string> {
  const { startHandover } = dataOf(await ask(site, START, {}, bearer(token))) as { startHandover: { code: string; url: string } };
  expect(startHandover.url).toBe(`${TWIN.origin}/login#handover=${startHandover.code}`);
  return startHandover.code;
}

describe('a handover', () => {
  it('opens the same session at the twin site, once, and ends nothing', async () => {
    const { token, sessionId, viewer } = await registerAccount(site);
    const code = await start(token);
    const { redeemHandover } = (await redeem(code)) as { redeemHandover: { token: string } };
    expect(redeemHandover).toEqual({ __typename: 'SignedIn', token: expect.any(String) as unknown, sessionId, viewer });
    for (const known of [token, redeemHandover.token]) {
      expect(dataOf(await ask(site, '{ viewer { id } }', {}, bearer(known)))).toEqual({ viewer });
    }
    expect(await redeem(code)).toEqual(EXPIRED);
    await site.api.sessions.end(Number(sessionId));
    expect((await ask(site, '{ viewer { id } }', {}, bearer(redeemHandover.token))).status).toBe(401);
  });

  it('is redeemed by a page of the twin site alone', async () => {
    const code = await start((await registerAccount(site)).token);
    expect(await redeem(code, {})).toEqual(EXPIRED);
    expect(await redeem(code, { origin: 'http://vi.localhost:3000' })).toEqual(EXPIRED);
    expect(await redeem(code)).toEqual({ redeemHandover: expect.objectContaining({ __typename: 'SignedIn' }) as unknown });
  });

  it('lasts 30 seconds, as long as its session, and until a newer one', async () => {
    const { token, sessionId } = await registerAccount(site);
    const older = await start(token);
    const late = await start(token);
    expect(await redeem(older)).toEqual(EXPIRED);
    const row = await test.database
      .selectFrom('handovers')
      .select('expires_at')
      .where('session_id', '=', Number(sessionId))
      .executeTakeFirst();
    expect(Math.abs((row?.expires_at.getTime() ?? 0) - Date.now() - 30_000)).toBeLessThan(10_000);
    await test.database.updateTable('handovers').set({ expires_at: new Date() }).execute();
    expect(await redeem(late)).toEqual(EXPIRED);
    const code = await start(token);
    await site.api.sessions.end(Number(sessionId));
    expect(await redeem(code)).toEqual(EXPIRED);
  });
});
