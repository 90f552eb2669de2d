import type { FragmentType } from '#graphql/generated/index.ts';
import type { SuggestedWork_match } from './SuggestedWork.tsx';

/** What stands under the field while a reader types. */
export interface SuggestionsView {
  /** The text that the matches are of; null while none are shown. */
  readonly query: string | null;
  readonly matches: ReadonlyArray<FragmentType<typeof SuggestedWork_match>>;
}

export type SearchIntent =
  /** The reader typed; the field holds this now. */
  | { readonly type: 'typed'; readonly query: string }
  /** The reader left the field, or wants no suggestions. */
  | { readonly type: 'left' }
  /** The reader wants all that is found. */
  | { readonly type: 'searched'; readonly query: string }
  /** The reader chose one of the suggestions. */
  | { readonly type: 'chosen'; readonly workId: string };

export const NO_SUGGESTIONS: SuggestionsView = { query: null, matches: [] };

/** The suggestions of one field; closed when the reader leaves it for good. */
export interface Suggester {
  /** The same object until something changed. */
  readonly read: () => SuggestionsView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (query: string) => void;
  readonly leave: () => void;
  readonly close: () => void;
}

/** Rejects where its script cannot be fetched. */
export type OpenSuggester = () => Promise<Suggester>;
