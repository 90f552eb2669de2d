import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { observatoryRules, observatoryScore } from '#tests/support/network/observatory.ts';
import { chapterOf, find, libraryOf } from '#tests/e2e/browser/reader.ts';
import { startSecondSite, type SecondSite } from '#tests/e2e/site/second-site.ts';

const LEAST_SCORE = 130;

const HOST = 'doi.example';
let own: SecondSite;
let pages: readonly string[];

/** As it stands behind a proxy that speaks TLS, with everything configured that opens a policy. */
beforeAll(async () => {
  own = await startSecondSite({
    FUTAGO_SITES_VI_ORIGIN: `https://${HOST}`,
    FUTAGO_SITES_JA_ORIGIN: 'https://futago.example',
    FUTAGO_SITES_VI_AD_FRAME: 'https://ads.example/[place]',
    FUTAGO_SITES_VI_ANALYTICS_ID: 'G-1',
    FUTAGO_INSPECTOR: 'true',
  });
  const works = await libraryOf('vi');
  const comic = find(works, ({ format, isSensitive }) => format === 'COMIC' && !isSensitive);
  const novel = find(works, ({ format }) => format === 'NOVEL');
  const sensitive = find(works, ({ isSensitive }) => isSensitive);
  pages = [
    '/',
    '/genres',
    '/ranking',
    '/search?q=a',
    `/comic/${comic.id}`,
    `/comic/${novel.id}`,
    `/comic/${sensitive.id}`,
    chapterOf(comic, 0),
    chapterOf(novel, 0),
    '/history',
    '/shelf',
    '/login',
    '/logout',
    '/goodbye',
    '/password/reset',
    '/password/setting',
    '/user/profile',
    '/contact',
    '/privacy',
    '/terms',
    '/none',
    '/comic/999999',
    '/inspector',
    '/genres?inspect=',
  ];
});
afterAll(() => own.stop());

async function headersOf(path: string): Promise<Readonly<Record<string, string>>> {
  const { headers } = await localFetch(`${own.vi}${path}`, { headers: { host: HOST } });
  return Object.fromEntries(headers);
}

test('Every kind of page scores at least 130 by the rules of the MDN HTTP Observatory.', async () => {
  for (const path of pages) {
    const headers = await headersOf(path);
    expect([path, headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
    expect([path, observatoryScore(headers), observatoryRules(headers)]).toEqual([path, expect.toSatisfy(isEnough), expect.anything()]);
  }
});

function isEnough(score: number): boolean {
  return score >= LEAST_SCORE;
}

test('csp_evaluator finds nothing of high or medium severity in the policy of any page.', async () => {
  for (const path of pages) {
    const { csp } = new CspParser((await headersOf(path))['content-security-policy'] ?? '');
    const findings = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    expect([path, findings]).toEqual([path, []]);
  }
});

test('Every page is held to Trusted Types, by policies that are named.', async () => {
  for (const path of pages) {
    const policy = (await headersOf(path))['content-security-policy'] ?? '';
    expect([path, policy]).toEqual([path, expect.stringContaining("require-trusted-types-for 'script'")]);
    expect([path, policy]).toEqual([path, expect.stringMatching(/trusted-types (?:'none'|futago\b)/)]);
    expect([path, policy]).toEqual([path, expect.not.stringMatching(/unsafe|\*|'nonce-/)]);
  }
});

test('What is no page runs and loads nothing, and no other site may use it.', async () => {
  const files = [
    '/robots.txt',
    '/sitemap.xml',
    '/feeds/latest.atom',
    '/builds/latest.json',
    '/favicon-vi.svg',
    '/pictures/none',
    '/graphql',
  ];
  for (const path of files) {
    const headers = await headersOf(path);
    expect([path, headers]).toEqual([
      path,
      expect.objectContaining({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      }),
    ]);
  }
  expect((await headersOf('/sw.js'))['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});

test('What pages tell machines of what they show parses, and every address in it is ours.', async () => {
  const kinds = new Set<string>();
  for (const path of pages) {
    const html = await (await localFetch(`${own.vi}${path}`, { headers: { host: HOST } })).text();
    for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      const thing = JSON.parse(text) as Readonly<Record<string, unknown>>;
      expect(thing['@context']).toBe('https://schema.org');
      kinds.add(String(thing['@type']));
      const addresses = [...text.matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, address = '']) => new URL(address).origin);
      expect([path, [...new Set(addresses)].toSorted()]).toEqual([path, expect.toSatisfy(areOurs)]);
    }
  }
  expect([...kinds].toSorted()).toEqual(['Book', 'BreadcrumbList', 'Chapter', 'ComicIssue', 'ComicSeries', 'WebSite']);
});

function areOurs(origins: readonly string[]): boolean {
  return origins.every((origin) => ['https://schema.org', `https://${HOST}`, 'https://futago.example'].includes(origin));
}

test('A host that a proxy is said to have been asked for stands in no page, and in none that the next reader is given.', async () => {
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' };
  for (const path of pages) {
    for (const headers of [{ host: HOST, ...forged }, { host: HOST.toUpperCase() }, { host: HOST }]) {
      const answer = await localFetch(`${own.vi}${path}`, { headers });
      const text = JSON.stringify([...answer.headers]) + (await answer.text());
      expect([path, text.includes('evil.example'), text.includes(HOST.toUpperCase())]).toEqual([path, false, false]);
    }
  }
});

describe('the rules themselves', () => {
  const GOOD = {
    'content-security-policy': "default-src 'none'; script-src 'sha256-a' 'strict-dynamic' 'self'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  };
  test.each([
    [{}, 130],
    [{ 'referrer-policy': 'unsafe-url' }, 120],
    [{ 'cross-origin-resource-policy': 'cross-origin' }, 120],
    [{ 'x-content-type-options': '' }, 125],
    [{ 'strict-transport-security': 'max-age=60' }, 120],
    [{ 'strict-transport-security': '' }, 80],
    [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 125],
    [{ 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" }, 80],
    [{ 'content-security-policy': "default-src 'none'; script-src 'strict-dynamic'; frame-ancestors 'none'" }, 75],
    [{ 'content-security-policy': "default-src 'none'; connect-src http://a.example; frame-ancestors 'none'" }, 80],
    [{ 'content-security-policy': "default-src 'none'; img-src http:; frame-ancestors 'none'" }, 110],
    [{ 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" }, 120],
    [{ 'content-security-policy': "default-src 'none'" }, 80],
    [{ 'set-cookie': 'a=1' }, 60],
  ])('%j in place of what is good scores %i', (others, score) => {
    expect(observatoryScore({ ...GOOD, ...others })).toBe(score);
  });
});
