/** Part of all works that hold a term, from 0 to 1. */
export interface TermShares {
  of(term: string): number;
  /** That hold any term that begins so. */
  ofBeginning(beginning: string): number;
}

/** Where nothing is known, as before the first count: every term is as rare as can be. */
export const NO_SHARES: TermShares = { of: () => 0, ofBeginning: () => 0 };

/** Shares by the terms that most works hold; what is not among them is taken for half as common as the rarest of them. */
export class CommonTerms implements TermShares {
  readonly #shares: ReadonlyMap<string, number>;
  readonly #rare: number;

  constructor(shares: ReadonlyMap<string, number>) {
    this.#shares = shares;
    const least = [...shares.values()].reduce((found, share) => Math.min(found, share), Number.POSITIVE_INFINITY);
    this.#rare = Number.isFinite(least) ? least / 2 : 0;
  }

  of(term: string): number {
    return this.#shares.get(term) ?? this.#rare;
  }

  ofBeginning(beginning: string): number {
    let sum = this.#rare;
    for (const [term, share] of this.#shares) if (term.startsWith(beginning)) sum += share;
    return Math.min(1, sum);
  }
}

/** A part of a tsquery, and the share of works that match it. */
export interface SharedPart {
  readonly query: string;
  readonly share: number;
}

/**
 * What works must match, as texts of PostgreSQL's tsquery. `checked` is looked for in the works that the index finds by
 * `terms`: the beginning of a word stands for thousands of words, all of whose works the index would gather first.
 */
export interface SearchTerms {
  readonly terms: string;
  readonly checked: string | null;
  /** Part of all works that the index goes through for `terms`, about. */
  readonly gathered: number;
}

/** To look at a work costs as much as to gather so many from the index. */
const LOOK_FACTOR = 10;

/** All parts. What is `checkable` is left to the works themselves where the others leave few enough of them. */
export function searchTerms(inIndex: readonly SharedPart[], checkable: readonly SharedPart[]): SearchTerms {
  const queriesOf = (parts: readonly SharedPart[]): string => [...new Set(parts.map(({ query }) => query))].join(' & ');
  const left = inIndex.reduce((share, part) => share * part.share, 1);
  const rarest = inIndex.reduce((share, part) => Math.min(share, part.share), 1);
  const beside = checkable.reduce((share, part) => share + part.share, 0);
  if (inIndex.length > 0 && checkable.length > 0 && left * LOOK_FACTOR < beside) {
    return { terms: queriesOf(inIndex), checked: queriesOf(checkable), gathered: rarest };
  }
  return { terms: queriesOf([...inIndex, ...checkable]), checked: null, gathered: checkable.length === 0 ? rarest : beside };
}
