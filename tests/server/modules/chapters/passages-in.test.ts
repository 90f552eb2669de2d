import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { json, post } from '#tests/support/site/graphql-site.ts';
import { type SeededSite, startSeededSite } from '#tests/support/site/seeded-site.ts';
import {
  insertPictures,
  insertWork,
  pairTwins,
  seededPictureId,
  type SeededWork,
  type WorkSpec,
} from '#tests/support/database/seed-rows.ts';

const textOf = (...texts: readonly string[]): ChapterDocument => ({
  blocks: texts.map((text) => ({ kind: 'paragraph', id: `id of ${text}`, runs: [text] })),
  notes: [],
});
const work = (given: Partial<WorkSpec> & Pick<WorkSpec, 'title' | 'language' | 'chapters'>): WorkSpec => ({
  format: 'NOVEL',
  direction: 'LEFT_TO_RIGHT',
  genres: ['fantasy'],
  views: 0,
  day: 1,
  ...given,
});
const chapter = (content: WorkSpec['chapters'][number]['content']) => ({ number: '1', title: null, content });

let own: SeededSite;
let vi: SeededWork;
let twins: Readonly<Record<'ja' | 'other' | 'hidden' | 'comic', SeededWork>>;

beforeAll(async () => {
  own = await startSeededSite();
  const { database } = own.testing;
  await insertPictures(database, ['a page']);
  const insert = (spec: Parameters<typeof work>[0]) => insertWork(database, work(spec));
  vi = await insert({ title: 'Đèn lồng', language: 'vi', chapters: [chapter(textOf('Trăng lên muộn.', '– Ừ.', 'Đèn trôi đi xa mãi.'))] });
  const text = textOf('月の出が遅い。', '「うん」', '灯籠は遠くへ流れていく。');
  twins = {
    ja: await insert({ title: '灯籠', language: 'ja', chapters: [chapter(text)] }),
    other: await insert({ title: '別の話', language: 'ja', chapters: [chapter(text)] }),
    hidden: await insert({ title: '隠した話', language: 'ja', chapters: [chapter(text)], isHidden: true }),
    comic: await insert({ title: '漫画', language: 'ja', format: 'COMIC', chapters: [chapter([seededPictureId('a page')])] }),
  };
  for (const twin of [twins.ja, twins.hidden, twins.comic]) await pairTwins(database, vi, twin);
});
afterAll(() => own.close());

const QUERY = `query ($workId: ID!, $chapterId: ID!, $twinId: ID!) {
  chapter(workId: $workId, chapterId: $chapterId, language: vi) { ... on Chapter { passagesIn(twinId: $twinId) } } }`;

async function passagesIn(twinId: string): Promise<unknown> {
  const answer = await post(own.site, QUERY, { workId: String(vi.id), chapterId: String(vi.chapterIds[0]), twinId });
  return json(answer);
}

test('Each block of a text is told the block of the twin that says the same.', async () => {
  const passages = ['id of 月の出が遅い。', 'id of 「うん」', 'id of 灯籠は遠くへ流れていく。'];
  expect(await passagesIn(String(twins.ja.chapterIds[0]))).toEqual({ data: { chapter: { passagesIn: passages } } });
});

test.each(['other', 'hidden', 'comic'] as const)('Nothing is told of a chapter that is no text to cross over to: %s.', async (kind) => {
  expect(await passagesIn(String(twins[kind].chapterIds[0]))).toEqual({ data: { chapter: { passagesIn: [] } } });
});

test.each(['', '0', 'abc', '99999999999999999999'])('Nor of the id “%s”.', async (twinId) => {
  expect(await passagesIn(twinId)).toEqual({ data: { chapter: { passagesIn: [] } } });
});

test('An operation may ask for it a few times only: it costs the processor.', async () => {
  const fields = Array.from({ length: 12 }, (_, index) => `a${index}: passagesIn(twinId: "${twins.ja.chapterIds[0]}")`).join(' ');
  const query = `{ chapter(workId: "${vi.id}", chapterId: "${vi.chapterIds[0]}", language: vi) { ... on Chapter { ${fields} } } }`;
  expect(json(await post(own.site, query))).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
});
