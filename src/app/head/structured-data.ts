import type { Language } from '#graphql/generated/graphql.ts';
import { SENSITIVE_WARNING } from '#graphql/document/sensitive-warning.ts';
import type { SharedChapterFacts, SharedCreatorFacts, SharedFacts, SharedWorkFacts } from './shared-facts.ts';

/** One thing of https://schema.org, as JSON-LD has it. */
export type Thing = Readonly<Record<string, unknown>>;

export interface StructuredPage {
  readonly language: Language;
  /** Path and search as the reader sees them. */
  readonly path: string;
  readonly site: { readonly name: string; readonly origin: string };
  readonly facts: SharedFacts;
}

type AnyWork = Omit<SharedWorkFacts, '__typename' | 'aliases' | 'status' | 'updatedAt' | 'chaptersCount' | 'firstChapter'>;
type Credits = SharedWorkFacts['credits'];

const CONTEXT = 'https://schema.org';
const NUMBERED: Readonly<Record<Language, (number: string) => string>> = {
  vi: (number) => `Chương ${number}`,
  ja: (number) => `第${number}話`,
};

/** What search engines are told of a page: the thing it is about, and the way to it. Empty where there is nothing to tell. */
export function structuredData({ language, path, site, facts }: StructuredPage): readonly Thing[] {
  const home = { name: site.name, address: `${site.origin}/` };
  if (facts.kind === 'other') return path === '/' ? [webSite(site, language)] : [];
  if (facts.kind === 'creator') {
    const page = creatorPage(facts.creator, site, language);
    return [page, breadcrumbs([home, { name: facts.creator.name, address: String(page['url']) }])];
  }
  const work = facts.kind === 'work' ? facts.work : facts.chapter.work;
  const address = `${site.origin}/comic/${work.id}`;
  const genre = work.genres.slice(0, 1).map(({ slug, name }) => ({ name, address: `${site.origin}/genres?genre=${slug}` }));
  const way = [home, ...genre, { name: work.title, address }];
  if (facts.kind === 'work') return [{ '@context': CONTEXT, ...workThing(facts.work, site, language) }, breadcrumbs(way)];
  const chapter = chapterThing(facts.chapter, { site, language });
  return [{ '@context': CONTEXT, ...chapter }, breadcrumbs([...way, { name: String(chapter['name']), address: String(chapter['url']) }])];
}

function webSite({ name, origin }: StructuredPage['site'], language: Language): Thing {
  return { '@context': CONTEXT, '@type': 'WebSite', name, url: `${origin}/`, inLanguage: language };
}

function creatorPage({ id, name, reading, twins }: SharedCreatorFacts, { origin }: StructuredPage['site'], language: Language): Thing {
  const url = `${origin}/creator/${id}`;
  const otherNames = [...(reading === null ? [] : [reading]), ...twins.map((twin) => twin.name)];
  const person = { '@type': 'Person', '@id': url, name, ...(otherNames.length > 0 ? { alternateName: otherNames } : {}), url };
  return { '@context': CONTEXT, '@type': 'ProfilePage', url, inLanguage: language, mainEntity: person };
}

function workThing(work: SharedWorkFacts, site: StructuredPage['site'], language: Language): Thing {
  return {
    ...wholeOf(work, site, language),
    ...(work.aliases.length > 0 ? { alternateName: work.aliases } : {}),
    ...(work.firstChapter ? { datePublished: work.firstChapter.publishedAt } : {}),
    dateModified: work.updatedAt,
    ...(work.format === 'COMIC' ? {} : { bookFormat: `${CONTEXT}/EBook` }),
    creativeWorkStatus: work.status === 'COMPLETED' ? 'Completed' : work.status === 'HIATUS' ? 'On hiatus' : 'Ongoing',
  };
}

/** A comic is a ComicSeries of issues, a novel a Book of chapters. */
function wholeOf(work: AnyWork, { origin }: StructuredPage['site'], language: Language): Thing {
  return {
    '@type': work.format === 'COMIC' ? 'ComicSeries' : 'Book',
    '@id': `${origin}/comic/${work.id}`,
    name: work.title,
    url: `${origin}/comic/${work.id}`,
    inLanguage: language,
    description: work.isSensitive ? SENSITIVE_WARNING : work.description,
    isFamilyFriendly: !work.isSensitive,
    isAccessibleForFree: true,
    ...(work.genres.length > 0 ? { genre: work.genres.map(({ name }) => name) } : {}),
    ...(work.cardPath ? { image: `${origin}${work.cardPath}` } : {}),
    ...creators(work.credits, origin, work.format === 'COMIC' ? 'contributor' : 'illustrator'),
  };
}

function chapterThing(
  { id, number, title, publishedAt, work }: SharedChapterFacts,
  { site, language }: Pick<StructuredPage, 'site' | 'language'>,
): Thing {
  const url = `${site.origin}/comic/${work.id}/${id}`;
  const numbered = NUMBERED[language](number);
  const isComic = work.format === 'COMIC';
  return {
    '@type': isComic ? 'ComicIssue' : 'Chapter',
    '@id': url,
    name: title ? `${numbered}: ${title}` : numbered,
    url,
    inLanguage: language,
    datePublished: publishedAt,
    isAccessibleForFree: true,
    ...(isComic
      ? { issueNumber: number, ...creators(work.credits, site.origin, 'artist') }
      : { position: number, ...creators(work.credits, site.origin, 'illustrator') }),
    isPartOf: wholeOf(work, site, language),
  };
}

/** `artist` is what the one who draws is called in this kind of thing. */
function creators(credits: Credits, origin: string, artist: 'contributor' | 'illustrator' | 'artist'): Thing {
  const property = { AUTHOR: 'author', ARTIST: artist, TRANSLATOR: 'translator' } as const;
  const roles = Map.groupBy(credits, ({ role }) => property[role]);
  return Object.fromEntries(
    [...roles].map(([name, list]) => [
      name,
      list.map(({ creator: { id, name: called } }) => ({ '@type': 'Person', name: called, url: `${origin}/creator/${id}` })),
    ]),
  );
}

function breadcrumbs(way: readonly { readonly name: string; readonly address: string }[]): Thing {
  const itemListElement = way.map(({ name, address }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: address }));
  return { '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement };
}
