import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { PagesRepository } from '../../modules/pages/pages.repository.ts';
import { FeedsRepository } from '../../modules/sharing/feeds.repository.ts';
import { SitemapRepository } from '../../modules/sharing/sitemap.repository.ts';
import type { Config, SiteConfig } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Api } from '../graphql/api.ts';
import { sendCard } from './cards.ts';
import { Feeds } from './feeds.ts';
import { Icons } from '../files/icons.ts';
import { sendSentence } from '../plain-answer.ts';
import { robotsText } from './robots.ts';
import { securityHeaders } from '../security-headers.ts';
import { Sitemap } from './sitemap.ts';

/**
 * Everything beside pages that is asked for by address: by search engines, by feed readers, by sites that show a shared address, and icons
 * by name.
 */
export interface Sharing {
  /** False, with nothing sent, for an address that is none of these. */
  answer(request: IncomingMessage, response: ServerResponse, path: string, site: SiteConfig): Promise<boolean>;
  /** Forgets what was kept, because what readers see changed. */
  forget(): void;
}

export interface SharingDependencies {
  readonly database: Kysely<Tables>;
  readonly config: Pick<Config, 'sites'>;
  readonly api: Pick<Api, 'cards' | 'listingOf' | 'queues' | 'hiddenPictures'>;
}

const HOUR = 'public, max-age=3600';

export function createSharing({ database, config, api }: SharingDependencies): Sharing {
  const { sites } = config;
  const { cards, listingOf, hiddenPictures: hidden } = api;
  const queue = api.queues.reads;
  const headers = securityHeaders([sites.vi, sites.ja]);
  const pages = new PagesRepository(database);
  const findPagePaths: ConstructorParameters<typeof Sitemap>[0]['findPagePaths'] = async (language) =>
    (await pages.listSlugs(language)).map((slug) => `/${slug}`);
  const sitemap = new Sitemap({ repository: new SitemapRepository(database, listingOf), findPagePaths, sites, headers, queue });
  const feeds = new Feeds(new FeedsRepository(database), headers, queue);
  const icons = new Icons(headers);
  return {
    forget: () => {
      sitemap.forget();
      feeds.forget();
    },
    answer: async (request, response, path, site) => {
      if (path === '/robots.txt') {
        sendSentence(response, 200, robotsText(site), { ...headers, 'cache-control': HOUR });
        return true;
      }
      // Asked for by who reads no page: readers of feeds, previews of links, old browsers.
      if (path === '/favicon.ico') {
        const location = `${site.origin}/favicon-${site.language}.png`;
        sendSentence(response, 302, 'The icon of the site is a PNG.', { ...headers, location, 'cache-control': HOUR });
        return true;
      }
      if (path.startsWith('/sitemap')) return sitemap.answer(request, response, path, site);
      if (path.startsWith('/feeds/')) return feeds.answer(request, response, path, site);
      if (path.startsWith('/cards/')) return sendCard(request, response, { cards, hidden }, { path, origin: site.origin, headers });
      return path.startsWith('/api/') && icons.answer(request, response, path);
    },
  };
}
