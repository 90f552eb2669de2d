import type { WorkElsewhere, WorkNotFound } from '#graphql/generated/server.ts';
import type { LanguageCode } from '#server/platform/tables.ts';
import type { GenresService } from '../genres/genres.service.ts';
import { checkRange, positionOf, readListRequest } from '../list-request.ts';
import { parseRowId } from '../row-id.ts';
import { allThere, type Soon, whenThere } from '../shared-rows.ts';
import { TooManyGenres, WorkGone } from './works.errors.ts';
import { keyOfListing, type WorkLoaders } from './works.loaders.ts';
import type { CreditRow, WorkOrder, WorkRow, WorksRepository } from './works.repository.ts';

const MOST_GENRES = 10;
const MOST_VIEWED = 50;
const MOST_RELATED = 20;

export interface PageOfWorks {
  readonly items: readonly WorkRow[];
  readonly position: ReturnType<typeof positionOf>;
}

type Named<Name extends string, Row> = Row & { readonly __typename: Name };

/** What a site shows of works: one by its address, listings by counters, and the works beside a work. */
export class WorksService {
  readonly #repository: WorksRepository;
  readonly #genres: GenresService;
  readonly #loaders: WorkLoaders;

  constructor(repository: WorksRepository, genres: GenresService, loaders: WorkLoaders) {
    this.#repository = repository;
    this.#genres = genres;
    this.#loaders = loaders;
  }

  async find(
    id: string | number,
    language: LanguageCode,
  ): Promise<Named<'Work', WorkRow> | Named<'WorkNotFound', WorkNotFound> | Named<'WorkElsewhere', WorkElsewhere>> {
    const rowId = parseRowId(id);
    const work = rowId === null ? null : await this.#loaders.byId.get(rowId);
    if (work === null) return { __typename: 'WorkNotFound', id };
    if (work.language !== language) return { __typename: 'WorkElsewhere', id, language: work.language };
    return { __typename: 'Work', ...work };
  }

  /** Null for a work that is hidden or does not exist. */
  findShown(id: number): Soon<WorkRow | null> {
    return this.#loaders.byId.get(id);
  }

  byId(id: number): Soon<WorkRow> {
    return whenThere(this.#loaders.byId.get(id), (work) => {
      if (work === null) throw new WorkGone(id);
      return work;
    });
  }

  async list(
    language: LanguageCode,
    order: WorkOrder,
    genres: readonly string[],
    page: { readonly page: number; readonly perPage: number },
  ): Promise<PageOfWorks> {
    const request = readListRequest(page);
    const slugs = [...new Set(genres)];
    if (slugs.length > MOST_GENRES) throw new TooManyGenres(MOST_GENRES, slugs.length);
    const total = await this.#count(language, slugs);
    const position = positionOf(request, total);
    if (request.offset >= total) return { items: [], position };
    const slice = { offset: request.offset, limit: request.perPage };
    const ids =
      slugs.length === 0
        ? await this.#loaders.listings.get(keyOfListing({ language, order, slice }))
        : await this.#repository.findListedOfGenres(language, slugs, order, slice);
    return { items: await this.#shownOf(ids), position };
  }

  async mostViewed(language: LanguageCode, limit: number): Promise<WorkRow[]> {
    const slice = { offset: 0, limit: checkRange('limit', limit, MOST_VIEWED) };
    return this.#shownOf(await this.#loaders.listings.get(keyOfListing({ language, order: 'VIEWS', slice })));
  }

  related(workId: number, limit: number): Soon<readonly WorkRow[]> {
    return this.#loaders.related(checkRange('limit', limit, MOST_RELATED)).get(workId);
  }

  twins(workId: number): Soon<readonly WorkRow[]> {
    return this.#loaders.twins.get(workId);
  }

  credits(workId: number): Soon<readonly CreditRow[]> {
    return this.#loaders.credits.get(workId);
  }

  /** A work that was hidden after its id was listed is left out. */
  async #shownOf(ids: readonly number[]): Promise<WorkRow[]> {
    const works = await allThere(ids.map((id) => this.#loaders.byId.get(id)));
    return works.filter((work) => work !== null);
  }

  #count(language: LanguageCode, slugs: readonly string[]): Soon<number> {
    const [first] = slugs;
    if (first === undefined) return this.#loaders.counts.get(language);
    if (slugs.length > 1) return this.#repository.countOfGenres(language, slugs);
    return whenThere(this.#genres.find(first), (genre) => (genre === null ? 0 : this.#genres.worksCountOf(genre, language)));
  }
}
