import type { SiteConfig } from '../../platform/config/config.ts';
import { connectionSources, type RealtimeAddress } from '../../realtime/realtime-address.ts';

/** The inline scripts and styles of one page, as hash sources of a Content-Security-Policy. */
export interface PageHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

export interface PolicySurroundings {
  readonly site: Pick<SiteConfig, 'origin' | 'adFrame' | 'analytics'>;
  readonly realtime: Pick<RealtimeAddress, 'host' | 'port'>;
  /** Origin of the store that takes pieces of uploads; null where there is none. */
  readonly store: string | null;
}

/** Who may make addresses of scripts: the held start, the chunk loader, who registers the worker, who loads Google's library. */
const SCRIPT_POLICIES = ['futago', 'futago-chunks', 'futago-worker', 'futago-google'];

/** Asked for icons whose names come with data where our own answer fails, by the specification; a picture is all that they can give. */
export const PUBLIC_ICON_SOURCES = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'];

/**
 * Only what the page carries may run; the held start may then load the build's own files (decision 002), and nothing
 * makes a script of a text. The one page leads to every other in place, so all have the same policy but for the hashes.
 */
export function pagePolicy({ scriptHashes, styleHashes }: PageHashes, { site, realtime, store }: PolicySurroundings): string {
  const told = site.analytics?.connections ?? [];
  const frames = site.adFrame === null ? [] : [new URL(site.adFrame).origin];
  const policies = site.analytics === null ? SCRIPT_POLICIES : [...SCRIPT_POLICIES, 'futago-analytics'];
  return [
    "default-src 'none'",
    `script-src ${scriptHashes.join(' ')} 'strict-dynamic' 'self'`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    ["img-src 'self' data: blob:", ...told].join(' '),
    "font-src 'self'",
    [
      "connect-src 'self'",
      ...PUBLIC_ICON_SOURCES,
      ...connectionSources(realtime),
      ...told,
      ...frames,
      ...(store === null ? [] : [store]),
    ].join(' '),
    ...(frames.length === 0 ? [] : [['frame-src', ...frames].join(' ')]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...policies].join(' '),
    ...(site.origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
