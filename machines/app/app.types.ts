import type { FreshnessInput } from '../freshness/index.ts';

export interface AppInput {
  readonly freshness: FreshnessInput;
  /** Null where the browser has no service workers. */
  readonly worker: { readonly isControlled: boolean; readonly isReading: boolean } | null;
}
