import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, bearer, openSession } from '#tests/support/site/accounts.ts';
import { addressOf, type GraphqlSites, json, openGraphqlSites, post } from '#tests/support/site/graphql-site.ts';
import type { InProcessSite, SiteAnswer } from '#tests/support/site/in-process-site.ts';

const GENRES = 'query Genres($language: Language!) { genres(language: $language) { slug } }';
const TITLES = 'query Titles($page: Int!) { latestUpdates(language: vi, page: $page) { items { title } } }';
const BUSY = { message: 'More is asked for than can be answered now; try again in a few seconds.', extensions: { code: 'OVERLOADED' } };

let sites: GraphqlSites;
let site: InProcessSite;

beforeAll(async () => {
  sites = await openGraphqlSites([GENRES, TITLES]);
  site = await sites.start({ work: { atOnce: 1, waiting: 1, waitMilliseconds: 60_000 } });
});
afterAll(() => sites.close());

/** Lets nothing read genres until it is ended. */
async function holdGenres(): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const transaction = sites.database.transaction().execute(async (locking) => {
    await sql`lock table genres in access exclusive mode`.execute(locking);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return async () => {
    released.resolve();
    await transaction;
  };
}

const read = (text: string, variables: Readonly<Record<string, unknown>>): Promise<SiteAnswer> => site.send(addressOf(text, variables));
const shown = ({ status, headers, body }: SiteAnswer) => ({ status, retryAfter: headers['retry-after'], body: body.toString() });

describe('more than can be answered', () => {
  test('is refused at once with Retry-After, while kept answers, writing and health go on, and who asks for what is being made waits for it; all is as before when the rush is over.', async () => {
    expect((await read(TITLES, { page: 1 })).status).toBe(200);
    const token = await openSession(site);
    const release = await holdGenres();
    const [running, waiting] = [read(GENRES, { language: 'vi' }), read(TITLES, { page: 2 })];
    const joined: Promise<SiteAnswer>[] = [];
    try {
      await expect.poll(() => site.api.queues.reads.refusal()).not.toBeNull();

      joined.push(read(GENRES, { language: 'vi' }), read(TITLES, { page: 2 }));
      const refused = await read(TITLES, { page: 3 });
      expect([refused.status, refused.headers['retry-after'], json(refused)]).toEqual([503, '5', { errors: [BUSY] }]);
      const posted = await post(site, GENRES, { language: 'ja' });
      expect([posted.status, posted.headers['retry-after'], json(posted)]).toEqual([503, '5', { errors: [BUSY] }]);
      const readSignedIn = await ask(site, '{ genres(language: ja) { slug } }', {}, bearer(token));
      expect([readSignedIn.status, readSignedIn.headers['retry-after'], json(readSignedIn)]).toEqual([503, '5', { errors: [BUSY] }]);
      const feed = { status: 503, retryAfter: '5', body: 'Đang có quá nhiều bạn đọc cùng lúc, bạn thử lại sau vài giây nhé.\n' };
      expect(shown(await site.send('/feeds/latest.atom'))).toEqual(feed);
      const body = 'ただいま大変混み合っています。数秒待ってから、もう一度お試しください。\n';
      expect(shown(await site.send('/sitemap.xml', { host: 'ja.localhost:3000' }))).toEqual({ ...feed, body });

      expect((await site.send('/health')).status).toBe(200);
      expect((await site.send('/ready')).status).toBe(200);
      expect((await read(TITLES, { page: 1 })).status).toBe(200);
      const written = await ask(site, 'mutation { updateProfile(name: "Lan Anh", language: ja) { __typename } }', {}, bearer(token));
      expect([written.status, json(written)]).toEqual([200, { data: { updateProfile: { __typename: 'Viewer' } } }]);
    } finally {
      await release();
    }
    expect((await Promise.all([running, waiting, ...joined])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read(TITLES, { page: 3 })).status).toBe(200);
    expect((await post(site, GENRES, { language: 'ja' })).status).toBe(200);
    expect(site.errors).toEqual([]);
    expect(site.logged.filter((line) => line.includes('More was asked for than can be answered')).length).toBe(1);
  });
});
