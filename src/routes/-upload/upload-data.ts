import type { Execute } from '#graphql/document/persisted-document.ts';
import { OwnChapter } from '#graphql/generated/documents/OwnChapter.ts';
import { OwnTitles } from '#graphql/generated/documents/OwnTitles.ts';
import { OwnWork } from '#graphql/generated/documents/OwnWork.ts';
import { UploadLimits } from '#graphql/generated/documents/UploadLimits.ts';
import { UploadPage } from '#graphql/generated/documents/UploadPage.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { OwnChapterPlace } from './OwnChapterPlace.tsx';
import { pageFrom } from '../-search-values.ts';
import type { SiteContext } from '../-site-context.ts';

/** As an address holds them: whatever somebody wrote there. */
export interface UploadSearch {
  /** Id of the own work that is open. */
  readonly work?: unknown;
  /** Id of the own chapter that is open. */
  readonly chapter?: unknown;
  /** Of the works, or of the chapters of the one that is open; counts from 1. */
  readonly page?: unknown;
}

/** What one of the upload pages shows, by its kind; null for a visitor. */
export async function loadUpload({ execute, language }: Pick<SiteContext, 'execute' | 'language'>, search: UploadSearch) {
  const [work, chapter, page] = [idFrom(search.work), idFrom(search.chapter), pageFrom(search.page) ?? 1];
  if (chapter !== null) return loadChapter(execute, chapter);
  return work === null ? loadPage(execute, page) : loadWork(execute, work, page, language);
}

function idFrom(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

async function loadPage(execute: Execute, page: number) {
  const [{ viewer }, { uploadLimits }] = await Promise.all([execute(UploadPage, { page }), execute(UploadLimits, {})]);
  return viewer && { kind: 'page' as const, works: viewer.ownWorks.items, position: viewer.ownWorks.position, limits: uploadLimits };
}

async function loadWork(execute: Execute, id: string, page: number, language: Language) {
  const [{ viewer, genres }, { uploadLimits }, works] = await Promise.all([
    execute(OwnWork, { id, page, language }),
    execute(UploadLimits, {}),
    loadTitles(execute),
  ]);
  return viewer && { kind: 'work' as const, work: viewer.ownWork ?? null, works, genres, limits: uploadLimits };
}

/** Of every work of the account: each may be the twin of another. */
async function loadTitles(execute: Execute) {
  const first = (await execute(OwnTitles, { page: 1 })).viewer?.ownWorks;
  if (first === undefined) return [];
  const { perPage, totalItems } = first.position;
  const later = Array.from({ length: Math.ceil(totalItems / perPage) - 1 }, (_, index) => execute(OwnTitles, { page: index + 2 }));
  return [first, ...(await Promise.all(later)).flatMap(({ viewer }) => viewer?.ownWorks ?? [])].flatMap(({ items }) => items);
}

async function loadChapter(execute: Execute, id: string) {
  const [{ viewer }, { uploadLimits }] = await Promise.all([execute(OwnChapter, { id }), execute(UploadLimits, {})]);
  // The largest of these pages is of no use to a visitor either.
  return viewer && { kind: 'chapter' as const, Place: OwnChapterPlace, chapter: viewer.ownChapter ?? null, limits: uploadLimits };
}
