import { BadInput } from './bad-input.error.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Throws BadInput unless it is a UUID; in lower case. */
export function readUuid(argument: string, given: string | number): string {
  const key = String(given);
  if (!UUID.test(key)) throw new BadInput(argument, `${argument} must be a UUID.`);
  return key.toLowerCase();
}
