/** In plain JavaScript: names are looked at before any package is there. */
export const BENCH_NAMES = /** @type {const} */ ([
  'api',
  'import',
  'kills',
  'disk-full',
  'load',
  'uploads',
  'first-page',
  'realtime',
  'places',
  'page-turn',
  'scale',
  'partitions',
  'search',
  'readers',
  'interactions',
  'long-tasks',
  'lighthouse',
]);

/**
 * @param {readonly string[]} names
 * @returns {string | null} what is wrong with them, in one sentence
 */
export function problemOfNames(names) {
  const all = BENCH_NAMES.join(', ');
  const unknown = names.filter((name) => !BENCH_NAMES.some((known) => known === name));
  if (names.length === 0) return `Name a bench: ${all}.`;
  return unknown.length === 0 ? null : `There is no bench ${unknown.join(', ')}; there are ${all}.`;
}
