import type { IncomingHttpHeaders } from 'node:http';

/** With it an address asks for a sensitive work past its warning: the way of readers without script. */
const ACCEPTED = /[?&]sensitive=shown(?=&|$)/;

/** `url` is path and search as the reader sees them. */
export function asksPastWarning(url: string): boolean {
  return url.startsWith('/comic/') && ACCEPTED.test(url);
}

/**
 * The same address with the warning, where no page of `origin` led to it: a link from elsewhere cannot accept for the
 * reader. Null where the address stands (docs/decisions/056-acceptance-in-the-address.md).
 */
export function warnedAddress(url: string, headers: IncomingHttpHeaders, origin: string): string | null {
  if (!asksPastWarning(url) || isLedFrom(origin, headers)) return null;
  const start = url.indexOf('?');
  const rest = url
    .slice(start + 1)
    .split('&')
    .filter((part) => part !== 'sensitive=shown');
  return `${url.slice(0, start)}${rest.length === 0 ? '' : '?'}${rest.join('&')}`;
}

/** By what no page can set; a browser that does not say it names the page that led here. */
function isLedFrom(origin: string, { 'sec-fetch-site': site, referer }: IncomingHttpHeaders): boolean {
  return site === undefined ? referer?.startsWith(`${origin}/`) === true : site === 'same-origin';
}
