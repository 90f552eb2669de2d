import type { Transaction } from 'kysely';
import { LONGEST_AHEAD_MILLISECONDS } from '#graphql/document/limits.ts';
import { judgeLayout, type Layout } from '#server/content/pictures/page-layout.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { type AccountsService, DONE, invalid, type InvalidInput, type Throttled } from '../../accounts/accounts.service.ts';
import { fieldProblem } from '../../accounts/account-input.ts';
import { positionOf, readListRequest } from '../../list-request.ts';
import { type Reader, signedIn } from '../../reader.ts';
import { parseRowId } from '../../row-id.ts';
import { mergeWords } from './merged-words.ts';
import { arrangePages, replaceContent, touchOwnWork } from './own-chapter-rows.ts';
import { lockOwnChapter, type OwnChapterRow, type OwnChaptersRepository, readPages } from './own-chapters.repository.ts';
import { lockOwnWork, type OwnWorkRow } from './own-works.repository.ts';
import { contentOfVersion } from './published-versions.ts';
import type { Publishing } from './publishing.ts';
import { checkChapterWords, readInstant } from '../upload-input.ts';
import { publishLimit } from '../upload-limits.ts';
import { NOT_YOURS } from '../uploads.service.ts';

const SETTLED = fieldProblem('at', 'SETTLED');
const TAKEN = fieldProblem('number', 'TAKEN');

export type ShownOwnChapter = OwnChapterRow & { readonly __typename: 'OwnChapter' };
export type PagesChangedRow = { readonly __typename: 'PagesChanged'; readonly chapter: OwnChapterRow };

export type ChangedChapter = { readonly __typename: 'ChapterChanged'; readonly chapter: OwnChapterRow };

interface ChapterWords {
  readonly number: string;
  readonly title?: string | null | undefined;
}

export interface EditOfChapter extends ChapterWords {
  /** What the one who edits has seen; null to put this in the place of whatever is there. */
  readonly seen?: ChapterWords | null | undefined;
  /** Whether this stays where others changed the same. */
  readonly overrides: boolean;
  /** Whether the chapter that has the number takes the one that this chapter had. */
  readonly swaps: boolean;
}

export interface PageOfOwnChapters {
  readonly items: readonly OwnChapterRow[];
  readonly position: ReturnType<typeof positionOf>;
}

export interface OwnChaptersDependencies {
  readonly database: Database;
  readonly ownChapters: OwnChaptersRepository;
  readonly publishing: Publishing;
  readonly accounts: Pick<AccountsService, 'throttled' | 'refuseBlocked'>;
  readonly clock?: Clock;
}

/** What owners do with their chapters between sending their pictures and showing them. */
export class OwnChaptersService {
  readonly #dependencies: OwnChaptersDependencies;

  constructor(dependencies: OwnChaptersDependencies) {
    this.#dependencies = dependencies;
  }

  async find(id: string | number, userId: number): Promise<ShownOwnChapter | null> {
    const rowId = parseRowId(id);
    const chapter = rowId === null ? undefined : await this.#dependencies.ownChapters.find(rowId, userId);
    return chapter === undefined ? null : { __typename: 'OwnChapter', ...chapter };
  }

  async listOf({ id, ownerId }: OwnWorkRow, page: { readonly page: number; readonly perPage: number }): Promise<PageOfOwnChapters> {
    const request = readListRequest(page);
    const { ownChapters } = this.#dependencies;
    const slice = { offset: request.offset, limit: request.perPage };
    const [items, total] = await Promise.all([ownChapters.listOf(id, ownerId, slice), ownChapters.countOf(id)]);
    return { items, position: positionOf(request, total) };
  }

  /** How readers will see its pages; null for a text. */
  async layoutOf({ id, isText }: OwnChapterRow, direction: OwnWorkRow['direction']): Promise<Layout | null> {
    return isText ? null : judgeLayout(await this.#dependencies.ownChapters.pages(id), direction);
  }

  async edit(
    id: string | number,
    { seen, overrides, swaps, ...given }: EditOfChapter,
    reader: Reader,
  ): Promise<ShownOwnChapter | ChangedChapter | InvalidInput | typeof NOT_YOURS> {
    const { words, problems } = checkChapterWords(given);
    if (problems.length > 0) return invalid(problems);
    const seenWords = seen === null || seen === undefined ? null : checkChapterWords(seen).words;
    let refusal: 'changed' | 'taken' | null = null;
    const edited = await this.#change(id, reader, async (transaction, chapter) => {
      const merged = mergeWords({ number: String(Number(chapter.number)), title: chapter.title }, seenWords, words, overrides);
      refusal = merged === null ? 'changed' : (await this.#makeRoom(transaction, chapter, merged.number, swaps)) ? null : 'taken';
      if (merged === null || refusal !== null) return false;
      await this.#name(transaction, chapter.id, merged);
      return true;
    });
    if (edited.__typename === 'NotYours' || refusal === null) return edited;
    return refusal === 'taken' ? invalid([TAKEN]) : { __typename: 'ChapterChanged', chapter: edited };
  }

  /** Pages that are not named are dropped; those of another state of the chapter change nothing. */
  async arrange(
    id: string | number,
    pageIds: readonly (string | number)[],
    reader: Reader,
  ): Promise<ShownOwnChapter | PagesChangedRow | typeof NOT_YOURS> {
    let areKnown = false;
    const arranged = await this.#change(id, reader, async (transaction, chapter) => {
      const pages = new Map((await readPages(transaction, chapter.id)).map((page) => [String(page.id), page]));
      const wanted = [...new Set(pageIds.map(String))].flatMap((pageId) => pages.get(pageId) ?? []);
      areKnown = !chapter.isText && wanted.length === pageIds.length && wanted.length > 0;
      if (areKnown) await arrangePages(transaction, chapter.id, wanted);
      return areKnown;
    });
    if (arranged.__typename === 'NotYours' || areKnown) return arranged;
    return { __typename: 'PagesChanged', chapter: arranged };
  }

  async restore(id: string | number, version: number, reader: Reader): Promise<ShownOwnChapter | typeof NOT_YOURS> {
    let isThere = false;
    const restored = await this.#change(id, reader, async (transaction, chapter) => {
      const content = chapter.chapterId === null ? null : await contentOfVersion(transaction, chapter.chapterId, version);
      isThere = content !== null;
      if (content !== null) await replaceContent(transaction, chapter.id, content);
      return isThere;
    });
    return isThere ? restored : NOT_YOURS;
  }

  /** Now where no time is given. */
  async publish(
    id: string | number,
    at: string | null,
    reader: Reader,
  ): Promise<ShownOwnChapter | InvalidInput | typeof NOT_YOURS | Throttled> {
    const { userId } = signedIn(reader);
    const { accounts, publishing } = this.#dependencies;
    const chapter = await this.find(id, userId);
    if (chapter === null) return NOT_YOURS;
    await accounts.refuseBlocked(userId);
    const publishAt = at === null ? null : readInstant(at);
    const problems = publishAt === null ? [] : this.#timeProblems(publishAt, chapter);
    if (problems.length > 0) return invalid(problems);
    const throttled = await accounts.throttled([publishLimit(userId)]);
    if (throttled !== null) return throttled;
    if (publishAt !== null) return await this.#schedule(chapter.id, publishAt, reader);
    await publishing.publish(chapter.id, chapter.ownWorkId);
    return (await this.find(id, userId)) ?? NOT_YOURS;
  }

  async unschedule(id: string | number, reader: Reader): Promise<ShownOwnChapter | typeof NOT_YOURS> {
    return await this.#change(id, reader, async (transaction, chapter) => {
      if (chapter.state !== 'SCHEDULED') return false;
      await transaction.updateTable('own_chapters').set({ state: 'DRAFT', publish_at: null }).where('id', '=', chapter.id).execute();
      return true;
    });
  }

  /** Only while readers never saw it. */
  async remove(id: string | number, reader: Reader): Promise<typeof DONE | typeof NOT_YOURS> {
    const { userId } = signedIn(reader);
    const rowId = parseRowId(id);
    return rowId !== null && (await this.#dependencies.ownChapters.remove(rowId, userId)) ? DONE : NOT_YOURS;
  }

  async #schedule(id: number, publishAt: Date, reader: Reader): Promise<ShownOwnChapter | InvalidInput | typeof NOT_YOURS> {
    let isSettled = false;
    const scheduled = await this.#change(id, reader, async (transaction, { state }) => {
      isSettled = state === 'PUBLISHED';
      if (isSettled) return false;
      await transaction.updateTable('own_chapters').set({ state: 'SCHEDULED', publish_at: publishAt }).where('id', '=', id).execute();
      return true;
    });
    return isSettled ? invalid([SETTLED]) : scheduled;
  }

  #timeProblems(at: Date, { state }: OwnChapterRow) {
    const ahead = at.getTime() - this.#now().getTime();
    if (!(ahead > 0)) return [fieldProblem('at', 'PAST')];
    if (ahead > LONGEST_AHEAD_MILLISECONDS) return [fieldProblem('at', 'TOO_LONG')];
    return state === 'PUBLISHED' ? [SETTLED] : [];
  }

  /** The work counts as changed where `change` resolves with true. */
  async #change(
    id: string | number,
    reader: Reader,
    change: (transaction: Transaction<Tables>, chapter: OwnChapterRow) => Promise<boolean>,
  ): Promise<ShownOwnChapter | typeof NOT_YOURS> {
    const { userId } = signedIn(reader);
    const found = await this.find(id, userId);
    if (found === null) return NOT_YOURS;
    await this.#dependencies.database.transaction().execute(async (transaction) => {
      await lockOwnWork(transaction, found.ownWorkId);
      const chapter = await lockOwnChapter(transaction, found.id);
      if (chapter === undefined) return;
      if (await change(transaction, chapter)) await touchOwnWork(transaction, chapter.ownWorkId);
    });
    return (await this.find(id, userId)) ?? NOT_YOURS;
  }

  /** False where another chapter has the number and keeps it. */
  async #makeRoom(transaction: Transaction<Tables>, chapter: OwnChapterRow, number: string, swaps: boolean): Promise<boolean> {
    if (Number(number) === Number(chapter.number)) return true;
    const [holder, ...more] = await idsOfNumber(transaction, chapter.ownWorkId, number);
    if (holder === undefined) return true;
    if (!swaps || more.length > 0) return false;
    await this.#name(transaction, holder, { number: chapter.number });
    return true;
  }

  async #name(
    transaction: Transaction<Tables>,
    id: number,
    words: { readonly number: string; readonly title?: string | null },
  ): Promise<void> {
    await transaction
      .updateTable('own_chapters')
      .set({ ...words, changed_at: this.#now() })
      .where('id', '=', id)
      .execute();
  }

  #now(): Date {
    return (this.#dependencies.clock ?? systemClock).now();
  }
}

async function idsOfNumber(transaction: Transaction<Tables>, ownWorkId: number, number: string): Promise<readonly number[]> {
  const chapters = transaction.selectFrom('own_chapters').select('id').where('own_work_id', '=', ownWorkId);
  return (await chapters.where('number', '=', number).limit(2).execute()).map(({ id }) => id);
}
