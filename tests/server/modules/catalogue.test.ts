import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GraphqlSites, json, openGraphqlSites, post } from '#tests/support/site/graphql-site.ts';
import type { InProcessSite } from '#tests/support/site/in-process-site.ts';
import { seededPictureId } from '#tests/support/database/seed-rows.ts';
import type { SeededCatalogue } from '#tests/support/database/seed.ts';

let sites: GraphqlSites;
let seeded: SeededCatalogue;

beforeAll(async () => {
  sites = await openGraphqlSites();
  ({ seeded } = sites);
});
afterAll(() => sites.close());

const twinsOf = (id: number, chapterId: number | undefined): string => `{
  work(id: "${id}", language: vi) { ... on WorkElsewhere { title twin { id title } twinChapter(of: "${chapterId}") { id number } } } }`;

describe('the catalogue over GraphQL', () => {
  test.each(['0', '-1', 'abc', '1.5', '01', '9999999999999999999', '', ' 1'])('has no work with the id "%s"', async (id) => {
    const site = await sites.start();
    expect(await work(site, id, 'vi', 'title')).toEqual({ data: { work: { __typename: 'WorkNotFound', id } } });
  });

  test('does not show a hidden work or its chapters', async () => {
    const site = await sites.start();
    const id = String(seeded.viHidden.id);
    expect(await work(site, id, 'vi', 'title')).toEqual({ data: { work: { __typename: 'WorkNotFound', id } } });
    const chapter = await post(
      site,
      `{ chapter(workId: "${id}", chapterId: "${seeded.viHidden.chapterIds[0]}", language: vi) { __typename } }`,
    );
    expect(json(chapter)).toEqual({ data: { chapter: { __typename: 'ChapterNotFound' } } });
  });

  test('says that a work or a chapter is on the twin site', async () => {
    const site = await sites.start();
    const id = String(seeded.jaComic.id);
    const chapterId = String(seeded.jaComic.chapterIds[0]);
    expect(await work(site, id, 'vi', 'title')).toEqual({ data: { work: { __typename: 'WorkElsewhere', id, language: 'ja' } } });
    const chapter = await post(
      site,
      `{ chapter(workId: "${id}", chapterId: "${chapterId}", language: vi) { __typename ... on ChapterElsewhere { id language } } }`,
    );
    expect(json(chapter)).toEqual({ data: { chapter: { __typename: 'ChapterElsewhere', id: chapterId, language: 'ja' } } });
  });

  test('tells which work and which chapter here are the twins of those on the twin site, and that there are none', async () => {
    const site = await sites.start();
    const { jaComic, viComic, jaNovel } = seeded;
    expect(json(await post(site, twinsOf(jaComic.id, jaComic.chapterIds[1])))).toEqual({
      data: {
        work: {
          title: '鯉の灯籠',
          twin: { id: String(viComic.id), title: 'Lồng đèn cá chép' },
          twinChapter: { id: String(viComic.chapterIds[1]), number: '2' },
        },
      },
    });
    expect(json(await post(site, twinsOf(jaComic.id, jaNovel.chapterIds[0])))).toMatchObject({ data: { work: { twinChapter: null } } });
    expect(json(await post(site, twinsOf(jaNovel.id, jaNovel.chapterIds[0])))).toEqual({
      data: { work: { title: '消えない灯', twin: null, twinChapter: null } },
    });
  });

  test('of a chapter that is not there tells the work, where that is there', async () => {
    const site = await sites.start();
    const shownWork = async (workId: number, language: string): Promise<unknown> =>
      json(
        await post(
          site,
          `{ chapter(workId: "${workId}", chapterId: "999999", language: ${language}) { ... on ChapterNotFound { shownWork { id } } } }`,
        ),
      );
    const { viNovel, viHidden } = seeded;
    expect(await Promise.all([shownWork(viNovel.id, 'vi'), shownWork(viNovel.id, 'ja'), shownWork(viHidden.id, 'vi')])).toEqual([
      { data: { chapter: { shownWork: { id: String(viNovel.id) } } } },
      { data: { chapter: { shownWork: null } } },
      { data: { chapter: { shownWork: null } } },
    ]);
  });

  test('does not find a chapter under another work', async () => {
    const site = await sites.start();
    const chapter = await post(
      site,
      `{ chapter(workId: "${seeded.viNovel.id}", chapterId: "${seeded.viComic.chapterIds[0]}", language: vi) { __typename } }`,
    );
    expect(json(chapter)).toEqual({ data: { chapter: { __typename: 'ChapterNotFound' } } });
  });

  test('pages the chapters of a work from the newest or the oldest, with totals', async () => {
    const site = await sites.start();
    const page = 'items { number } position { page perPage totalItems totalPages }';
    const selection = `newest: chapters(perPage: 3) { ${page} } oldest: chapters(page: 5, perPage: 3, order: OLDEST_FIRST) { ${page} } last: chapters(page: 13) { ${page} }`;
    expect(await work(site, String(seeded.viNovel.id), 'vi', selection)).toEqual({
      data: {
        work: {
          __typename: 'Work',
          newest: {
            items: ['119', '118', '117'].map((number) => ({ number })),
            position: { page: 1, perPage: 3, totalItems: 120, totalPages: 40 },
          },
          oldest: {
            items: ['12.5', '13', '14'].map((number) => ({ number })),
            position: { page: 5, perPage: 3, totalItems: 120, totalPages: 40 },
          },
          last: { items: [], position: { page: 13, perPage: 10, totalItems: 120, totalPages: 12 } },
        },
      },
    });
  });

  test('ends a newest-first list with the first chapter, however the pages divide', async () => {
    const site = await sites.start();
    const selection = 'chapters(page: 8, perPage: 16) { items { number } }';
    const items = ['8', '7', '6', '5', '4', '3', '2', '1'].map((number) => ({ number }));
    expect(await work(site, String(seeded.viNovel.id), 'vi', selection)).toEqual({
      data: { work: { __typename: 'Work', chapters: { items } } },
    });
  });

  test('filters chapters by number or by title without tone marks', async () => {
    const site = await sites.start();
    const id = String(seeded.viNovel.id);
    expect(await work(site, id, 'vi', filtered('12.5'))).toEqual(found(['12.5'], 1));
    expect(await work(site, id, 'vi', filtered('DEM THU 11'))).toEqual(found(['11', '110'], 11));
    expect(await work(site, id, 'vi', filtered('không có'))).toEqual(found([], 0));
    for (const empty of ['  ', '\u0000']) expect(await work(site, id, 'vi', filtered(empty))).toEqual(found(['1', '2'], 120));
  });

  test('refuses arguments out of range, each with its name', async () => {
    const site = await sites.start();
    const messages = async (query: string): Promise<unknown> =>
      (json(await post(site, query)) as { errors: { message: string }[] }).errors.map(({ message }) => message);
    expect(await messages('{ latestUpdates(language: vi, page: 0) { items { id } } }')).toEqual(['page must be 1 or more; it is 0.']);
    expect(await messages('{ works(language: vi, genres: ["a","b","c","d","e","f","g","h","i","j","k"]) { items { id } } }')).toEqual([
      'genres takes at most 10 slugs; 11 were given.',
    ]);
    expect(await messages('{ works(language: vi, without: ["a","b","c","d","e","f","g","h","i","j","k"]) { items { id } } }')).toEqual([
      'without takes at most 10 slugs; 11 were given.',
    ]);
    expect(
      await messages(
        `{ work(id: "${seeded.viNovel.id}", language: vi) { ... on Work { chapters(filter: "${'x'.repeat(201)}") { items { id } } } } }`,
      ),
    ).toEqual(['filter takes at most 200 characters.']);
    const ofWork = (field: string) => messages(`{ work(id: "${seeded.viNovel.id}", language: vi) { ... on Work { ${field} { id } } } }`);
    expect(await ofWork('related(limit: 21)')).toEqual(['limit must be between 1 and 20; it is 21.']);
    expect(await ofWork('latestChapters(limit: 0)')).toEqual(['limit must be between 1 and 10; it is 0.']);
  });

  test('lists by genres that works have and do not have, with totals, and knows nothing of an unknown genre', async () => {
    const site = await sites.start();
    const answer = await post(
      site,
      `{ one: ${listOf('["comedy"]')} two: ${listOf('["comedy", "romance", "comedy"]')} none: ${listOf('["nothing"]')} all: ${listOf('[]')}
        without: ${listOf('["comedy"]', '["romance"]')} neither: ${listOf('[]', '["comedy", "fantasy", "nothing"]')} both: ${listOf('["comedy"]', '["comedy"]')} }`,
    );
    expect(json(answer)).toEqual({
      data: {
        one: { items: [{ title: 'Chuyện ngắn 12' }], position: { totalItems: 12 } },
        two: { items: [{ title: 'Chuyện ngắn 12' }], position: { totalItems: 6 } },
        none: { items: [], position: { totalItems: 0 } },
        all: { items: [{ title: 'Lồng đèn cá chép' }], position: { totalItems: 15 } },
        without: { items: [{ title: 'Chuyện ngắn 11' }], position: { totalItems: 6 } },
        neither: { items: [{ title: 'Căn phòng khóa' }], position: { totalItems: 1 } },
        both: { items: [], position: { totalItems: 0 } },
      },
    });
  });

  test('gives the pages of a comic with stable ids and pictures whose files are known', async () => {
    const site = await sites.start();
    const id = seeded.viComic.chapterIds[0];
    const answer = await post(
      site,
      `{ chapter(workId: "${seeded.viComic.id}", chapterId: "${id}", language: vi) { ... on Chapter { version contentHash previous { id } next { number } twins { work { language } }
        content { ... on ComicPages { layout pages { id number picture { id dominantColor thumbhash cropBox { left } sources { url width type } } } } } } } }`,
    );
    const pages = [1, 2, 3, 4].map((number) => {
      const picture = seededPictureId(`vi-1-${number}`);
      const source = (file: string, width: number, type: string) => ({ url: `/pictures/${picture}/${file}`, width, type });
      return {
        id: `${id}-${picture.slice(0, 16)}`,
        number,
        picture: {
          id: picture,
          dominantColor: '#a03020',
          thumbhash: Buffer.from('seeded thumbhash').toString('base64'),
          cropBox: null,
          sources: [source('640.avif', 640, 'image/avif'), source('640.webp', 640, 'image/webp'), source('1080.webp', 1080, 'image/webp')],
        },
      };
    });
    const chapter = {
      version: 1,
      contentHash: `hash of ${id}`,
      previous: null,
      next: { number: '2' },
      twins: [{ work: { language: 'ja' } }],
      content: { layout: 'STRIP', pages },
    };
    expect(json(answer)).toEqual({ data: { chapter } });
  });

  test('gives the text of a novel as its document with the pictures that it names', async () => {
    const site = await sites.start();
    const answer = await post(
      site,
      `{ chapter(workId: "${seeded.jaNovel.id}", chapterId: "${seeded.jaNovel.chapterIds[0]}", language: ja) { ... on Chapter { content { ... on NovelText { length document pictures { id } } } } } }`,
    );
    expect(json(answer)).toMatchObject({
      data: {
        chapter: {
          content: {
            length: 12,
            document: { blocks: [{ kind: 'paragraph' }, { kind: 'picture' }], notes: [] },
            pictures: [{ id: seededPictureId('drawing') }],
          },
        },
      },
    });
  });

  test('gives a work with its credits, genres in a language, cover, first and last chapter', async () => {
    const site = await sites.start();
    const selection =
      'credits { role creator { name } } genres { slug name(language: vi) worksCount(language: vi) } cover { cropBox { left top width height } } firstChapter { number publishedAt } lastChapter { number } latestChapters(limit: 2) { number } related(limit: 1) { title } twins { title titleReading } updatedAt viewsCount';
    expect(await work(site, String(seeded.viComic.id), 'vi', selection)).toEqual({
      data: {
        work: {
          __typename: 'Work',
          credits: [
            { role: 'AUTHOR', creator: { name: 'Nguyễn An' } },
            { role: 'ARTIST', creator: { name: '森田ゆき' } },
          ],
          genres: [
            { slug: 'fantasy', name: 'Kỳ ảo', worksCount: 2 },
            { slug: 'romance', name: 'Lãng mạn', worksCount: 7 },
          ],
          cover: { cropBox: { left: 10, top: 20, width: 1180, height: 1760 } },
          firstChapter: { number: '1', publishedAt: '2026-01-29T00:00:00.000Z' },
          lastChapter: { number: '3' },
          latestChapters: [{ number: '3' }, { number: '2' }],
          related: [{ title: 'Trăm hai mươi đêm' }],
          twins: [{ title: '鯉の灯籠', titleReading: 'こいのとうろう' }],
          updatedAt: '2026-01-31T00:00:00.000Z',
          viewsCount: 900,
        },
      },
    });
  });
});

async function work(site: InProcessSite, id: string, language: string, selection: string): Promise<unknown> {
  const query = `query ($id: ID!, $language: Language!) { work(id: $id, language: $language) {
    __typename ... on WorkNotFound { id } ... on WorkElsewhere { id language } ... on Work { ${selection} } } }`;
  return json(await post(site, query, { id, language }));
}

function filtered(filter: string): string {
  return `chapters(filter: "${filter}", order: OLDEST_FIRST, perPage: 2) { items { number } position { totalItems } }`;
}

function found(numbers: readonly string[], totalItems: number): unknown {
  const items = numbers.map((number) => ({ number }));
  return { data: { work: { __typename: 'Work', chapters: { items, position: { totalItems } } } } };
}

function listOf(genres: string, without = 'null'): string {
  return `works(language: vi, genres: ${genres}, without: ${without}, perPage: 1, order: VIEWS) { items { title } position { totalItems } }`;
}
