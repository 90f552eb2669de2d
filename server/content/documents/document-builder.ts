import type { Block, ChapterDocument, Note, Run } from '#graphql/document/chapter-document.ts';
import { type BlockContent, textOfBlock } from '#graphql/document/document-text.ts';
import { BlockIds } from './block-id.ts';

/** A chapter before it is a document: its blocks without ids, and the notes that runs point at by their key. */
export interface DraftChapter {
  title: string | null;
  blocks: BlockContent[];
  notes: Map<string, readonly Run[]>;
}

/** Gives ids, numbers the notes `n1`, `n2` … in the order the text points at them, and leaves out those it does not point at. */
export function finishDocument(draft: DraftChapter): ChapterDocument {
  const ids = new BlockIds();
  const notes: Note[] = [];
  const numbers = new Map<string, string>();
  const pointAt = (run: Run): Run => {
    if (typeof run === 'string' || run.note === undefined) return run;
    const runs = draft.notes.get(run.note);
    if (runs === undefined) return withoutNote(run);
    const id = numbers.get(run.note) ?? `n${notes.length + 1}`;
    if (!numbers.has(run.note)) notes.push({ id, runs });
    numbers.set(run.note, id);
    return { ...run, note: id };
  };
  const blocks = trimBreaks(draft.blocks).map((content) => finishBlock(content, ids, pointAt));
  return { blocks, notes };
}

function finishBlock(content: BlockContent, ids: BlockIds, pointAt: (run: Run) => Run): Block {
  const id = ids.next(content.kind, content.kind === 'picture' ? content.pictureId : textOfBlock(content));
  if (content.kind === 'paragraph' || content.kind === 'heading') return { ...content, id, runs: content.runs.map(pointAt) };
  if (content.kind !== 'verse') return { ...content, id };
  return { ...content, id, lines: content.lines.map((line) => ({ ...line, runs: line.runs.map(pointAt) })) };
}

function withoutNote({ note: _note, ...run }: Exclude<Run, string>): Run {
  return Object.keys(run).length === 1 ? run.text : run;
}

/** A break says that something follows: none at either end, and no two together. */
function trimBreaks(blocks: readonly BlockContent[]): BlockContent[] {
  const kept: BlockContent[] = [];
  for (const block of blocks) {
    const previous = kept.at(-1);
    if (!isBreak(block) || (previous !== undefined && !isBreak(previous))) kept.push(block);
    else if (block.kind === 'pageBreak' && previous?.kind === 'sceneBreak') kept.splice(-1, 1, block);
  }
  const last = kept.at(-1);
  return last !== undefined && isBreak(last) ? kept.slice(0, -1) : kept;
}

function isBreak(block: BlockContent): boolean {
  return block.kind === 'sceneBreak' || block.kind === 'pageBreak';
}
