/** The item that a key of a menu moves to, round its ends; undefined for every other key. */
export function nextItem<Item>(key: string, items: readonly Item[], current: unknown): Item | undefined {
  const at = items.findIndex((item) => item === current);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}
