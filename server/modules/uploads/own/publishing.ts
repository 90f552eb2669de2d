import { sql, type Transaction } from 'kysely';
import type { WorkHead } from '#server/content/imported-work.ts';
import { judgeLayout, type Direction } from '#server/content/pictures/page-layout.ts';
import type { PreparedChapter } from '#server/content/store/chapter-preparation.ts';
import { partTwins } from '#server/content/store/twin-rows.ts';
import type { WorkStore } from '#server/content/work-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { AccountsRepository } from '../../accounts/accounts.repository.ts';
import { touchOwnWork } from './own-chapter-rows.ts';
import { lockOwnChapter, type OwnChapterRow, readPages } from './own-chapters.repository.ts';
import { lockOwnWork, type OwnWorkRow, type PartedTwins } from './own-works.repository.ts';
import type { UploadEvents } from '../upload-events.ts';

export interface PublishingDependencies {
  readonly database: Database;
  readonly store: Pick<WorkStore, 'write'>;
  readonly events: UploadEvents;
}

/** Where it is decided whether readers see what an owner publishes. */
export type Review = (transaction: Transaction<Tables>, work: OwnWorkRow) => Promise<OwnWorkRow['review']>;

/**
 * Makes what an owner has into what readers see, the way an import does: the owner's work is the source, and publishing again what did
 * not change changes nothing.
 */
export class Publishing {
  readonly #dependencies: PublishingDependencies;
  readonly #review: Review;

  constructor(dependencies: PublishingDependencies, review: Review = async (_transaction, work) => work.review) {
    this.#dependencies = dependencies;
    this.#review = review;
  }

  /**
   * Shows the chapter as it is now; false where nothing is shown. One that is gone, or no longer wanted, is passed over; one of
   * a blocked account stays the owner's alone, and its time is taken back.
   */
  async publish(ownChapterId: number, ownWorkId: number, isWanted: (chapter: OwnChapterRow) => boolean = () => true): Promise<boolean> {
    const workId = await this.#dependencies.database.transaction().execute(async (transaction) => {
      const work = await lockOwnWork(transaction, ownWorkId);
      const chapter = await lockOwnChapter(transaction, ownChapterId);
      if (work === undefined || chapter === undefined || !isWanted(chapter)) return null;
      if (await isOwnerBlocked(transaction, work)) {
        if (chapter.state === 'SCHEDULED') await settleState(transaction, ownChapterId, 'DRAFT');
        return null;
      }
      const review = await this.#review(transaction, work);
      if (review === 'WAITING' || review === 'REFUSED') {
        await settleState(transaction, ownChapterId, 'HELD');
        // Who looks at what waits is told by it that there is more to see.
        if (chapter.state !== 'HELD') await touchOwnWork(transaction, ownWorkId);
        return null;
      }
      return await this.#show(transaction, work, chapter);
    });
    if (workId !== null) this.#dependencies.events.published(workId);
    return workId !== null;
  }

  /**
   * Shows what was said of a work and its cover, where readers see any of it and its account is not blocked; returns
   * the work that they see.
   */
  async publishWords(transaction: Transaction<Tables>, ownWorkId: number, newPictures: readonly string[] = []): Promise<number | null> {
    const work = await lockOwnWork(transaction, ownWorkId);
    if (work === undefined || work.workId === null || (await isOwnerBlocked(transaction, work))) return null;
    await this.#dependencies.store.write(transaction, { work: headOf(work), chapters: [], coverId: work.coverId, newPictures });
    return work.workId;
  }

  /** Parts for readers what its owner has parted; returns the works that they see changed by it. */
  async partTwins(transaction: Transaction<Tables>, parted: readonly PartedTwins[]): Promise<readonly number[]> {
    const changed: number[] = [];
    for (const pair of parted) {
      const [one, other] = await transaction
        .selectFrom('works')
        .select(['id', 'source_key as sourceKey'])
        .where('source_key', 'in', pair.map(sourceKeyOf))
        .execute();
      if (one !== undefined && other !== undefined && (await partTwins(transaction, one, other))) changed.push(one.id, other.id);
    }
    return changed;
  }

  async #show(transaction: Transaction<Tables>, work: OwnWorkRow, chapter: OwnChapterRow): Promise<number> {
    const prepared = await prepare(transaction, work, chapter);
    const { workId } = await this.#dependencies.store.write(transaction, {
      work: headOf(work),
      chapters: [prepared],
      coverId: work.coverId,
      newPictures: prepared.pages.map(({ id }) => id),
    });
    await transaction
      .updateTable('own_works')
      .set({ work_id: workId, changed_at: sql<Date>`now()` })
      .where('id', '=', work.id)
      .execute();
    const shown = await transaction
      .selectFrom('chapters')
      .select('id')
      .where('work_id', '=', workId)
      .where('source_key', '=', prepared.sourceKey)
      .executeTakeFirst();
    // None where an operator has hidden it.
    if (shown !== undefined)
      await transaction.updateTable('own_chapters').set({ chapter_id: shown.id }).where('id', '=', chapter.id).execute();
    await settleState(transaction, chapter.id, shown === undefined ? 'HELD' : 'PUBLISHED');
    return workId;
  }
}

/** Whether its time has come. */
export function isDueAt(now: Date): (chapter: Pick<OwnChapterRow, 'publishAt'>) => boolean {
  return ({ publishAt }) => publishAt !== null && publishAt <= now;
}

async function isOwnerBlocked(transaction: Transaction<Tables>, { ownerId }: OwnWorkRow): Promise<boolean> {
  return await new AccountsRepository(transaction).isBlocked(ownerId);
}

async function settleState(transaction: Transaction<Tables>, id: number, state: 'DRAFT' | 'HELD' | 'PUBLISHED'): Promise<void> {
  await transaction.updateTable('own_chapters').set({ state, publish_at: null }).where('id', '=', id).execute();
}

async function prepare(transaction: Transaction<Tables>, work: OwnWorkRow, chapter: OwnChapterRow): Promise<PreparedChapter> {
  const row = await transaction.selectFrom('own_chapters').select('document').where('id', '=', chapter.id).executeTakeFirstOrThrow();
  const found = chapter.isText ? [] : await readPages(transaction, chapter.id);
  const pages = found.map(({ pictureId, width, height }) => ({ id: pictureId, width, height }));
  return {
    sourceKey: `own/${chapter.id}`,
    number: chapter.number,
    title: chapter.title,
    publishedAt: null,
    contentHash: chapter.contentHash,
    pages,
    layout: chapter.isText ? null : judgeLayout(pages, work.direction),
    document: row.document,
    length: chapter.length,
  };
}

function headOf(work: OwnWorkRow): WorkHead {
  const twinId = work.twinId;
  const twin = twinId === null ? {} : { twin: { sourceKey: sourceKeyOf(twinId), alignment: 'number' as const } };
  return {
    sourceKey: sourceKeyOf(work.id),
    language: work.language,
    format: work.format,
    status: work.status,
    direction: work.direction satisfies Direction | null,
    title: work.title,
    titleReading: work.titleReading,
    aliases: [],
    description: work.description,
    isSensitive: work.isSensitive,
    sourceNote: null,
    credits: work.credits.map(({ name, role }) => ({ name, reading: null, role })),
    genres: work.genres,
    ...twin,
  };
}

function sourceKeyOf(ownWorkId: number): string {
  return `own/${ownWorkId}`;
}
