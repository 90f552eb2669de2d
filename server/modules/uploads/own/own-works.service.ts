import type { FieldProblem, OwnWorkInput } from '#graphql/generated/server.ts';
import type { Transaction } from 'kysely';
import { inParallel } from '#server/content/in-parallel.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { type AccountsService, DONE, invalid, type InvalidInput, type Throttled } from '../../accounts/accounts.service.ts';
import { fieldProblem } from '../../accounts/account-input.ts';
import { shownNumber } from '../../chapter-number.ts';
import { readUuid } from '../../given-input.ts';
import { positionOf, readListRequest } from '../../list-request.ts';
import { type Reader, signedIn } from '../../reader.ts';
import { parseRowId } from '../../row-id.ts';
import { hasChapters, type OwnChaptersRepository } from './own-chapters.repository.ts';
import { mergeWords } from './merged-words.ts';
import { lockTwins, type OwnWorkRow, type OwnWorksRepository } from './own-works.repository.ts';
import { isDueAt, type Publishing } from './publishing.ts';
import type { UploadEvents } from '../upload-events.ts';
import { checkOwnWork, type OwnWorkWords } from '../upload-input.ts';
import { MOST_OWN_WORKS, MOST_WORKS_BEGUN, publishLimit } from '../upload-limits.ts';
import { NOT_YOURS } from '../uploads.service.ts';

const READ_AT_A_TIME = 4;
/** Chapters that one request waits for. */
const MOST_AT_ONCE = 50;

export type ShownOwnWork = OwnWorkRow & { readonly __typename: 'OwnWork' };

export type ChangedWork = { readonly __typename: 'WorkChanged'; readonly work: OwnWorkRow };

export interface EditOfWork {
  readonly input: OwnWorkInput;
  /** What the one who edits has seen; null to put the input in the place of whatever is there. */
  readonly seen?: OwnWorkInput | null | undefined;
  /** Whether the input stays where others changed the same. */
  readonly overrides: boolean;
}

type WordsOfWork = OwnWorkWords & { readonly twinId: number | null };

export interface PageOfOwnWorks {
  readonly items: readonly OwnWorkRow[];
  readonly position: ReturnType<typeof positionOf>;
}

export interface OwnWorksDependencies {
  readonly database: Database;
  readonly ownWorks: OwnWorksRepository;
  readonly ownChapters: OwnChaptersRepository;
  readonly publishing: Publishing;
  readonly events: UploadEvents;
  readonly accounts: Pick<AccountsService, 'throttled' | 'refuseBlocked'>;
}

/** What accounts make of their own: each sees and changes only theirs. */
export class OwnWorksService {
  readonly #dependencies: OwnWorksDependencies;

  constructor(dependencies: OwnWorksDependencies) {
    this.#dependencies = dependencies;
  }

  async find(id: string | number, userId: number): Promise<ShownOwnWork | null> {
    const rowId = parseRowId(id);
    const work = rowId === null ? undefined : await this.#dependencies.ownWorks.find(rowId, userId);
    return work === undefined ? null : { __typename: 'OwnWork', ...work };
  }

  async listOf(userId: number, page: { readonly page: number; readonly perPage: number }): Promise<PageOfOwnWorks> {
    const request = readListRequest(page);
    const { ownWorks } = this.#dependencies;
    const slice = { offset: request.offset, limit: request.perPage };
    const [items, total] = await Promise.all([ownWorks.listOf(userId, slice), ownWorks.countOf(userId)]);
    return { items, position: positionOf(request, total) };
  }

  async create(input: OwnWorkInput, key: string | number, reader: Reader): Promise<ShownOwnWork | InvalidInput | Throttled> {
    const { userId } = signedIn(reader);
    const { ownWorks, accounts, publishing } = this.#dependencies;
    const creationKey = readUuid('key', key);
    const known = await ownWorks.findByKey(userId, creationKey);
    if (known !== undefined) return await this.#answer(known, userId);
    await accounts.refuseBlocked(userId);
    const { words, problems } = checkOwnWork(input);
    const twin = await this.#twinOf(input, null, userId);
    if (problems.length > 0 || twin === undefined) return invalid([...problems, ...twinProblem(twin)]);
    if ((await ownWorks.countOf(userId)) >= MOST_OWN_WORKS) return invalid([fieldProblem('title', 'TOO_MANY', MOST_OWN_WORKS)]);
    const throttled = await accounts.throttled([{ key: `own-works:${userId}`, most: MOST_WORKS_BEGUN }]);
    if (throttled !== null) return throttled;
    const id = await this.#transact(async (transaction, shown) => {
      const added = await ownWorks.add(transaction, userId, creationKey, words, twin);
      shown.push(...(await publishing.partTwins(transaction, added.parted)));
      return added.id;
    });
    return await this.#answer(id, userId);
  }

  /** Readers see it at once, where they see any of the work. */
  async edit(
    id: string | number,
    { input, seen, overrides }: EditOfWork,
    reader: Reader,
  ): Promise<ShownOwnWork | ChangedWork | InvalidInput | typeof NOT_YOURS> {
    const { userId } = signedIn(reader);
    const work = await this.find(id, userId);
    if (work === null) return NOT_YOURS;
    await this.#dependencies.accounts.refuseBlocked(userId);
    const { words, problems } = checkOwnWork(input);
    const seenWords = seen === null || seen === undefined ? null : { ...checkOwnWork(seen).words, twinId: idOfTwin(seen) };
    // One that was let stand may be another by now, or gone.
    const isTwinLeft = seenWords !== null && idOfTwin(input) === seenWords.twinId;
    const twinId = isTwinLeft ? seenWords.twinId : await this.#twinOf(input, work.id, userId);
    if (problems.length > 0 || twinId === undefined) return invalid([...problems, ...twinProblem(twinId)]);
    const refusal = await this.#write(work.id, (now) => mergeWords(now, seenWords, { ...words, twinId }, overrides), twinId);
    if (refusal === 'changed') return { __typename: 'WorkChanged', work: await this.#answer(work.id, userId) };
    return refusal === null ? await this.#answer(work.id, userId) : invalid([refusal]);
  }

  /** Every draft becomes due at once, which outlives this process; the first of them are published before this resolves. */
  async publishDrafts(id: string | number, reader: Reader): Promise<ShownOwnWork | typeof NOT_YOURS | Throttled> {
    const { userId } = signedIn(reader);
    const { accounts, ownChapters, publishing } = this.#dependencies;
    const work = await this.find(id, userId);
    if (work === null) return NOT_YOURS;
    await accounts.refuseBlocked(userId);
    const throttled = await accounts.throttled([publishLimit(userId)]);
    if (throttled !== null) return throttled;
    const now = new Date();
    const due = await ownChapters.makeDraftsDue(work.id, now);
    for (const chapterId of due.slice(0, MOST_AT_ONCE)) await publishing.publish(chapterId, work.id, isDueAt(now));
    return await this.#answer(work.id, userId);
  }

  async remove(id: string | number, reader: Reader): Promise<typeof DONE | typeof NOT_YOURS> {
    const { userId } = signedIn(reader);
    const rowId = parseRowId(id);
    return rowId !== null && (await this.#dependencies.ownWorks.remove(rowId, userId)) ? DONE : NOT_YOURS;
  }

  /** Everything that the account says of its works, and the chapters of each, for the file they may ask for. */
  async exported(userId: number): Promise<readonly object[]> {
    const { ownWorks, ownChapters } = this.#dependencies;
    const all = { offset: 0, limit: Number.MAX_SAFE_INTEGER };
    const works = await ownWorks.listOf(userId, all);
    return await inParallel(works, READ_AT_A_TIME, async ({ ownerId: _owner, id, workId, twinId, ...words }) => ({
      id: String(id),
      workId: workId?.toString() ?? null,
      twinId: twinId?.toString() ?? null,
      ...words,
      chapters: (await ownChapters.listOf(id, userId, all)).map(({ number, title, state, publishAt, changedAt }) => ({
        number: shownNumber(number),
        title,
        state,
        publishAt,
        changedAt,
      })),
    }));
  }

  async #answer(id: number, userId: number): Promise<ShownOwnWork> {
    const work = await this.find(id, userId);
    if (work === null) throw new OwnWorkGone(id);
    return work;
  }

  /** Returns the problem where it would change what is settled, or was changed meanwhile: then nothing is written. */
  async #write(
    id: number,
    merge: (now: WordsOfWork) => WordsOfWork | null,
    otherId: number | null,
  ): Promise<FieldProblem | 'changed' | null> {
    const { ownWorks, publishing } = this.#dependencies;
    return await this.#transact(async (transaction, shown) => {
      const work = (await lockTwins(transaction, id, otherId)).find((one) => one.id === id);
      if (work === undefined) throw new OwnWorkGone(id);
      const merged = merge(wordsOf(work));
      if (merged === null) return 'changed';
      const { twinId, ...words } = merged;
      const problem = await settledProblem(transaction, work, words);
      if (problem !== null) return problem;
      const parted = await ownWorks.edit(transaction, id, words, twinId);
      const shownId = await publishing.publishWords(transaction, id);
      shown.push(...(await publishing.partTwins(transaction, parted)), ...(shownId === null ? [] : [shownId]));
      return null;
    });
  }

  /** `write` adds to `shown` the works that readers see changed: they are told of once it is committed. */
  async #transact<Result>(write: (transaction: Transaction<Tables>, shown: number[]) => Promise<Result>): Promise<Result> {
    const { database, events } = this.#dependencies;
    const shown: number[] = [];
    const result = await database.transaction().execute((transaction) => write(transaction, shown));
    for (const workId of new Set(shown)) events.published(workId);
    return result;
  }

  /** Undefined for what cannot be a twin: another owner's, of the same language, or the work itself. */
  async #twinOf({ twinId, language }: OwnWorkInput, ownId: number | null, userId: number): Promise<number | null | undefined> {
    if (twinId === null || twinId === undefined) return null;
    const twin = await this.find(twinId, userId);
    return twin === null || twin.id === ownId || twin.language === language ? undefined : twin.id;
  }
}

/** A site and a kind of content, once there is content. */
async function settledProblem(transaction: Transaction<Tables>, work: OwnWorkRow, words: OwnWorkWords): Promise<FieldProblem | null> {
  if (work.language === words.language && work.format === words.format) return null;
  if (work.workId === null && !(await hasChapters(transaction, work.id))) return null;
  return fieldProblem(work.language === words.language ? 'format' : 'language', 'SETTLED');
}

function wordsOf(work: OwnWorkRow): WordsOfWork {
  const { language, format, status, direction, title, titleReading, description, isSensitive, credits, genres, twinId } = work;
  return { language, format, status, direction, title, titleReading, description, isSensitive, credits, genres, twinId };
}

function idOfTwin({ twinId }: OwnWorkInput): number | null {
  return twinId === null || twinId === undefined ? null : parseRowId(twinId);
}

function twinProblem(twin: number | null | undefined) {
  return twin === undefined ? [fieldProblem('twinId', 'UNKNOWN')] : [];
}

/** Thrown when a work was deleted between writing and reading it. */
class OwnWorkGone extends Error {
  override readonly name = 'OwnWorkGone';

  constructor(id: number) {
    super(`The own work ${id} is gone.`);
  }
}
