import { failedHead, type FailingMatch, metadataHead, type StaticPage } from '../-page-head.ts';

/** The head of a page that is for one reader: no search engine keeps it. */
export async function accountHead(match: StaticPage & FailingMatch, path: string) {
  if (match.status === 'error') return failedHead(match);
  const { meta, links } = await metadataHead(match, { path, twinPath: path });
  return { meta: [...meta, { name: 'robots', content: 'noindex' }], links };
}
