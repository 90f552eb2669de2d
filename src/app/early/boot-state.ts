import type { Language } from '#graphql/generated/graphql.ts';
import type { GivenResults } from '#src/adapters/graphql/given-results.ts';
import type { PushAddress } from '#src/adapters/realtime/push-connection.ts';
import type { Site } from '#src/routes/-site-context.ts';

export const BOOT_ELEMENT = 'futago-boot';
export const ROOT_ELEMENT = 'site';
export const LATE_STYLE_ELEMENT = 'late-style';
/** Holds the early script in the midst of a text. */
export const EARLY_ELEMENT = 'early';
/** Where a browser keeps of what the face of its reader's texts is made. */
export const KEPT_FACES = 'futago.faces';

/** What the first response tells the browser's entry, as JSON in the page. */
export interface BootState {
  /** Which build the page belongs to. */
  readonly build: string;
  /** Null in the static build: the entry detects it from the host. */
  readonly language: Language | null;
  readonly sites: Readonly<Record<Language, Site>>;
  /** What the hosts end in for which the chosen language is kept; null where they have no such name in common. */
  readonly languageDomain: string | null;
  readonly api: { readonly endpoint: string; readonly takesHashes: boolean };
  /** Null where the page knows no push provider: a static build without a configured key. */
  readonly realtime: PushAddress | null;
  /** Null where the page came without content and must be drawn from nothing. */
  readonly results: GivenResults | null;
}
