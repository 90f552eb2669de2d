const PAGES_AHEAD = 4;
const PAGES_BEHIND = 1;

/**
 * Pages to have decoded while `current` is read, most urgent first: the page itself, those ahead in the direction of
 * movement, then those behind. `current` may be the end page (= count).
 */
export function planPreload(current: number, count: number, motion: 1 | -1 = 1): readonly number[] {
  const wanted = [current];
  for (let distance = 1; distance <= PAGES_AHEAD; distance += 1) wanted.push(current + distance * motion);
  for (let distance = 1; distance <= PAGES_BEHIND; distance += 1) wanted.push(current - distance * motion);
  return wanted.filter((page) => page >= 0 && page < count);
}
