import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { SitemapPart, SitemapRepository } from '../../modules/sharing/sitemap.repository.ts';
import type { Config, SiteConfig } from '../../platform/config/config.ts';
import type { LanguageCode } from '../../platform/database/tables.ts';
import { twinOf } from '../../platform/twin-language.ts';
import { acceptedEncoding, type Encoding } from '../accepted-encoding.ts';
import { sendSentence } from '../plain-answer.ts';
import { prepareAnswer, sendAnswer } from '../prepared-answer.ts';
import { ResponseCache } from '../response-cache.ts';
import type { WorkQueue } from '../work-queue.ts';
import { escapeXml, XML_DECLARATION } from './xml-text.ts';

const PART = /^\/sitemap\/(works|creators)-(0|[1-9]\d{0,9})\.xml$/;
const SITEMAP_SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** Kept by others too, who are told of nothing that is hidden: less than the minute after which it is gone everywhere. */
const FRESH_SECONDS = 45;
const CACHE_BYTES = 4 * 1024 * 1024;
const MOST_AT_ONCE = 4;
const RETRY_SECONDS = 5;
/** Pages that both sites have at the same address. */
const SHARED_PATHS = ['/', '/genres', '/ranking', '/contact', '/privacy', '/terms'];
/** Those of them that begin with the works updated last. */
const NEWEST_FIRST: ReadonlySet<string> = new Set(['/', '/genres']);

export interface SitemapDependencies {
  readonly repository: Pick<SitemapRepository, 'findParts' | 'worksOf' | 'findCreatorParts' | 'creatorsOf' | 'findGenres'>;
  /** Paths of pages that an operator wrote, by site. */
  readonly findPagePaths: (language: LanguageCode) => Promise<readonly string[]>;
  readonly sites: Config['sites'];
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly queue: WorkQueue;
}

/**
 * The sitemap of a site by the protocol of sitemaps.org: an index, a file of its pages, and files of up to 50,000 works
 * or creators with their twins as alternates. Those are streamed batch by batch and never held; the rest is kept for seconds.
 */
export class Sitemap {
  readonly #dependencies: SitemapDependencies;
  readonly #cache = new ResponseCache({
    maxBytes: CACHE_BYTES,
    freshMilliseconds: FRESH_SECONDS * 1000,
    staleMilliseconds: FRESH_SECONDS * 1000,
  });
  #streaming = 0;

  constructor(dependencies: SitemapDependencies) {
    this.#dependencies = dependencies;
  }

  /** False, with nothing sent, for an address that is none of a sitemap. */
  async answer(request: IncomingMessage, response: ServerResponse, path: string, site: SiteConfig): Promise<boolean> {
    if (path === '/sitemap.xml') await this.#sendKept(request, response, `index ${site.language}`, () => this.#index(site));
    else if (path === '/sitemap/pages.xml') await this.#sendKept(request, response, `pages ${site.language}`, () => this.#pages(site));
    else {
      const [, kind, part] = PART.exec(path) ?? [];
      if (part === undefined) return false;
      const { language } = site;
      await (kind === 'works'
        ? this.#sendPart(request, response, this.#works(language, Number(part)))
        : this.#sendPart(request, response, this.#creators(language, Number(part))));
    }
    return true;
  }

  /** Makes the index and the file of pages anew. */
  forget(): void {
    this.#cache.clear();
  }

  async #sendKept(request: IncomingMessage, response: ServerResponse, key: string, write: () => Promise<string>): Promise<void> {
    const produce = async () => ({ answer: prepareAnswer(200, this.#headers(), Buffer.from(await write())), isKept: true });
    sendAnswer(request, response, this.#cache.peek(key) ?? (await this.#cache.load(key, produce, this.#dependencies.queue.run)));
  }

  async #index({ language, origin }: SiteConfig): Promise<string> {
    const { repository } = this.#dependencies;
    const [parts, creatorParts] = await Promise.all([repository.findParts(language), repository.findCreatorParts(language)]);
    const files = parts.map(({ part, updatedAt }) => sitemapElement(`${origin}/sitemap/works-${part}.xml`, updatedAt));
    const creators = creatorParts.map(({ part, updatedAt }) => sitemapElement(`${origin}/sitemap/creators-${part}.xml`, updatedAt));
    const pages = sitemapElement(`${origin}/sitemap/pages.xml`, newestOf(parts));
    return `${XML_DECLARATION}<sitemapindex xmlns="${SITEMAP_SCHEMA}">\n${pages}${[...files, ...creators].join('')}</sitemapindex>\n`;
  }

  async #pages({ language }: SiteConfig): Promise<string> {
    const { repository, findPagePaths, sites } = this.#dependencies;
    const other = twinOf(language);
    const [parts, genres, there, paths, twinPaths] = await Promise.all([
      repository.findParts(language),
      repository.findGenres(language),
      repository.findGenres(other),
      findPagePaths(language),
      findPagePaths(other),
    ]);
    const newest = newestOf(parts);
    const thereSlugs = new Set(there.map(({ slug }) => slug));
    const twins = new Set([...SHARED_PATHS, ...twinPaths]);
    const rows = [
      ...[...new Set([...SHARED_PATHS, ...paths])].map((path) => ({
        path,
        isTwin: twins.has(path),
        updatedAt: NEWEST_FIRST.has(path) ? newest : null,
      })),
      ...genres.map(({ slug, updatedAt }) => ({
        path: `/genres?genre=${encodeURIComponent(slug)}`,
        isTwin: thereSlugs.has(slug),
        updatedAt,
      })),
    ];
    const elements = rows.map(({ path, isTwin, updatedAt }) =>
      urlElement(addressesOf(sites, language, path, isTwin ? path : null), updatedAt),
    );
    return `${URLSET_START}${elements.join('')}${URLSET_END}`;
  }

  /** `elements` are many to a text. */
  async #sendPart(request: IncomingMessage, response: ServerResponse, elements: AsyncGenerator<string>): Promise<void> {
    if (this.#streaming >= MOST_AT_ONCE) {
      const headers = { ...this.#dependencies.headers, 'retry-after': String(RETRY_SECONDS) };
      return sendSentence(response, 503, 'Too many files of the sitemap are being read; try again in a moment.', headers);
    }
    this.#streaming++;
    try {
      const first = await elements.next();
      if (first.done === true) return sendSentence(response, 404, 'The sitemap has no such file.', this.#dependencies.headers);
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      response.writeHead(200, { ...this.#headers(), vary: 'accept-encoding', ...encoded });
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      await stream(written(first.value, elements), response, encoding);
    } finally {
      this.#streaming--;
    }
  }

  async *#works(language: LanguageCode, part: number): AsyncGenerator<string> {
    const { repository, sites } = this.#dependencies;
    for await (const works of repository.worksOf(language, part)) {
      const elements = works.map(({ id, updatedAt, twinIds: [twin] }) =>
        urlElement(addressesOf(sites, language, `/comic/${id}`, twin === undefined ? null : `/comic/${twin}`), updatedAt),
      );
      yield elements.join('');
    }
  }

  async *#creators(language: LanguageCode, part: number): AsyncGenerator<string> {
    const { repository, sites } = this.#dependencies;
    for await (const creators of repository.creatorsOf(language, part)) {
      const elements = creators.map(({ id, updatedAt, isInBoth }) =>
        urlElement(addressesOf(sites, language, `/creator/${id}`, isInBoth ? `/creator/${id}` : null), updatedAt),
      );
      yield elements.join('');
    }
  }

  #headers(): Readonly<Record<string, string>> {
    return {
      ...this.#dependencies.headers,
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${FRESH_SECONDS}`,
    };
  }
}

async function* written(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${URLSET_START}${first}`;
  yield* rest;
  yield URLSET_END;
}

const COMPRESSORS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
} as const;

/** Resolves when everything was sent, and when the client went away before: then nothing more is read. */
function stream(parts: AsyncIterable<string>, response: ServerResponse, encoding: Encoding): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error: NodeJS.ErrnoException | null | undefined): void => {
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reject(error);
      else resolve();
    };
    const source = Readable.from(parts);
    if (encoding === 'identity') pipeline(source, response, settle);
    else pipeline(source, COMPRESSORS[encoding](), response, settle);
  });
}

const URLSET_START = `${XML_DECLARATION}<urlset xmlns="${SITEMAP_SCHEMA}" xmlns:xhtml="${XHTML}">\n`;
const URLSET_END = '</urlset>\n';

interface Addresses {
  readonly here: string;
  /** Every language version, its own included; none where there is only one. */
  readonly alternates: readonly { readonly language: LanguageCode; readonly href: string }[];
}

function addressesOf(sites: Config['sites'], language: LanguageCode, path: string, twinPath: string | null): Addresses {
  const here = `${sites[language].origin}${path}`;
  if (twinPath === null) return { here, alternates: [] };
  const other = twinOf(language);
  return {
    here,
    alternates: [
      { language, href: here },
      { language: other, href: `${sites[other].origin}${twinPath}` },
    ],
  };
}

function urlElement({ here, alternates }: Addresses, updatedAt: Date | null): string {
  const links = alternates.map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`);
  return `<url><loc>${escapeXml(here)}</loc>${lastmod(updatedAt)}${links.join('')}</url>\n`;
}

function sitemapElement(address: string, updatedAt: Date | null): string {
  return `<sitemap><loc>${escapeXml(address)}</loc>${lastmod(updatedAt)}</sitemap>\n`;
}

function lastmod(instant: Date | null): string {
  return instant === null ? '' : `<lastmod>${instant.toISOString()}</lastmod>`;
}

function newestOf(parts: readonly SitemapPart[]): Date | null {
  const [first, ...rest] = parts.map(({ updatedAt }) => updatedAt);
  return first === undefined ? null : rest.reduce((newest, one) => (one > newest ? one : newest), first);
}
