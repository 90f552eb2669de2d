import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/tables.ts';
import type { PreparedChapter } from './chapter-preparation.ts';
import { VAULT_KEY } from './hidden-chapters.ts';

type Told = Pick<PreparedChapter, 'sourceKey' | 'number' | 'title' | 'contentHash'>;

/**
 * The chapters of an import, under the keys by which they are known. One of a key that is not known is one that the import does not name
 * otherwise, where two of number, title and content agree: files are renamed, and one file more changes what the others are called.
 */
export async function underKnownKeys(
  transaction: Transaction<Tables>,
  workId: number,
  chapters: readonly PreparedChapter[],
): Promise<readonly PreparedChapter[]> {
  return settleKeys(await readKnown(transaction, workId), chapters);
}

export function settleKeys<Chapter extends Told>(known: readonly Told[], chapters: readonly Chapter[]): readonly Chapter[] {
  const named = new Set(chapters.map(({ sourceKey }) => sourceKey));
  const keys = new Set(known.map(({ sourceKey }) => sourceKey));
  const unnamed = new Map<string, Told[]>();
  for (const chapter of known.filter(({ sourceKey }) => !named.has(sourceKey)))
    for (const trait of traitsOf(chapter)) unnamed.set(trait, [...(unnamed.get(trait) ?? []), chapter]);
  const taken = new Set<string>();
  return chapters.map((chapter) => {
    if (unnamed.size === 0 || keys.has(chapter.sourceKey)) return chapter;
    const same = traitsOf(chapter)
      .flatMap((trait) => unnamed.get(trait) ?? [])
      .find(({ sourceKey }) => !taken.has(sourceKey));
    if (same === undefined) return chapter;
    taken.add(same.sourceKey);
    return { ...chapter, sourceKey: same.sourceKey };
  });
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
