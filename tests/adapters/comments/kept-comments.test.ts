import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type Kept } from '#machines/comments/index.ts';
import { KeptComments } from '#src/adapters/comments/kept-comments.ts';

const NOTHING: Kept = { draft: EMPTY_DRAFT, draftAuthorId: null, outbox: [] };
const KEPT: Kept = {
  draft: { ...EMPTY_DRAFT, text: 'Chưa gửi 😀' },
  draftAuthorId: '7',
  outbox: [{ key: 'k1', authorId: '7', draft: { ...EMPTY_DRAFT, text: 'こんにちは', replyToId: '3' }, refusal: null }],
};
const WORK = { workId: '12', chapterId: null };

function memory(kept = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage: () => storage };
}

test('Draft and outbox come back as they were, each subject its own.', async () => {
  const { storage } = memory();
  await new KeptComments(storage, memory().storage, WORK).keep(KEPT);
  expect(await new KeptComments(storage, memory().storage, WORK).recall()).toEqual(KEPT);
  expect(await new KeptComments(storage, memory().storage, { workId: '12', chapterId: '5' }).recall()).toEqual(NOTHING);
});

test('Tabs keep their comments beside each other, and each takes out its own alone.', async () => {
  const { storage } = memory();
  const [here, there] = [new KeptComments(storage, memory().storage, WORK), new KeptComments(storage, memory().storage, WORK)];
  await Promise.all([here.recall(), there.recall()]);
  const [first, second] = ['k1', 'k2'].map((key) => ({ key, authorId: '7', draft: { ...EMPTY_DRAFT, text: key }, refusal: null }));
  await here.keep({ draft: { ...EMPTY_DRAFT, text: 'begun' }, draftAuthorId: '7', outbox: first ? [first] : [] });
  await there.keep({ ...NOTHING, outbox: second ? [second] : [] });
  const both = await new KeptComments(storage, memory().storage, WORK).recall();
  await there.keep(NOTHING);
  const one = await new KeptComments(storage, memory().storage, WORK).recall();
  expect([both.outbox, one.outbox, one.draft.text]).toEqual([[first, second], [first], 'begun']);
});

test('Of two tabs each finds its own words when it is loaded anew; those that one sends or takes back leave the other’s as they are.', async () => {
  const { storage } = memory();
  const tabs = [memory().storage, memory().storage] as const;
  const [here, there] = tabs.map((tab) => new KeptComments(storage, tab, WORK));
  await Promise.all([here?.recall(), there?.recall()]);
  await here?.keep({ ...NOTHING, draft: { ...EMPTY_DRAFT, text: 'here' }, draftAuthorId: '7' });
  await there?.keep({ ...NOTHING, draft: { ...EMPTY_DRAFT, text: 'there' }, draftAuthorId: '7' });
  const anew = await Promise.all([...tabs, memory().storage].map((tab) => new KeptComments(storage, tab, WORK).recall()));
  expect(anew.map(({ draft }) => draft.text)).toEqual(['here', 'there', 'there']);
  await here?.keep(NOTHING);
  const left = await Promise.all([...tabs, memory().storage].map((tab) => new KeptComments(storage, tab, WORK).recall()));
  expect(left.map(({ draft }) => draft.text)).toEqual(['there', 'there', 'there']);
});

test('A draft that an earlier build kept is anybody’s.', async () => {
  const { draftAuthorId: _none, ...older } = KEPT;
  const { storage } = memory(new Map([['futago.comments.12', JSON.stringify(older)]]));
  expect(await new KeptComments(storage, memory().storage, WORK).recall()).toEqual({ ...KEPT, draftAuthorId: null });
});

test('Nothing to keep leaves nothing behind.', async () => {
  const { storage, kept } = memory();
  const comments = new KeptComments(storage, memory().storage, WORK);
  await comments.keep(KEPT);
  await comments.keep(NOTHING);
  expect([...kept]).toEqual([]);
});

const SPOILT = [
  { ...KEPT, draft: null },
  { ...KEPT, draft: { ...KEPT.draft, isSpoiler: 'no' } },
  { ...KEPT, draft: { ...KEPT.draft, text: 7 } },
  { ...KEPT, draft: { ...KEPT.draft, pinId: 7 } },
  { ...KEPT, outbox: [{ key: 1 }] },
];

test.each(['{', 'null', '[]', '{"draft":{},"outbox":[]}', ...SPOILT.map((spoilt) => JSON.stringify(spoilt))])(
  'What cannot be read any more counts as nothing: %s',
  async (text) => {
    const { storage } = memory(new Map([['futago.comments.12', text]]));
    expect(await new KeptComments(storage, memory().storage, WORK).recall()).toEqual(NOTHING);
  },
);

test('What the storage had no room for is kept by the next try.', async () => {
  const { storage } = memory();
  let isFull = true;
  const full = () => ({ ...storage(), setItem: (key: string, value: string) => (isFull ? shut() : storage().setItem(key, value)) });
  const comments = new KeptComments(full, memory().storage, WORK);
  await expect(comments.keep(KEPT)).rejects.toThrow('Storage is shut.');
  isFull = false;
  await comments.keep(KEPT);
  expect(await new KeptComments(storage, memory().storage, WORK).recall()).toEqual(KEPT);
});

function shut(): never {
  throw new DOMException('Storage is shut.', 'SecurityError');
}

test('A storage that throws rejects.', async () => {
  const comments = new KeptComments(shut, shut, WORK);
  await expect(comments.recall()).rejects.toThrow('Storage is shut.');
  await expect(comments.keep(KEPT)).rejects.toThrow('Storage is shut.');
});
