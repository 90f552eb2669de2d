import { metadataHead, type StaticPage } from './-page-head.ts';

/** The head of a page that is for one reader: no search engine keeps it. */
export async function accountHead(match: StaticPage, path: string) {
  const { meta, links } = await metadataHead(match, { path, twinPath: path });
  return { meta: [...meta, { name: 'robots', content: 'noindex' }], links };
}
