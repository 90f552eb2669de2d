import { type BlockContent, textOfBlock } from '#graphql/document/document-text.ts';
import type { DraftChapter } from './document-builder.ts';
import { TEXT_LIMITS } from './text-limits.ts';

const SAYS_NOTHING: ReadonlySet<BlockContent['kind']> = new Set(['heading', 'pageBreak', 'sceneBreak']);

/** Characters before the first heading that still belong to the first chapter, such as a motto. */
const PREFACE_LENGTH = 1_000;

/**
 * Parts blocks at every heading of `level`. A heading that opens its chapter becomes the title and is no block.
 * Text before the first heading goes before it into the first chapter where it is short, else it is a chapter without a title.
 */
export function splitAtHeadings(
  blocks: readonly BlockContent[],
  level: 1 | 2 | 3,
  notes: DraftChapter['notes'] = new Map(),
): DraftChapter[] {
  const chapters: DraftChapter[] = [{ title: null, blocks: [], notes }];
  for (const block of blocks) {
    const opens = block.kind === 'heading' && block.level === level && !isTooLong(block);
    if (opens) chapters.push({ title: headingTitle(block), blocks: takeHeadings(chapters.at(-1)?.blocks ?? []), notes });
    else chapters.at(-1)?.blocks.push(block);
  }
  return joinTitles(joinPreface(chapters).filter((chapter) => chapter.title !== null || chapter.blocks.length > 0));
}

/** A chapter of nothing but titles, such as a part's, is the heading of the one that follows. */
export function joinTitles<Chapter extends DraftChapter>(chapters: readonly Chapter[]): Chapter[] {
  const joined: Chapter[] = [];
  let titles: BlockContent[] = [];
  for (const chapter of chapters) {
    if (chapter.title !== null && chapter.blocks.every(({ kind }) => SAYS_NOTHING.has(kind))) {
      titles.push({ kind: 'heading', level: 1, runs: [chapter.title] }, ...chapter.blocks.filter(({ kind }) => kind === 'heading'));
      continue;
    }
    joined.push({ ...chapter, blocks: [...titles, ...chapter.blocks] });
    titles = [];
  }
  joined.at(-1)?.blocks.push(...titles);
  return joined.length === 0 ? [...chapters] : joined;
}

/** Headings right before the one that opens a chapter, such as a part's, belong to that chapter. */
function takeHeadings(blocks: BlockContent[]): BlockContent[] {
  const text = blocks.findLastIndex((block) => block.kind !== 'heading');
  return blocks.splice(text + 1);
}

export function countHeadings(blocks: readonly BlockContent[], level: 1 | 2 | 3): number {
  return blocks.filter((block) => block.kind === 'heading' && block.level === level).length;
}

/** A chapter without a title takes the heading it opens with. */
export function nameAfterHeading<Chapter extends DraftChapter>(chapter: Chapter): Chapter {
  const [first, ...others] = chapter.blocks;
  if (chapter.title !== null || first?.kind !== 'heading' || isTooLong(first)) return chapter;
  return { ...chapter, title: headingTitle(first), blocks: others };
}

function joinPreface(chapters: readonly DraftChapter[]): DraftChapter[] {
  const [preface, first, ...others] = chapters;
  if (preface === undefined || first === undefined) return [...chapters];
  const length = preface.blocks.reduce((sum, block) => sum + textOfBlock(block).length, 0);
  if (length > PREFACE_LENGTH) return [...chapters];
  return [{ ...first, blocks: [...preface.blocks, ...first.blocks] }, ...others];
}

function headingTitle(block: BlockContent): string {
  return textOfBlock(block)
    .replace(/[\s\u3000]+/g, ' ')
    .trim();
}

function isTooLong(block: BlockContent): boolean {
  return textOfBlock(block).length > TEXT_LIMITS.title;
}
