import type { LanguageCode } from '#server/platform/database/tables.ts';
import { parseRowId } from '../row-id.ts';
import type { Soon } from '../shared-rows.ts';
import type { WorkOrder } from '../works/listing-index.ts';
import type { GivenPage, PageOfWorks, WorksService } from '../works/works.service.ts';
import type { CreatorLoaders } from './creators.loaders.ts';
import type { CreatorRow } from './creators.repository.ts';

/** Who made works, and all that they made. */
export class CreatorsService {
  readonly #loaders: CreatorLoaders;
  readonly #works: WorksService;

  constructor(loaders: CreatorLoaders, works: WorksService) {
    this.#loaders = loaders;
    this.#works = works;
  }

  /** Null where nobody of that id has a work that is shown; who became another is that other. */
  find(id: string | number): Soon<CreatorRow | null> {
    const rowId = parseRowId(id);
    return rowId === null ? null : this.#loaders.byId.get(rowId);
  }

  twins(id: number): Soon<readonly CreatorRow[]> {
    return this.#loaders.twins.get(id);
  }

  /** Throws BadInput for a page that cannot be. */
  async works(id: number, language: LanguageCode, order: WorkOrder, page: GivenPage): Promise<PageOfWorks> {
    return this.#works.listAmong(language, order, await this.#loaders.workIds.get(id), page);
  }

  async worksCount(id: number, language: LanguageCode): Promise<number> {
    return this.#works.countAmong(language, await this.#loaders.workIds.get(id));
  }
}
