import { cleanText } from '#graphql/document/kept-text.ts';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { LONGEST_FILTER } from '#graphql/document/limits.ts';
import type { ChapterElsewhere, ChapterNotFound, ChapterOrder } from '#graphql/generated/server.ts';
import { fold } from '#server/platform/fold.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { checkRange, type ListRequest, positionOf, readListRequest } from '../list-request.ts';
import { parseRowId } from '../row-id.ts';
import { allThere, type Soon, whenThere } from '../shared-rows.ts';
import type { WorkRow } from '../works/works.repository.ts';
import type { WorksService } from '../works/works.service.ts';
import { alignPassages } from './passages.ts';
import { ContentMissing, FilterTooLong } from './chapters.errors.ts';
import { type ChapterLoaders, keyOfPlace } from './chapters.loaders.ts';
import type { ChapterFilter, ChapterRow, ChaptersRepository, VersionRow } from './chapters.repository.ts';

const MOST_LATEST = 10;
const START_OF_NUMBER = /^\d{1,7}(\.\d{0,3})?$/;

export interface PageOfChapters {
  readonly items: readonly ChapterRow[];
  readonly position: ReturnType<typeof positionOf>;
}

export interface ChapterContentRow {
  readonly chapterId: number;
  readonly version: VersionRow;
}

interface MissingChapter extends Pick<ChapterNotFound, 'id'> {
  readonly shownWork: WorkRow | null;
}

type Named<Name extends string, Row> = Row & { readonly __typename: Name };

/** What a site shows of chapters: one by its address, lists of a work, the chapters beside a chapter, and its content. */
export class ChaptersService {
  readonly #repository: ChaptersRepository;
  readonly #loaders: ChapterLoaders;
  readonly #works: WorksService;

  constructor(repository: ChaptersRepository, loaders: ChapterLoaders, works: WorksService) {
    this.#repository = repository;
    this.#loaders = loaders;
    this.#works = works;
  }

  async find(
    workId: string | number,
    chapterId: string | number,
    language: LanguageCode,
  ): Promise<Named<'Chapter', ChapterRow> | Named<'ChapterNotFound', MissingChapter> | Named<'ChapterElsewhere', ChapterElsewhere>> {
    const rowId = parseRowId(chapterId);
    const workRowId = parseRowId(workId);
    const notFound = { __typename: 'ChapterNotFound', id: chapterId, shownWork: null } as const;
    if (rowId === null || workRowId === null) return notFound;
    const [chapter, work] = await Promise.all([this.#loaders.byId.get(rowId), this.#works.findShown(workRowId)]);
    if (work === null) return notFound;
    const isThere = chapter !== null && chapter.workId === work.id && chapter.versionId !== null;
    if (!isThere) return { ...notFound, shownWork: work.language === language ? work : null };
    if (work.language !== language) return { __typename: 'ChapterElsewhere', id: chapterId, language: work.language };
    return { __typename: 'Chapter', ...chapter };
  }

  findById(id: number): Soon<ChapterRow | null> {
    return this.#loaders.byId.get(id);
  }

  /** Null where it, or its work, is hidden. */
  async findShown(id: number): Promise<ChapterRow | null> {
    const chapter = await this.findById(id);
    return chapter === null || (await this.#works.findShown(chapter.workId)) === null ? null : chapter;
  }

  /** The chapter `steps` after this one in reading order, before it where negative. */
  beside({ workId, position }: Pick<ChapterRow, 'workId' | 'position'>, steps: 1 | -1): Soon<ChapterRow | null> {
    return position + steps < 1 ? null : this.#loaders.byPlace.get(keyOfPlace({ workId, position: position + steps }));
  }

  latest(workId: number, limit: number): Soon<readonly ChapterRow[]> {
    return this.#loaders.latest(checkRange('limit', limit, MOST_LATEST)).get(workId);
  }

  twins(chapterId: number): Soon<readonly ChapterRow[]> {
    return this.#loaders.twins.get(chapterId);
  }

  /** Ids of the blocks of its twin's text that say what its own say, one for each; empty where one has no text, or is not shown. */
  async passagesIn(chapter: ChapterRow, twinId: string | number): Promise<readonly string[]> {
    const twins = await this.#loaders.twins.get(chapter.id);
    const twin = twins.find(({ id }) => id === parseRowId(twinId));
    if (twin === undefined || twin.versionId === null) return [];
    const [mine, theirs] = await Promise.all([this.#textOf(chapter), this.#textOf(twin)]);
    return alignPassages(mine, theirs).map((place) => theirs[place]?.id ?? '');
  }

  /** The chapter of the work that is aligned to this one of its twin. */
  async alignedIn(workId: number, chapterId: string | number): Promise<ChapterRow | null> {
    const rowId = parseRowId(chapterId);
    const twins = rowId === null ? [] : await this.#loaders.twins.get(rowId);
    return twins.find((twin) => twin.workId === workId && twin.versionId !== null) ?? null;
  }

  list(
    work: WorkRow,
    order: ChapterOrder,
    filter: string | null,
    page: { readonly page: number; readonly perPage: number },
  ): Soon<PageOfChapters> {
    const request = readListRequest(page);
    const wanted = readFilter(filter);
    return wanted === null ? this.#listAll(work, order, request) : this.#listFiltered(work.id, order, wanted, request);
  }

  version({ id, versionId }: ChapterRow): Soon<VersionRow> {
    return whenThere(versionId === null ? null : this.#loaders.versions.get(versionId), (version) => {
      if (version === null) throw new ContentMissing(id);
      return version;
    });
  }

  async document({ chapterId, version }: ChapterContentRow): Promise<ChapterDocument> {
    const document = await this.#repository.findDocument(version.id);
    if (document === null) throw new ContentMissing(chapterId);
    return document;
  }

  async #textOf(chapter: ChapterRow): Promise<ChapterDocument['blocks']> {
    const version = await this.version(chapter);
    return version.layout === null ? (await this.document({ chapterId: chapter.id, version })).blocks : [];
  }

  /** Positions have no gaps, so that a page of the list is a range of places. */
  #listAll({ id, chaptersCount }: WorkRow, order: ChapterOrder, request: ListRequest): Soon<PageOfChapters> {
    const { offset, perPage } = request;
    const size = Math.max(0, Math.min(perPage, chaptersCount - offset));
    const chapters = Array.from({ length: size }, (_, index) => {
      const position = order === 'OLDEST_FIRST' ? offset + 1 + index : chaptersCount - offset - index;
      return this.#loaders.byPlace.get(keyOfPlace({ workId: id, position }));
    });
    return whenThere(allThere(chapters), (found) => ({
      items: found.filter((chapter) => chapter !== null),
      position: positionOf(request, chaptersCount),
    }));
  }

  async #listFiltered(workId: number, order: ChapterOrder, filter: ChapterFilter, request: ListRequest): Promise<PageOfChapters> {
    const total = await this.#repository.countFiltered(workId, filter);
    const position = positionOf(request, total);
    if (request.offset >= total) return { items: [], position };
    const items = await this.#repository.findFiltered(workId, filter, {
      direction: order === 'OLDEST_FIRST' ? 'asc' : 'desc',
      offset: request.offset,
      limit: request.perPage,
    });
    return { items, position };
  }
}

function readFilter(filter: string | null): ChapterFilter | null {
  if (filter === null) return null;
  if (filter.length > LONGEST_FILTER) throw new FilterTooLong(LONGEST_FILTER);
  const folded = fold(cleanText(filter).trim());
  if (folded === '') return null;
  return { folded, number: START_OF_NUMBER.test(folded) ? folded : null };
}
