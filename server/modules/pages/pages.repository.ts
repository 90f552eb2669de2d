import type { PageDocument } from '#graphql/document/page-document.ts';
import type { Kysely } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';

/** A page as it is shown. */
export interface PageRow {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly document: PageDocument;
  readonly updatedAt: Date;
}

/** A page as it is written. */
export interface WrittenPage {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
  readonly document: PageDocument;
}

export interface PageKey {
  readonly language: LanguageCode;
  readonly slug: string;
}

/** Keeps the pages of both sites. */
export class PagesRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async find({ language, slug }: PageKey): Promise<PageRow | undefined> {
    return this.#database
      .selectFrom('pages')
      .select(['slug', 'title', 'description', 'document', 'updated_at as updatedAt'])
      .where('language', '=', language)
      .where('slug', '=', slug)
      .executeTakeFirst();
  }

  async findMarkdown({ language, slug }: PageKey): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('pages')
      .select('markdown')
      .where('language', '=', language)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row?.markdown;
  }

  /** By language and slug. */
  async list(): Promise<(PageKey & { readonly title: string; readonly updatedAt: Date })[]> {
    return this.#database
      .selectFrom('pages')
      .select(['language', 'slug', 'title', 'updated_at as updatedAt'])
      .orderBy('language')
      .orderBy('slug')
      .execute();
  }

  async listSlugs(language: LanguageCode): Promise<string[]> {
    const rows = await this.#database.selectFrom('pages').select('slug').where('language', '=', language).orderBy('slug').execute();
    return rows.map(({ slug }) => slug);
  }

  /** In the place of what the page said before. */
  async save({ language, slug }: PageKey, { title, description, markdown, document }: WrittenPage): Promise<void> {
    const words = { title, description, markdown, document: JSON.stringify(document), updated_at: new Date() };
    await this.#database
      .insertInto('pages')
      .values({ language, slug, ...words })
      .onConflict((conflict) => conflict.columns(['language', 'slug']).doUpdateSet(words))
      .execute();
  }

  /** False where there was none. */
  async remove({ language, slug }: PageKey): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('pages')
      .where('language', '=', language)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
