import { isAccountPath } from '#graphql/document/account-path.ts';

/** What the navigation leads to. */
export type Place = 'home' | 'search' | 'genres' | 'history' | 'account';

export const PLACE_PATHS = {
  home: '/',
  search: '/search',
  genres: '/genres',
  history: '/history',
  account: '/user/profile',
} as const satisfies Readonly<Record<Place, string>>;

const LISTED = ['home', 'search', 'genres', 'history'] as const;

/** The entry of the navigation that a path belongs to, search part or not. */
export function placeOf(path: string): Place | null {
  if (isAccountPath(path)) return 'account';
  const [visible = '/'] = path.split('?');
  return LISTED.find((place) => PLACE_PATHS[place] === visible) ?? null;
}
