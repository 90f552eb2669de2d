import type { RequestListener } from 'node:http';
import type { Metrics } from '../../platform/metrics.ts';

const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['graphql', /^\/graphql(?:\?|$)/],
  ['picture', /^\/(?:pictures|avatars|cards)\//],
  ['asset', /^\/assets\//],
  ['view', /^\/api\/views\//],
  ['upload', /^\/upload\//],
  ['feed', /^\/(?:feeds\/|sitemap|robots\.txt)/],
  ['realtime', /^\/(?:apps|broadcasting|api\/broadcasting)\//],
  ['probe', /^\/(?:health|ready)(?:\?|$)/],
];

/** The same listener, with how long each answer takes told to the metrics, by a small number of kinds. */
export function watchRequests(listener: RequestListener, metrics: Pick<Metrics, 'requestDone'>): RequestListener {
  return (request, response) => {
    const begun = performance.now();
    const { url = '/' } = request;
    response.once('close', () => metrics.requestDone(kindOf(url), response.statusCode, (performance.now() - begun) / 1000));
    listener(request, response);
  };
}

export function kindOf(url: string): string {
  return KINDS.find(([, pattern]) => pattern.test(url))?.[0] ?? 'page';
}
