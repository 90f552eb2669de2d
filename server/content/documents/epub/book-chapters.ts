import { type BlockContent, textOfBlock } from '#graphql/document/document-text.ts';
import { chapterNumber } from '../chapter-numbers.ts';
import type { DraftChapter } from '../document-builder.ts';
import { linkEndNotes } from '../end-notes.ts';
import { countHeadings, joinTitles, nameAfterHeading, splitAtHeadings } from '../split-chapters.ts';
import { uniqueKey } from '../text-work.ts';
import type { BookDocument, BookFlow } from './book-flow.ts';
import type { TocEntry } from './navigation.ts';
import { withNumberedHeadings } from './numbered-headings.ts';
import type { ChapterStart } from './toc-starts.ts';
import { chapterStarts } from './toc-starts.ts';

/** A chapter and the address it has in its book. */
export interface BookChapter extends DraftChapter {
  readonly key: string;
}

const FRONT_PAGES = ['cover', 'titlepage', 'halftitlepage', 'toc', 'landmarks', 'loi', 'lot'];

const LEVELS = [1, 2, 3] as const;
type Level = (typeof LEVELS)[number];

/** A title is set in lines of its own: number, name, perhaps a second name. */
const MOST_TITLE_BLOCKS = 3;

/** Characters before the first chapter that still belong to it, such as a motto. */
const PREFACE_LENGTH = 1_000;

/**
 * Parts a book at the places its table of contents names; without one, each document is a chapter. Cover, title page and
 * contents go, as the site has its own; `known` are the words they say: title and names. What stands beside the reading
 * order is read where the contents name it.
 */
export function partBook(book: BookFlow, toc: readonly TocEntry[], known: readonly string[]): BookChapter[] {
  const named = new Set(toc.map(({ path }) => path));
  const isRead = (document: BookDocument): boolean => document.linear || (named.has(document.path) && saysMoreThanHeadings(document));
  const documents = book.documents.filter((document) => isRead(document) && !isFrontPage(document, known));
  const readable = documents.length > 0 ? documents : book.documents;
  const titled = partDocuments(readable, toc)
    .map((chapter) => nameChapter({ ...chapter, notes: book.notes }))
    .filter((chapter) => !isEmpty(chapter, known));
  const parted = joinPreface(joinTitles(titled)).map((chapter, _index, all) => (all.length === 1 ? nameAlone(chapter) : chapter));
  linkEndNotes(parted);
  return parted;
}

/** What no contents part has its chapters where its headings are, as a text has: those that count, or all of a single document. */
function partDocuments(documents: readonly BookDocument[], toc: readonly TocEntry[]): BookChapter[] {
  const starts = chapterStarts(toc, documents);
  const headed = starts.length < 2 ? withNumberedHeadings(documents) : null;
  if (headed !== null) return headed.flatMap((document) => partAtHeadings(document, countHeadings(document.blocks, 1) > 0 ? 1 : null));
  const [only, ...others] = documents;
  if (starts.length < 2 && (only === undefined || others.length > 0)) return documents.map(chapterOfDocument);
  const isPlaced = starts.length >= 2 || toc.filter(({ path }) => path === only?.path).length === 1;
  return isPlaced || only === undefined ? partAtStarts(documents, starts) : partAtHeadings(only, levelOf(only));
}

function partAtHeadings(document: BookDocument, level: Level | null): BookChapter[] {
  if (level === null) return [chapterOfDocument(document)];
  const keys = new Set<string>();
  return splitAtHeadings(document.blocks, level).map((chapter) => ({
    ...chapter,
    key: uniqueKey(keys, `${document.path}#${chapter.title ?? ''}`),
  }));
}

function levelOf({ blocks }: BookDocument): Level | null {
  return LEVELS.find((each) => countHeadings(blocks, each) >= 2) ?? null;
}

function partAtStarts(documents: readonly BookDocument[], starts: readonly ChapterStart[]): BookChapter[] {
  const chapters: BookChapter[] = [{ title: null, key: documents[0]?.path ?? '', blocks: [], notes: new Map() }];
  const left = [...starts];
  documents.forEach((document, index) => {
    document.blocks.forEach((block, at) => {
      for (let next = left[0]; next !== undefined && isReached(next, index, at); next = left[0]) {
        left.shift();
        chapters.push({ title: next.title === '' ? null : next.title, key: next.key, blocks: [], notes: new Map() });
      }
      chapters.at(-1)?.blocks.push(block);
    });
  });
  return chapters;
}

function isReached(start: ChapterStart, document: number, block: number): boolean {
  return start.document < document || (start.document === document && start.block <= block);
}

function chapterOfDocument(document: BookDocument): BookChapter {
  return { title: null, key: document.path, blocks: [...document.blocks], notes: new Map() };
}

/** What a chapter opens with is its title; where the contents call it otherwise, it stays as well. */
function nameChapter(chapter: BookChapter): BookChapter {
  if (chapter.title === null) return nameAfterHeading(chapter);
  const title = fold(chapter.title);
  let opening = '';
  for (const [index, block] of chapter.blocks.slice(0, MOST_TITLE_BLOCKS).entries()) {
    if (!mayBeTitle(block, chapter.title)) break;
    opening += fold(textOfBlock(block));
    if (opening !== title) continue;
    const blocks = chapter.blocks.slice(index + 1);
    return index === 0 && block.kind === 'heading'
      ? { ...chapter, title: textOfBlock(block).replace(/\s+/g, ' ').trim(), blocks }
      : { ...chapter, blocks };
  }
  return chapter;
}

/** A paragraph is a title where it is set as one, or the title says a number: poems are called by their first line. */
function mayBeTitle(block: BlockContent, title: string): block is Extract<BlockContent, { readonly kind: 'heading' | 'paragraph' }> {
  if (
    (block.kind !== 'heading' && block.kind !== 'paragraph') ||
    block.runs.some((run) => typeof run !== 'string' && run.note !== undefined)
  )
    return false;
  const isBold = block.runs.every((run) => typeof run !== 'string' && run.bold === true);
  return block.kind === 'heading' || block.align === 'center' || isBold || chapterNumber(title) !== null;
}

/** Contents of one entry call it `Start` or `Page`: its own heading knows better. */
function nameAlone(chapter: BookChapter): BookChapter {
  return chapter.blocks[0]?.kind === 'heading' ? nameAfterHeading({ ...chapter, title: null }) : chapter;
}

function joinPreface(chapters: readonly BookChapter[]): BookChapter[] {
  const [preface, first, ...others] = chapters;
  if (preface === undefined || first === undefined || preface.title !== null) return [...chapters];
  const length = preface.blocks.reduce((sum, block) => sum + textOfBlock(block).length, 0);
  if (length > PREFACE_LENGTH || first.title === null) return [...chapters];
  return [{ ...first, blocks: [...preface.blocks, ...first.blocks] }, ...others];
}

function isFrontPage(document: BookDocument, known: readonly string[]): boolean {
  return FRONT_PAGES.some((type) => document.types.has(type)) || saysOnly(document.blocks, known);
}

/** A document of notes has only its heading left where links have taken them. */
function saysMoreThanHeadings({ blocks }: BookDocument): boolean {
  return blocks.some(({ kind }) => kind === 'paragraph' || kind === 'verse' || kind === 'picture');
}

/** Nothing but the book's name and pictures, such as a cover. */
function saysOnly(blocks: readonly BlockContent[], known: readonly string[]): boolean {
  let text = fold(blocks.map(textOfBlock).join(''));
  for (const words of known.map(fold).filter((word) => word !== '')) text = text.replace(words, '');
  return text === '' && (blocks.some((block) => textOfBlock(block) !== '') || blocks.length <= 1);
}

function isEmpty(chapter: BookChapter, known: readonly string[]): boolean {
  if (chapter.blocks.length > 0) return chapter.title === null && saysOnly(chapter.blocks, known);
  return chapter.title === null || known.some((words) => fold(words) === fold(chapter.title ?? ''));
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
