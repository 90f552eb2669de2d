import type { PersistedDocument } from '#graphql/document/persisted-document.ts';

/** Results that came with the first response, by `resultKey`. */
export type GivenResults = Record<string, unknown>;

export function resultKey<Result, Variables>(document: PersistedDocument<Result, Variables>, variables: Variables): string {
  return `${document.name} ${JSON.stringify(variables)}`;
}

/** Milliseconds, by the specification, in which what came with the first response is not fetched anew. */
export const SERVER_FETCH_DELAY = 100;

/**
 * Hands a given result out, and for a moment again: what a page asks for twice while it is taken over is not fetched.
 * A later visit asks the host, and so does whoever is signed in, for whom it was not made.
 */
export class GivenToPage {
  readonly #results: GivenResults;
  readonly #now: () => number;
  readonly #taken = new Map<string, number>();

  constructor(results: GivenResults, now = () => performance.now()) {
    this.#results = results;
    this.#now = now;
  }

  take<Result, Variables>(
    document: PersistedDocument<Result, Variables>,
    variables: Variables,
    isVisitor: boolean,
  ): { readonly result: Result } | undefined {
    const key = resultKey(document, variables);
    if (!(key in this.#results)) return undefined;
    const now = this.#now();
    const first = this.#taken.get(key) ?? now;
    if (this.#taken.has(key) && (!isVisitor || now - first >= SERVER_FETCH_DELAY)) {
      delete this.#results[key];
      return undefined;
    }
    this.#taken.set(key, first);
    return { result: this.#results[key] as Result };
  }
}
