/** What was written in a form and is not saved yet; it outlives the page. */
export interface UnsavedWords {
  readonly read: () => FormData | null;
  /** Null once it is saved. */
  readonly keep: (form: FormData | null) => void;
}
