import { metadataHead } from '../-metadata-head.ts';
import { failedHead, type FailingMatch } from '../-page-head.ts';
import type { StaticPage } from '../-written-head.ts';

/** The head of a page that is for one reader: no search engine keeps it. */
export async function accountHead(match: StaticPage & FailingMatch, path: string) {
  if (match.status === 'error') return failedHead(match);
  const { meta, links } = await metadataHead(match, path);
  return { meta: [...meta, { name: 'robots', content: 'noindex' }], links };
}
