import type { Run, VerseLine } from '#graphql/document/chapter-document.ts';
import type { BlockContent } from '../document-text.ts';
import { textOfRuns } from '../document-text.ts';
import { trimRuns } from '../run-line.ts';

const LONGEST_LINE = 60;
const FEWEST_LINES = 3;

/**
 * The paragraphs inside an element that says it is verse, one verse for each stanza; null where other blocks stand among
 * them. `isAfterBlank` says of an index whether a blank line stands before that block.
 */
export function toVerses(blocks: readonly BlockContent[], isAfterBlank: (index: number) => boolean): BlockContent[] | null {
  const stanzas: BlockContent[][] = [];
  blocks.forEach((block, index) => {
    if (index === 0 || isAfterBlank(index)) stanzas.push([block]);
    else stanzas.at(-1)?.push(block);
  });
  const verses = stanzas.map(toVerse).filter((verse) => verse !== null);
  return verses.length === 0 || verses.length < stanzas.length ? null : verses;
}

function toVerse(blocks: readonly BlockContent[]): BlockContent | null {
  const lines: VerseLine[] = [];
  for (const block of blocks) {
    if (block.kind === 'paragraph') lines.push(...splitAtBreaks(block.runs));
    else if (block.kind === 'verse') lines.push(...block.lines);
    else return null;
  }
  return lines.length === 0 ? null : { kind: 'verse', lines };
}

/** A paragraph of short lines parted by `<br>` is verse; null for any other. */
export function versesFromBreaks(runs: readonly Run[]): BlockContent | null {
  if (!runs.some((run) => typeof run !== 'string' && run.breakAfter === true)) return null;
  const lines = splitAtBreaks(runs);
  if (lines.length < FEWEST_LINES || lines.some((line) => textOfRuns(line.runs).length > LONGEST_LINE)) return null;
  return { kind: 'verse', lines };
}

function splitAtBreaks(runs: readonly Run[]): VerseLine[] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    if (typeof run === 'string' || run.breakAfter === undefined) {
      lines.at(-1)?.push(run);
      continue;
    }
    const { breakAfter: _break, ...rest } = run;
    lines.at(-1)?.push(Object.keys(rest).length === 1 ? rest.text : rest);
    lines.push([]);
  }
  return lines.map((line) => ({ runs: joinStrings(trimRuns(line)) })).filter(({ runs: line }) => line.length > 0);
}

function joinStrings(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (typeof run === 'string' && typeof last === 'string') joined[joined.length - 1] = last + run;
    else joined.push(run);
  }
  return joined;
}
