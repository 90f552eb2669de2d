import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SeededSite, startSeededSite } from '#tests/support/site/seeded-site.ts';
import { parseXml, type XmlElement } from '#tests/support/files/xml.ts';

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const HOSTILE = '<script>alert(1)</script> & "truyện" \u0007\uFFFF';

let site: SeededSite['site'];
let seeded: SeededSite['seeded'];
let close: SeededSite['close'];

beforeAll(async () => {
  ({ site, seeded, close } = await startSeededSite());
});
afterAll(() => close());

async function read(path: string, host = 'vi.localhost:3000'): Promise<XmlElement> {
  const { status, headers, body } = await site.send(path, { host });
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  const feed = parseXml(body.toString());
  checkByAtom(feed);
  return feed;
}

const all = (element: XmlElement, name: string): readonly XmlElement[] => element.children.filter((child) => child.name === name);
const one = (element: XmlElement, name: string): XmlElement => {
  const [found, ...more] = all(element, name);
  if (found === undefined || more.length > 0)
    throw new Error(`<${element.name}> has ${more.length === 0 ? 'no' : 'more than one'} <${name}>.`);
  return found;
};

/** What RFC 4287, 4.1.1 and 4.1.2, demands of feeds and entries. */
function checkByAtom(feed: XmlElement): void {
  expect([feed.name, feed.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  for (const element of [feed, ...all(feed, 'entry')]) {
    expect(URL.parse(one(element, 'id').text)).not.toBeNull();
    expect(one(element, 'title').text).not.toBe('');
    expect(one(element, 'updated').text).toMatch(RFC_3339);
    const alternates = all(element, 'link').filter(({ attributes }) => attributes['rel'] === 'alternate');
    expect(alternates).toHaveLength(1);
    for (const author of all(element, 'author')) expect(one(author, 'name').text).not.toBe('');
  }
  expect(all(feed, 'author').length).toBeGreaterThan(0);
  expect(all(feed, 'link').filter(({ attributes }) => attributes['rel'] === 'self')).toHaveLength(1);
  const ids = all(feed, 'entry').map((entry) => one(entry, 'id').text);
  expect(new Set(ids).size).toBe(ids.length);
}

test('the feed of a site tells the last chapter of each work, newest first', async () => {
  const feed = await read('/feeds/latest.atom');
  expect(one(feed, 'title').text).toBe('Chương mới – Truyện Đôi');
  expect(one(feed, 'updated').text).toBe('2026-03-14T00:00:00.000Z');
  const titles = all(feed, 'entry').map((entry) => one(entry, 'title').text);
  expect([titles.length, titles[0], titles[12], titles[14]]).toEqual([
    15,
    'Chuyện ngắn 12 – Chương 1',
    'Căn phòng khóa – Chương 1',
    'Trăm hai mươi đêm – Chương 119: Đêm thứ 119',
  ]);
});

test('the feed of a work tells its chapters, at most fifty, with the creators as authors', async () => {
  const feed = await read(`/feeds/comic/${seeded.viComic.id}.atom`);
  const [newest] = all(feed, 'entry');
  expect(newest && { id: one(newest, 'id').text, authors: all(newest, 'author').map((author) => one(author, 'name').text) }).toEqual({
    id: `http://vi.localhost:3000/comic/${seeded.viComic.id}/${seeded.viComic.chapterIds[2]}`,
    authors: ['Nguyễn An', '森田ゆき'],
  });
  const long = await read(`/feeds/comic/${seeded.viNovel.id}.atom`);
  expect(all(long, 'entry')).toHaveLength(50);
});

test('the feed of a genre tells the works of that genre, in the words of the site', async () => {
  const feed = await read('/feeds/genres/history.atom', 'ja.localhost:3000');
  expect(one(feed, 'title').text).toBe('ジャンル「歴史」 – ふたご書庫');
  expect(all(feed, 'entry').map((entry) => one(entry, 'title').text)).toEqual(['消えない灯 – 第1話']);
});

test('a sensitive work is told by the warning, never by its description', async () => {
  const [entry] = all(await read(`/feeds/comic/${seeded.viSensitive.id}.atom`), 'entry');
  expect(entry && one(entry, 'summary').text).toBe(
    'The story touches on sensitive issues; it may contain content and images unsuitable for all ages; consider before viewing',
  );
});

test('a feed that is unchanged is not sent again', async () => {
  const first = await site.send('/feeds/latest.atom');
  const again = await site.send('/feeds/latest.atom', { headers: { 'if-none-match': first.headers.etag ?? '' } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

describe('there is no feed', () => {
  test.each([
    ['of a hidden work', () => `/feeds/comic/${seeded.viHidden.id}.atom`],
    ['of a work of the twin site', () => `/feeds/comic/${seeded.jaComic.id}.atom`],
    ['of a work that is not there', () => '/feeds/comic/999999.atom'],
    ['of a genre that is not there', () => '/feeds/genres/none.atom'],
  ])('%s', async (_words, path) => {
    const answer = await site.send(path());
    expect([answer.status, answer.headers['cache-control'], answer.body.toString()]).toEqual([404, 'no-store', 'There is no such feed.\n']);
  });
});

test('words that would be markup stay words', async () => {
  const hostile = await startSeededSite();
  await hostile.testing.database
    .updateTable('works')
    .set({ title: HOSTILE, description: `]]> ${HOSTILE}` })
    .where('id', '=', hostile.seeded.viComic.id)
    .execute();
  const feed = parseXml((await hostile.site.send(`/feeds/comic/${hostile.seeded.viComic.id}.atom`)).body.toString());
  await hostile.close();
  checkByAtom(feed);
  expect(one(feed, 'title').text).toBe('<script>alert(1)</script> & "truyện"  – Truyện Đôi');
});
