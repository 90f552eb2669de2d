import type { Run, VerseLine } from '#graphql/document/chapter-document.ts';
import { type BlockContent, textOfRuns } from '#graphql/document/document-text.ts';
import { joinStrings, trimRuns } from '../run-line.ts';
import type { TextPart } from './inline-text.ts';

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

/** Paragraphs of short lines parted by `<br>` are verse, each a stanza; null for any others. */
export function versesFromBreaks(parts: readonly TextPart[]): BlockContent[] | null {
  const stanzas = parts.map(({ runs }) => splitAtBreaks(runs));
  const lines = stanzas.flat();
  if (lines.length < FEWEST_LINES || lines.length < stanzas.length * 2) return null;
  if (lines.some((line) => textOfRuns(line.runs).length > LONGEST_LINE)) return null;
  return stanzas.map((stanza) => ({ kind: 'verse', lines: stanza }));
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
