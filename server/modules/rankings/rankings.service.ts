import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { RankingPeriod } from '#server/platform/database/view-tables.ts';
import { checkRange, type ListRequest, positionOf, readListRequest } from '../list-request.ts';
import { allThere } from '../shared-rows.ts';
import type { WorkRow } from '../works/works.repository.ts';
import type { WorksService } from '../works/works.service.ts';
import { keyOfRanking, type RankingLoaders } from './rankings.loaders.ts';

export interface RankingPlaceRow {
  readonly rank: number;
  readonly views: number;
  readonly previousRank: number | null;
  readonly work: WorkRow;
}

export interface PageOfRanking {
  readonly period: RankingPeriod;
  readonly items: readonly RankingPlaceRow[];
  readonly position: ReturnType<typeof positionOf>;
}

const SHORTEST_FIRST = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;
const MOST_TOP = 50;

/** Works by their views in a period. That of all time goes on to the last work; the others end where their job ends them. */
export class RankingsService {
  readonly #loaders: RankingLoaders;
  readonly #works: WorksService;

  constructor(loaders: RankingLoaders, works: WorksService) {
    this.#loaders = loaders;
    this.#works = works;
  }

  async list(
    language: LanguageCode,
    period: RankingPeriod,
    page: { readonly page: number; readonly perPage: number },
  ): Promise<PageOfRanking> {
    const request = readListRequest(page);
    return period === 'ALL' ? this.#listAll(language, request) : this.#listPeriod(language, period, request);
  }

  /** Of the shortest period that ranks so many works, else of all time. */
  async top(language: LanguageCode, limit: number): Promise<PageOfRanking> {
    const page = { page: 1, perPage: checkRange('limit', limit, MOST_TOP) };
    for (const period of SHORTEST_FIRST) {
      if ((await this.#loaders.counts.get(keyOfRanking({ language, period }))) >= limit) return this.list(language, period, page);
    }
    return this.list(language, 'ALL', page);
  }

  async #listPeriod(language: LanguageCode, period: RankingPeriod, request: ListRequest): Promise<PageOfRanking> {
    const slice = { offset: request.offset, limit: request.perPage };
    const total = await this.#loaders.counts.get(keyOfRanking({ language, period }));
    const rows = slice.offset < total ? await this.#loaders.slices.get(keyOfRanking({ language, period, slice })) : [];
    const works = await allThere(rows.map(({ workId }) => this.#works.findShown(workId)));
    const items = rows.flatMap(({ rank, views, previousRank }, index) => {
      const work = works[index] ?? null;
      return work === null ? [] : [{ rank, views, previousRank, work }];
    });
    return { period, items, position: positionOf(request, total) };
  }

  async #listAll(language: LanguageCode, request: ListRequest): Promise<PageOfRanking> {
    const { items: works, position } = await this.#works.list(language, 'VIEWS', request);
    const ids = works.map(({ id }) => id);
    const before = ids.length === 0 ? new Map() : await this.#loaders.previousOfAll.get(keyOfRanking({ language, period: 'ALL', ids }));
    const items = works.map((work, index) => ({
      rank: request.offset + index + 1,
      views: work.viewsCount,
      previousRank: before.get(work.id) ?? null,
      work,
    }));
    return { period: 'ALL', items, position };
  }
}
