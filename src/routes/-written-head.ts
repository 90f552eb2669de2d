import { wordsOf } from '#src/i18n/page-metadata.ts';
import { ROUTE_METADATA, type MetadataName } from '#src/i18n/route-metadata.ts';
import { pageHead } from './-page-head.ts';
import type { SiteContext } from './-site-context.ts';

/** The match of a route that names its metadata. */
export interface StaticPage {
  readonly context: SiteContext;
  readonly staticData: { readonly metadata?: MetadataName };
}

/** Where a page of a list stands in the whole. */
export interface PositionInList {
  readonly page: number;
  readonly perPage: number;
  readonly totalItems: number;
}

const ONLY_PAGE: PositionInList = { page: 1, perPage: 1, totalItems: 1 };

/**
 * Search engines keep no page of a list that shows nothing, but for the list's own address: there are as many as there are numbers
 * and words. Only first pages are alternates of each other, a choice of works only where the twin site has `there` of it.
 */
export function writtenHead(
  { context, staticData: { metadata } }: StaticPage,
  path: string,
  { page, perPage, totalItems } = ONLY_PAGE,
  there = totalItems,
) {
  if (metadata === undefined) throw new Error('No metadata.');
  const isWhole = !path.includes('?');
  const isShown = isWhole || (page - 1) * perPage < totalItems;
  const twinPath = isWhole || (isShown && there > 0 && page === 1) ? path : null;
  const { meta, links } = pageHead(context, wordsOf(ROUTE_METADATA[metadata], context.language), { path, twinPath });
  return { meta: isShown ? meta : [...meta, { name: 'robots', content: 'noindex' }], links };
}
