import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import type { Config } from '#server/platform/config.ts';
import type { LanguageCode } from '#server/platform/tables.ts';
import { connectionSources, type RealtimeAddress } from '#server/realtime/realtime-address.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadBuiltTexts, type AssetMap, type BuiltTexts } from './built-texts.ts';
import type { FirstResponder, PageRequest } from './first-responder.ts';
import { INSPECTION_SCRIPT } from './inspector-files.ts';
import { compressBest, prepareAnswer } from './prepared-answer.ts';
import { ResponseCache, type ProducedAnswer } from './response-cache.ts';
import { isAccountPath, OPENER_POLICY, securityHeaders } from './security-headers.ts';

/** Runs an operation as an anonymous reader, in this process. */
export type ExecuteInProcess = <Result, Variables>(document: PersistedDocument<Result, Variables>, variables: Variables) => Promise<Result>;

type RenderedPage =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly scriptHashes: readonly string[];
      readonly styleHashes: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly location: string };

type Render = (request: {
  readonly language: LanguageCode;
  readonly path: string;
  readonly sites: Config['sites'];
  readonly realtime: RealtimeAddress;
  readonly execute: ExecuteInProcess;
  /** Run before the build's own. */
  readonly scriptsBefore: readonly string[];
}) => Promise<RenderedPage>;

interface FirstResponseBundle {
  readonly createRenderer: (assets: AssetMap, texts: BuiltTexts) => Render;
}

const FRESH_SECONDS = 15;
const STALE_SECONDS = 60;
const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Loads the built bundle from `distFolder` and renders pages with it: anonymous, so that one copy serves everyone, kept
 * for seconds, made once however many ask. Rejects where the site is not built.
 */
export async function createFirstResponder(options: {
  readonly distFolder: string;
  readonly sites: Config['sites'];
  readonly realtime: RealtimeAddress;
  readonly execute: ExecuteInProcess;
}): Promise<FirstResponder> {
  const { distFolder, sites, realtime, execute } = options;
  const { assets, texts } = await loadBuiltTexts(distFolder);
  const bundle = (await import(pathToFileURL(join(distFolder, 'first-response/first-response.mjs')).href)) as FirstResponseBundle;
  const render = bundle.createRenderer(assets, texts);
  const cache = new ResponseCache({
    maxBytes: CACHE_BYTES,
    freshMilliseconds: FRESH_SECONDS * 1000,
    staleMilliseconds: STALE_SECONDS * 1000,
    improve: compressBest,
  });
  const surroundings = { headers: securityHeaders(Object.values(sites)), connections: connectionSources(realtime) };
  const produce = async ({ site, path, isInspected }: PageRequest): Promise<ProducedAnswer> => {
    const scriptsBefore = isInspected ? [INSPECTION_SCRIPT] : [];
    const headers = { ...surroundings.headers, ...(isAccountPath(path) ? OPENER_POLICY : {}) };
    return answerOf(await render({ language: site.language, path, sites, realtime, execute, scriptsBefore }), { ...surroundings, headers });
  };
  return {
    peek: (request) => cache.peek(keyOf(request)),
    respond: (request) => cache.load(keyOf(request), () => produce(request)),
    forgetWork: (workId) => cache.forget((key) => new RegExp(`/comic/${workId}(?:[?#]|$)`).test(key)),
  };
}

interface PageSurroundings {
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the page may speak to beside its own host, as sources of a Content-Security-Policy. */
  readonly connections: readonly string[];
}

async function answerOf(page: RenderedPage, { headers: shared, connections }: PageSurroundings): Promise<ProducedAnswer> {
  if (page.kind === 'redirect') {
    const headers = { ...shared, location: page.location, 'cache-control': 'no-store' };
    return { answer: await prepareAnswer(302, headers, Buffer.alloc(0)), isKept: false };
  }
  const isShared = page.status === 200;
  const headers = {
    ...shared,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(page, connections, 'strict-transport-security' in shared),
    'cache-control': isShared ? `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}` : 'no-store',
  };
  return { answer: await prepareAnswer(page.status, headers, Buffer.from(page.html)), isKept: isShared || page.status === 404 };
}

/** Only what the page carries may run; the held start may then load the build's own files (decision 002). */
function pagePolicy(
  { scriptHashes, styleHashes }: RenderedPage & { readonly kind: 'page' },
  connections: readonly string[],
  isSecure: boolean,
): string {
  return [
    "default-src 'none'",
    `script-src ${scriptHashes.join(' ')} 'strict-dynamic' 'self'`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types futago futago-chunks futago-worker futago-google',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function keyOf({ site, path, isInspected }: PageRequest): string {
  return `${site.language} ${isInspected ? 'inspected ' : ''}${path}`;
}
