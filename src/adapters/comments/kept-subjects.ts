import { EMPTY_DRAFT } from '#machines/comments/comments.types.ts';
import type { CommentedSubject } from './comments-of-subject.ts';
import { KeptComments } from './kept-comments.ts';

const KEY = /^futago\.comments\.(\d+)(?:\.(\d+))?$/;

/** Subjects about which this reader wrote something that never arrived; none where the storage is denied. */
export async function keptSubjects(storage: () => Storage, readerId: string): Promise<readonly CommentedSubject[]> {
  const subjects = subjectsIn(storage);
  const waiting = await Promise.all(
    subjects.map(async (subject) => {
      const { outbox } = await new KeptComments(storage, storage, subject).recall();
      return outbox.some(({ authorId, refusal }) => authorId === readerId && refusal === null);
    }),
  );
  return subjects.filter((_, place) => waiting[place]);
}

/** Takes out what this reader wrote: drafts and what never arrived. Rejects with what the storage throws. */
export async function forgetAuthor(storage: () => Storage, readerId: string): Promise<void> {
  for (const subject of subjectsIn(storage)) {
    const comments = new KeptComments(storage, storage, subject);
    const { draft, draftAuthorId, outbox } = await comments.recall();
    const others = outbox.filter(({ authorId }) => authorId !== readerId);
    const isOwn = draftAuthorId === readerId;
    await comments.keep({ draft: isOwn ? EMPTY_DRAFT : draft, draftAuthorId: isOwn ? null : draftAuthorId, outbox: others });
  }
}

function subjectsIn(storage: () => Storage): readonly CommentedSubject[] {
  return namesIn(storage).flatMap((name): readonly CommentedSubject[] => {
    const [, workId, chapterId = null] = KEY.exec(name) ?? [];
    return workId === undefined ? [] : [{ workId, chapterId }];
  });
}

function namesIn(storage: () => Storage): readonly string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}
