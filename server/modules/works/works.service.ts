import type { WorkNotFound } from '#graphql/generated/server.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { checkRange, positionOf, readListRequest } from '../list-request.ts';
import { parseRowId } from '../row-id.ts';
import { allThere, type Soon, whenThere } from '../shared-rows.ts';
import { ANY_GENRES, type GivenChoice, readGenreChoice } from './genre-choice.ts';
import type { ListedSlice, ListingIndex, WorkOrder } from './listing-index.ts';
import type { Slice } from './slice.ts';
import { WorkGone } from './works.errors.ts';
import type { WorkLoaders } from './works.loaders.ts';
import type { CreditRow, WorkRow } from './works.repository.ts';

const MOST_RELATED = 20;

export interface GivenPage {
  readonly page: number;
  readonly perPage: number;
}

export interface PageOfWorks {
  readonly items: readonly WorkRow[];
  readonly position: ReturnType<typeof positionOf>;
}

export interface WorkElsewhereRow {
  readonly id: string | number;
  readonly language: LanguageCode;
  readonly title: string;
  /** In the language that was asked for. */
  readonly twin: WorkRow | null;
}

type Named<Name extends string, Row> = Row & { readonly __typename: Name };

/** What a site shows of works: one by its address, listings, and the works beside a work. */
export class WorksService {
  readonly #loaders: WorkLoaders;

  constructor(loaders: WorkLoaders) {
    this.#loaders = loaders;
  }

  async find(
    id: string | number,
    language: LanguageCode,
  ): Promise<Named<'Work', WorkRow> | Named<'WorkNotFound', WorkNotFound> | Named<'WorkElsewhere', WorkElsewhereRow>> {
    const rowId = parseRowId(id);
    const work = rowId === null ? null : await this.#loaders.byId.get(rowId);
    if (work === null) return { __typename: 'WorkNotFound', id };
    if (work.language !== language) {
      const twins = await this.#loaders.twins.get(work.id);
      const twin = twins.find((one) => one.language === language) ?? null;
      return { __typename: 'WorkElsewhere', id, language: work.language, title: work.title, twin };
    }
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

  /** Makes the listings of both languages, which the first readers would wait for: seconds of a large catalogue. */
  async prepare(): Promise<void> {
    await this.listing('vi');
    await this.listing('ja');
  }

  listing(language: LanguageCode): Soon<ListingIndex> {
    return this.#loaders.listings.get(language);
  }

  /** Throws TooManyGenres, or BadInput for a page that cannot be. */
  async list(language: LanguageCode, order: WorkOrder, page: GivenPage, given: GivenChoice = ANY_GENRES): Promise<PageOfWorks> {
    const choice = readGenreChoice(given);
    return this.#page(language, page, (listing, slice) => listing.find(order, choice, slice));
  }

  /** Those of the ids that the language lists. Throws BadInput for a page that cannot be. */
  async listAmong(language: LanguageCode, order: WorkOrder, ids: Iterable<number>, page: GivenPage): Promise<PageOfWorks> {
    return this.#page(language, page, (listing, slice) => listing.findAmong(order, ids, slice));
  }

  /** How many of the ids the language lists. */
  async countAmong(language: LanguageCode, ids: Iterable<number>): Promise<number> {
    const listing = await this.#loaders.listings.get(language);
    return listing.findAmong('UPDATED', ids, { offset: 0, limit: 0 }).total;
  }

  /** Of the same language, the nearest first. */
  async related(workId: number, limit: number): Promise<readonly WorkRow[]> {
    const most = checkRange('limit', limit, MOST_RELATED);
    const kin = await this.#loaders.kin.get(workId);
    if (kin === null) return [];
    const listing = await this.#loaders.listings.get(kin.language);
    return this.#shownOf(listing.findRelated(workId, kin, most));
  }

  twins(workId: number): Soon<readonly WorkRow[]> {
    return this.#loaders.twins.get(workId);
  }

  credits(workId: number): Soon<readonly CreditRow[]> {
    return this.#loaders.credits.get(workId);
  }

  async #page(language: LanguageCode, page: GivenPage, pick: (listing: ListingIndex, slice: Slice) => ListedSlice): Promise<PageOfWorks> {
    const request = readListRequest(page);
    const { ids, total } = pick(await this.#loaders.listings.get(language), { offset: request.offset, limit: request.perPage });
    return { items: await this.#shownOf(ids), position: positionOf(request, total) };
  }

  /** A work that was hidden after its id was listed is left out. */
  async #shownOf(ids: readonly number[]): Promise<WorkRow[]> {
    const works = await allThere(ids.map((id) => this.#loaders.byId.get(id)));
    return works.filter((work) => work !== null);
  }
}
