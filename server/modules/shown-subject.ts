import type { CommentSubject } from '#graphql/generated/server.ts';
import type { ChaptersService } from './chapters/chapters.service.ts';
import type { Subject } from './comments/comments.repository.ts';
import { parseRowId } from './row-id.ts';
import type { WorksService } from './works/works.service.ts';

export interface SubjectRows {
  readonly works: Pick<WorksService, 'findShown'>;
  readonly chapters: Pick<ChaptersService, 'findById'>;
}

/** The work, or the chapter of it, that readers see; null where they see no such one. */
export async function findShownSubject(rows: SubjectRows, { workId, chapterId = null }: CommentSubject): Promise<Subject | null> {
  const ids = { work: parseRowId(workId), chapter: chapterId === null ? null : parseRowId(chapterId) };
  if (ids.work === null || (await rows.works.findShown(ids.work)) === null) return null;
  if (chapterId === null) return { workId: ids.work, chapterId: null };
  const chapter = ids.chapter === null ? null : await rows.chapters.findById(ids.chapter);
  return chapter?.workId === ids.work && chapter.versionId !== null ? { workId: ids.work, chapterId: chapter.id } : null;
}
