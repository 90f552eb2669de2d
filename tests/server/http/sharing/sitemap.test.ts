import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';
import { type SeededSite, startSeededSite } from '#tests/support/site/seeded-site.ts';
import { parseXml, type XmlElement } from '#tests/support/files/xml.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const LONGEST_ADDRESS = 2047;

let site: SeededSite['site'];
let seeded: SeededSite['seeded'];
let testing: SeededSite['testing'];
let close: SeededSite['close'];

beforeAll(async () => {
  ({ site, seeded, testing, close } = await startSeededSite());
});
afterAll(() => close());

async function read(path: string, host = 'vi.localhost:3000'): Promise<XmlElement> {
  const { status, headers, body } = await site.send(path, { host });
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return parseXml(body.toString());
}

function textsOf(element: XmlElement, name: string): string[] {
  return element.children.flatMap((child) => child.children.filter((inner) => inner.name === name).map(({ text }) => text));
}

async function alternatesAt(host: string): Promise<unknown[]> {
  const works = await read('/sitemap/works-0.xml', host);
  return works.children.flatMap(({ children }) => children.filter(({ name }) => name === 'xhtml:link').map(({ attributes }) => attributes));
}

/** The rules of https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd and siteindex.xsd, with xhtml:link as the only guest. */
function checkByProtocol(document: XmlElement, origin: string): void {
  const [list, entry] = document.name === 'urlset' ? ['urlset', 'url'] : ['sitemapindex', 'sitemap'];
  expect(document.name).toBe(list);
  expect(document.attributes['xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(document.children.length).toBeGreaterThan(0);
  expect(document.children.length).toBeLessThanOrEqual(50_000);
  for (const { name, children } of document.children) {
    expect(name).toBe(entry);
    const names = children.map((child) => child.name);
    expect(names.join(' ')).toMatch(entry === 'url' ? /^loc( lastmod)?( xhtml:link)*$/ : /^loc( lastmod)?$/);
    const [loc] = children.map(({ text }) => text);
    expect(URL.parse(loc ?? '')?.origin).toBe(origin);
    expect(loc?.length).toBeLessThanOrEqual(LONGEST_ADDRESS);
    for (const { name: part, text } of children) if (part === 'lastmod') expect(text).toMatch(INSTANT);
  }
}

describe('the index', () => {
  test('names the pages and one file of works, with the instant of the newest, and one file of creators with that of their newest', async () => {
    const index = await read('/sitemap.xml');
    checkByProtocol(index, 'http://vi.localhost:3000');
    expect(textsOf(index, 'loc')).toEqual(['pages', 'works-0', 'creators-0'].map((name) => `http://vi.localhost:3000/sitemap/${name}.xml`));
    const [pages, works, creators, ...more] = textsOf(index, 'lastmod');
    expect([pages, works, more]).toEqual(['2026-03-14T00:00:00.000Z', '2026-03-14T00:00:00.000Z', []]);
    const ofCreators = textsOf(await read('/sitemap/creators-0.xml'), 'lastmod');
    expect(creators).toBe(ofCreators.toSorted().at(-1));
  });

  test('each site has its own', async () => {
    checkByProtocol(await read('/sitemap.xml', 'ja.localhost:3000'), 'http://ja.localhost:3000');
  });
});

describe('a file of works', () => {
  test('holds every shown work of the language once, and no hidden one', async () => {
    const works = await read('/sitemap/works-0.xml');
    checkByProtocol(works, 'http://vi.localhost:3000');
    const shown = [seeded.viComic, seeded.viNovel, seeded.viSensitive, ...seeded.viMany].map(({ id }) => id);
    expect(textsOf(works, 'loc')).toEqual(shown.toSorted((one, other) => one - other).map((id) => `http://vi.localhost:3000/comic/${id}`));
  });

  test('a work with a twin names both as alternates, from both sides', async () => {
    const alternates = [
      { rel: 'alternate', hreflang: 'vi', href: `http://vi.localhost:3000/comic/${seeded.viComic.id}` },
      { rel: 'alternate', hreflang: 'ja', href: `http://ja.localhost:3000/comic/${seeded.jaComic.id}` },
    ];
    expect(await alternatesAt('vi.localhost:3000')).toEqual(alternates);
    expect(await alternatesAt('ja.localhost:3000')).toEqual(alternates.toReversed());
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s to who takes it', async (encoding, unpack) => {
    const plain = await site.send('/sitemap/works-0.xml');
    const packed = await site.send('/sitemap/works-0.xml', { headers: { 'accept-encoding': encoding } });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(unpack(packed.body).toString()).toBe(plain.body.toString());
  });

  test('HEAD has no body', async () => {
    const head = await site.send('/sitemap/works-0.xml', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test.each(['/sitemap/works-1.xml', '/sitemap/works-9999999999.xml'])('%s holds no work', async (path) => {
    expect((await site.send(path)).status).toBe(404);
  });

  test.each(['/sitemap/works--1.xml', '/sitemap/works-01.xml', '/sitemap/works-0.xml.gz', '/sitemap/', '/sitemaps.xml'])(
    '%s is a page like any other',
    async (path) => {
      expect((await site.send(path)).body.toString()).toBe(`vi ${path}`);
    },
  );
});

describe('a file of creators', () => {
  let known: ReadonlyMap<string, number>;

  beforeAll(async () => {
    const { database } = testing;
    const only = {
      'Chỉ ở Nhật': seeded.jaComic.id,
      'Chỉ ở Việt': seeded.viNovel.id,
      'Của bộ ẩn': seeded.viHidden.id,
      'Chưa có bộ nào': null,
    };
    for (const [name, workId] of Object.entries(only)) {
      const { id } = await database.insertInto('creators').values({ name, reading: null }).returning('id').executeTakeFirstOrThrow();
      if (workId === null) continue;
      await database.insertInto('credits').values({ work_id: workId, creator_id: id, role: 'AUTHOR', position: 9 }).execute();
    }
    const rows = await database.selectFrom('creators').select(['id', 'name']).execute();
    known = new Map(rows.map(({ id, name }) => [name, id]));
  });

  const address = (language: string, name: string): string => `http://${language}.localhost:3000/creator/${known.get(name)}`;
  const both = (name: string): string[] => [address('vi', name), address('ja', name)];

  test('holds who has a shown work in the language, with when it was updated', async () => {
    const creators = await read('/sitemap/creators-0.xml');
    checkByProtocol(creators, 'http://vi.localhost:3000');
    expect(textsOf(creators, 'loc')).toEqual(['Nguyễn An', '森田ゆき', 'Chỉ ở Việt'].map((name) => address('vi', name)));
    expect(textsOf(creators, 'lastmod').length).toBe(3);
    const there = await read('/sitemap/creators-0.xml', 'ja.localhost:3000');
    expect(textsOf(there, 'loc')).toEqual(['Nguyễn An', '森田ゆき', 'Chỉ ở Nhật'].map((name) => address('ja', name)));
  });

  test('names both sites as alternates of who has works on both, and none of who has not', async () => {
    const creators = await read('/sitemap/creators-0.xml');
    const alternates = creators.children.map(({ children }) =>
      children.filter(({ name }) => name === 'xhtml:link').map(({ attributes }) => attributes['href']),
    );
    expect(alternates).toEqual([both('Nguyễn An'), both('森田ゆき'), []]);
  });

  test.each(['/sitemap/creators-1.xml', '/sitemap/creators-9999999999.xml'])('%s holds no creator', async (path) => {
    expect((await site.send(path)).status).toBe(404);
  });
});

test('the file of pages names what both sites have, and genres with works, with alternates where the twin has them too', async () => {
  const pages = await read('/sitemap/pages.xml');
  checkByProtocol(pages, 'http://vi.localhost:3000');
  expect(textsOf(pages, 'loc').map((address) => address.slice('http://vi.localhost:3000'.length))).toEqual([
    '/',
    '/genres',
    '/ranking',
    '/contact',
    '/privacy',
    '/terms',
    '/genres?genre=comedy',
    '/genres?genre=fantasy',
    '/genres?genre=history',
    '/genres?genre=romance',
  ]);
  const changed = pages.children.flatMap(({ children: [address, instant] }) =>
    instant?.name === 'lastmod' ? [[address?.text.replace('http://vi.localhost:3000', ''), instant.text.slice(0, 10)]] : [],
  );
  expect(changed.slice(0, 2)).toEqual([
    ['/', '2026-03-14'],
    ['/genres', '2026-03-14'],
  ]);
  expect(changed.slice(2).every(([address]) => address?.startsWith('/genres?genre='))).toBe(true);
  const single = pages.children.filter(({ children }) => !children.some(({ name }) => name === 'xhtml:link'));
  expect(single.map(({ children }) => children[0]?.text)).toEqual(['http://vi.localhost:3000/genres?genre=comedy']);
});

describe('a large catalogue', () => {
  let large: TestDatabase;
  let site2: InProcessSite;
  const WORKS = 60_000;

  beforeAll(async () => {
    large = await createTestDatabase();
    await sql`insert into works (source_key, language, format, status, direction, title, chapters_count, updated_at)
      select 'large/' || n, case when n % 3 = 0 then 'ja' else 'vi' end, 'COMIC', 'ONGOING', 'LEFT_TO_RIGHT', 'Truyện ' || n, 1,
        timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, ${WORKS}::int) n`.execute(large.database);
    site2 = await startInProcessSite(large.database);
  });
  afterAll(async () => {
    await site2.close();
    await large.close();
  });

  test('is told whole, each work once, in files that the protocol allows', { timeout: 60_000 }, async () => {
    const found = new Set<string>();
    for (const host of ['vi.localhost:3000', 'ja.localhost:3000']) {
      const index = parseXml((await site2.send('/sitemap.xml', { host })).body.toString());
      const files = textsOf(index, 'loc').filter((address) => address.includes('/works-'));
      expect(files.map((address) => address.split('/').at(-1))).toEqual(['works-0.xml', 'works-1.xml']);
      for (const file of files) {
        const { body } = await site2.send(new URL(file).pathname, { host });
        expect(body.length).toBeLessThan(50 * 1024 * 1024);
        const addresses = textsOf(parseXml(body.toString()), 'loc');
        expect(addresses.length).toBeLessThanOrEqual(50_000);
        for (const address of addresses) found.add(address);
      }
    }
    expect(found.size).toBe(WORKS);
  });

  test('more than four files at once are refused with when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => site2.send('/sitemap/works-0.xml')));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers['retry-after'] === '5')).toBe(true);
    expect((await site2.send('/sitemap/works-0.xml')).status).toBe(200);
  });
});
