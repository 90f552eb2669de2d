import type { Language, WorkNotFound } from '#graphql/generated/server.ts';
import { type AccountsService, DONE, type Throttled } from '../accounts/accounts.service.ts';
import { checkRange, positionOf, readListRequest } from '../list-request.ts';
import { type Reader, signedIn } from '../reader.ts';
import { parseRowId } from '../row-id.ts';
import type { WorksService } from '../works/works.service.ts';
import type { FollowedRow, FollowsRepository } from './follows.repository.ts';

const MOST_PER_PAGE = 50;
/** Works that a reader begins to follow in ten minutes. */
const MOST_FOLLOWED = 60;

export interface PageOfFollowed {
  readonly items: readonly FollowedRow[];
  readonly position: ReturnType<typeof positionOf>;
}

export interface FollowsDependencies {
  readonly follows: FollowsRepository;
  readonly accounts: Pick<AccountsService, 'throttled'>;
  readonly works: Pick<WorksService, 'findShown'>;
}

interface PageAsked {
  readonly page: number;
  readonly perPage: number;
}

/** Works whose new chapters a reader waits for. */
export class FollowsService {
  readonly #dependencies: FollowsDependencies;

  constructor(dependencies: FollowsDependencies) {
    this.#dependencies = dependencies;
  }

  async list(userId: number, language: Language, { page, perPage }: PageAsked): Promise<PageOfFollowed> {
    const { follows } = this.#dependencies;
    const request = readListRequest({ page, perPage: checkRange('perPage', perPage, MOST_PER_PAGE) });
    const slice = { offset: request.offset, limit: request.perPage };
    const [items, total] = await Promise.all([follows.find(userId, language, slice), follows.count(userId, language)]);
    return { items, position: positionOf(request, total) };
  }

  async isFollowing(userId: number, workId: string | number): Promise<boolean> {
    const rowId = parseRowId(workId);
    return rowId !== null && (await this.#dependencies.follows.has(userId, rowId));
  }

  async follow(
    workId: string | number,
    reader: Reader,
  ): Promise<typeof DONE | (WorkNotFound & { readonly __typename: 'WorkNotFound' }) | Throttled> {
    const { follows, accounts, works } = this.#dependencies;
    const { userId } = signedIn(reader);
    const rowId = parseRowId(workId);
    if (rowId === null || (await works.findShown(rowId)) === null) return { __typename: 'WorkNotFound', id: workId };
    const throttled = await accounts.throttled([{ key: `follows:${userId}`, most: MOST_FOLLOWED }]);
    if (throttled !== null) return throttled;
    await follows.add(userId, rowId);
    return DONE;
  }

  /** Of a hidden work too. */
  async unfollow(workId: string | number, reader: Reader): Promise<typeof DONE> {
    const { userId } = signedIn(reader);
    const rowId = parseRowId(workId);
    if (rowId !== null) await this.#dependencies.follows.remove(userId, rowId);
    return DONE;
  }

  /** Everything a reader follows, for the file they may ask for. */
  async exported(userId: number): Promise<readonly object[]> {
    const all = await this.#dependencies.follows.findAll(userId);
    return all.map(({ workId, followedAt }) => ({ workId: String(workId), followedAt }));
  }
}
