import type { Block, ChapterDocument, Run } from '#graphql/document/chapter-document.ts';
import type { ChapterPins, PinPlace } from '#src/entities/comment/comment-pin.ts';
import { latePart } from '#src/ui/late/late-part.ts';

const EXCERPT_LENGTH = 24;

/** The paragraphs, verses and headings of a text as places that comments may be pinned to. */
export function paragraphPins({ blocks }: ChapterDocument): ChapterPins {
  return { places: () => placesOf(blocks), show: showBlock };
}

function placesOf(blocks: readonly Block[]): readonly PinPlace[] {
  return blocks
    .map((block, order) => ({ id: block.id, order, text: textOf(block).trim() }))
    .filter(({ text }) => text !== '')
    .map(({ id, order, text }, index) => ({ id, kind: 'paragraph', number: index + 1, order, excerpt: excerptOf(text) }));
}

function textOf(block: Block): string {
  if (block.kind === 'paragraph' || block.kind === 'heading') return plain(block.runs);
  return block.kind === 'verse' ? block.lines.map((line) => plain(line.runs)).join(' ') : '';
}

function plain(runs: readonly Run[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}

function excerptOf(text: string): string {
  const letters = Array.from(text);
  return letters.length > EXCERPT_LENGTH ? `${letters.slice(0, EXCERPT_LENGTH).join('')}…` : text;
}

function showBlock(id: string): void {
  void latePart(() => import('./show-words.ts')).then((late) => late.showBlock(id));
}
