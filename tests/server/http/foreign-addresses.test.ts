import { request as sendRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnPathFrom } from '#src/routes/-account/return-path.ts';
import { type SiteAnswer } from '#tests/support/site/in-process-site.ts';
import { decodeMail, mailsIn } from '#tests/support/site/mails.ts';
import { type SeededSite, startSeededSite } from '#tests/support/site/seeded-site.ts';

const OURS = ['http://vi.localhost:3000', 'http://ja.localhost:3000'];
const EVIL = 'evil.example';

let testing: SeededSite['testing'];
let site: SeededSite['site'];
let seeded: SeededSite['seeded'];
let close: SeededSite['close'];

beforeAll(async () => {
  ({ testing, site, seeded, close } = await startSeededSite());
});
afterAll(() => close());

const BEGINNINGS = [
  '/',
  '//',
  '///',
  '/\\',
  '\\\\',
  '/%5C',
  '/%2F',
  '/%2F%2F',
  '/.',
  '/./',
  '/../',
  '/.//',
  '/;/',
  '/:',
  '/@',
  '/%09/',
  '/\t/',
  '/%0d%0a',
  '/?',
  '/#',
  '/.%2e/',
  '/%00/',
];
const ENDS = [
  EVIL,
  `@${EVIL}`,
  `:80@${EVIL}`,
  `${EVIL}/%2e%2e`,
  `${EVIL}\\@vi.localhost:3000`,
  `http://${EVIL}`,
  `https:${EVIL}`,
  `javascript:alert(1)`,
  `vi.localhost:3000@${EVIL}`,
  `vi.localhost:3000.${EVIL}`,
  `%E3%80%82${EVIL}`,
  `${EVIL}%23`,
  `${EVIL}?x=//${EVIL}`,
  `login?return=//${EVIL}`,
];
const TRICKS = BEGINNINGS.flatMap((beginning) => ENDS.map((end) => beginning + end));

describe(`${TRICKS.length} addresses that would lead away`, () => {
  test('a reader sent on to their language stays with us', async () => {
    expect(TRICKS.length).toBeGreaterThan(305);
    for (const trick of TRICKS) {
      const answer = await raw(trick, { host: 'localhost:3000' });
      expect([302, 400]).toContain(answer.status);
      if (answer.status === 302) expect(OURS).toContain(new URL(String(answer.headers.location), 'http://nowhere.invalid').origin);
    }
  });

  test('a reader who has signed in comes back to us', () => {
    for (const trick of TRICKS) {
      const path = returnPathFrom(trick);
      if (path !== undefined) expect(new URL(path, OURS[0]).origin).toBe(OURS[0]);
    }
  });

  test('a reader who changes the language comes to the twin', () => {
    for (const trick of TRICKS.filter((one) => one.startsWith('/'))) expect(new URL(`${OURS[1]}${trick}`).origin).toBe(OURS[1]);
  });
});

const FORGED: readonly Readonly<Record<string, string>>[] = [
  { host: EVIL },
  { host: `${EVIL}:3000` },
  { host: `vi.localhost:3000.${EVIL}` },
  { host: `vi.localhost:3000@${EVIL}` },
  { host: `VI.localhost:3000, ${EVIL}` },
  { host: '' },
  { host: 'vi.localhost:3001' },
  { host: 'vi.localhost' },
  { host: 'vi.localhost.:3000' },
  { host: `vi.localhost:3000:${EVIL}` },
  { host: `${EVIL}@vi.localhost:3000` },
  { host: `vi.localhost:3000/${EVIL}` },
  { host: `vi.localhost:3000?${EVIL}` },
  { host: `vi.localhost:3000#${EVIL}` },
  { host: `vi.localhost:3000\\${EVIL}` },
  { host: `vi.localhost:3000 ${EVIL}` },
  { host: 'VI.LOCALHOST:3000' },
  { host: 'Vi.Localhost:3000', 'x-forwarded-host': EVIL },
  { host: 'vi.localhost:3000', 'x-forwarded-host': EVIL },
  { host: 'vi.localhost:3000', 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
  { host: 'vi.localhost:3000', forwarded: `host=${EVIL};proto=https` },
  { host: 'vi.localhost:3000', 'x-original-url': `//${EVIL}/`, 'x-rewrite-url': `//${EVIL}/` },
  { host: 'vi.localhost:3000', 'x-host': EVIL, 'x-http-host-override': EVIL },
  { host: 'vi.localhost:3000', origin: `http://${EVIL}`, referer: `http://${EVIL}/` },
  { host: 'localhost:3000', 'x-forwarded-host': EVIL },
];

describe('a forged host', () => {
  test.each(FORGED)('%j appears in no answer, and in none that is given to the next reader', async (headers) => {
    const paths = [
      '/',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap/pages.xml',
      '/sitemap/works-0.xml',
      '/feeds/latest.atom',
      '/feeds/genres/history.atom',
      `/feeds/comic/${seeded.viComic.id}.atom`,
      `/cards/${seeded.viMany[0]?.id}/${'0'.repeat(32)}.jpg`,
      '/manifest-vi.webmanifest',
      '/api/_nuxt_icon/lucide.json?icons=book',
      '/graphql?query={__typename}',
    ];
    for (const path of paths) {
      for (const answer of [await raw(path, headers), await site.send(path)]) {
        expect(JSON.stringify(answer.headers)).not.toContain(EVIL);
        expect(answer.body.toString()).not.toContain(EVIL);
      }
    }
  });

  test.each([
    ['vi.localhost:3001', 421],
    ['vi.localhost', 421],
    ['vi.localhost.:3000', 421],
    [`${EVIL}@vi.localhost:3000`, 421],
    ['', 421],
    ['VI.LOCALHOST:3000', 200],
  ])('that says "%s" is answered with %i', async (host, status) => {
    expect((await raw('/robots.txt', { host })).status).toBe(status);
  });

  test('written in capitals is ours, and spoken of as we write it', async () => {
    const answer = await raw('/robots.txt', { host: 'VI.LOCALHOST:3000' });
    expect(answer.body.toString()).toBe((await site.send('/robots.txt')).body.toString());
    const sent = await raw('/genres', { host: 'LOCALHOST:3000' });
    expect([sent.status, sent.headers.location]).toEqual([302, 'http://vi.localhost:3000/genres']);
  });

  test.each([
    [`http://${EVIL}/`, 421],
    [`http://${EVIL}/robots.txt`, 421],
    [`https://${EVIL}:444/graphql?query={__typename}`, 421],
    [`http://vi.localhost:3000@${EVIL}/`, 421],
    [`${EVIL}:443`, 400],
    ['*', 400],
  ])('in the line of the request itself (%s) is refused, under our own host and under none', async (line, status) => {
    for (const host of ['vi.localhost:3000', 'localhost:3000', EVIL]) {
      const answer = await raw(line, { host });
      expect([line, host, answer.status]).toEqual([line, host, status]);
      expect(JSON.stringify(answer.headers) + answer.body.toString()).not.toContain(EVIL);
    }
  });

  test('appears in no mail', async () => {
    const query = 'mutation ($email: String!) { requestPasswordReset(email: $email, language: vi) { __typename } }';
    await testing.database
      .insertInto('users')
      .values({ email: 'lan@example.org', email_key: 'lan@example.org', name: 'Lan', password_hash: null, avatar_id: null, language: 'vi' })
      .execute();
    for (const forged of FORGED.filter(({ host }) => host === 'vi.localhost:3000').slice(0, 3)) {
      const headers = { 'content-type': 'application/json', ...forged };
      const { host, ...rest } = headers as { host?: string };
      const body = JSON.stringify({ query, variables: { email: 'lan@example.org' } });
      const { origin: _origin, ...sent } = rest as { origin?: string };
      expect((await site.send('/graphql', { method: 'POST', host: host ?? '', headers: sent, body })).status).toBe(200);
    }
    const mails = await mailsIn(site.dataFolder);
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(decodeMail(mail)).toContain('http://vi.localhost:3000/password/setting#token=');
      expect(decodeMail(mail)).not.toContain(EVIL);
    }
  });
});

/** Sends the address and the headers as they are, also where they are none. */
function raw(path: string, headers: Readonly<Record<string, string>>): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const options = { port: site.port, host: '127.0.0.1', agent: false, headers, insecureHTTPParser: true };
    const request = sendRequest({ ...options, path: sendable(path) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    request.on('error', reject);
    request.end();
  });
}

/** Node sends no tab and no beginning but a slash. */
function sendable(path: string): string {
  return path.replaceAll('\t', '%09').replace(/^\\\\/, '/\\\\');
}
