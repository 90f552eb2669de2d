import { BadInput } from './bad-input.error.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Everything invisible that a text has no use for; line breaks and tabs stay. */
const CONTROLS = /[\p{Cc}--[\t\n]]|\p{Cs}/gv;

/** A text as it is kept: NFC, lines ended by a line feed, without control characters. */
export function cleanText(given: string): string {
  return given.replace(/\r\n?/g, '\n').toWellFormed().replace(CONTROLS, '').normalize('NFC');
}

/** Whether anything of it is to be seen: no letter, digit or sign is left where it is not. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\u2800]/u.test(text);
}

/** Throws BadInput unless it is a UUID; in lower case. */
export function readUuid(argument: string, given: string | number): string {
  const key = String(given);
  if (!UUID.test(key)) throw new BadInput(argument, `${argument} must be a UUID.`);
  return key.toLowerCase();
}
