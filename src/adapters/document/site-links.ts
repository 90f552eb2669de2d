import type { Language } from '#graphql/generated/graphql.ts';

const MARKS = 'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]';

/** Makes the page's icons and manifest those of the language's site: the page of the static build came before it was known. */
export function pointSiteLinks(document: Document, language: Language): void {
  for (const link of document.head.querySelectorAll(MARKS)) {
    const href = link.getAttribute('href') ?? '';
    const own = href.replace(/(?<=[/-])(?:vi|ja)(?=[-.])/, language);
    if (own !== href) link.setAttribute('href', own);
  }
}
