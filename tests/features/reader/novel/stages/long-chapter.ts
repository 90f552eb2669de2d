import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { commands } from 'vitest/browser';

const TIMES = 12;

/** A chapter of many groups, most of them never drawn before one comes to them. */
export async function longChapter(): Promise<ChapterDocument> {
  const chapter = (await commands.novelChapter('kawabe-no-shoko', 0)) as ChapterDocument;
  const blocks = Array.from({ length: TIMES }, (_, time) =>
    chapter.blocks.map((block) => ({ ...block, id: `${time}-${block.id}` })),
  ).flat();
  return { ...chapter, blocks };
}
