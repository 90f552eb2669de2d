import { expect, test } from 'vitest';
import { CommentEvents, type CommentEventRow } from '#server/modules/comments/comment-events.ts';
import { ChapterNews } from '#server/modules/chapters/chapter-news.ts';
import { UploadEvents } from '#server/modules/uploads/upload-events.ts';
import type { WorkRow } from '#server/modules/works/works.repository.ts';
import { NO_NOTICES } from '#server/platform/notices/notices.ts';

const SUBJECT = { workId: 1, chapterId: null };
const MANY = 1500;

function change(id: number): CommentEventRow {
  return { __typename: 'CommentChanged', comment: { id, ...SUBJECT } as CommentEventRow['comment'] };
}

test('Who listens to comments and takes none of them is let go with a word, and the others hear all of them.', async () => {
  const events = new CommentEvents(NO_NOTICES, async () => undefined);
  const [asleep, awake] = [events.listen(SUBJECT)[Symbol.asyncIterator](), events.listen(SUBJECT)[Symbol.asyncIterator]()];
  const first = asleep.next();
  const heard: number[] = [];
  for (let id = 1; id <= MANY; id += 1) {
    const next = awake.next();
    events.publish(change(id));
    heard.push((await next).value?.comment.id ?? 0);
  }
  expect(heard).toEqual(Array.from({ length: MANY }, (_, index) => index + 1));
  expect(await first).toMatchObject({ value: { comment: { id: 1 } } });
  await expect(asleep.next()).rejects.toThrow('Too much was said that was not listened to.');
  expect(await asleep.next()).toEqual({ done: true, value: undefined });
});

test('News of an upload and of a work that nobody came for are told once.', async () => {
  const uploads = new UploadEvents();
  const upload = uploads.listen('one')[Symbol.asyncIterator]();
  const published: ((workId: number) => void)[] = [];
  const news = new ChapterNews({
    works: { findShown: (id) => ({ id }) as WorkRow },
    chapters: { findById: () => null },
    onPublished: (listener) => void published.push(listener),
  });
  const work = (await news.listen('7'))[Symbol.asyncIterator]();
  expect(await work.next()).toEqual({ done: false, value: 7 });
  const [changed, told] = [upload.next(), work.next()];
  for (let times = 0; times < MANY; times += 1) {
    uploads.changed('one');
    for (const tell of published) tell(7);
  }
  expect([await changed, await told]).toEqual([
    { done: false, value: null },
    { done: false, value: 7 },
  ]);
  await Promise.all([upload.next(), work.next()]);
  const ends = [upload.next(), work.next()];
  await Promise.all([upload.return?.(), work.return?.()]);
  expect(await Promise.all(ends)).toEqual([
    { done: true, value: undefined },
    { done: true, value: undefined },
  ]);
});
