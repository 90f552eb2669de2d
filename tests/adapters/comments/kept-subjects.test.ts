import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type Kept } from '#machines/comments/index.ts';
import { KeptComments } from '#src/adapters/comments/kept-comments.ts';
import { forgetAuthor, keptSubjects } from '#src/adapters/comments/kept-subjects.ts';

const said = (text: string) => ({ ...EMPTY_DRAFT, text });
const outgoing = (key: string, authorId: string) => ({ key, authorId, draft: said(key), refusal: null });

/** Its own keys are those that stand in it, as a browser's storage has them. */
function memory(): Storage {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Storage;
}

async function keep(storage: Storage, subject: { workId: string; chapterId: string | null }, kept: Kept): Promise<void> {
  await new KeptComments(() => storage, memory, subject).keep(kept);
}

test('Of who has deleted their account nothing waits here any more; what others wrote does.', async () => {
  const storage = memory();
  await keep(storage, { workId: '12', chapterId: null }, { draft: said('nửa chừng'), draftAuthorId: '7', outbox: [outgoing('a', '7')] });
  const others: Kept = { draft: said('còn dở'), draftAuthorId: '8', outbox: [outgoing('c', '8')] };
  await keep(storage, { workId: '12', chapterId: '3' }, { ...others, outbox: [outgoing('b', '7'), ...others.outbox] });
  storage.setItem('futago.comments', 'folded');
  await forgetAuthor(() => storage, '7');
  expect(Object.keys(storage).toSorted()).toEqual(['futago.comments', 'futago.comments.12.3']);
  expect(await new KeptComments(() => storage, memory, { workId: '12', chapterId: '3' }).recall()).toEqual(others);
  expect([await keptSubjects(() => storage, '7'), await keptSubjects(() => storage, '8')]).toEqual([
    [],
    [{ workId: '12', chapterId: '3' }],
  ]);
});

const denied = (): Storage => {
  throw new DOMException('Denied', 'SecurityError');
};

test('Where storage is denied there is nothing to forget.', async () => {
  await expect(forgetAuthor(denied, '7')).resolves.toBeUndefined();
});
