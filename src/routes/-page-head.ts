import { INTERNAL_ERROR } from '#src/features/failure/internal-error.ts';
import { pageNotFound } from '#src/features/failure/page-not-found.ts';
import { twinOf } from '#src/i18n/catalog.ts';
import type { PageWords } from '#src/i18n/page-metadata.ts';
import type { SiteContext } from './-site-context.ts';

const LONGEST_DESCRIPTION = 160;

export interface PageAddress {
  /** Path and search as the reader sees them, without what does not change the content. */
  readonly path: string;
  /** Where the same content stands on the twin site; null where it does not. */
  readonly twinPath: string | null;
}

/** Title with the site's name, description, canonical address and, where there is a twin, alternates. */
export function pageHead({ language, sites }: SiteContext, { title, description }: PageWords, { path, twinPath }: PageAddress) {
  const site = sites[language];
  const twin = twinOf(language);
  const here = `${site.origin}${path}`;
  const alternates =
    twinPath === null
      ? []
      : [
          { rel: 'alternate', hrefLang: language, href: here },
          { rel: 'alternate', hrefLang: twin, href: `${sites[twin].origin}${twinPath}` },
        ];
  return {
    meta: [{ title: title === '' ? site.name : `${title} | ${site.name}` }, { name: 'description', content: shorten(description) }],
    links: [{ rel: 'canonical', href: here }, ...alternates],
  };
}

/** The head of a page whose data came, or of one that is not there or failed. */
export function loadedHead<Data, Head>(match: FailingMatch, data: Data | undefined, head: (data: Data) => Head) {
  return data === undefined ? failedHead(match) : head(data);
}

/** The message is the title, and no search engine keeps it. */
export function failedHead(match: FailingMatch) {
  const [path = '/'] = match.context.address.split('?');
  const message = match.status === 'notFound' ? pageNotFound(path) : INTERNAL_ERROR;
  return { meta: [{ title: message }, { name: 'robots', content: 'noindex' }], links: [] };
}

export interface FailingMatch {
  readonly status: string;
  /** Of the root: path and search as the reader sees them. */
  readonly context: { readonly address: string };
}

function shorten(description: string): string {
  const line = description.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const letters = Array.from(line);
  return letters.length <= LONGEST_DESCRIPTION
    ? line
    : `${letters
        .slice(0, LONGEST_DESCRIPTION - 1)
        .join('')
        .trimEnd()}…`;
}
