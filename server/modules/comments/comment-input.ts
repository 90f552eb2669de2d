import { visibleText } from '#graphql/document/kept-text.ts';
import { LONGEST_COMMENT } from '#graphql/document/limits.ts';
import type { CommentSubject, FieldProblem } from '#graphql/generated/server.ts';
import { fieldProblem } from '../accounts/account-input.ts';
import { BadInput } from '../bad-input.error.ts';
import type { CommentWords } from './comments.repository.ts';

const ONE_EMOJI = /^\p{RGI_Emoji}$/v;
const PIN = /^[\w-]{1,100}$/;

export interface GivenWords {
  readonly text: string;
  readonly emoji?: string | null | undefined;
  readonly isSpoiler: boolean;
}

/** Words as they are kept, and every problem with them. */
export function checkWords(given: GivenWords): { readonly words: CommentWords; readonly problems: readonly FieldProblem[] } {
  const text = visibleText(given.text);
  const emoji = given.emoji ?? null;
  const problems = [
    ...(text === '' && emoji === null ? [fieldProblem('text', 'REQUIRED')] : []),
    ...(Array.from(text).length > LONGEST_COMMENT ? [fieldProblem('text', 'TOO_LONG', LONGEST_COMMENT)] : []),
    ...(emoji !== null && !ONE_EMOJI.test(emoji) ? [fieldProblem('emoji', 'NOT_ONE_EMOJI')] : []),
  ];
  return { words: { text, emoji, isSpoiler: given.isSpoiler }, problems };
}

/** Throws BadInput for what is no id of a page or block, and for a pin on a work. */
export function readPin(given: string | number | null | undefined, { chapterId }: CommentSubject): string | null {
  if (given === null || given === undefined) return null;
  const pin = String(given);
  if (!PIN.test(pin) || chapterId === null || chapterId === undefined) throw unknownPin();
  return pin;
}

export function unknownPin(): BadInput {
  return new BadInput('pinId', 'pinId must be the id of a page or of a block of the chapter.');
}
