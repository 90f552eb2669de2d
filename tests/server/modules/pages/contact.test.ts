import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteAnswer } from '#tests/support/site/in-process-site.ts';
import { type GraphqlSites, json, openGraphqlSites } from '#tests/support/site/graphql-site.ts';
import type { InProcessSite } from '#tests/support/site/in-process-site.ts';
import { decodeMail, mailsIn } from '#tests/support/site/mails.ts';

const QUERY = `mutation ($input: ContactInput!) { sendContactMessage(input: $input) {
  __typename ... on InvalidInput { problems { field code limit } } ... on Throttled { retryAfterSeconds } } }`;
const LETTER = { name: 'Lan', email: 'lan@example.org', message: 'Trang 3 bị mất chữ.', website: '', language: 'vi' };

let sites: GraphqlSites;
let site: InProcessSite;

beforeAll(async () => {
  sites = await openGraphqlSites();
  site = await sites.start();
});
afterAll(() => sites.close());
afterEach(async () => {
  await sites.database.deleteFrom('throttle_hits').execute();
  await rm(join(site.dataFolder, 'outbox'), { recursive: true, force: true });
});

function write(changes: Readonly<Record<string, unknown>> = {}): Promise<SiteAnswer> {
  const body = JSON.stringify({ query: QUERY, variables: { input: { ...LETTER, ...changes } } });
  return site.send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

test('what a reader writes goes to the support of the site, who answers to the reader', async () => {
  const message = 'Dòng một\r\n<script>alert(1)</script>\u0000 & hết';
  expect(json(await write({ message }))).toEqual({ data: { sendContactMessage: { __typename: 'Done' } } });
  const [mail = '', ...more] = await mailsIn(site.dataFolder);
  const text = decodeMail(mail);
  expect(more).toEqual([]);
  expect(text).toMatch(/^To: hotro@truyendoi\.example$/m);
  expect(text).toMatch(/^From: .*<hotro@truyendoi\.example>$/m);
  expect(text).toMatch(/^Reply-To: Lan <lan@example\.org>$/m);
  expect(text).toContain('Dòng một\n<script>alert(1)</script> & hết');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; hết');
});

test('each site has its own support', async () => {
  await write({ language: 'ja' });
  expect((await mailsIn(site.dataFolder))[0]).toMatch(/^To: support@futago\.example$/m);
});

test('line ends in a name make no headers', async () => {
  await write({ name: 'Lan\r\nBcc: everyone@example.org' });
  expect((await mailsIn(site.dataFolder))[0]).not.toMatch(/^Bcc:/m);
});

test('what fills the field that people do not see is thanked, and nothing is sent or counted', async () => {
  for (let times = 0; times < 7; times++) {
    expect(json(await write({ website: 'http://spam.example' }))).toEqual({ data: { sendContactMessage: { __typename: 'Done' } } });
  }
  expect(await mailsIn(site.dataFolder)).toEqual([]);
});

test('a message of which nothing is to be seen is none', async () => {
  expect(json(await write({ message: '\u200b\u2800\n' }))).toMatchObject({
    data: { sendContactMessage: { problems: [{ field: 'message', code: 'REQUIRED', limit: null }] } },
  });
});

test('wrong fields are all named, and nothing is sent', async () => {
  expect(json(await write({ name: ' ', email: 'lan', message: 'x'.repeat(4001) }))).toEqual({
    data: {
      sendContactMessage: {
        __typename: 'InvalidInput',
        problems: [
          { field: 'name', code: 'REQUIRED', limit: null },
          { field: 'email', code: 'NOT_AN_EMAIL', limit: null },
          { field: 'message', code: 'TOO_LONG', limit: 4000 },
        ],
      },
    },
  });
  expect(await mailsIn(site.dataFolder)).toEqual([]);
});

test('after five letters from a network the sixth waits, and is told how long', async () => {
  const answers: SiteAnswer[] = [];
  for (let times = 0; times < 6; times++) answers.push(await write());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(500);
  expect(await mailsIn(site.dataFolder)).toHaveLength(5);
});
