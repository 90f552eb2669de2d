export interface SearchContext {
  /** What is asked for, or was; empty where nothing is. */
  readonly query: string;
  /** The text that the newest suggestions are of; null while there are none. */
  readonly answered: string | null;
}

export type SearchEvent =
  | { readonly type: 'query.typed'; readonly query: string }
  /** The reader left the field, or wants no suggestions. */
  | { readonly type: 'field.left' };
