/** Position to go to from `from` by a key in a grid of pages; null where the key means nothing there. */
export function nextThumbnail(key: string, from: number, count: number, columns: number, direction: 'ltr' | 'rtl'): number | null {
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const moves: Readonly<Record<string, number>> = {
    [onward]: from + 1,
    [backward]: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  };
  const to = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return to === undefined || to < 0 || to >= count || to === from ? null : to;
}
