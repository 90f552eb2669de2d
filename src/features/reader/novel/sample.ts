import type { Block, ChapterDocument, Run } from '#graphql/document/chapter-document.ts';

const SAMPLE_LENGTH = 160;

/**
 * Some words of a chapter with their marks, but for its notes: of the first long paragraph with readings, else the first long one,
 * else the longest; of its verses where it has no paragraph. Empty where it has no words.
 */
export function sampleOf({ blocks }: ChapterDocument): readonly Run[] {
  let longest: readonly Run[] = [];
  let long: readonly Run[] | undefined;
  for (const block of blocks) {
    const runs = block.kind === 'paragraph' ? cut(block.runs) : [];
    if (lengthOf(runs) > lengthOf(longest)) longest = runs;
    if (block.kind !== 'paragraph' || lengthOf(block.runs) < SAMPLE_LENGTH) continue;
    if (runs.some((run) => typeof run !== 'string' && run.ruby !== undefined)) return runs;
    long ??= runs;
  }
  return long ?? (longest.length > 0 ? longest : cut(blocks.flatMap(linesOf)));
}

/** The lines of a verse as runs, each with its break. */
function linesOf(block: Block): readonly Run[] {
  if (block.kind !== 'verse') return [];
  return block.lines.flatMap(({ runs }) => [...runs, { text: '', breakAfter: true as const }]);
}

function cut(runs: readonly Run[]): readonly Run[] {
  const kept: Run[] = [];
  let room = SAMPLE_LENGTH;
  for (const run of runs) {
    if (room <= 0) break;
    if (typeof run !== 'string' && run.note !== undefined) continue;
    const text = textOf(run);
    if (text.length > room && typeof run !== 'string') break;
    kept.push(typeof run === 'string' ? run.slice(0, room) : run);
    room -= text.length;
  }
  return kept;
}

function lengthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + textOf(run).length, 0);
}

function textOf(run: Run): string {
  return typeof run === 'string' ? run : run.text;
}
