import { BadInput } from './bad-input.error.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Everything invisible that a text has no use for; line breaks and tabs stay. */
const CONTROLS = /[\p{Cc}--[\t\n]]|\p{Cs}/gv;

/** A text as it is kept: NFC, lines ended by a line feed, without control characters. */
export function cleanText(given: string): string {
  return given.replace(/\r\n?/g, '\n').toWellFormed().replace(CONTROLS, '').normalize('NFC');
}

/** The same without blanks around it; empty where nothing of it is to be seen. */
export function visibleText(given: string): string {
  const text = cleanText(given).trim();
  return isVisible(text) ? text : '';
}

/** Whether anything of it is to be seen: a letter, digit or sign, also one that is newer than our tables of them. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Z}\p{M}\u2800]/u.test(text);
}

/** Throws BadInput unless it is a UUID; in lower case. */
export function readUuid(argument: string, given: string | number): string {
  const key = String(given);
  if (!UUID.test(key)) throw new BadInput(argument, `${argument} must be a UUID.`);
  return key.toLowerCase();
}
