import type { Run } from '#graphql/document/chapter-document.ts';
import { type BlockContent, textOfBlock } from '#graphql/document/document-text.ts';
import type { DraftChapter } from './document-builder.ts';

interface EndNote {
  readonly sign: string;
  readonly text: string;
  readonly block: BlockContent;
  pointedAt: boolean;
}

const CAPTION = /^(?:chú thích|ghi chú|chú giải)\s*:?$/iu;
const BRACKETED = /^[[(](\d{1,3}|\*{1,3})[\])][.:]?\s*(\S[^]*)$/u;
const LISTED = /^(\d{1,3})[.)]\s+(\S[^]*)$/u;
const POINTER = /[[(](\d{1,3}|\*{1,3})[\])]/g;

/**
 * Makes notes of what stands as a list at the end of a chapter, under `Chú thích` or bare as `[1] …`, where the text
 * points at them as `(1)` or `[1]`. A list at the end of the book serves all chapters. Notes nobody points at stay as text.
 */
export function linkEndNotes(chapters: readonly DraftChapter[]): void {
  const lists = chapters.map(takeNoteList);
  chapters.forEach((chapter, index) => pointAtNotes(chapter, lists[index] ?? [], `${index + 1}`));
  lists.forEach((notes, index) => {
    const left = notes.filter((note) => !note.pointedAt);
    if (left.length > 0) chapters.forEach((chapter, other) => other !== index && pointAtNotes(chapter, left, `${index + 1}`));
  });
  lists.forEach((notes, index) => {
    for (const note of notes) if (!note.pointedAt) chapters[index]?.blocks.push(note.block);
  });
}

function takeNoteList(chapter: DraftChapter): EndNote[] {
  const caption = chapter.blocks.findLastIndex((block) => CAPTION.test(textOfBlock(block).trim()));
  const listed = caption === -1 ? null : readNotes(chapter.blocks.slice(caption + 1), [BRACKETED, LISTED]);
  const start = listed === null ? findBareList(chapter.blocks) : caption;
  const notes = listed ?? readNotes(chapter.blocks.slice(start), [BRACKETED]) ?? [];
  if (notes.length > 0) chapter.blocks.length = start;
  return notes;
}

/** Where the paragraphs at the end that begin with a bracketed number begin; what parts them is layout. */
function findBareList(blocks: readonly BlockContent[]): number {
  return blocks.findLastIndex((block) => !isListed(block)) + 1;
}

function isListed(block: BlockContent): boolean {
  return block.kind === 'sceneBreak' || (block.kind === 'paragraph' && BRACKETED.test(textOfBlock(block)));
}

/** Null where another text stands among the notes. */
function readNotes(blocks: readonly BlockContent[], forms: readonly RegExp[]): EndNote[] | null {
  const notes: EndNote[] = [];
  for (const block of blocks.filter(({ kind }) => kind !== 'sceneBreak')) {
    const text = textOfBlock(block);
    const found = forms.map((form) => form.exec(text)).find((match) => match !== null);
    if (block.kind !== 'paragraph' || found === undefined) return null;
    notes.push({ sign: found[1] ?? '', text: found[2] ?? '', block, pointedAt: false });
  }
  return notes;
}

function pointAtNotes(chapter: DraftChapter, notes: readonly EndNote[], list: string): void {
  if (notes.length === 0) return;
  const bySign = new Map(notes.map((note) => [note.sign, note]));
  const point = (runs: readonly Run[]): readonly Run[] =>
    runs.flatMap((run) => (typeof run === 'string' ? splitAtPointers(run, bySign, chapter, list) : [run]));
  chapter.blocks.forEach((block, index) => {
    if (block.kind === 'paragraph') chapter.blocks[index] = { ...block, runs: point(block.runs) };
    if (block.kind === 'verse')
      chapter.blocks[index] = { ...block, lines: block.lines.map((line) => ({ ...line, runs: point(line.runs) })) };
  });
}

function splitAtPointers(text: string, notes: ReadonlyMap<string, EndNote>, chapter: DraftChapter, list: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const found of text.matchAll(POINTER)) {
    const note = notes.get(found[1] ?? '');
    if (note === undefined) continue;
    const key = `${list}:${note.sign}`;
    note.pointedAt = true;
    chapter.notes.set(key, [note.text]);
    if (found.index > at) runs.push(text.slice(at, found.index));
    runs.push({ text: found[0], note: key });
    at = found.index + found[0].length;
  }
  if (at < text.length) runs.push(text.slice(at));
  return runs;
}
