import type { Config } from '#server/platform/config/config.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { ownPages } from './own-pages.ts';
import type { PageKey, PageRow, PagesRepository } from './pages.repository.ts';
import { isSlug } from './slug.ts';

export type ShownPage = PageRow & { readonly language: LanguageCode };

/** Pages as readers ask for them: what an operator wrote, else what every site has from the start. */
export class PagesService {
  readonly #repository: Pick<PagesRepository, 'find'>;
  readonly #own: Readonly<Record<LanguageCode, readonly PageRow[]>>;

  constructor(repository: Pick<PagesRepository, 'find'>, sites: Config['sites']) {
    this.#repository = repository;
    this.#own = { vi: ownPages(sites.vi), ja: ownPages(sites.ja) };
  }

  /** Null for a slug that no page has, or can have. */
  async find({ language, slug }: PageKey): Promise<ShownPage | null> {
    if (!isSlug(slug)) return null;
    const page = (await this.#repository.find({ language, slug })) ?? this.#own[language].find((own) => own.slug === slug);
    return page === undefined ? null : { ...page, language };
  }

  async has(key: PageKey): Promise<boolean> {
    return (await this.find(key)) !== null;
  }
}
