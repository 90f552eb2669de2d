import type { HeadTag } from '#src/adapters/document/document-head.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { SENSITIVE_WARNING } from '#graphql/document/sensitive-warning.ts';
import type { SharedFacts } from './shared-facts.ts';

const LOCALES: Readonly<Record<Language, string>> = { vi: 'vi_VN', ja: 'ja_JP' };
const FEEDS: Readonly<Record<Language, string>> = { vi: 'Chương mới', ja: '新着' };
const ONE_GENRE = /^\/genres\?(?:.*&)?genre=([a-z0-9-]+)(?:&|$)/;
const TYPES: Readonly<Record<SharedFacts['kind'], string>> = { work: 'book', chapter: 'article', creator: 'profile', other: 'website' };
const CARD = { width: '1200', height: '630' };

export interface SharedPage {
  readonly language: Language;
  /** Path and search as the reader sees them. */
  readonly path: string;
  readonly site: { readonly name: string; readonly origin: string };
  /** As it is told (toldHead): title, description and canonical address are read from them. */
  readonly head: readonly HeadTag[];
  readonly facts: SharedFacts;
}

/** The head as it is told to whoever did not ask for the page: the description of a sensitive work is its warning alone. */
export function toldHead(head: readonly HeadTag[], facts: SharedFacts): readonly HeadTag[] {
  if (!workOf(facts)?.isSensitive) return head;
  return head.map((tag) =>
    tag.attributes['name'] === 'description' ? { ...tag, attributes: { ...tag.attributes, content: SENSITIVE_WARNING } } : tag,
  );
}

/** How the page is shown where its address is shared, by Open Graph and Twitter cards, and which feed tells of what is new on it. */
export function sharingTags(page: SharedPage): readonly HeadTag[] {
  const { language, site, head, facts } = page;
  const address = head.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'] ?? `${site.origin}/`;
  const full = head.find(({ name }) => name === 'title')?.text ?? site.name;
  const title = full.endsWith(` | ${site.name}`) ? full.slice(0, -site.name.length - 3) : full;
  const about = workOf(facts);
  const description = head.find(({ attributes }) => attributes['name'] === 'description')?.attributes['content'] ?? '';
  const card = about?.cardPath ? { path: about.cardPath, alt: about.title } : { path: `/icons/${language}-card.jpg`, alt: site.name };
  return [
    property('og:site_name', site.name),
    property('og:type', TYPES[facts.kind]),
    property('og:locale', LOCALES[language]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:image', site.origin + card.path),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', CARD.width),
    property('og:image:height', CARD.height),
    property('og:image:alt', card.alt),
    named('twitter:card', 'summary_large_image'),
    ...feedsOf(page),
  ];
}

function feedsOf({ language, path, site, facts }: SharedPage): readonly HeadTag[] {
  const name = (what: string): string => `${what} – ${site.name}`;
  const about = workOf(facts);
  const genre = ONE_GENRE.exec(path)?.[1];
  return [
    ...(about ? [feed(name(about.title), `/feeds/comic/${about.id}.atom`)] : []),
    ...(genre ? [feed(name(genre), `/feeds/genres/${genre}.atom`)] : []),
    feed(name(FEEDS[language]), '/feeds/latest.atom'),
  ];
}

function workOf(facts: SharedFacts) {
  if (facts.kind === 'other' || facts.kind === 'creator') return null;
  return facts.kind === 'work' ? facts.work : facts.chapter.work;
}

function feed(title: string, href: string): HeadTag {
  return { name: 'link', attributes: { rel: 'alternate', type: 'application/atom+xml', title, href } };
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } };
}

function named(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}
