import { keptLength, visibleText } from '#graphql/document/kept-text.ts';
import { LONGEST_MESSAGE } from '#graphql/document/limits.ts';
import { emailProblems, nameProblems, requiredProblems } from '../account-rules.ts';
import type { FormProblem } from '../account-view.ts';

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Empty where a person wrote. */
  readonly website: string;
}

/** By itself, for no other form of the account needs it. */
export function contactProblems({ name, email, message }: ContactFields): readonly FormProblem[] {
  const tooLong = keptLength(message) > LONGEST_MESSAGE ? [{ field: 'message', code: 'TOO_LONG' as const, limit: LONGEST_MESSAGE }] : [];
  return [...nameProblems(name), ...emailProblems(email), ...requiredProblems('message', visibleText(message)), ...tooLong];
}
