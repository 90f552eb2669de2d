import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorksRepository } from '#server/modules/works/works.repository.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { countWorks, insertWork, type WorkSpec } from '#tests/support/database/seed-rows.ts';

let testing: TestDatabase;
let works: WorksRepository;

const VIETNAMESE = [
  'Ăn trưa',
  'Dế mèn',
  'Đất rừng',
  'ma',
  'má',
  'Mà',
  'mả',
  'mã',
  'mạ',
  'Ơn trời',
  'Ông già',
  'ò ó o',
  'Em bé',
  'Yêu',
  'An nhiên',
  'Ấm trà',
  'dâu',
  'đá',
];
const JAPANESE = [
  ['雨', 'あめ'],
  ['鯉', 'こい'],
  ['川辺', 'かわべ'],
  ['ガラス', null],
  ['カラス', null],
  ['小石', 'こいし'],
  ['ば', null],
  ['は', null],
  ['ハハ', null],
] as const;

beforeAll(async () => {
  testing = await createTestDatabase();
  works = new WorksRepository(testing.database);
  await testing.database.insertInto('genres').values({ slug: 'order', name_vi: 'Thứ tự', name_ja: '順' }).execute();
  await testing.database.transaction().execute(async (transaction) => {
    for (const title of VIETNAMESE) await insertWork(transaction, named('vi', title, null));
    for (const [title, reading] of JAPANESE) await insertWork(transaction, named('ja', title, reading));
    await countWorks(transaction);
  });
});
afterAll(() => testing.close());

async function listed(language: 'vi' | 'ja'): Promise<string[]> {
  const ids = [...(await works.readListing(language)).rows.orders.NAME];
  const rows = await works.findByIds(ids);
  return ids.map((id) => rows.find((row) => row.id === id)?.title ?? '');
}

test('Vietnamese names are in the order of the Vietnamese alphabet, tones after letters.', async () => {
  expect(await listed('vi')).toEqual(VIETNAMESE.toSorted(new Intl.Collator('vi').compare));
});

test('Japanese names are in the order of their readings, where they have one.', async () => {
  const byReading = JAPANESE.toSorted(([a, aReading], [b, bReading]) => new Intl.Collator('ja').compare(aReading ?? a, bReading ?? b));
  expect(await listed('ja')).toEqual(byReading.map(([title]) => title));
});

test.each(['vi', 'ja'] as const)('The order of %s is read from its own index, without sorting.', async (language) => {
  const name = language === 'vi' ? sql`title collate futago_vi` : sql`coalesce(title_reading, title) collate futago_ja`;
  const plan = await testing.database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from works
      where language = ${sql.lit(language)} and hidden_at is null and chapters_count > 0 order by ${name}, id limit 10`.execute(
      transaction,
    );
    return rows.map((row) => row['QUERY PLAN']).join(' ');
  });
  expect(plan).toContain(`works_name_${language}`);
  expect(plan).not.toContain('Sort');
});

function named(language: 'vi' | 'ja', title: string, titleReading: string | null): WorkSpec {
  return {
    language,
    format: 'NOVEL',
    title,
    direction: 'LEFT_TO_RIGHT',
    genres: ['order'],
    views: 0,
    day: 1,
    chapters: [{ number: '1', title: null, content: { blocks: [], notes: [] } }],
    ...(titleReading === null ? {} : { titleReading }),
  };
}
