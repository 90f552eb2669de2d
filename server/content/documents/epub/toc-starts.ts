import type { BookDocument } from './book-flow.ts';
import type { TocEntry } from './navigation.ts';

/** Where a chapter begins: the index of its document and of its first block there. */
export interface ChapterStart {
  readonly document: number;
  readonly block: number;
  readonly title: string;
  readonly key: string;
}

/**
 * The chapters that a table of contents names, in reading order. Entries inside the document of the entry above them are
 * its sections, unless that one stands alone at the top and names the whole book.
 */
export function chapterStarts(toc: readonly TocEntry[], documents: readonly BookDocument[]): ChapterStart[] {
  const indexes = new Map(documents.map(({ path }, index) => [path, index]));
  const starts = openingEntries(toc).flatMap((entry) => {
    const document = indexes.get(entry.path);
    if (document === undefined) return [];
    const block = documents[document]?.anchors.get(entry.fragment) ?? 0;
    const key = entry.fragment === '' ? entry.path : `${entry.path}#${entry.fragment}`;
    return [{ document, block, title: entry.title, key }];
  });
  return joinSamePlace(starts.toSorted((a, b) => a.document - b.document || a.block - b.block));
}

function openingEntries(toc: readonly TocEntry[]): readonly TocEntry[] {
  const top = toc.filter((entry) => entry.depth === 1);
  if (top.length === 1 && toc.length > 2)
    return openingEntries(toc.filter((entry) => entry.depth > 1).map((entry) => ({ ...entry, depth: entry.depth - 1 })));
  const above: TocEntry[] = [];
  return toc.filter((entry) => {
    above.length = entry.depth - 1;
    const parent = above.at(-1);
    above[entry.depth - 1] = entry;
    return parent === undefined || parent.path !== entry.path;
  });
}

/** A part and its first chapter at one place are one chapter under both names. */
function joinSamePlace(starts: readonly ChapterStart[]): ChapterStart[] {
  const joined: ChapterStart[] = [];
  for (const start of starts) {
    const last = joined.at(-1);
    if (last === undefined || last.document !== start.document || last.block !== start.block) joined.push(start);
    else if (last.title !== start.title) joined[joined.length - 1] = { ...last, title: `${last.title}: ${start.title}` };
  }
  return joined;
}
