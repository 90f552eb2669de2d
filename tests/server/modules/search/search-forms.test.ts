import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markParts, queryParts } from '#server/modules/search/highlight.ts';
import { indexMissingWorks } from '#server/modules/search/search-index.ts';
import { readQuery } from '#server/modules/search/search-query.ts';
import { SearchRepository } from '#server/modules/search/search.repository.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const FILTERS = { format: null, status: null, genres: [], without: [], creatorId: null };
const WORKS: readonly (readonly [LanguageCode, string])[] = [
  ['ja', '帝一の國'],
  ['ja', '帝一の国 外伝'],
  ['ja', '学問のすゝめ'],
  ['ja', '「しゞま」から「ことゝひ」へ'],
  ['ja', '坊つちやん'],
  ['ja', 'ヱヴァンゲリヲン'],
  ['ja', '渡邊家と髙橋家'],
  ['ja', '八ヶ岳'],
  ['ja', 'ヴァイオレット・エヴァーガーデン'],
  ['ja', 'バイオリン弾き'],
  ['ja', '葛\u{e0100}飾北斎'],
  ['vi', 'Hòa Bình'],
  ['vi', 'Giải thưởng hoà bình'],
  ['vi', 'Hóa học bình dân'],
  ['vi', 'Kim Vân Thúy Kiều'],
  ['vi', 'Của người mua'],
  ['vi', 'Tỷ phú nước Mỹ'],
  ['vi', 'Nhà tỉ phú'],
  ['vi', 'Mỵ Châu'],
  ['vi', 'Quí tộc'],
];

let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
  for (const [language, title] of WORKS) {
    await sql`
      insert into works (source_key, language, format, status, direction, title, chapters_count)
      values (${title}, ${language}, 'NOVEL', 'ONGOING', 'LEFT_TO_RIGHT', ${title}, 1)`.execute(testing.database);
  }
  await indexMissingWorks(testing.database);
});
afterAll(() => testing.close());

async function found(language: LanguageCode, query: string): Promise<readonly string[]> {
  const read = readQuery({ language, query, filters: FILTERS });
  const { ids } = read === null ? { ids: [] } : await new SearchRepository(testing.database).find(read, 100);
  const rows = await testing.database.selectFrom('works').select(['id', 'title']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.title ?? '');
}

test.each([
  ['帝一の国', ['帝一の國', '帝一の国 外伝']],
  ['帝一の國', ['帝一の國', '帝一の国 外伝']],
  ['學問のすすめ', ['学問のすゝめ']],
  ['学問のすゝめ', ['学問のすゝめ']],
  ['しじま', ['「しゞま」から「ことゝひ」へ']],
  ['坊っちゃん', ['坊つちやん']],
  ['エヴァンゲリオン', ['ヱヴァンゲリヲン']],
  ['渡辺', ['渡邊家と髙橋家']],
  ['渡邉 高橋', ['渡邊家と髙橋家']],
  ['八ケ岳', ['八ヶ岳']],
  ['エバンゲリオン', ['ヱヴァンゲリヲン']],
  ['バイオレット エバーガーデン', ['ヴァイオレット・エヴァーガーデン']],
  ['ｳﾞｧｲｵﾘﾝ', ['バイオリン弾き']],
  ['葛飾', ['葛\u{e0100}飾北斎']],
  ['葛\u{e0101}飾北\u200b斎', ['葛\u{e0100}飾北斎']],
])('Japanese names are found in older and newer spelling, whole names first: %s', async (query, titles) => {
  expect(await found('ja', query)).toEqual(titles);
});

test.each([
  ['hoà bình', ['Hòa Bình', 'Giải thưởng hoà bình', 'Hóa học bình dân']],
  ['hòa bình', ['Hòa Bình', 'Giải thưởng hoà bình', 'Hóa học bình dân']],
  ['thuý kiều', ['Kim Vân Thúy Kiều']],
  ['của', ['Của người mua']],
  ['Kim V\u00adân Thúy\u200b Kiều\u200e', ['Kim Vân Thúy Kiều']],
])('A Vietnamese tone mark may stand on either vowel: %s', async (query, titles) => {
  expect(await found('vi', query)).toEqual(titles);
});

function marked(text: string, query: string): readonly string[] {
  return markParts(text, queryParts(query)).ranges.map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['tỉ phú', ['Nhà tỉ phú', 'Tỷ phú nước Mỹ']],
  ['tỷ phú', ['Tỷ phú nước Mỹ', 'Nhà tỉ phú']],
  ['ti phu nuoc mi', ['Tỷ phú nước Mỹ']],
  ['mị châu', ['Mỵ Châu']],
  ['quý', ['Quí tộc']],
])('A Vietnamese word is found by i where it is written with y, and by y where with i, as typed first: %s', async (query, titles) => {
  expect(await found('vi', query)).toEqual(titles);
});

test('What was meant is marked in the spelling of the name.', () => {
  expect(marked('新・学問のすゝめ', '學問のすすめ')).toEqual(['学問のすゝめ']);
  expect(marked('いすゞの國', 'いすず 国')).toEqual(['いすゞ', '國']);
  expect(marked('渡邊家', '渡辺')).toEqual(['渡邊']);
  expect(marked('Tỷ phú nước Mỹ', 'tỉ phú mĩ')).toEqual(['Tỷ', 'phú', 'Mỹ']);
  expect(marked('新ヴァイオレット', 'バイオ')).toEqual(['ヴァイオ']);
  expect(marked('ｳﾞｪﾈﾂｨｱの葛\u{e0100}飾', 'ベネ 葛飾')).toEqual(['ｳﾞｪﾈ', '葛\u{e0100}飾']);
});
