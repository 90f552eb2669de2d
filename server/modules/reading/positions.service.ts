import type { Language, ReadingDay, ReadingPositionInput } from '#graphql/generated/server.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { type AccountsService, DONE, type Throttled } from '../accounts/accounts.service.ts';
import type { ChaptersService } from '../chapters/chapters.service.ts';
import { checkRange } from '../list-request.ts';
import { type Reader, signedIn } from '../reader.ts';
import { parseRowId } from '../row-id.ts';
import type { WorksService } from '../works/works.service.ts';
import { daysIn } from './days-in.ts';
import { readPositions } from './position-input.ts';
import type { NewPosition, PositionRow, PositionsRepository } from './positions.repository.ts';

const MOST_POSITIONS = 400;
const MOST_CONTINUED = 20;
/** Batches of a reader in ten minutes: one every two seconds. */
const MOST_SAVED = 300;
const CALENDAR_MS = 53 * 7 * 24 * 3_600_000;

interface PositionsSaved {
  readonly __typename: 'PositionsSaved';
  readonly taken: number;
  readonly ignored: number;
}

export interface PositionsDependencies {
  readonly positions: PositionsRepository;
  readonly accounts: Pick<AccountsService, 'throttled'>;
  readonly works: Pick<WorksService, 'findShown'>;
  readonly chapters: Pick<ChaptersService, 'findById'>;
  readonly clock?: Clock;
}

interface Wanted {
  readonly language: Language;
  readonly workId?: string | number | null | undefined;
  readonly limit: number;
}

/** Where readers are in chapters, over all of their devices. */
export class PositionsService {
  readonly #dependencies: PositionsDependencies;

  constructor(dependencies: PositionsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Of a work that is not shown: none. */
  async ofReader(userId: number, { language, workId = null, limit }: Wanted): Promise<readonly PositionRow[]> {
    const wanted = { language, limit: checkRange('limit', limit, MOST_POSITIONS) };
    const rowId = workId === null ? null : parseRowId(workId);
    if (workId !== null && rowId === null) return [];
    return await this.#dependencies.positions.find(userId, { ...wanted, workId: rowId });
  }

  async continued(userId: number, language: Language, limit: number): Promise<readonly PositionRow[]> {
    return await this.#dependencies.positions.findNewestOfWorks(userId, language, checkRange('limit', limit, MOST_CONTINUED));
  }

  /** Rejects with BadInput where there is no such time zone. */
  async daysOfReader(userId: number, timeZone: string): Promise<readonly ReadingDay[]> {
    const { positions, clock = systemClock } = this.#dependencies;
    const dayIn = daysIn(timeZone);
    const instants = await positions.instantsSince(userId, new Date(clock.now().getTime() - CALENDAR_MS));
    const counts = new Map<string, number>();
    for (const day of instants.map(dayIn).toSorted()) counts.set(day, (counts.get(day) ?? 0) + 1);
    return [...counts].map(([day, chaptersCount]) => ({ day, chaptersCount }));
  }

  /** Rejects with BadInput, nothing saved. */
  async save(given: readonly ReadingPositionInput[], reader: Reader): Promise<PositionsSaved | Throttled> {
    const { positions, accounts, clock = systemClock } = this.#dependencies;
    const { userId } = signedIn(reader);
    const read = readPositions(given, clock.now());
    const throttled = await accounts.throttled([{ key: `positions:${userId}`, most: MOST_SAVED }]);
    if (throttled !== null) return throttled;
    const shown = await Promise.all(read.map((position) => this.#isShown(position)));
    const wanted = read.filter((_, index) => shown[index]);
    return { __typename: 'PositionsSaved', taken: await positions.save(userId, wanted), ignored: given.length - wanted.length };
  }

  /** Of a hidden work too. */
  async forget({ language, workId = null }: Omit<Wanted, 'limit'>, reader: Reader): Promise<typeof DONE> {
    const { userId } = signedIn(reader);
    const rowId = workId === null ? null : parseRowId(workId);
    if (workId === null || rowId !== null) await this.#dependencies.positions.forget(userId, { language, workId: rowId });
    return DONE;
  }

  /** Everything kept of a reader, for the file they may ask for. */
  async exported(userId: number): Promise<readonly object[]> {
    const all = await this.#dependencies.positions.findAll(userId);
    return all.map(({ workId, chapterId, ...rest }) => ({ workId: String(workId), chapterId: String(chapterId), ...rest }));
  }

  async #isShown({ workId, chapterId }: NewPosition): Promise<boolean> {
    const { works, chapters } = this.#dependencies;
    const [work, chapter] = await Promise.all([works.findShown(workId), chapters.findById(chapterId)]);
    return work !== null && chapter?.workId === workId && chapter.versionId !== null;
  }
}
