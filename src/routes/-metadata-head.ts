import type { writtenHead } from './-written-head.ts';

/**
 * Title and description of a page that says the same to everyone and has the same path on both sites, from its route's metadata; of a list
 * with what it shows. Rejects where the route names none.
 */
export async function metadataHead(...page: Parameters<typeof writtenHead>) {
  const written = await import(/* webpackChunkName: "part-RouteMetadata" */ './-written-head.ts');
  return written.writtenHead(...page);
}
