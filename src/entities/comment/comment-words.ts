/** What a comment says, while it is written. */
export interface CommentWords {
  readonly text: string;
  readonly emoji: string | null;
  readonly isSpoiler: boolean;
}

/** In code points, as the server counts. */
export const LONGEST_COMMENT = 2000;
/** The count is shown when so many are left. */
export const COUNT_SHOWN_FROM = 200;

export function lettersLeft(text: string): number {
  return LONGEST_COMMENT - Array.from(text).length;
}

export function saysSomething({ text, emoji }: CommentWords): boolean {
  return (text.trim() !== '' || emoji !== null) && lettersLeft(text) >= 0;
}
