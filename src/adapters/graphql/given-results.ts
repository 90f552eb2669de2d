import type { PersistedDocument } from '#graphql/document/persisted-document.ts';

/** Results that came with the first response, by `resultKey`. */
export type GivenResults = Record<string, unknown>;

export function resultKey<Result, Variables>(document: PersistedDocument<Result, Variables>, variables: Variables): string {
  return `${document.name} ${JSON.stringify(variables)}`;
}

/** Milliseconds, by the specification, in which what came with the first response is not fetched anew. */
export const SERVER_FETCH_DELAY = 100;

export type TakeGiven = <Result, Variables>(
  document: PersistedDocument<Result, Variables>,
  variables: Variables,
  isVisitor: boolean,
) => { readonly result: Result } | undefined;

/**
 * Hands a given result out, and for a moment again: what a page asks for twice while it is taken over is not fetched.
 * A later visit asks the host, and so does whoever is signed in, for whom it was not made.
 */
export function givenToPage(results: GivenResults): TakeGiven {
  const again: GivenResults = {};
  return <Result, Variables>(document: PersistedDocument<Result, Variables>, variables: Variables, isVisitor: boolean) => {
    const key = resultKey(document, variables);
    if (key in results) {
      again[key] = results[key];
      delete results[key];
      setTimeout(() => delete again[key], SERVER_FETCH_DELAY);
    } else if (!isVisitor || !(key in again)) return undefined;
    return { result: again[key] as Result };
  };
}
