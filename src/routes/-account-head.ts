import type { RouteMetadata } from '#src/i18n/page-metadata.ts';
import { metadataHead } from './-page-head.ts';
import type { SiteContext } from './-site-context.ts';

/** The head of a page that is for one reader: no search engine keeps it. */
export function accountHead(context: SiteContext, metadata: RouteMetadata, path: string) {
  const { meta, links } = metadataHead(context, metadata, { path, twinPath: path });
  return { meta: [...meta, { name: 'robots', content: 'noindex' }], links };
}
