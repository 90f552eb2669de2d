import type { CommentedSubject } from './comments-of-subject.ts';
import { KeptComments } from './kept-comments.ts';

const KEY = /^futago\.comments\.(\d+)(?:\.(\d+))?$/;

/** Subjects about which this reader wrote something that never arrived; none where the storage is denied. */
export async function keptSubjects(storage: () => Storage, readerId: string): Promise<readonly CommentedSubject[]> {
  const subjects = namesIn(storage).flatMap((name): readonly CommentedSubject[] => {
    const [, workId, chapterId = null] = KEY.exec(name) ?? [];
    return workId === undefined ? [] : [{ workId, chapterId }];
  });
  const waiting = await Promise.all(
    subjects.map(async (subject) => {
      const { outbox } = await new KeptComments(storage, storage, subject).recall();
      return outbox.some(({ authorId, refusal }) => authorId === readerId && refusal === null);
    }),
  );
  return subjects.filter((_, place) => waiting[place]);
}

function namesIn(storage: () => Storage): readonly string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}
