/*
 * A route names every value of its search, undefined where the address holds none that is allowed: what it leaves out,
 * the router would hand on as the address has it.
 */

/** A page number of the address; undefined for the first page and for whatever is none. */
export function pageFrom(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined;
}

/** One of the words an address may hold; undefined for any other. */
export function wordFrom<Word extends string>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}

/** Text of the address, at most `longest` UTF-16 code units; undefined where there is none. */
export function textFrom(value: unknown, longest: number): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}`.trim().slice(0, longest) : '';
  // Half a letter can stand in no address.
  return text.replace(/[\ud800-\udbff]$/, '') || undefined;
}
