import type { WorkElsewhere, WorkNotFound } from '#graphql/generated/server.ts';
import type { LanguageCode } from '#server/platform/tables.ts';
import type { GenresRepository } from '../genres/genres.repository.ts';
import { checkRange, positionOf, readListRequest } from '../list-request.ts';
import { parseRowId } from '../row-id.ts';
import { TooManyGenres, WorkGone } from './works.errors.ts';
import type { WorkLoaders } from './works.loaders.ts';
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
  readonly #genres: GenresRepository;
  readonly #loaders: WorkLoaders;

  constructor(repository: WorksRepository, genres: GenresRepository, loaders: WorkLoaders) {
    this.#repository = repository;
    this.#genres = genres;
    this.#loaders = loaders;
  }

  async find(
    id: string | number,
    language: LanguageCode,
  ): Promise<Named<'Work', WorkRow> | Named<'WorkNotFound', WorkNotFound> | Named<'WorkElsewhere', WorkElsewhere>> {
    const rowId = parseRowId(id);
    const work = rowId === null ? null : await this.#loaders.byId.load(rowId);
    if (work === null) return { __typename: 'WorkNotFound', id };
    if (work.language !== language) return { __typename: 'WorkElsewhere', id, language: work.language };
    return { __typename: 'Work', ...work };
  }

  /** Null for a work that is hidden or does not exist. */
  async findShown(id: number): Promise<WorkRow | null> {
    return this.#loaders.byId.load(id);
  }

  async byId(id: number): Promise<WorkRow> {
    const work = await this.#loaders.byId.load(id);
    if (work === null) throw new WorkGone(id);
    return work;
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
    const items =
      slugs.length === 0
        ? await this.#repository.findListed(language, order, slice)
        : await this.#repository.findListedOfGenres(language, slugs, order, slice);
    return { items, position };
  }

  async mostViewed(language: LanguageCode, limit: number): Promise<WorkRow[]> {
    return this.#repository.findListed(language, 'VIEWS', { offset: 0, limit: checkRange('limit', limit, MOST_VIEWED) });
  }

  async related(workId: number, limit: number): Promise<readonly WorkRow[]> {
    return this.#loaders.related(checkRange('limit', limit, MOST_RELATED)).load(workId);
  }

  async twins(workId: number): Promise<readonly WorkRow[]> {
    return this.#loaders.twins.load(workId);
  }

  async credits(workId: number): Promise<readonly CreditRow[]> {
    return this.#loaders.credits.load(workId);
  }

  async #count(language: LanguageCode, slugs: readonly string[]): Promise<number> {
    const [first] = slugs;
    if (first === undefined) return this.#repository.count(language);
    if (slugs.length > 1) return this.#repository.countOfGenres(language, slugs);
    const genre = await this.#genres.findBySlug(first);
    if (genre === undefined) return 0;
    return language === 'vi' ? genre.worksCountVi : genre.worksCountJa;
  }
}
