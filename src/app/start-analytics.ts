import { loadAnalyticsTag, refusesTracking, type AnalyticsSource } from '#src/adapters/analytics/analytics-tag.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import type { SiteRouter } from './router/create-site-router.ts';

/** Counts views of pages once the first one has loaded and rests, unless the reader asks not to be followed. */
export function startAnalytics(router: Pick<SiteRouter, 'subscribe'>, source: AnalyticsSource): void {
  if (!refusesTracking(navigator)) whenIdle(new AbortController().signal, () => start(router, source));
}

function start(router: Pick<SiteRouter, 'subscribe'>, source: AnalyticsSource): void {
  const tell = loadAnalyticsTag(window, source);
  let told = '';
  const look = (): void => {
    const address = location.origin + location.pathname + location.search;
    if (address === told) return;
    told = address;
    tell({ address, title: document.title });
  };
  look();
  router.subscribe('onRendered', look);
}
