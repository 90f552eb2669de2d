import type { Generated } from 'kysely';

/** One of every work that is shown; made by server/modules/search. */
export interface SearchWorksTable {
  work_id: number;
  language: string;
  /** 0: among the most read of its language, 1: among the much read, 2: the others. */
  tier: Generated<number>;
  /** A copy, brought up to date with the tiers. */
  views_count: number;
  version: number;
  exact_names: string;
  folded_names: string;
  creators: string;
  /** A tsvector without positions. */
  terms: string;
}

/** Words of names, each with itself and what it becomes by leaving out one letter. */
export interface SearchWordsTable {
  word: string;
  shorter: string[];
}
