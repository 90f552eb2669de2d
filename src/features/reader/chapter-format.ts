import type { ComponentType } from 'react';
import type { ChapterScreen_ChapterFragment } from '#graphql/generated/graphql.ts';
import type { FormatScreenProps } from './ChapterScreen.tsx';

/** What a chapter is made of. */
export type FormatName = ChapterScreen_ChapterFragment['content']['__typename'];

/** The screen of a format is a part of its own: who reads a comic loads nothing of novels. */
export async function loadChapterScreen(format: FormatName): Promise<ComponentType<FormatScreenProps>> {
  if (format === 'ComicPages') return (await import(/* webpackChunkName: "part-ComicPages" */ './ComicScreen.tsx')).ComicScreen;
  return (await import(/* webpackChunkName: "part-NovelText" */ './NovelScreen.tsx')).NovelScreen;
}
