import { isAccountPath } from '#graphql/document/account-path.ts';
import type { AssetMap, BuiltTexts, RenderedPage } from '#graphql/document/first-response-bundle.ts';
import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { type Config, languagesWithLogo } from '#server/platform/config/config.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { RealtimeAddress } from '#server/realtime/realtime-address.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asksPastWarning } from './accepted-warning.ts';
import { loadBuiltTexts } from '../files/built-texts.ts';
import { TAG_HEADER, tagsOfPage } from '../cdn.ts';
import { OperationFailed } from '../graphql/execute-operation.ts';
import type { FirstResponder, PageRequest } from './first-responder.ts';
import { INSPECTION_SCRIPT } from '../files/inspector-files.ts';
import { pagePolicy, type PolicySurroundings } from './page-policy.ts';
import { compressBest, prepareAnswer } from '../prepared-answer.ts';
import { type CacheLimits, ResponseCache, type ProducedAnswer } from '../response-cache.ts';
import { RETRY_AFTER_SECONDS, type WorkQueue } from '../work-queue.ts';
import { OPENER_POLICY, securityHeaders } from '../security-headers.ts';

/** Runs an operation as an anonymous reader, in this process. */
export type ExecuteInProcess = <Result, Variables>(document: PersistedDocument<Result, Variables>, variables: Variables) => Promise<Result>;

type Render = (request: {
  readonly language: LanguageCode;
  readonly path: string;
  readonly sites: Config['sites'];
  readonly realtime: RealtimeAddress;
  readonly execute: ExecuteInProcess;
  /** Run before the build's own. */
  readonly scriptsBefore: readonly string[];
  readonly ownLogos: readonly LanguageCode[];
}) => Promise<RenderedPage>;

interface FirstResponseBundle {
  readonly createRenderer: (assets: AssetMap, texts: BuiltTexts) => Render;
}

const FRESH_SECONDS = 15;
/** With what is fresh, less than the minute after which hidden things are gone everywhere. */
const STALE_SECONDS = 40;
const SHARED = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`;
/** Of what depends on the way that led to it: only this server can tell who is to see it. */
const OWN = 'private, no-cache';
const KEPT: CacheLimits = {
  maxBytes: 64 * 1024 * 1024,
  freshMilliseconds: FRESH_SECONDS * 1000,
  staleMilliseconds: STALE_SECONDS * 1000,
  improve: compressBest,
};

/**
 * Loads the built bundle from `distFolder` and renders pages with it: anonymous, so that one copy serves everyone, kept
 * for seconds, made once however many ask and in turn with all other work. Rejects where the site is not built.
 */
export async function createFirstResponder(options: {
  readonly distFolder: string;
  readonly sites: Config['sites'];
  readonly realtime: RealtimeAddress;
  readonly execute: ExecuteInProcess;
  readonly queue: WorkQueue;
  /** Origin of the store that takes pieces of uploads; null where there is none. */
  readonly store: string | null;
}): Promise<FirstResponder> {
  const { distFolder, sites, realtime, execute, queue, store } = options;
  const { assets, texts } = await loadBuiltTexts(distFolder);
  const bundle = (await import(pathToFileURL(join(distFolder, 'first-response/first-response.mjs')).href)) as FirstResponseBundle;
  const render = bundle.createRenderer(assets, texts);
  const cache = new ResponseCache(KEPT);
  const shared = securityHeaders(Object.values(sites));
  const ownLogos = languagesWithLogo(sites);
  const produce = async ({ site, path, isInspected }: PageRequest): Promise<ProducedAnswer> => {
    const scriptsBefore = isInspected ? [INSPECTION_SCRIPT] : [];
    const headers = { ...shared, [TAG_HEADER]: tagsOfPage(path), ...(isAccountPath(path) ? OPENER_POLICY : {}) };
    const page = await renderTelling(render, { language: site.language, path, sites, realtime, execute, scriptsBefore, ownLogos });
    return answerOf(page, {
      headers,
      cacheControl: asksPastWarning(path) ? OWN : SHARED,
      site,
      realtime,
      store,
    });
  };
  return {
    peek: (request) => cache.peek(keyOf(request)),
    respond: (request) => cache.load(keyOf(request), () => produce(request), queue.run),
    forgetWork: (workId, reach) => {
      const ofWork = new RegExp(`/comic/${workId}(?:[${reach === 'chapters' ? '/' : ''}?#]|$)`);
      cache.forget((key) => ofWork.test(key));
    },
    forget: () => cache.clear(),
  };
}

/** A page that failed because one of its operations did for a moment only says so by its status. */
async function renderTelling(render: Render, request: Parameters<Render>[0]): Promise<RenderedPage> {
  let isPassing = false;
  const execute: ExecuteInProcess = (document, variables) =>
    request.execute(document, variables).catch((error: unknown) => {
      isPassing ||= error instanceof OperationFailed && error.isPassing;
      throw error;
    });
  const page = await render({ ...request, execute });
  return isPassing && page.kind === 'page' && page.status === 500 ? { ...page, status: 503 } : page;
}

interface PageSurroundings extends PolicySurroundings {
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where it is a page that is there. */
  readonly cacheControl: string;
}

function answerOf(page: RenderedPage, { headers: shared, cacheControl, ...surroundings }: PageSurroundings): ProducedAnswer {
  if (page.kind === 'redirect') {
    const headers = { ...shared, location: page.location, 'cache-control': 'no-store' };
    return { answer: prepareAnswer(302, headers, Buffer.alloc(0)), isKept: false };
  }
  const isShared = page.status === 200;
  const headers = {
    ...shared,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(page, surroundings),
    'cache-control': isShared ? cacheControl : 'no-store',
    ...(page.status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
  };
  return { answer: prepareAnswer(page.status, headers, Buffer.from(page.html)), isKept: isShared || page.status === 404 };
}

function keyOf({ site, path, isInspected }: PageRequest): string {
  return `${site.language} ${isInspected ? 'inspected ' : ''}${path}`;
}
