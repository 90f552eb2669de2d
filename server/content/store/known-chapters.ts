import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { uniqueKey } from '../documents/text-work.ts';
import type { PreparedChapter } from './chapter-preparation.ts';
import { VAULT_KEY } from './hidden-chapters.ts';

type Told = Pick<PreparedChapter, 'sourceKey' | 'number' | 'title' | 'contentHash'>;
type Imported = Told & Pick<PreparedChapter, 'length' | 'document'>;

/** Pages, or words or characters of text: what has fewer may stand for any chapter, such as a page that says "soon". */
const LEAST_PAGES = 3;
const LEAST_TEXT = 100;

/**
 * The chapters of an import, under the keys by which they are known. Content that is that of one chapter alone is that chapter, whatever it
 * is called now: where one comes between others, files and parts of books are counted on. One of a key that is not known is one that the
 * import does not name otherwise, where two of number, title and content agree.
 */
export async function underKnownKeys(
  transaction: Transaction<Tables>,
  workId: number,
  chapters: readonly PreparedChapter[],
): Promise<readonly PreparedChapter[]> {
  return settleKeys(await readKnown(transaction, workId), chapters);
}

export function settleKeys<Chapter extends Imported>(known: readonly Told[], chapters: readonly Chapter[]): readonly Chapter[] {
  const settled = byContent(known, chapters);
  const taken = new Set(settled.values());
  const take = (chapter: Chapter, key: string): void => {
    settled.set(chapter, key);
    taken.add(key);
  };
  const keys = new Set(known.map(({ sourceKey }) => sourceKey));
  for (const chapter of chapters)
    if (!settled.has(chapter) && keys.has(chapter.sourceKey) && !taken.has(chapter.sourceKey)) take(chapter, chapter.sourceKey);
  const unnamed = byTrait(known.filter(({ sourceKey }) => !taken.has(sourceKey)));
  for (const chapter of chapters) {
    if (settled.has(chapter)) continue;
    const same = traitsOf(chapter).flatMap((trait) => unnamed.get(trait) ?? []);
    const free = same.find(({ sourceKey }) => !taken.has(sourceKey));
    if (free !== undefined) take(chapter, free.sourceKey);
  }
  return chapters.map((chapter) => ({ ...chapter, sourceKey: settled.get(chapter) ?? uniqueKey(taken, chapter.sourceKey) }));
}

/** Of chapters whose content is that of one known chapter and of one imported: its key. */
function byContent<Chapter extends Imported>(known: readonly Told[], chapters: readonly Chapter[]): Map<Chapter, string> {
  const before = onlyOnes(known);
  const settled = new Map<Chapter, string>();
  for (const [hash, chapter] of onlyOnes(chapters)) {
    const same = before.get(hash);
    const isWhole = chapter.length >= (chapter.document === null ? LEAST_PAGES : LEAST_TEXT);
    if (same !== undefined && isWhole) settled.set(chapter, same.sourceKey);
  }
  return settled;
}

/** By their content, which no other has. */
function onlyOnes<Chapter extends Told>(chapters: readonly Chapter[]): ReadonlyMap<string, Chapter> {
  const found = new Map<string, Chapter>();
  const several = new Set<string>();
  for (const chapter of chapters) {
    if (found.has(chapter.contentHash)) several.add(chapter.contentHash);
    found.set(chapter.contentHash, chapter);
  }
  for (const hash of several) found.delete(hash);
  return found;
}

function byTrait(chapters: readonly Told[]): ReadonlyMap<string, readonly Told[]> {
  const found = new Map<string, Told[]>();
  for (const chapter of chapters) for (const trait of traitsOf(chapter)) found.set(trait, [...(found.get(trait) ?? []), chapter]);
  return found;
}

/** Each two that agree. */
function traitsOf({ number, title, contentHash }: Told): readonly string[] {
  const ofContent = `number ${Number(number)} ${contentHash}`;
  return title === null ? [ofContent] : [`title ${contentHash} ${title}`, ofContent, `named ${Number(number)} ${title}`];
}

/** Those too that an operator has hidden. */
async function readKnown(transaction: Transaction<Tables>, workId: number): Promise<readonly Told[]> {
  return await transaction
    .selectFrom('chapters')
    .innerJoin('works', 'works.id', 'chapters.work_id')
    .innerJoin('chapter_versions', 'chapter_versions.id', 'chapters.version_id')
    .select(['chapters.source_key as sourceKey', 'chapters.number', 'chapters.title', 'chapter_versions.content_hash as contentHash'])
    .where((where) => where.or([where('works.id', '=', workId), where('works.source_key', '=', `${VAULT_KEY}${workId}`)]))
    .orderBy('chapters.position')
    .execute();
}
