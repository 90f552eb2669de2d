import type { Execute } from '#graphql/document/persisted-document.ts';
import { SharedChapter } from '#graphql/generated/documents/SharedChapter.ts';
import { SharedCreator } from '#graphql/generated/documents/SharedCreator.ts';
import { SharedWork } from '#graphql/generated/documents/SharedWork.ts';
import type { Language, SharedChapterQuery, SharedCreatorQuery, SharedWorkQuery } from '#graphql/generated/graphql.ts';

export type SharedWorkFacts = Extract<SharedWorkQuery['work'], { readonly __typename: 'Work' }>;
export type SharedChapterFacts = Extract<SharedChapterQuery['chapter'], { readonly __typename: 'Chapter' }>;

export type SharedCreatorFacts = NonNullable<SharedCreatorQuery['creator']>;

/** What a page is about, as far as others than readers want to know. */
export type SharedFacts =
  | { readonly kind: 'work'; readonly work: SharedWorkFacts }
  | { readonly kind: 'chapter'; readonly chapter: SharedChapterFacts }
  | { readonly kind: 'creator'; readonly creator: SharedCreatorFacts }
  | { readonly kind: 'other' };

const WORK = /^\/comic\/([1-9]\d{0,14})\/?(?:[?#]|$)/;
const CHAPTER = /^\/comic\/([1-9]\d{0,14})\/([1-9]\d{0,14})\/?(?:[?#]|$)/;
const CREATOR = /^\/creator\/([1-9]\d{0,14})\/?(?:[?#]|$)/;
const OTHER: SharedFacts = { kind: 'other' };

/**
 * Asks for them beside the page's own data, and apart from it: the page does not carry them a second time. A page can be
 * read without, so that it never rejects.
 */
export async function loadSharedFacts(path: string, language: Language, execute: Execute): Promise<SharedFacts> {
  try {
    const [, workId, chapterId] = CHAPTER.exec(path) ?? [];
    if (workId !== undefined && chapterId !== undefined) {
      const { chapter } = await execute(SharedChapter, { workId, chapterId, language });
      return chapter.__typename === 'Chapter' ? { kind: 'chapter', chapter } : OTHER;
    }
    const creatorId = CREATOR.exec(path)?.[1];
    if (creatorId !== undefined) {
      const { creator } = await execute(SharedCreator, { id: creatorId });
      return creator ? { kind: 'creator', creator } : OTHER;
    }
    const id = WORK.exec(path)?.[1];
    if (id === undefined) return OTHER;
    const { work } = await execute(SharedWork, { id, language });
    return work.__typename === 'Work' ? { kind: 'work', work } : OTHER;
  } catch {
    return OTHER;
  }
}
