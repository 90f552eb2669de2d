import type { ChapterDocument } from '#graphql/document/chapter-document.ts';

const SAMPLE_LENGTH = 160;

/** The first words of a chapter's first long paragraph, without marks; empty where it has none. */
export function sampleOf({ blocks }: ChapterDocument): string {
  let longest = '';
  for (const block of blocks) {
    if (block.kind !== 'paragraph') continue;
    const text = block.runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');
    if (text.length > longest.length) longest = text;
    if (longest.length >= SAMPLE_LENGTH) break;
  }
  return longest.slice(0, SAMPLE_LENGTH);
}
