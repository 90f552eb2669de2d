/** What several pages of a list hold, in their order; what has moved from one page to the next meanwhile stands once. */
export function gatheredItems<Item>(pages: readonly (readonly Item[])[], keyOf: (item: Item) => string): readonly Item[] {
  return [...new Map(pages.flat().map((item) => [keyOf(item), item])).values()];
}
