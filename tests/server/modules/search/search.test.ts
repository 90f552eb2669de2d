import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SeededSite, startSeededSite } from '#tests/support/site/seeded-site.ts';

let testing: SeededSite['testing'];
let site: SeededSite['site'];
let seeded: SeededSite['seeded'];
let close: SeededSite['close'];

beforeAll(async () => {
  ({ testing, site, seeded, close } = await startSeededSite());
  // In so small a catalogue all are much read.
  await sql`update search_works set tier = 2`.execute(testing.database);
});
afterAll(() => close());

const SEARCH = `query ($query: String!, $language: Language!, $filters: SearchFilters, $page: Int! = 1, $perPage: Int! = 10) {
  search(query: $query, language: $language, filters: $filters, page: $page, perPage: $perPage) {
    items { isNear titleRanges { start end } otherName { kind text ranges { start end } } work { title } }
    position { page totalItems totalPages }
    isCapped
    creator { name }
  }
}`;
const SUGGEST = `query ($query: String!, $limit: Int! = 8) {
  searchSuggestions(query: $query, language: vi, limit: $limit) { isNear work { title } }
}`;

interface Found {
  readonly items: readonly { readonly isNear: boolean; readonly work: { readonly title: string } }[];
}

async function ask(query: string, variables: Readonly<Record<string, unknown>>) {
  const body = JSON.stringify({ query, variables });
  const answer = await site.send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return JSON.parse(answer.body.toString()) as {
    readonly data?: { readonly search: Found; readonly searchSuggestions: Found['items'] };
    readonly errors?: readonly { readonly message: string; readonly extensions: object }[];
  };
}

const search = async (variables: Readonly<Record<string, unknown>>) => (await ask(SEARCH, { language: 'vi', ...variables })).data?.search;
const titles = (items: Found['items'] = []) => items.map(({ work }) => work.title);

async function raise(title: string, tier: number): Promise<void> {
  await sql`update search_works set tier = ${tier} from works where id = work_id and title = ${title}`.execute(testing.database);
  site.api.forget();
}

describe('search', () => {
  test('answers with what of the title was meant, as ranges.', async () => {
    expect(await search({ query: 'long den' })).toEqual({
      items: [
        {
          isNear: false,
          titleRanges: [
            { start: 0, end: 4 },
            { start: 5, end: 8 },
          ],
          otherName: null,
          work: { title: 'Lồng đèn cá chép' },
        },
      ],
      position: { page: 1, totalItems: 1, totalPages: 1 },
      isCapped: false,
      creator: null,
    });
  });

  test('names the reading or the creator that was meant, with its ranges.', async () => {
    const byReading = await search({ query: 'コイノ', language: 'ja' });
    expect(byReading?.items).toEqual([
      {
        isNear: false,
        titleRanges: [],
        otherName: { kind: 'READING', text: 'こいのとうろう', ranges: [{ start: 0, end: 3 }] },
        work: { title: '鯉の灯籠' },
      },
    ]);
    const byCreator = await search({ query: 'nguyen an' });
    expect(byCreator?.items).toMatchObject([
      {
        otherName: {
          kind: 'CREATOR',
          text: 'Nguyễn An',
          ranges: [
            { start: 0, end: 6 },
            { start: 7, end: 9 },
          ],
        },
      },
    ]);
  });

  test('finds Japanese works by their readings in Latin letters, with a slip too, and says that it is not what was typed.', async () => {
    const item = {
      isNear: true,
      titleRanges: [],
      otherName: { kind: 'READING', text: 'こいのとうろう', ranges: [{ start: 0, end: 7 }] },
      work: { title: '鯉の灯籠' },
    };
    expect(await search({ query: 'koinotourou', language: 'ja' })).toMatchObject({ items: [item], position: { totalItems: 1 } });
    expect(titles((await search({ query: 'Koi no tōr', language: 'ja' }))?.items)).toEqual(['鯉の灯籠']);
    expect(titles((await search({ query: 'koi no touro', language: 'ja' }))?.items)).toEqual(['鯉の灯籠']);
    expect(titles((await search({ query: 'koi no tourou' }))?.items)).toEqual([]);
    expect(titles((await search({ query: 'koi no tourou', language: 'ja', filters: { format: 'NOVEL' } }))?.items)).toEqual([]);
  });

  test.each(['koinotoro', 'koi no toro', 'toro', 'KOI TORO', 'koinotouro', 'koino toorou'])(
    'finds Japanese works though long vowels of their readings are written short: %s',
    async (query) => {
      expect(titles((await search({ query, language: 'ja' }))?.items)).toEqual(['鯉の灯籠']);
      expect(titles((await search({ query, language: 'ja', filters: { format: 'NOVEL' } }))?.items)).toEqual([]);
    },
  );

  test.each(['koinotero', 'taro', 'ototo'])('finds no work whose reading has other vowels: %s', async (query) => {
    expect(titles((await search({ query, language: 'ja' }))?.items)).toEqual([]);
  });

  test('keeps to kind, genres and creator, and says who that is.', async () => {
    const creatorId = (await testing.database.selectFrom('creators').select('id').where('name', '=', 'Nguyễn An').executeTakeFirstOrThrow())
      .id;
    expect(await search({ query: '', filters: { creatorId: String(creatorId) } })).toMatchObject({
      items: [{ work: { title: 'Lồng đèn cá chép' } }],
      creator: { name: 'Nguyễn An' },
    });
    expect(titles((await search({ query: 'chep', filters: { format: 'NOVEL' } }))?.items)).toEqual([]);
    expect(titles((await search({ query: 'chep', filters: { genres: ['romance', 'fantasy'] } }))?.items)).toEqual(['Lồng đèn cá chép']);
    expect((await search({ query: 'chep', filters: { creatorId: 'nobody' } }))?.items).toEqual([]);
    expect(titles((await search({ query: 'chep', filters: { without: ['comedy'] } }))?.items)).toEqual(['Lồng đèn cá chép']);
    expect(titles((await search({ query: 'chep', filters: { genres: ['romance'], without: ['fantasy'] } }))?.items)).toEqual([]);
    expect(titles((await search({ query: '', filters: { without: ['comedy', 'romance', 'nothing'] } }))?.items)).toEqual([
      'Trăm hai mươi đêm',
      'Căn phòng khóa',
    ]);
    expect(titles((await search({ query: 'lonh den', filters: { without: ['fantasy'] } }))?.items)).toEqual([]);
  });

  test('comes in pages with totals; a page beyond the last is empty.', async () => {
    expect(await search({ query: 'chuyen ngan', page: 2, perPage: 5 })).toMatchObject({
      items: Array.from({ length: 5 }, () => ({ isNear: false })),
      position: { page: 2, totalItems: 12, totalPages: 3 },
    });
    expect((await search({ query: 'chuyen ngan', page: 4, perPage: 5 }))?.items).toEqual([]);
  });

  test('puts right one slip, says that it did, and shows no hidden work.', async () => {
    const near = await search({ query: 'lonh den ca chep' });
    expect(near?.items.map(({ isNear, work }) => [isNear, work.title])).toEqual([[true, 'Lồng đèn cá chép']]);
    expect(titles((await search({ query: 'ban thao' }))?.items)).toEqual([]);
    expect(seeded.viHidden.id).toBeGreaterThan(0);
  });

  test('looks for a slip among what is much read first, and among the rest where no name there is near.', async () => {
    await raise('Chuyện ngắn 04', 0);
    expect(titles((await search({ query: 'chuyem ngan 04' }))?.items)).toEqual(['Chuyện ngắn 04']);
    expect(titles((await search({ query: 'lonh den ca chep' }))?.items)).toEqual(['Lồng đèn cá chép']);
    expect((await search({ query: 'chuyem ngan', perPage: 20 }))?.items).toHaveLength(12);
    await raise('Chuyện ngắn 04', 2);
  });

  test('does not go through what is hardly read where much read works one slip away fill a page.', async () => {
    const stories = Array.from({ length: 10 }, (_, index) => `Chuyện ngắn ${String(index + 1).padStart(2, '0')}`);
    for (const story of stories) await raise(story, 0);
    expect((await search({ query: 'chuyem ngan', perPage: 20 }))?.items).toHaveLength(10);
    for (const story of stories) await raise(story, 2);
  });

  test('finds nothing by nothing, and refuses what is too long, too much or out of range.', async () => {
    expect(await search({ query: ' ' })).toMatchObject({ items: [], position: { totalItems: 0 } });
    const refusals = await Promise.all([
      ask(SEARCH, { language: 'vi', query: 'a'.repeat(201) }),
      ask(SEARCH, { language: 'vi', query: 'a', filters: { genres: Array.from({ length: 11 }, (_, index) => `g${index}`) } }),
      ask(SEARCH, { language: 'vi', query: 'a', filters: { without: Array.from({ length: 11 }, (_, index) => `g${index}`) } }),
      ask(SEARCH, { language: 'vi', query: 'a', page: 0 }),
      ask(SUGGEST, { query: 'a'.repeat(201) }),
      ask(SUGGEST, { query: 'a', limit: 21 }),
    ]);
    expect(refusals.map(({ errors }) => [errors?.[0]?.message, errors?.[0]?.extensions])).toEqual([
      ['query takes at most 200 characters; 201 were given.', { code: 'BAD_USER_INPUT', argument: 'query' }],
      ['genres takes at most 10 slugs; 11 were given.', { code: 'BAD_USER_INPUT', argument: 'genres' }],
      ['without takes at most 10 slugs; 11 were given.', { code: 'BAD_USER_INPUT', argument: 'without' }],
      ['page must be 1 or more; it is 0.', { code: 'BAD_USER_INPUT', argument: 'page' }],
      ['query takes at most 200 characters; 201 were given.', { code: 'BAD_USER_INPUT', argument: 'query' }],
      ['limit must be between 1 and 20; it is 21.', { code: 'BAD_USER_INPUT', argument: 'limit' }],
    ]);
  });

  test('suggests by the beginning of the last word.', async () => {
    const { data } = await ask(SUGGEST, { query: 'tram hai m' });
    expect(data?.searchSuggestions).toEqual([{ isNear: false, work: { title: 'Trăm hai mươi đêm' } }]);
    expect((await ask(SUGGEST, { query: 'chuyen', limit: 3 })).data?.searchSuggestions).toHaveLength(3);
  });
});
