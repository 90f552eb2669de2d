import type { Execute } from '#graphql/document/persisted-document.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { UNREAD_ACCOUNT } from '#src/features/account/account-view.ts';
import { resultKey, type GivenResults } from '#src/adapters/graphql/given-results.ts';
import { loadWords } from '#src/i18n/catalog.ts';
import { hasSeldomMarks } from '#src/features/reader/novel/blocks/seldom-marks.ts';
import { FIRST_WORDS } from '#src/features/reader/novel/stages/block-groups.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { BootState } from '../early/boot-state.ts';
import { createSiteRouter, type SiteRouter } from '../router/create-site-router.ts';
import { headTagsOf } from '../head/head-tags.ts';
import type { ShownText } from './late-style.ts';
import { LATER_GROUP, type PageContent } from './page-document.ts';
import { languageDomain } from '../language-domain.ts';
import { loadSharedFacts } from '../head/shared-facts.ts';
import { sharingTags, toldHead } from '../head/sharing-tags.ts';
import { SiteApp } from '../SiteApp.tsx';
import { structuredData } from '../head/structured-data.ts';

export interface FirstRequest {
  readonly build: string;
  readonly language: Language;
  /** Path and search as the reader sees them. */
  readonly path: string;
  readonly sites: BootState['sites'];
  readonly realtime: BootState['realtime'];
  /** Runs an operation in the server's own process, as an anonymous reader. */
  readonly execute: Execute;
}

export type FirstRender =
  | { readonly kind: 'page'; readonly status: number; readonly content: PageContent }
  | { readonly kind: 'redirect'; readonly location: string };

/**
 * Renders a page by the same routes as the browser, for a reader without an account. Errors of loaders are part of the
 * page (status 500); it rejects only where the routes themselves cannot be run.
 */
export async function renderFirst(request: FirstRequest): Promise<FirstRender> {
  const results: GivenResults = {};
  const execute: Execute = async (document, variables, signal) => {
    const result = await request.execute(document, variables, signal);
    results[resultKey(document, variables)] = result;
    return result;
  };
  const i18n = await loadWords(request.language);
  const { language, sites } = request;
  const history = createMemoryHistory({ initialEntries: [request.path] });
  const router = createSiteRouter({ language, sites, i18n, execute, ...NO_BROWSER }, history);
  const [facts] = await Promise.all([loadSharedFacts(request.path, language, request.execute), router.load()]);
  const { publicHref } = router.latestLocation;
  // The router compares addresses only after it has taken //login for /login.
  if (publicHref !== request.path) return { kind: 'redirect', location: publicHref };
  const outcome = router._serverResult;
  if (outcome?.type === 'redirect')
    return { kind: 'redirect', location: outcome.redirect.headers.get('Location') ?? outcome.redirect.options.href ?? '/' };
  const { matches } = router.state;
  const status = getSsrStatus(router);
  const head = headTagsOf(matches);
  const told = toldHead(head, facts);
  const shared = { language, path: request.path, site: sites[language], facts };
  const body = renderToString(<SiteApp router={router} i18n={i18n} />);
  return {
    kind: 'page',
    status,
    content: {
      language,
      head: status === 200 ? [...told, ...sharingTags({ ...shared, head: told })] : told,
      structured: status === 200 ? structuredData(shared) : [],
      body,
      text: shownText(body),
      boot: bootOf(request, results),
      routeParts: matches.map(({ routeId }) => `${routeId} component`),
      parts: [...matches.flatMap(partsOf), ...(status === 200 ? [] : ['Failure'])],
      words: matches.flatMap(({ staticData }) => staticData.words ?? []),
    },
  };
}

function shownText(body: string): ShownText {
  const from = body.indexOf(`id="${FIRST_WORDS}"`);
  if (from === -1) return 'none';
  const [first = ''] = body.slice(from).split(LATER_GROUP, 1);
  return hasSeldomMarks(first) ? 'marked' : 'plain';
}

function bootOf({ build, language, sites, realtime }: FirstRequest, results: GivenResults): BootState {
  const api = { endpoint: '/graphql', takesHashes: true };
  return { build, language, sites, languageDomain: languageDomain(sites), api, realtime, results };
}

/** Chunks of their own: what shows the data, and the titles of pages that are the same for everyone. */
function partsOf({ loaderData, staticData }: SiteRouter['state']['matches'][number]): readonly string[] {
  const shown = loaderData && 'part' in loaderData ? [loaderData.part] : [];
  return staticData.metadata === undefined ? shown : [...shown, 'RouteMetadata'];
}

const stop = (): void => undefined;

/** What a browser would remember; the first response is the same for everyone. */
const NO_BROWSER = {
  loading: { read: () => 'idle', subscribe: () => stop },
  session: { read: () => undefined, write: stop, subscribe: () => stop },
  scheme: { read: () => 'auto', write: stop, subscribe: () => stop },
  settings: { read: () => '', write: stop, subscribe: () => stop },
  account: { read: () => UNREAD_ACCOUNT, subscribe: () => stop, send: stop },
  accountFiles: new Promise<never>(() => {}),
  comments: { of: () => ({ read: () => null, subscribe: () => stop, send: stop }) },
  news: new Promise<never>(() => {}),
  shelf: Promise.resolve(null),
  steer: new Promise<never>(() => {}),
  speech: new Promise<never>(() => {}),
  uploads: new Promise<never>(() => {}),
  suggester: new Promise<never>(() => {}),
  openIcons: () => new Promise<never>(() => {}),
  reading: () => new Promise<never>(stop),
  keepLanguage: stop,
} as const satisfies Partial<SiteContext>;
