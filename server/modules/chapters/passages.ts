import type { Block } from '#graphql/document/chapter-document.ts';
import { textOfBlock } from '#graphql/document/document-text.ts';

/** So many blocks of one text say what so many of the other say. */
interface Bead {
  readonly mine: number;
  readonly theirs: number;
  /** The negative logarithm of how often translations do so. */
  readonly cost: number;
}

const BEADS: readonly Bead[] = (
  [
    [1, 1, 0.78],
    [1, 2, 0.06],
    [2, 1, 0.06],
    [2, 2, 0.02],
    [1, 3, 0.02],
    [3, 1, 0.02],
    [1, 0, 0.02],
    [0, 1, 0.02],
  ] as const
).map(([mine, theirs, share]) => ({ mine, theirs, cost: -Math.log(share) }));

/** Of the difference in length, for each letter. */
const VARIANCE = 6.8;
/** Added where one of two passages is spoken, and where one is a heading or a break. */
const OTHER_VOICE = 2;
const OTHER_KIND = 6;
const SPEECH = /^\s*[「『“"‘«–—―-]/u;
/** Pairs of places that are weighed; of long texts those near the diagonal. */
const MOST_PAIRS = 100_000;
const NARROWEST = 12;
const MOST_TO_ONE = 3;

interface Side {
  readonly kinds: readonly string[];
  readonly isSpeech: readonly boolean[];
  /** Letters before each block, and in all. */
  readonly before: readonly number[];
}

/**
 * For each block of a text the place, from 0, of the block of its translation that says the same, or where it says nothing of it
 * the next one; empty where one has no blocks. Told by lengths, after Gale and Church, "A Program for Aligning Sentences in
 * Bilingual Corpora" (1993), and by what is spoken, a heading or a break.
 */
export function alignPassages(mine: readonly Block[], theirs: readonly Block[]): readonly number[] {
  if (mine.length === 0 || theirs.length === 0) return [];
  const [from, to] = [sideOf(mine), sideOf(theirs)];
  const reach = Math.floor(MOST_PAIRS / mine.length / 2);
  const isUnlike = Math.max(mine.length, theirs.length) > MOST_TO_ONE * Math.min(mine.length, theirs.length);
  return isUnlike || reach < NARROWEST ? atSamePart(from, to) : placesAlong(cheapestBeads(from, to, reach), theirs.length);
}

function sideOf(blocks: readonly Block[]): Side {
  const texts = blocks.map(textOfBlock);
  const before = [0];
  for (const text of texts) before.push((before.at(-1) ?? 0) + text.length);
  return {
    kinds: blocks.map(({ kind }) => (kind === 'verse' ? 'paragraph' : kind)),
    isSpeech: texts.map((text) => SPEECH.test(text)),
    before,
  };
}

/** Before it lies the same part of all letters. */
function atSamePart(from: Side, to: Side): readonly number[] {
  const ratio = lettersOf(to) / Math.max(lettersOf(from), 1);
  const last = to.kinds.length - 1;
  let place = 0;
  return from.kinds.map((_, own) => {
    while (place < last && (to.before[place + 1] ?? 0) <= (from.before[own] ?? 0) * ratio) place += 1;
    return place;
  });
}

/** From the beginning of both texts to their end; none lies further than `reach` from the diagonal. */
function cheapestBeads(from: Side, to: Side, reach: number): readonly Bead[] {
  const [rows, columns, width] = [from.kinds.length, to.kinds.length, 2 * reach + 1];
  const weigh = weigher(from, to);
  const startOf = (row: number): number => Math.round((row / rows) * columns) - reach;
  const costs = new Float64Array((rows + 1) * width).fill(Infinity);
  const last = new Int8Array(costs.length);
  const costAt = (row: number, column: number): number => {
    const place = column - startOf(row);
    return row < 0 || column < 0 || place < 0 || place >= width ? Infinity : (costs[row * width + place] ?? Infinity);
  };
  costs[reach] = 0;
  for (let row = 0; row <= rows; row += 1) {
    const start = startOf(row);
    for (let column = Math.max(start, 0); column < Math.min(start + width, columns + 1); column += 1) {
      const place = row * width + column - start;
      BEADS.forEach((bead, index) => {
        const before = costAt(row - bead.mine, column - bead.theirs);
        if (before === Infinity) return;
        const cost = before + bead.cost + weigh(bead, row, column);
        if (cost >= (costs[place] ?? 0)) return;
        costs[place] = cost;
        last[place] = index;
      });
    }
  }
  return beadsBack(rows, columns, (row, column) => BEADS[last[row * width + column - startOf(row)] ?? 0]);
}

function beadsBack(rows: number, columns: number, lastAt: (row: number, column: number) => Bead | undefined): readonly Bead[] {
  const beads: Bead[] = [];
  let [row, column] = [rows, columns];
  while (row > 0 || column > 0) {
    const bead = lastAt(row, column);
    if (bead === undefined) break;
    beads.push(bead);
    row -= bead.mine;
    column -= bead.theirs;
  }
  return beads.toReversed();
}

/** How unlike the blocks are that a bead takes from the two texts, where it ends there. */
function weigher(from: Side, to: Side): (bead: Bead, row: number, column: number) => number {
  const ratio = lettersOf(to) / Math.max(lettersOf(from), 1) || 1;
  return ({ mine, theirs }, row, column) => {
    const [first, other] = [row - mine, column - theirs];
    const own = (from.before[row] ?? 0) - (from.before[first] ?? 0);
    const its = ((to.before[column] ?? 0) - (to.before[other] ?? 0)) / ratio;
    const unlike = own + its === 0 ? 0 : (own - its) ** 2 / ((own + its) * VARIANCE);
    if (mine === 0 || theirs === 0) return unlike;
    const kind = from.kinds[first] === to.kinds[other] ? 0 : OTHER_KIND;
    return unlike + kind + (from.isSpeech[first] === to.isSpeech[other] ? 0 : OTHER_VOICE);
  };
}

function lettersOf({ before }: Side): number {
  return before.at(-1) ?? 0;
}

function placesAlong(beads: readonly Bead[], count: number): readonly number[] {
  let next = 0;
  return beads.flatMap(({ mine, theirs }) => {
    const start = next;
    next += theirs;
    return Array.from({ length: mine }, (_, own) => Math.min(start + Math.floor((own * theirs) / mine), count - 1));
  });
}
