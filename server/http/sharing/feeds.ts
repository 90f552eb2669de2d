import type { IncomingMessage, ServerResponse } from 'node:http';
import { SENSITIVE_WARNING } from '#graphql/document/sensitive-warning.ts';
import { parseRowId } from '../../modules/row-id.ts';
import type { FeedChapter, FeedsRepository } from '../../modules/sharing/feeds.repository.ts';
import type { SiteConfig } from '../../platform/config/config.ts';
import type { LanguageCode } from '../../platform/database/tables.ts';
import { prepareAnswer, sendAnswer } from '../prepared-answer.ts';
import { ResponseCache, type ProducedAnswer } from '../response-cache.ts';
import type { WorkQueue } from '../work-queue.ts';
import { escapeXml, XML_DECLARATION } from './xml-text.ts';

const PATH = /^\/feeds\/(?:latest|genres\/([a-z0-9-]{1,100})|comic\/(\d{1,15}))\.atom$/;
/** Together less than the minute after which what is hidden is gone everywhere: others, who are told of nothing, keep it as long. */
const FRESH_SECONDS = 15;
const STALE_SECONDS = 30;
const CACHE_BYTES = 16 * 1024 * 1024;
const LONGEST_SUMMARY = 300;
/** Of a feed that has no chapter yet; Atom wants an instant. */
const NO_CHAPTER = new Date(0);

interface Words {
  readonly latest: string;
  readonly chapter: (number: string) => string;
  readonly genre: (name: string) => string;
}

const WORDS: Readonly<Record<LanguageCode, Words>> = {
  vi: { latest: 'Chương mới', chapter: (number) => `Chương ${number}`, genre: (name) => `Truyện ${name}` },
  ja: { latest: '新着', chapter: (number) => `第${number}話`, genre: (name) => `ジャンル「${name}」` },
};

interface Feed {
  readonly path: string;
  /** The page that shows the same. */
  readonly pagePath: string;
  readonly title: string;
  readonly chapters: readonly FeedChapter[];
}

/** Atom feeds (RFC 4287) of a site, its genres and its works, each entry a chapter; one is made at a time and kept for seconds. */
export class Feeds {
  readonly #repository: FeedsRepository;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #queue: WorkQueue;
  readonly #cache = new ResponseCache({
    maxBytes: CACHE_BYTES,
    freshMilliseconds: FRESH_SECONDS * 1000,
    staleMilliseconds: STALE_SECONDS * 1000,
  });

  /** `headers` are those of every answer. */
  constructor(repository: FeedsRepository, headers: Readonly<Record<string, string>>, queue: WorkQueue) {
    this.#repository = repository;
    this.#headers = headers;
    this.#queue = queue;
  }

  /** False, with nothing sent, for an address that is none of a feed. */
  async answer(request: IncomingMessage, response: ServerResponse, path: string, site: SiteConfig): Promise<boolean> {
    const match = PATH.exec(path);
    if (match === null) return false;
    const key = `${site.language} ${path}`;
    const produce = () => this.#produce(path, match, site);
    sendAnswer(request, response, this.#cache.peek(key) ?? (await this.#cache.load(key, produce, this.#queue.run)));
    return true;
  }

  /** Makes all feeds anew. */
  forget(): void {
    this.#cache.clear();
  }

  async #produce(path: string, match: RegExpExecArray, site: SiteConfig): Promise<ProducedAnswer> {
    const feed = await this.#find(path, match, site);
    if (feed !== null) return { answer: prepareAnswer(200, this.#feedHeaders(), writeFeed(feed, site)), isKept: true };
    const headers = { ...this.#headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    return { answer: prepareAnswer(404, headers, Buffer.from('There is no such feed.\n')), isKept: false };
  }

  async #find(path: string, [, slug, id]: RegExpExecArray, { language, name }: SiteConfig): Promise<Feed | null> {
    const words = WORDS[language];
    if (slug !== undefined) {
      const genre = await this.#repository.findGenre(language, slug);
      if (genre === undefined) return null;
      const chapters = await this.#repository.findOfGenre(language, slug);
      return { path, pagePath: `/genres?genre=${encodeURIComponent(slug)}`, title: `${words.genre(genre.name)} – ${name}`, chapters };
    }
    if (id === undefined)
      return { path, pagePath: '/', title: `${words.latest} – ${name}`, chapters: await this.#repository.findOfSite(language) };
    const rowId = parseRowId(id);
    const work = rowId === null ? undefined : await this.#repository.findWork(language, rowId);
    if (work === undefined) return null;
    return {
      path,
      pagePath: `/comic/${work.id}`,
      title: `${work.title} – ${name}`,
      chapters: await this.#repository.findOfWork(work.id),
    };
  }

  #feedHeaders(): Readonly<Record<string, string>> {
    return {
      ...this.#headers,
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
    };
  }
}

function writeFeed({ path, pagePath, title, chapters }: Feed, site: SiteConfig): Buffer {
  const updated = chapters.reduce((newest, { publishedAt }) => (publishedAt > newest ? publishedAt : newest), NO_CHAPTER);
  const lines = [
    `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">`,
    `<id>${escapeXml(site.origin + path)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(site.origin + path)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${site.language}" href="${escapeXml(site.origin + pagePath)}"/>`,
    `<icon>${escapeXml(`${site.origin}/favicon-${site.language}.png`)}</icon>`,
    `<author><name>${escapeXml(site.name)}</name></author>`,
    ...chapters.map((chapter) => writeEntry(chapter, site)),
    '</feed>\n',
  ];
  return Buffer.from(lines.join('\n'));
}

/** The chapter's address is its id: it names one chapter for ever. */
function writeEntry(chapter: FeedChapter, { origin, language }: SiteConfig): string {
  const address = escapeXml(`${origin}/comic/${chapter.workId}/${chapter.id}`);
  const numbered = WORDS[language].chapter(chapter.number);
  const title = `${chapter.workTitle} – ${chapter.title ? `${numbered}: ${chapter.title}` : numbered}`;
  const instant = chapter.publishedAt.toISOString();
  const summary = chapter.isSensitive ? SENSITIVE_WARNING : shorten(chapter.workDescription);
  return [
    `<entry><id>${address}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${instant}</published><updated>${instant}</updated>`,
    ...chapter.creators.map((name) => `<author><name>${escapeXml(name)}</name></author>`),
    `<summary>${escapeXml(summary)}</summary></entry>`,
  ].join('\n');
}

function shorten(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return letters.length <= LONGEST_SUMMARY ? letters.join('') : `${letters.slice(0, LONGEST_SUMMARY - 1).join('')}…`;
}
