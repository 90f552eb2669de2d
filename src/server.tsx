import type { AssetMap, BuiltTexts, RenderedPage } from '#graphql/document/first-response-bundle.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { renderFirst, type FirstRequest } from './app/first-response/first-render.tsx';
import { languageDomain } from './app/language-domain.ts';
import { pageDocument } from './app/first-response/page-document.ts';
import { createPageFiles } from './app/first-response/page-files.ts';

export type { FirstRequest } from './app/first-response/first-render.tsx';

export interface PageRequest extends Omit<FirstRequest, 'build'> {
  /** Addresses of scripts that run before the build's own. */
  readonly scriptsBefore: readonly string[];
  readonly ownLogos: readonly Language[];
}

/** The entry of the first response: loaded by the server as a file, told the build's files once. */
export function createRenderer(assets: AssetMap, texts: BuiltTexts): (request: PageRequest) => Promise<RenderedPage> {
  const filesOf = createPageFiles(assets, texts);
  return async ({ scriptsBefore, ownLogos, ...request }) => {
    const render = await renderFirst({ ...request, build: assets.build, sites: publicSites(request.sites) });
    if (render.kind === 'redirect') return render;
    const files = filesOf(render.content);
    const { scriptHashes, styleHashes } = files;
    const html = pageDocument(render.content, { ...files, scripts: [...scriptsBefore, ...files.scripts] }, ownLogos);
    return { kind: 'page', status: render.status, html, scriptHashes, styleHashes };
  };
}

/** The page of the static build: no content, every request goes to `endpoint`. */
export function createStaticPage(
  assets: AssetMap,
  texts: BuiltTexts,
  site: Pick<PageRequest, 'sites' | 'realtime' | 'ownLogos'> & { readonly endpoint: string },
): string {
  const files = createPageFiles(assets, texts)({ language: 'vi', routeParts: [], parts: [], words: [], text: 'none' });
  const boot = {
    build: assets.build,
    language: null,
    sites: publicSites(site.sites),
    languageDomain: languageDomain(site.sites),
    api: { endpoint: site.endpoint, takesHashes: site.endpoint.startsWith('/') },
    realtime: site.realtime,
    results: null,
  };
  return pageDocument(
    { language: 'vi', head: [], body: '', boot, routeParts: [], parts: [], words: [], text: 'none' },
    { ...files, scripts: assets.entry.js },
    site.ownLogos,
  );
}

/** Only what every reader may know leaves the server's configuration. */
function publicSites(sites: FirstRequest['sites']): FirstRequest['sites'] {
  const { vi, ja } = sites;
  return { vi: told(vi), ja: told(ja) };
}

function told({ name, origin, supportMail, adFrame, analytics }: FirstRequest['sites']['vi']): FirstRequest['sites']['vi'] {
  return { name, origin, supportMail, adFrame, analytics: analytics && { id: analytics.id, script: analytics.script } };
}
