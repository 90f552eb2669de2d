import type { SiteConfig } from '#server/platform/config/config.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { PageKey, PageRow, PagesRepository } from './pages.repository.ts';
import { isSlug } from './slug.ts';

export type ShownPage = PageRow & { readonly language: LanguageCode };

type Site = Pick<SiteConfig, 'language' | 'name' | 'supportMail'>;

/** Pages as readers ask for them: what an operator wrote, else what every site has from the start. */
export class PagesService {
  readonly #repository: Pick<PagesRepository, 'find'>;
  readonly #sites: Readonly<Record<LanguageCode, Site>>;
  readonly #own = new Map<LanguageCode, Promise<readonly PageRow[]>>();

  constructor(repository: Pick<PagesRepository, 'find'>, sites: Readonly<Record<LanguageCode, Site>>) {
    this.#repository = repository;
    this.#sites = sites;
  }

  /** Null for a slug that no page has, or can have. */
  async find({ language, slug }: PageKey): Promise<ShownPage | null> {
    if (!isSlug(slug)) return null;
    const page = (await this.#repository.find({ language, slug })) ?? (await this.#ownPages(language)).find((own) => own.slug === slug);
    return page === undefined ? null : { ...page, language };
  }

  /** Few visits need them, and no start waits for them. */
  async #ownPages(language: LanguageCode): Promise<readonly PageRow[]> {
    const known = this.#own.get(language) ?? readOwn(this.#sites[language]);
    this.#own.set(language, known);
    return known;
  }

  async has(key: PageKey): Promise<boolean> {
    return (await this.find(key)) !== null;
  }
}

async function readOwn(site: Site): Promise<readonly PageRow[]> {
  const { ownPages } = await import('./own-pages.ts');
  return ownPages(site);
}
