/** Icons of the installed set Lucide (decision 017) that stand for genres, by their slugs. */
const ICONS: Readonly<Record<string, string>> = {
  action: 'swords',
  adventure: 'compass',
  biography: 'fingerprint-pattern',
  children: 'baby',
  classic: 'landmark',
  comedy: 'laugh',
  cooking: 'utensils',
  crime: 'scale',
  drama: 'drama',
  essay: 'pen-line',
  fantasy: 'wand-sparkles',
  'folk-tale': 'tree-pine',
  historical: 'castle',
  horror: 'ghost',
  humor: 'smile',
  isekai: 'door-open',
  letters: 'mail',
  'martial-arts': 'swords',
  memoir: 'footprints',
  music: 'music',
  mystery: 'search',
  nature: 'leaf',
  'picture-scroll': 'scroll-text',
  poetry: 'feather',
  psychological: 'eye',
  romance: 'heart',
  'romantic-comedy': 'heart-handshake',
  school: 'school',
  'science-fiction': 'rocket',
  'short-story': 'book-open',
  'slice-of-life': 'coffee',
  sports: 'trophy',
  supernatural: 'moon-star',
  suspense: 'clock',
  thriller: 'flame',
  tragedy: 'skull',
  travel: 'plane',
};

/** An icon by set and name, 'lucide:heart'; null for a genre that has none. */
export function genreIcon(slug: string): string | null {
  const name = Object.hasOwn(ICONS, slug) ? ICONS[slug] : undefined;
  return name === undefined ? null : `lucide:${name}`;
}
