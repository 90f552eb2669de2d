import { beforeAll, expect, test } from 'vitest';
import type { InProcessSite } from '#tests/support/site/in-process-site.ts';
import { startOwnSite } from '#tests/support/site/own-site.ts';

let site: InProcessSite;

beforeAll(async () => {
  const own = await startOwnSite();
  ({ site } = own);
  return own.close;
});

test('icons of an installed set are answered by name, and what is not there is said', async () => {
  const { status, headers, body } = await site.send('/api/_nuxt_icon/lucide.json?icons=search,book,nothing-of-the-kind');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'public, max-age=86400, stale-while-revalidate=604800',
  ]);
  expect(JSON.parse(body.toString())).toEqual({
    prefix: 'lucide',
    icons: {
      book: { body: expect.stringContaining('<path') as string },
      search: { body: expect.stringContaining('<path') as string },
    },
    not_found: ['nothing-of-the-kind'],
    width: 24,
    height: 24,
  });
});

test('an icon by another name comes with the one it stands for', async () => {
  const { body } = await site.send('/api/_nuxt_icon/lucide.json?icons=edit');
  const { aliases, icons } = JSON.parse(body.toString()) as Record<'aliases' | 'icons', Record<string, { parent?: string }>>;
  expect(Object.keys(icons)).toEqual([aliases['edit']?.parent]);
});

test('the order of the names makes no other answer', async () => {
  const [one, other] = await Promise.all([
    site.send('/api/_nuxt_icon/lucide.json?icons=book,search'),
    site.send('/api/_nuxt_icon/lucide.json?icons=search,book,book'),
  ]);
  expect(one.headers.etag).toBe(other.headers.etag);
});

test.each([
  ['/api/_nuxt_icon/lucide.json', 400, 'Name the icons: ?icons=book,search\n'],
  ['/api/_nuxt_icon/lucide.json?icons=', 400, 'Name the icons: ?icons=book,search\n'],
  ['/api/_nuxt_icon/lucide.json?icons=__proto__', 400, 'Name the icons: ?icons=book,search\n'],
  ['/api/_nuxt_icon/none.json?icons=book', 404, 'There is no such set of icons here.\n'],
  [`/api/_nuxt_icon/lucide.json?icons=${'a,'.repeat(300)}a`, 414, 'An address of icons has at most 500 characters.\n'],
])('%s is refused with a sentence', async (path, status, sentence) => {
  const answer = await site.send(path);
  expect([answer.status, answer.body.toString()]).toEqual([status, sentence]);
});

test('a name that every object knows is not there', async () => {
  const { body } = await site.send('/api/_nuxt_icon/lucide.json?icons=constructor');
  expect(JSON.parse(body.toString())).toMatchObject({ icons: {}, not_found: ['constructor'] });
});

test.each(['/api/_nuxt_icon/..%2f..%2fpackage.json?icons=book', '/api/_nuxt_icon/../lucide.json?icons=book', '/api/other'])(
  '%s is a page like any other',
  async (path) => {
    expect((await site.send(path)).body.toString()).toBe(`vi ${path}`);
  },
);
