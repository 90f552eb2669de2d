import type { PersistedDocument } from '#graphql/document/persisted-document.ts';

/** Results that came with the first response, by `resultKey`. */
export type GivenResults = Record<string, unknown>;

export function resultKey<Result, Variables>(document: PersistedDocument<Result, Variables>, variables: Variables): string {
  return `${document.name} ${JSON.stringify(variables)}`;
}

/** Hands a given result out once, so that a later visit asks the host again. */
export function takeGiven<Result, Variables>(
  results: GivenResults,
  document: PersistedDocument<Result, Variables>,
  variables: Variables,
): { readonly result: Result } | undefined {
  const key = resultKey(document, variables);
  if (!(key in results)) return undefined;
  const result = results[key] as Result;
  delete results[key];
  return { result };
}
