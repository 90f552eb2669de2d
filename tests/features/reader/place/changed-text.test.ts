import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf, survivingEdge } from '#src/features/reader/place/surviving-place.ts';
import { BlockIds } from '#server/content/documents/block-id.ts';
import { importTextWork } from '#server/content/documents/text-work.ts';
import { sharedContent } from '#tests/support/files/shared-content.ts';
import { ROOT } from '../../../architecture/source-files.ts';

const ROUNDS = 200;
const CHANGED = 0.1;

interface Chapter {
  readonly name: string;
  readonly paragraphs: readonly string[];
}

/** A paragraph of the new version, and the places of those it comes from in the old one. */
interface Descended {
  readonly text: string;
  readonly from: readonly number[];
}

function ours(): readonly Chapter[] {
  const library = join(ROOT, 'library');
  return readdirSync(library)
    .filter((work) => existsSync(join(library, work, '01.txt')))
    .map((work) => chapterAt(work, join(library, work, '01.txt')));
}

function theirs(): readonly Chapter[] {
  return ['novels/ja/rashomon.txt', 'novels/ja/genji-monogatari/02_5017_ruby_9752.txt', 'novels/ja/gon-gitsune.txt']
    .filter((file) => existsSync(sharedContent.path(file)))
    .map((file) => chapterAt(file, sharedContent.path(file)));
}

function chapterAt(name: string, path: string): Chapter {
  const { chapters } = importTextWork([{ name: `${name.replaceAll('/', '-')}.txt`, bytes: readFileSync(path) }], {
    sourceKey: 'text',
    language: 'ja',
    title: null,
  });
  const content = chapters[0]?.content;
  if (content?.kind !== 'text') throw new Error(`${name} has no text.`);
  const paragraphs = content.document.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.runs.map((run) => (typeof run === 'string' ? run : run.text)).join('')] : [],
  );
  return { name, paragraphs };
}

function idsOf(texts: readonly string[]): readonly string[] {
  const ids = new BlockIds();
  return texts.map((text) => ids.next('paragraph', text));
}

/** Rewrites, takes out, adds, parts and joins paragraphs, a tenth of them. */
function edited(paragraphs: readonly string[], random: () => number, round: number): readonly Descended[] {
  const edits: Descended[] = [];
  for (let at = 0; at < paragraphs.length; at += 1) {
    const text = paragraphs[at] ?? '';
    const half = text.length >> 1;
    const kind = random() < CHANGED ? Math.floor(random() * 6) : -1;
    if (kind === 0 || kind === 1) edits.push({ text: `${text.slice(0, half)}改${round}${text.slice(half + 2)}`, from: [at] });
    else if (kind === 3) edits.push({ text, from: [at] }, { text: `書き足した段落、${round}の${at}。`, from: [] });
    else if (kind === 4 && half > 1) edits.push({ text: text.slice(0, half), from: [at] }, { text: text.slice(half), from: [at] });
    else if (kind === 5 && at + 1 < paragraphs.length) {
      edits.push({ text: text + paragraphs[at + 1], from: [at, at + 1] });
      at += 1;
    } else if (kind !== 2) edits.push({ text, from: [at] });
  }
  return edits;
}

function randomFrom(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 48271) % 2147483647) / 2147483647;
}

interface Finding {
  readonly isUnchanged: boolean;
  /** Neither it nor the paragraphs beside it were taken out, added, parted or joined. */
  readonly isAlone: boolean;
  /** In paragraphs. */
  readonly away: number;
}

function findings({ paragraphs }: Chapter): readonly Finding[] {
  const random = randomFrom(paragraphs.length + 1);
  const ids = idsOf(paragraphs);
  return Array.from({ length: ROUNDS }, (_, round) => {
    const changed = edited(paragraphs, random, round);
    const newIds = idsOf(changed.map(({ text }) => text));
    const index = Math.floor(random() * paragraphs.length);
    const anchor = anchorOf(ids, { index, offset: 3 });
    const found = (anchor && survivingEdge(anchor, newIds)?.index) ?? Infinity;
    return { ...changeOf(changed, paragraphs, index), away: distance(changed, index, found) };
  });
}

function changeOf(changed: readonly Descended[], paragraphs: readonly string[], index: number): Omit<Finding, 'away'> {
  const isKept = (at: number): boolean => {
    const same = changed.filter(({ from }) => from.includes(at));
    return at < 0 || at >= paragraphs.length || (same.length === 1 && same[0]?.text === paragraphs[at]);
  };
  const own = changed.findIndex(({ from }) => from.includes(index));
  const stands = changed[own]?.from.length === 1 && changed.filter(({ from }) => from.includes(index)).length === 1;
  const beside = [changed[own - 1], changed[own + 1]].every((one) => one === undefined || one.from.length === 1);
  return { isUnchanged: isKept(index), isAlone: stands && beside && isKept(index - 1) && isKept(index + 1) };
}

/** From where the paragraph is now; from where it was, if it was taken out. */
function distance(changed: readonly Descended[], index: number, found: number): number {
  const own = changed.flatMap(({ from }, at) => (from.includes(index) ? [at] : []));
  const before = changed.findLastIndex(({ from }) => from.some((at) => at < index));
  const right = own.length > 0 ? own : [before, before + 1];
  return Math.min(...right.map((at) => Math.abs(at - found)));
}

test.for([...ours(), ...theirs()].map((chapter) => [chapter.name, chapter] as const))(
  'After a new version with a tenth of its text changed, the same paragraph is found, two hundred times: %s.',
  ([, chapter]) => {
    const all = findings(chapter);
    expect(all.filter(({ isUnchanged, away }) => isUnchanged && away > 0)).toEqual([]);
    expect(all.filter(({ isAlone, away }) => isAlone && away > 0)).toEqual([]);
    expect(all.filter(({ away }) => away > 2)).toEqual([]);
    expect(all.filter(({ away }) => away === 0).length).toBeGreaterThanOrEqual(0.97 * ROUNDS);
  },
);

test('Texts that others made are read along where they lie beside the checkout.', ({ skip }) => {
  if (!sharedContent.isThere) skip(`${sharedContent.folder} is not there.`);
  expect(theirs().map(({ paragraphs }) => paragraphs.length > 5)).toEqual([true, true, true]);
});
