import type { Block, ChapterDocument } from '#graphql/document/chapter-document.ts';
import { textOfBlock } from '#graphql/document/document-text.ts';
import type { ChapterPins, PinPlace } from '#src/entities/comment/comment-pin.ts';
import { latePart } from '#src/ui/late/late-part.ts';

const EXCERPT_LENGTH = 24;

/** The paragraphs, verses and headings of a text as places that comments may be pinned to. */
export function paragraphPins({ blocks }: ChapterDocument): ChapterPins {
  return { places: () => placesOf(blocks), show: showBlock };
}

function placesOf(blocks: readonly Block[]): readonly PinPlace[] {
  return blocks
    .map((block, order) => ({ id: block.id, order, text: textOfBlock(block).replaceAll('\n', ' ').trim() }))
    .filter(({ text }) => text !== '')
    .map(({ id, order, text }, index) => ({ id, kind: 'paragraph', number: index + 1, order, excerpt: excerptOf(text) }));
}

function excerptOf(text: string): string {
  const letters = Array.from(text);
  return letters.length > EXCERPT_LENGTH ? `${letters.slice(0, EXCERPT_LENGTH).join('')}…` : text;
}

function showBlock(id: string): void {
  void latePart(() => import('../stages/show-words.ts')).then((late) => late.showBlock(id));
}
