import type { Config, SiteConfig } from '../platform/config/config.ts';
import type { LanguageCode } from '../platform/database/tables.ts';

export type HostKind = { readonly kind: 'site'; readonly site: SiteConfig } | { readonly kind: 'detection' };

/** What the Host header may say. Anything else is neither trusted nor repeated. */
export function createHostTable({ sites, detectionHosts }: Pick<Config, 'sites' | 'detectionHosts'>): ReadonlyMap<string, HostKind> {
  const detection = detectionHosts.map((host): [string, HostKind] => [host.toLowerCase(), { kind: 'detection' }]);
  const own = [sites.vi, sites.ja].flatMap((site) => waysToWrite(site).map((host): [string, HostKind] => [host, { kind: 'site', site }]));
  return new Map([...detection, ...own]);
}

/** Proxies write `$host:$server_port` too, where browsers leave out the port of the scheme. */
function waysToWrite({ host, origin }: SiteConfig): readonly string[] {
  const { port, protocol } = new URL(origin);
  return port === '' ? [host, `${host}:${protocol === 'https:' ? 443 : 80}`] : [host];
}

const COOKIE = /(?:^|;\s*)futago_language=(vi|ja)(?:;|$)/;
const FALLBACK: LanguageCode = 'vi';

/** The language of a reader at a host that has none: by cookie, then by what the browser prefers, else Vietnamese. */
export function detectLanguage({
  cookie,
  'accept-language': preferred,
}: {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}): LanguageCode {
  const chosen = COOKIE.exec(cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  const ranked = (preferred ?? '')
    .split(',')
    .map(readPreference)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return ranked.map(({ language }) => language).find(isLanguage) ?? FALLBACK;
}

function readPreference(part: string): { readonly language: string; readonly weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 };
}

function isLanguage(text: string | undefined): text is LanguageCode {
  return text === 'vi' || text === 'ja';
}
