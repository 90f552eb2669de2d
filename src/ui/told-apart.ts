/** For one of many things of the same words: its name is these, then those of the element that says which one it is. */
export function toldApart(id: string, by: string) {
  return { id, 'aria-labelledby': `${id} ${by}` } as const;
}
