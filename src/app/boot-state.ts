import type { Language } from '#graphql/generated/graphql.ts';
import type { GivenResults } from '#src/adapters/graphql/given-results.ts';
import type { Site } from '#src/routes/-site-context.ts';

export const BOOT_ELEMENT = 'futago-boot';
export const ROOT_ELEMENT = 'site';

/** What the first response tells the browser's entry, as JSON in the page. */
export interface BootState {
  /** Null in the static build: the entry detects it from the host. */
  readonly language: Language | null;
  readonly sites: Readonly<Record<Language, Site>>;
  readonly api: { readonly endpoint: string; readonly takesHashes: boolean };
  /** Null where the page came without content and must be drawn from nothing. */
  readonly results: GivenResults | null;
}
