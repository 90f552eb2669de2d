import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HiddenPictures } from '#server/modules/moderation/hidden-pictures.ts';
import { ModerationRepository } from '#server/modules/moderation/moderation.repository.ts';
import { ReviewsRepository } from '#server/modules/moderation/reviews.repository.ts';
import type { TestAccount } from '#tests/support/site/accounts.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { comicArchive, picture, UploadsSite } from '#tests/server/modules/uploads/uploads-site.ts';

const PUBLISH = `mutation ($id: ID!) { publishChapter(id: $id) { __typename
  ... on OwnChapter { state chapter { id work { id } } } } }`;
const PAGES = 'query ($id: ID!) { viewer { ownChapter(id: $id) { pages { id picture { id sources { url } } } } } }';
const READ = 'query ($workId: ID!, $chapterId: ID!) { chapter(workId: $workId, chapterId: $chapterId, language: vi) { __typename } }';
const COVER = 'query ($workId: ID!) { work(id: $workId, language: vi) { ... on Work { cover { sources { url } } } } }';
const KEPT = 'public, max-age=31536000, immutable, s-maxage=86400';

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start({ cdn: { purgeUrl: 'http://127.0.0.1:1/purge', token: null } });
});
afterAll(() => site.close());

interface Published {
  readonly state: string;
  readonly chapter: { readonly id: string; readonly work: { readonly id: string } } | null;
}

async function publish(id: string): Promise<Published> {
  return (await site.run<{ publishChapter: Published }>(PUBLISH, { id }, site.lan)).publishChapter;
}

async function pagesOf(id: string) {
  const { viewer } = await site.run<{
    viewer: {
      ownChapter: { pages: readonly { id: string; picture: { readonly id: string; readonly sources: readonly { url: string }[] } }[] };
    };
  }>(PAGES, { id }, site.lan);
  return viewer.ownChapter.pages.map((page) => ({ id: page.id, url: page.picture.sources[0]?.url ?? '' }));
}

/** Lan's chapter of pictures in these shades, as readers see it. */
async function chapterOf(shades: readonly number[]) {
  const ownWorkId = await site.createWork();
  const { chapters } = await site.upload(ownWorkId, [await comicArchive(shades)]);
  const ownId = chapters[0]?.id ?? '';
  const { chapter } = await publish(ownId);
  const pages = await pagesOf(ownId);
  return { ownWorkId, ownId, pages, urls: pages.map(({ url }) => url), workId: Number(chapter?.work.id), chapterId: Number(chapter?.id) };
}

async function coverOf(workId: number): Promise<readonly string[]> {
  const { work } = await site.run<{ work: { cover: { sources: readonly { url: string }[] } | null } }>(COVER, { workId: String(workId) });
  return work.cover?.sources.map(({ url }) => url) ?? [];
}

async function judge(workId: number, chapterId: number | null, isHidden: boolean): Promise<void> {
  const moderation = new ModerationRepository(site.test.database);
  expect(await moderation.judge({ workId, chapterId, isHidden, reason: '', byWhom: 'an' })).toMatchObject({ isNew: true });
  site.site.api.forget();
  await site.site.api.hiddenPictures.refresh();
}

async function seen(urls: readonly string[], as?: TestAccount): Promise<unknown[]> {
  const headers = as === undefined ? {} : { cookie: `language=vi; futago_token=${as.token}` };
  return await Promise.all(
    urls.map(async (url) => {
      const answer = await site.site.send(url, { headers });
      return answer.status === 200
        ? answer.headers['cache-control']
        : [answer.status, answer.headers['cache-control'], answer.body.toString()];
    }),
  );
}

/** A chapter of text with a drawing in this shade. */
async function book(shade: number) {
  const text = '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>潮騒を聞く。</p><p><img src="a.png" alt="船"/></p></body></html>';
  const items = '<item id="one" href="1.xhtml" media-type="application/xhtml+xml"/><item id="a" href="a.png" media-type="image/png"/>';
  const described = `<package xmlns="http://www.idpf.org/2007/opf"><manifest>${items}</manifest><spine><itemref idref="one"/></spine></package>`;
  const entries = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="package.opf"/></rootfiles></container>',
    'package.opf': described,
    '1.xhtml': text,
    'a.png': await picture(shade),
  };
  return { name: '海.epub', content: makeZip(Object.entries(entries).map(([name, content]) => ({ name, content, isStored: true }))) };
}

const GONE = [404, 'no-store', 'There is no such picture.\n'];
const OWN = 'private, no-store';

test('The pictures of a hidden chapter are gone but for what another shows, and for the owner; shown again, they are back.', async () => {
  const [one, other] = [await chapterOf([1, 2, 3]), await chapterOf([3, 4])];
  const [first = '', second = '', both = ''] = one.urls;
  expect(other.urls[0]).toBe(both);
  const answer = await site.site.send(first);
  expect(answer.headers['cache-tag']).toBe(`futago-pictures,futago-picture-${first.split('/')[2]}`);
  await judge(one.workId, one.chapterId, true);
  expect(await seen([first, second, both])).toEqual([GONE, GONE, KEPT]);
  expect(await seen([first, both], site.other)).toEqual([GONE, KEPT]);
  expect(await seen([first, second, both], site.lan)).toEqual([OWN, OWN, KEPT]);
  await judge(other.workId, null, true);
  expect(await seen([first, both, other.urls[1] ?? ''])).toEqual([GONE, GONE, GONE]);
  await judge(one.workId, one.chapterId, false);
  expect(await seen([first, second, both, other.urls[1] ?? ''])).toEqual([KEPT, KEPT, KEPT, GONE]);
  expect(await coverOf(one.workId)).toContain(first);
  await judge(other.workId, null, false);
  expect(await seen([...one.urls, ...other.urls])).toEqual([KEPT, KEPT, KEPT, KEPT, KEPT]);
});

test('What an owner publishes of a hidden chapter stays out of sight, its new pages too, until it is shown and published again.', async () => {
  const { ownWorkId, ownId, pages, urls, workId, chapterId } = await chapterOf([11, 12]);
  await judge(workId, chapterId, true);
  const replacing = { purpose: 'PAGE', chapterId: ownId, pageId: pages[0]?.id };
  await site.upload(ownWorkId, [{ name: 'mới.png', content: await picture(13) }], replacing);
  expect(await publish(ownId)).toEqual({ __typename: 'OwnChapter', state: 'HELD', chapter: null });
  await site.site.api.hiddenPictures.refresh();
  const added = (await pagesOf(ownId))[0]?.url ?? '';
  const chapter = { workId: String(workId), chapterId: String(chapterId) };
  expect(await site.run(READ, chapter)).toEqual({ chapter: { __typename: 'ChapterNotFound' } });
  expect(await seen([...urls, added])).toEqual([GONE, GONE, GONE]);
  // The first page is in the version that may be taken back.
  expect(await seen([...urls, added], site.lan)).toEqual([OWN, OWN, OWN]);
  await judge(workId, chapterId, false);
  expect(await publish(ownId)).toMatchObject({ state: 'PUBLISHED' });
  expect(await seen([...urls, added])).toEqual([KEPT, KEPT, KEPT]);
});

test('The drawings of a hidden novel are seen by its owner, those of an older version too.', async () => {
  const ownWorkId = await site.createWork({ format: 'NOVEL', language: 'ja', title: '海の手紙' });
  const drawn = async () => {
    const { rows } = await sql<{ url: string }>`
      select '/pictures/' || picture_id || '/60.webp' as url from version_pictures order by version_id desc limit 1`.execute(
      site.test.database,
    );
    return rows[0]?.url ?? '';
  };
  const { chapters } = await site.upload(ownWorkId, [await book(61)]);
  const ownId = chapters[0]?.id ?? '';
  const { chapter } = await publish(ownId);
  const before = await drawn();
  await site.upload(ownWorkId, [await book(62)], { purpose: 'CONTENT', chapterId: ownId });
  await publish(ownId);
  const now = await drawn();
  expect(await seen([before, now])).toEqual([KEPT, KEPT]);
  await judge(Number(chapter?.work.id), null, true);
  expect([await seen([before, now]), await seen([before, now], site.lan)]).toEqual([
    [GONE, GONE],
    [OWN, OWN],
  ]);
});

test('A cover that was a page of a hidden chapter is the first page that is left, and comes back with the chapter.', async () => {
  const ownWorkId = await site.createWork();
  const { chapters } = await site.upload(ownWorkId, [await comicArchive([31]), await comicArchive([32], 'Chương 2.cbz')]);
  const shown: Published['chapter'][] = [];
  for (const { id } of chapters) shown.push((await publish(id)).chapter);
  const [first, second] = await Promise.all(chapters.map(async ({ id }) => (await pagesOf(id))[0]?.url));
  const workId = Number(shown[0]?.work.id);
  expect(await coverOf(workId)).toContain(first);
  await judge(workId, Number(shown[0]?.id), true);
  expect(await coverOf(workId)).toContain(second);
  expect(await seen([first ?? ''])).toEqual([GONE]);
  await judge(workId, Number(shown[1]?.id), true);
  expect(await coverOf(workId)).toEqual([]);
  await judge(workId, Number(shown[1]?.id), false);
  expect(await coverOf(workId)).toContain(second);
  await judge(workId, Number(shown[0]?.id), false);
  expect(await coverOf(workId)).toContain(first);
});

test('A card that shows the cover of a hidden chapter leads to the card of now, and is there again with the chapter.', async () => {
  const ownWorkId = await site.createWork();
  const { chapters } = await site.upload(ownWorkId, [await comicArchive([41]), await comicArchive([42], 'Chương 2.cbz')]);
  const shown: Published['chapter'][] = [];
  for (const { id } of chapters) shown.push((await publish(id)).chapter);
  const workId = Number(shown[0]?.work.id);
  const before = (await site.site.api.cards.pathOf(workId)) ?? '';
  const file = site.site.api.cards.fileOf(workId, before.split('/')[3]?.replace('.jpg', '') ?? '');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'a card');
  const ask = async () => (await site.site.send(before)).status;
  expect(await ask()).toBe(200);
  await judge(workId, Number(shown[0]?.id), true);
  expect(await site.site.api.cards.pathOf(workId)).not.toBe(before);
  expect(await ask()).toBe(302);
  await judge(workId, Number(shown[0]?.id), false);
  expect([await site.site.api.cards.pathOf(workId), await ask()]).toEqual([before, 200]);
});

test('A work that was refused shows its pictures to its owner alone.', async () => {
  const ownWorkId = await site.createWork();
  const { chapters } = await site.upload(ownWorkId, [await comicArchive([21])]);
  await site.test.database.updateTable('own_works').set({ review: 'WAITING' }).where('id', '=', Number(ownWorkId)).execute();
  const urls = (await pagesOf(chapters[0]?.id ?? '')).map(({ url }) => url);
  const reviews = new ReviewsRepository(site.test.database);
  await reviews.judge({ ownWorkId: Number(ownWorkId), isPassed: false, version: null, reason: '', byWhom: 'an' });
  await site.site.api.hiddenPictures.refresh();
  expect([await seen(urls), await seen(urls, site.lan)]).toEqual([[GONE], [OWN]]);
});

test('The card of a hidden work is gone, though it was drawn, also where another work is named.', async () => {
  const { id } = site.seeded.viNovel;
  const path = (await site.site.api.cards.pathOf(id)) ?? '';
  const hash = path.split('/')[3]?.replace('.jpg', '') ?? '';
  const file = site.site.api.cards.fileOf(id, hash);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'a card');
  const ask = async (of: string): Promise<number> => (await site.site.send(of)).status;
  expect(await ask(path)).toBe(200);
  await judge(id, null, true);
  expect(await ask(path)).toBe(404);
  expect(await ask(`/cards/${site.seeded.viComic.id}/${hash}.jpg`)).toBe(302);
  await judge(id, null, false);
  expect(await ask(path)).toBe(200);
});

test('Listeners hear of pictures that are newly hidden; what was known stays while the database cannot be asked.', async () => {
  const [told, reported]: [unknown[], unknown[]] = [[], []];
  const answers = [['a', 'b'], ['b', 'c'], null, ['c']];
  const list = async () => {
    const pictureIds = answers.shift();
    if (pictureIds === null || pictureIds === undefined) throw new Error('away');
    return { workIds: [7], partlyHiddenIds: [8], pictureIds };
  };
  const hidden = new HiddenPictures({ repository: { list, isOfOwner: async () => false }, report: (error) => reported.push(error) });
  hidden.onHidden((ids) => told.push(ids));
  const looked = hidden.watch();
  expect([hidden.has('a'), hidden.awaited]).toEqual([false, expect.any(Promise)]);
  await looked;
  expect([hidden.has('a'), hidden.awaited]).toEqual([true, null]);
  await hidden.refresh();
  expect([told, hidden.has('a'), hidden.has('c'), hidden.hasWork(7), hidden.hasWork(8), hidden.hasChapterOf(8)]).toEqual([
    [['a', 'b'], ['c']],
    false,
    true,
    true,
    false,
    true,
  ]);
  await hidden.refresh();
  expect([reported, hidden.has('b'), hidden.has('c')]).toEqual([[new Error('away')], true, true]);
  await hidden.refresh();
  await hidden.stop();
  expect([told.length, hidden.has('b'), hidden.has('c')]).toEqual([2, false, true]);
});
