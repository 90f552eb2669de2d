/** What the navigation leads to. */
export type Place = 'home' | 'genres';

export const PLACE_PATHS: Readonly<Record<Place, string>> = { home: '/', genres: '/genres' };
