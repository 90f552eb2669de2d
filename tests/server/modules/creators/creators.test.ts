import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GraphqlSites, json, openGraphqlSites, post } from '#tests/support/site/graphql-site.ts';
import type { InProcessSite } from '#tests/support/site/in-process-site.ts';
import { insertWork, pairTwins, type SeededWork, type WorkSpec } from '#tests/support/database/seed-rows.ts';

type Credits = NonNullable<WorkSpec['credits']>;

let sites: GraphqlSites;
let site: InProcessSite;

beforeAll(async () => {
  sites = await openGraphqlSites();
  const { database } = sites;
  await add('Bản thảo đầu', 'vi', 5, [{ name: 'Nguyễn An', role: 'AUTHOR' }]);
  await add('Áo mưa', 'vi', 70, [
    { name: 'Nguyễn An', role: 'AUTHOR' },
    { name: 'Nguyễn An', role: 'ARTIST' },
  ]);
  await add('Chưa đăng', 'vi', 80, [{ name: 'Người ẩn', role: 'AUTHOR' }], { isHidden: true });
  const translated = await add('Gối đầu lên cỏ', 'vi', 1, [
    { name: 'Natsume Sōseki', role: 'AUTHOR' },
    { name: 'Lê Mai', role: 'TRANSLATOR' },
  ]);
  const original = await add('草枕', 'ja', 1, [
    { name: '夏目漱石', role: 'AUTHOR' },
    { name: '編集部', role: 'TRANSLATOR' },
  ]);
  await pairTwins(database, original, translated);
  const ofTwo = [
    { name: 'Natsume Sōseki', role: 'AUTHOR' },
    { name: 'Masaoka Shiki', role: 'AUTHOR' },
  ] as const;
  await pairTwins(database, await add('Thư', 'vi', 1, ofTwo), await add('手紙', 'ja', 1, [{ name: '正岡子規', role: 'AUTHOR' }]));
  site = await sites.start();
});
afterAll(() => sites.close());

function add(title: string, language: 'vi' | 'ja', day: number, credits: Credits, more: Partial<WorkSpec> = {}): Promise<SeededWork> {
  const chapters = [{ number: '1', title: null, content: [] }];
  const common = { format: 'NOVEL', direction: 'LEFT_TO_RIGHT', genres: ['history'], views: day } as const;
  return insertWork(sites.database, { ...common, title, language, day, credits, chapters, ...more });
}

async function idOf(name: string): Promise<string> {
  return String((await sites.database.selectFrom('creators').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id);
}

async function creator(id: string, selection: string): Promise<unknown> {
  return json(await post(site, `query ($id: ID!) { creator(id: $id) { ${selection} } }`, { id }));
}

const titled = (...titles: readonly string[]) => titles.map((title) => ({ title }));
const twinsOf = async (name: string) => creator(await idOf(name), 'twins { name }');

describe('a creator', () => {
  test('is found by the ids of those who turned out to be the same, and says its own.', async () => {
    const id = await idOf('Nguyễn An');
    const merged = [
      { id: 777, creator_id: Number(id) },
      { id: 778, creator_id: Number(await idOf('Người ẩn')) },
    ];
    await sites.database.insertInto('merged_creators').values(merged).execute();
    expect(await creator('777', 'id name')).toEqual({ data: { creator: { id, name: 'Nguyễn An' } } });
    expect(await creator('778', 'id name')).toEqual({ data: { creator: null } });
  });

  test('has all works of a language once each, in every order, by pages with totals.', async () => {
    const page = 'items { title } position { page perPage totalItems totalPages }';
    const asked = `name reading vi: worksCount(language: vi) ja: worksCount(language: ja)
      updated: works(language: vi, perPage: 2) { ${page} } last: works(language: vi, perPage: 2, page: 2) { ${page} }
      views: works(language: vi, order: VIEWS) { items { title } } byName: works(language: vi, order: NAME) { items { title } }
      beyond: works(language: ja, page: 3) { ${page} }`;
    const position = { page: 1, perPage: 2, totalItems: 3, totalPages: 2 };
    expect(await creator(await idOf('Nguyễn An'), asked)).toEqual({
      data: {
        creator: {
          name: 'Nguyễn An',
          reading: null,
          vi: 3,
          ja: 1,
          updated: { items: titled('Áo mưa', 'Lồng đèn cá chép'), position },
          last: { items: titled('Bản thảo đầu'), position: { ...position, page: 2 } },
          views: { items: titled('Lồng đèn cá chép', 'Áo mưa', 'Bản thảo đầu') },
          byName: { items: titled('Áo mưa', 'Bản thảo đầu', 'Lồng đèn cá chép') },
          beyond: { items: [], position: { page: 3, perPage: 10, totalItems: 1, totalPages: 1 } },
        },
      },
    });
  });

  test('is nobody without a work that is shown, and by what is no id.', async () => {
    const nobody = { data: { creator: null } };
    expect(await creator(await idOf('Người ẩn'), 'name')).toEqual(nobody);
    expect(await creator('999999', 'name')).toEqual(nobody);
    expect(await creator('soseki', 'name')).toEqual(nobody);
  });

  test('is who alone wrote the twin of a work that they alone wrote, from both sides; translators and one of two are not told.', async () => {
    expect(await twinsOf('夏目漱石')).toEqual({ data: { creator: { twins: [{ name: 'Natsume Sōseki' }] } } });
    expect(await twinsOf('Natsume Sōseki')).toEqual({ data: { creator: { twins: [{ name: '夏目漱石' }] } } });
    expect(await twinsOf('Lê Mai')).toEqual({ data: { creator: { twins: [] } } });
    expect(await twinsOf('正岡子規')).toEqual({ data: { creator: { twins: [] } } });
    expect(await twinsOf('Nguyễn An')).toEqual({ data: { creator: { twins: [] } } });
  });

  test('refuses a page that cannot be.', async () => {
    const refused = (await creator(await idOf('Nguyễn An'), 'works(language: vi, perPage: 101) { items { id } }')) as {
      readonly errors: readonly { readonly message: string }[];
    };
    expect(refused.errors.map(({ message }) => message)).toEqual(['perPage must be between 1 and 100; it is 101.']);
  });
});

describe('related works', () => {
  test('are first those that share a creator, then those of the same genres; never the work itself or one of the twin site.', async () => {
    const { viComic } = sites.seeded;
    const { data } = json(
      await post(site, `{ work(id: "${viComic.id}", language: vi) { ... on Work { related(limit: 4) { title language } } } }`),
    ) as { readonly data: { readonly work: { readonly related: readonly unknown[] } } };
    expect(data.work.related).toEqual(
      ['Áo mưa', 'Bản thảo đầu', 'Trăm hai mươi đêm', 'Chuyện ngắn 12'].map((title) => ({ title, language: 'vi' })),
    );
  });
});
