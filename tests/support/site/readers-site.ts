import { ask, bearer, registerAccount, type TestAccount } from './accounts.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import type { InProcessSite } from './in-process-site.ts';
import type { SeededCatalogue } from '#tests/support/database/seed.ts';
import { startSeededSite } from './seeded-site.ts';

export type SiteParts = Pick<ReadersSite, 'test' | 'site' | 'seeded' | 'lan' | 'other'>;

/** A site with two readers, asked as a page would ask it. */
export class ReadersSite {
  readonly test: TestDatabase;
  readonly site: InProcessSite;
  readonly seeded: SeededCatalogue;
  readonly lan: TestAccount;
  readonly other: TestAccount;

  constructor(parts: SiteParts) {
    this.test = parts.test;
    this.site = parts.site;
    this.seeded = parts.seeded;
    this.lan = parts.lan;
    this.other = parts.other;
  }

  /** As a visitor where nobody is named. Rejects with the first error's sentence. */
  async run<Data>(query: string, variables: Readonly<Record<string, unknown>>, as?: TestAccount): Promise<Data> {
    const answer = await ask(this.site, query, variables, as === undefined ? {} : bearer(as.token));
    const { data, errors } = JSON.parse(answer.body.toString()) as {
      readonly data: Data;
      readonly errors?: readonly { message: string }[];
    };
    if (errors !== undefined) throw new Error(errors[0]?.message);
    return data;
  }

  async close(): Promise<void> {
    await this.site.close();
    await this.test.close();
  }
}

/** A seeded site with two accounts of its own. */
export async function startSiteParts(): Promise<SiteParts> {
  const { testing: test, site, seeded } = await startSeededSite();
  return { test, site, seeded, lan: await registerAccount(site), other: await registerAccount(site) };
}
