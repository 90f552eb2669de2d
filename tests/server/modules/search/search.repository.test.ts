import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formsOfWords, nearNameWay, nearWays, rankNear } from '#server/modules/search/near-query.ts';
import { readQuery, type SearchFilters, type SearchRequest } from '#server/modules/search/search-query.ts';
import { CommonTerms, type TermShares } from '#server/modules/search/term-shares.ts';
import { SearchRepository } from '#server/modules/search/search.repository.ts';
import { indexMissingWorks, indexWorks, refreshTiers } from '#server/modules/search/search-index.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let testing: TestDatabase;
let search: SearchRepository;
const ids = new Map<string, number>();

interface Named {
  readonly language?: LanguageCode;
  readonly reading?: string;
  readonly aliases?: readonly string[];
  readonly creator?: string;
  readonly views?: number;
  readonly format?: 'COMIC' | 'NOVEL';
}

const WORKS: Readonly<Record<string, Named>> = {
  'Đấu Phá Thương Khung': { views: 50, creator: 'Thiên Tàm Thổ Đậu' },
  'Đậu phá': { views: 900 },
  'Dấu chân phá sản': { views: 400 },
  'Bà ngoại': { views: 10 },
  'Ba chàng lính ngự lâm': { views: 800 },
  'Bá tước': { views: 700 },
  'Hà Nội băm sáu phố phường': { views: 30, creator: 'Thạch Lam' },
  'Đêm trắng A Lan': { views: 20 },
  Naruto: { aliases: ['ナルト'], views: 5 },
  進撃の巨人: { language: 'ja', reading: 'しんげきのきょじん', format: 'COMIC', creator: '諫山 創' },
  鬼滅の刃: { language: 'ja', reading: 'きめつのやいば', format: 'COMIC', views: 99 },
  転生したらスライムだった件: { language: 'ja', reading: 'てんせいしたらすらいむだったけん' },
  'リップ・ヴァン・ウィンクル': { language: 'ja', reading: 'リップ・ヴァン・ウィンクル' },
  ガラスの仮面: { language: 'ja', reading: 'がらすのかめん' },
  刃: { language: 'ja', reading: 'やいば' },
  こころ: { language: 'ja', aliases: ['Kokoro', '心'] },
};

beforeAll(async () => {
  testing = await createTestDatabase();
  search = new SearchRepository(testing.database);
  for (const [title, work] of Object.entries(WORKS)) ids.set(title, await insert(title, work));
  await indexMissingWorks(testing.database);
});
afterAll(() => testing.close());

async function insert(title: string, { language = 'vi', reading, aliases = [], creator, views = 0, format = 'NOVEL' }: Named) {
  const { rows } = await sql<{ id: number }>`
    insert into works (source_key, language, format, status, direction, title, title_reading, aliases, views_count, chapters_count)
    values (${title}, ${language}, ${format}, 'ONGOING', 'LEFT_TO_RIGHT', ${title}, ${reading ?? null}, ${aliases}, ${views}, 1)
    returning id`.execute(testing.database);
  const id = rows[0]?.id ?? 0;
  if (creator !== undefined) {
    await sql`
      with creator as (insert into creators (name) values (${creator}) returning id)
      insert into credits (work_id, creator_id, role, position) select ${id}, id, 'AUTHOR', 1 from creator`.execute(testing.database);
  }
  return id;
}

const ANY: SearchFilters = { format: null, status: null, genres: [], without: [], creatorId: null };
const asked = (query: string, language: LanguageCode, filters: Partial<SearchFilters> = {}): SearchRequest => ({
  query,
  language,
  filters: { ...ANY, ...filters },
});
const titlesOf = (found: readonly number[]) => found.map((id) => [...ids].find(([, other]) => other === id)?.[0]);

/** Of terms so common that beginnings are gathered from the index, or so rare that they are looked for in the works. */
const GATHERED = new CommonTerms(new Map([['thuong', 0.5]]));
const CHECKED = new CommonTerms(
  new Map([
    ['thuong', 0.001],
    ['kh', 0.5],
  ]),
);

async function titles(query: string, language: LanguageCode = 'vi', filters: Partial<SearchFilters> = {}, shares?: TermShares) {
  const read = readQuery(asked(query, language, filters), shares);
  return read === null ? null : titlesOf((await search.find(read, 100)).ids);
}

async function find(query: string, most = 300) {
  const read = readQuery(asked(query, 'vi'));
  return read === null ? null : search.find(read, most);
}

async function near(query: string, language: LanguageCode = 'vi') {
  const request = asked(query, language);
  const ways = nearWays(request, await search.findWords(formsOfWords(query)));
  return ways.length === 0 ? null : titlesOf(rankNear(query, await search.findNear(language, 2, ways, 100)).ids);
}

async function named(query: string, language: LanguageCode, filters: Partial<SearchFilters> = {}) {
  const way = nearNameWay(asked(query, language, filters));
  return way === null ? null : titlesOf((await search.findNear(language, 2, [way], 100)).map(({ id }) => id));
}

describe('the index of works', () => {
  test('finds Vietnamese names with their tone marks first, without them after.', async () => {
    expect(await titles('đấu phá')).toEqual(['Đấu Phá Thương Khung', 'Đậu phá', 'Dấu chân phá sản']);
    expect(await titles('đậu phá')).toEqual(['Đậu phá', 'Đấu Phá Thương Khung', 'Dấu chân phá sản']);
    expect(await titles('bà')).toEqual(['Bà ngoại', 'Ba chàng lính ngự lâm', 'Bá tước', 'Hà Nội băm sáu phố phường']);
    expect(await titles('dau pha thuong khung')).toEqual(['Đấu Phá Thương Khung']);
  });

  test('takes Đ for D, marks of their own for composed letters, and capitals for small ones.', async () => {
    expect((await titles('Dau Pha'))?.[0]).toBe('Đậu phá');
    expect(await titles('Đấu Phá Thương'.normalize('NFD'))).toEqual(['Đấu Phá Thương Khung']);
    expect(await titles('ĐẤU PHÁ THƯƠNG')).toEqual(['Đấu Phá Thương Khung']);
  });

  test('finds words in another order, and the beginning of the last one.', async () => {
    expect(await titles('khung thương phá')).toEqual(['Đấu Phá Thương Khung']);
    expect(await titles('pho phuong ha n')).toEqual(['Hà Nội băm sáu phố phường']);
  });

  test('finds the same where the beginning of a word is gathered from the index and where it is looked for in the works.', async () => {
    const request = asked('phá thương kh', 'vi');
    expect(readQuery(request, GATHERED)?.folded).toMatchObject({ terms: "'pha' & 'thuong' & 'kh':*", checked: null });
    expect(readQuery(request, CHECKED)?.folded).toMatchObject({ terms: "'pha' & 'thuong'", checked: "'kh':*" });
    for (const shares of [GATHERED, CHECKED]) expect(await titles('phá thương kh', 'vi', {}, shares)).toEqual(['Đấu Phá Thương Khung']);
    for (const shares of [GATHERED, CHECKED]) expect(await titles('phá thương x', 'vi', {}, shares)).toEqual([]);
  });

  test('looks for a slip in one of several words among the works that hold the others, and for one in a stretch by a way for each place.', () => {
    const among = nearWays(asked('ha noi bam', 'vi'), ['ha', 'ho', 'noi', 'bam'], CHECKED);
    expect(among).toMatchObject([{ terms: "'noi' & 'bam'", checked: "'ho'" }]);
    const short = nearWays(asked('きめつ', 'ja', { format: 'COMIC' }), []);
    expect(short.map(({ terms }) => terms)).toEqual(["'めつ'", "'きめ'", "'き' & 'つ'"].map((terms) => `':format:COMIC' & (${terms})`));
    const long = nearWays(asked('あいうえおかき', 'ja'), []);
    expect(long.map(({ terms }) => terms)).toEqual([
      "('えお' & 'おか' & 'かき')",
      "('あい' & 'おか' & 'かき')",
      "('あい' & 'いう' & 'かき')",
      "('あい' & 'いう' & 'うえ')",
    ]);
    const many = nearWays(
      asked('mot hai ba bon nam sau bay tam', 'vi'),
      ['mot', 'hai', 'ba', 'bon', 'nam', 'sau', 'bay', 'tam', 'bo'],
      CHECKED,
    );
    expect(many.map(({ terms }) => terms)).toEqual(["'mot' & 'hai' & 'ba' & 'bon'", "'nam' & 'sau' & 'bay' & 'tam'"]);
    expect(nearWays(asked('xyzzy', 'vi'), [])).toEqual([]);
  });

  test('knows which terms most works hold once they were counted.', async () => {
    await sql`analyze search_works`.execute(testing.database);
    const shares = await search.findTermShares();
    expect(shares.of(':format:NOVEL')).toBeGreaterThan(0.5);
    expect(shares.of('nobody')).toBeLessThan(0.5);
    expect(shares.ofBeginning(':format:')).toBe(1);
    expect(shares.ofBeginning('ph')).toBeGreaterThan(shares.of('pho'));
  });

  test('finds Japanese names by one character and by two.', async () => {
    expect(await titles('刃', 'ja')).toEqual(['刃', '鬼滅の刃']);
    expect(await titles('鬼滅', 'ja')).toEqual(['鬼滅の刃']);
    expect(await titles('巨人 進撃', 'ja')).toEqual(['進撃の巨人']);
  });

  test('finds readings, hiragana for katakana and the reverse, and half width.', async () => {
    expect(await titles('しんげき', 'ja')).toEqual(['進撃の巨人']);
    expect(await titles('シンゲキノキョジン', 'ja')).toEqual(['進撃の巨人']);
    expect(await titles('すらいむ', 'ja')).toEqual(['転生したらスライムだった件']);
    expect(await titles('ｶﾞﾗｽの仮面', 'ja')).toEqual(['ガラスの仮面']);
    expect(await titles('リップヴァンウィンクル', 'ja')).toEqual(['リップ・ヴァン・ウィンクル']);
  });

  test('finds other names, and works by who made them.', async () => {
    expect(await titles('ナルト')).toEqual(['Naruto']);
    expect(await titles('心', 'ja')).toEqual(['こころ']);
    expect(await titles('thach lam')).toEqual(['Hà Nội băm sáu phố phường']);
    expect(await titles('諫山創', 'ja')).toEqual(['進撃の巨人']);
  });

  test('keeps to the language and to the filters; filters alone find by views.', async () => {
    expect(await titles('刃', 'vi')).toEqual([]);
    expect(await titles('刃', 'ja', { format: 'COMIC' })).toEqual(['鬼滅の刃']);
    expect(await titles('', 'ja', { format: 'COMIC' })).toEqual(['鬼滅の刃', '進撃の巨人']);
    expect(await titles('', 'ja', { genres: ["'no & such"] })).toEqual([]);
    expect(await titles(' ')).toBeNull();
    expect(await titles('!?…', 'vi', { format: 'NOVEL' })).toBeNull();
  });

  test('finds what is one slip away: a letter changed, added, left out or swapped.', async () => {
    expect(await near('dau pha thuong khunh')).toEqual(['Đấu Phá Thương Khung']);
    expect(await near('narutto')).toEqual(['Naruto']);
    expect(await near('nartuo')).toEqual(['Naruto']);
    expect(await near('進撃の虚人', 'ja')).toEqual(['進撃の巨人']);
    expect(await near('しんげのきょじん', 'ja')).toEqual(['進撃の巨人']);
    expect(await near('しんきげのきょじん', 'ja')).toEqual(['進撃の巨人']);
    expect(await near('転生したらスライムだつた件', 'ja')).toEqual(['転生したらスライムだった件']);
    expect(await near('てんせいしたらすらいむだったけんん', 'ja')).toEqual(['転生したらスライムだった件']);
    expect(await near('xyzzy')).toBeNull();
  });

  test('finds two words that were typed as one.', async () => {
    expect(await near('hanoi')).toEqual(['Hà Nội băm sáu phố phường']);
    expect(await near('HàNội băm sáu')).toEqual(['Hà Nội băm sáu phố phường']);
    expect(await near('ngoaiba')).toEqual([]);
  });

  test('finds a short whole name one slip away by what the slip leaves of it, within the filters and by nothing else.', async () => {
    expect(await named('narutto', 'vi')).toEqual(['Naruto']);
    expect(await named('ナノレト', 'vi')).toEqual([]);
    for (const slip of ['きめつややいば', 'きめつやいば', 'きめののやいば', 'きめつのやばい'])
      expect(await named(slip, 'ja')).toEqual(['鬼滅の刃']);
    expect(await named('きめつやいば', 'ja', { format: 'COMIC' })).toEqual(['鬼滅の刃']);
    expect(await named('きめつやいば', 'ja', { format: 'NOVEL' })).toEqual([]);
    expect([await named('心', 'ja'), await named('しんげきのきょじんん', 'ja')]).toEqual([null, null]);
  });

  test('takes a word of one letter for what was meant, and looks for the slip in the others; then in that one, too.', async () => {
    expect(await near('trangg a lan')).toEqual(['Đêm trắng A Lan']);
    expect(await near('trang a an')).toEqual(['Đêm trắng A Lan']);
    expect(await near('b chang linh')).toEqual(['Ba chàng lính ngự lâm']);
  });

  test('follows a work that is renamed, hidden and shown again.', async () => {
    const id = await insert('Tên cũ', {});
    ids.set('Tên cũ', id);
    await indexWorks(testing.database, [id]);
    expect(await titles('ten cu')).toEqual(['Tên cũ']);
    await sql`update works set title = 'Tựa khác' where id = ${id}`.execute(testing.database);
    await indexWorks(testing.database, [id]);
    expect([await titles('ten cu'), await titles('tua khac')]).toEqual([[], ['Tên cũ']]);
    await sql`update works set hidden_at = now() where id = ${id}`.execute(testing.database);
    expect(await indexMissingWorks(testing.database)).toBe(0);
    expect(await titles('tua khac')).toEqual([]);
    await sql`update works set hidden_at = null where id = ${id}`.execute(testing.database);
    expect(await indexMissingWorks(testing.database)).toBe(1);
    expect(await titles('tua khac')).toEqual(['Tên cũ']);
    await sql`delete from works where id = ${id}`.execute(testing.database);
    expect(await titles('tua khac')).toEqual([]);
  });

  test('takes over new views and tiers, and finds the same in them.', async () => {
    await sql`update works set views_count = 5000 where title = 'Bá tước'`.execute(testing.database);
    await refreshTiers(testing.database);
    expect(await titles('bà')).toEqual(['Bà ngoại', 'Bá tước', 'Ba chàng lính ngự lâm', 'Hà Nội băm sáu phố phường']);
    expect(await titles('鬼滅', 'ja')).toEqual(['鬼滅の刃']);
  });

  test('goes through what is hardly read only where the rest is too little, and for the tone marks as typed.', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into works (source_key, language, format, status, direction, title, views_count, chapters_count)
      select 'tiers ' || place, 'vi', 'NOVEL', 'ONGOING', 'LEFT_TO_RIGHT', name, 1000 - place, 1
      from generate_series(1, 102) as place
      cross join lateral (select case place when 101 then 'Chợ cũ' when 102 then 'Cho cũ' else 'Chó ' || place end as name) as named
      order by place returning id`.execute(testing.database);
    const added = rows.map(({ id }) => id);
    await indexWorks(testing.database, added);
    await sql`update search_works set tier = case when work_id = any(${added.slice(0, 100)}) then 0 else 2 end
      where work_id = any(${added})`.execute(testing.database);
    expect(await find('cho')).toEqual({ ids: added.slice(0, 100), isCapped: true });
    expect(await find('chợ')).toEqual({ ids: [added[100], ...added.slice(0, 100)], isCapped: true });
    expect(await find('chó')).toEqual({ ids: added.slice(0, 100), isCapped: true });
    expect(await find('cho cu')).toEqual({ ids: [added[100], added[101]], isCapped: false });
    expect(await find('chợ cũ')).toEqual({ ids: [added[100], added[101]], isCapped: false });
    expect(await find('cho', 10)).toEqual({ ids: added.slice(0, 10), isCapped: true });
    await sql`delete from works where id = any(${added})`.execute(testing.database);
  });
});
