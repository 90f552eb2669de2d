/** Of an answer over HTTPS; names in lower case. */
export type AnswerHeaders = Readonly<Record<string, string>>;

export interface Rule {
  readonly name: string;
  /** What the score changes by. */
  readonly points: number;
}

const FOUND = 100;
/** Points that are given beyond 100 count only for who lost at most ten. */
const LEAST_FOR_EXTRA = 90;
const SIX_MONTHS = 15_552_000;
const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * The rules of the MDN HTTP Observatory, algorithm 4 (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring),
 * for one answer of a site that is served over HTTPS alone and loads scripts of its own host only. None of them
 * sets a cookie.
 */
export function observatoryRules(headers: AnswerHeaders): readonly Rule[] {
  return [
    { name: 'content-security-policy', points: policyPoints(headers['content-security-policy']) },
    { name: 'cookies', points: headers['set-cookie'] === undefined ? 0 : -40 },
    { name: 'cross-origin-resource-sharing', points: sharingPoints(headers) },
    { name: 'referrer-policy', points: referrerPoints(headers['referrer-policy']) },
    { name: 'strict-transport-security', points: transportPoints(headers['strict-transport-security']) },
    { name: 'x-content-type-options', points: headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5 },
    { name: 'x-frame-options', points: framePoints(headers) },
    { name: 'cross-origin-resource-policy', points: resourcePoints(headers['cross-origin-resource-policy']) },
  ];
}

export function observatoryScore(headers: AnswerHeaders): number {
  const points = observatoryRules(headers).map((rule) => rule.points);
  const lost = points.filter((one) => one < 0).reduce((sum, one) => sum + one, FOUND);
  return lost >= LEAST_FOR_EXTRA ? points.reduce((sum, one) => sum + one, FOUND) : lost;
}

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(policy.split(';').map((part) => [part.trim().split(/\s+/)[0]?.toLowerCase() ?? '', part.trim().split(/\s+/).slice(1)]));
}

function policyPoints(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const directives = directivesOf(policy);
  const of = (name: string): readonly string[] => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isHashed = of('script-src').some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  const isDynamic = of('script-src').includes("'strict-dynamic'");
  if (isDynamic && !isHashed) return -25;
  const scripts = of('script-src').filter((source) => !(isDynamic && (BROAD.test(source) || /^'(?:self|unsafe-inline)'$/.test(source))));
  if (scripts.some((source) => BROAD.test(source) || INLINE.test(source)) || of('object-src').some((source) => BROAD.test(source)))
    return -20;
  const passive = new Set(['img-src', 'media-src']);
  const active = [...directives].filter(([name]) => !passive.has(name)).flatMap(([, sources]) => sources);
  if (active.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if ([...passive].flatMap(of).some((source) => /^(?:http|ftp):/.test(source))) return -10;
  if (of('style-src').some((source) => BROAD.test(source) || INLINE.test(source))) return 0;
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function sharingPoints(headers: AnswerHeaders): number {
  const isOpen = (headers['access-control-allow-origin'] ?? '*') !== '*';
  return isOpen && headers['access-control-allow-credentials'] === 'true' ? -50 : 0;
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0;
  return PRIVATE_REFERRERS.includes(value.split(',').at(-1)?.trim().toLowerCase() ?? '') ? 5 : -5;
}

function transportPoints(value: string | undefined): number {
  const seconds = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds < SIX_MONTHS ? -10 : 0;
}

function framePoints(headers: AnswerHeaders): number {
  if (directivesOf(headers['content-security-policy'] ?? '').has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function resourcePoints(value: string | undefined): number {
  if (value === undefined || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}
