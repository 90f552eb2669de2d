/** The list with what stands at `from` moved to stand at `to`; places outside of the list are its ends. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, item);
}

/** The order as it is, with no other pages than these; those that it did not hold come last. */
export function withPages(order: readonly string[], pages: readonly string[]): readonly string[] {
  return [...order.filter((id) => pages.includes(id)), ...pages.filter((id) => !order.includes(id))];
}

/** Where a key leads from a place of a grid; null for a key that leads nowhere. */
export function placeAfter(key: string, place: number, count: number, columns: number, isRightToLeft: boolean): number | null {
  const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backwards = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const steps: Readonly<Record<string, number>> = {
    [forwards]: place + 1,
    [backwards]: place - 1,
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? null : Math.min(Math.max(next, 0), count - 1);
}
