import { keptLength, visibleText } from '#graphql/document/kept-text.ts';
import { LONGEST_COMMENT } from '#graphql/document/limits.ts';

/** What a comment says, while it is written. */
export interface CommentWords {
  readonly text: string;
  readonly emoji: string | null;
  readonly isSpoiler: boolean;
}

/** The count is shown when so many are left. */
export const COUNT_SHOWN_FROM = 200;

export function lettersLeft(text: string): number {
  return LONGEST_COMMENT - keptLength(text);
}

export function saysSomething({ text, emoji }: CommentWords): boolean {
  return (visibleText(text) !== '' || emoji !== null) && lettersLeft(text) >= 0;
}
