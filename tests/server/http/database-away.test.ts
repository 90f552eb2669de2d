import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { bearer } from '#tests/support/site/accounts.ts';
import { addressOf, hashOf, json, post } from '#tests/support/site/graphql-site.ts';
import { type InProcessSite, type SiteAnswer, startInProcessSite } from '#tests/support/site/in-process-site.ts';

const GENRES = 'query Genres($language: Language!) { genres(language: $language) { slug } }';
const SIGN_IN = 'mutation { signIn(input: { email: "lan@example.org", password: "correct horse" }) { __typename } }';
const VIETNAMESE = 'Trang đang gián đoạn trong chốc lát, bạn thử lại sau vài giây nhé.\n';
const JAPANESE = 'ただいま一時的にご利用いただけません。数秒待ってから、もう一度お試しください。\n';
const SENTENCE = 'The database does not answer just now; try again in a few seconds.';

let nowhere: Database;
let site: InProcessSite;

beforeAll(async () => {
  nowhere = openDatabase('postgresql://nobody@127.0.0.1:1/none');
  site = await startInProcessSite(nowhere, { texts: { [hashOf(GENRES)]: GENRES } });
});
afterAll(async () => {
  await site.close();
  await nowhere.destroy();
});

const shown = ({ status, headers, body }: SiteAnswer) => [status, headers['retry-after'], headers['cache-control'], body.toString()];

describe('while the database is away', () => {
  test.each([
    ['a feed', '/feeds/latest.atom', {}, VIETNAMESE],
    ['a sitemap', '/sitemap.xml', { host: 'ja.localhost:3000' }, JAPANESE],
    ['a view', '/api/views/1', { method: 'POST' }, VIETNAMESE],
    ['a piece of an upload', `/upload/${crypto.randomUUID()}/0`, { method: 'PATCH', headers: bearer('0'.repeat(43)) }, VIETNAMESE],
    ['what a signed-in reader asks', addressOf(GENRES, { language: 'vi' }), { headers: bearer('0'.repeat(43)) }, VIETNAMESE],
  ])('%s is asked to come again', async (_name, path, request, sentence) => {
    expect(shown(await site.send(path, request))).toEqual([503, '5', 'no-store', sentence]);
  });

  test('so are operations, by GET and by POST', async () => {
    const answers = [await site.send(addressOf(GENRES, { language: 'vi' })), await post(site, SIGN_IN)];
    for (const answer of answers) {
      expect(shown(answer).slice(0, 3)).toEqual([503, '5', 'no-store']);
      expect(json(answer)).toMatchObject({ errors: [{ message: SENTENCE, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    }
  });

  test('and no error of ours is logged for any of them', () => {
    expect(site.errors).toEqual([]);
    expect(site.logged.join('')).toContain('ECONNREFUSED');
  });
});
