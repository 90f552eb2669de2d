const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 80;

/** First parts of addresses that the sites, the server or their files have themselves: a page of that name would never be seen. */
const TAKEN: ReadonlySet<string> = new Set([
  'api',
  'app',
  'apps',
  'assets',
  'broadcasting',
  'builds',
  'cards',
  'comic',
  'contact',
  'creator',
  'creators',
  'feeds',
  'following',
  'genres',
  'goodbye',
  'graphql',
  'health',
  'history',
  'icons',
  'img',
  'inspector',
  'login',
  'logout',
  'password',
  'pictures',
  'ranking',
  'ready',
  'search',
  'shelf',
  'sitemap',
  'user',
]);

/** Whether a page may have this address: small letters, digits and single hyphens, at most 80 characters. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST && SLUG.test(text);
}

export function isTaken(slug: string): boolean {
  return TAKEN.has(slug);
}
