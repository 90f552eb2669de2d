/** What the navigation leads to. */
export type Place = 'home' | 'genres';

export const PLACE_PATHS: Readonly<Record<Place, string>> = { home: '/', genres: '/genres' };

/** The entry of the navigation that a path belongs to, search part or not. */
export function placeOf(path: string): Place | null {
  const [visible] = path.split('?');
  return visible === '/' ? 'home' : visible === '/genres' ? 'genres' : null;
}
