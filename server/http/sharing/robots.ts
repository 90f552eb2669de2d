import type { SiteConfig } from '../../platform/config/config.ts';

/**
 * What search engines may ask for: everything but the API. Pages for one reader say themselves that they are not to be
 * kept, which an engine only learns by reading them.
 */
export function robotsText({ origin }: Pick<SiteConfig, 'origin'>): string {
  return ['User-agent: *', 'Disallow: /graphql', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`].join('\n');
}
