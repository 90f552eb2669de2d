/* Texts as the server keeps them, so that the browser counts the same letters. */

/** Everything invisible that a text has no use for; line breaks and tabs stay. */
const UNUSED = /[\p{Cc}--[\t\n]]|\p{Cs}/gv;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/**
 * An emoji as a whole, with the joiners in it, or a Han character in one of its shapes; else what is never seen and
 * tells names apart that look alike.
 */
const UNSEEN = /(\p{RGI_Emoji}|\p{Script=Han}[\u{e0100}-\u{e01ef}])|\p{Default_Ignorable_Code_Point}/gv;

/** NFC, lines ended by a line feed, without control characters. */
export function cleanText(given: string): string {
  return given.replace(/\r\n?/g, '\n').toWellFormed().replace(UNUSED, '').normalize('NFC');
}

/** The same without blanks around it; empty where nothing of it is to be seen. */
export function visibleText(given: string): string {
  return visibleOf(cleanText(given).trim());
}

/** The same on one line. */
export function visibleLine(given: string): string {
  return visibleText(given).replace(/[\n\t]+/g, ' ');
}

/** Without what is not seen: control characters, marks that turn the direction of the words around it, letters without width. */
export function visibleName(given: string): string {
  const seen = given.toWellFormed().replace(BREAKS, ' ').replace(UNSEEN, keepWhole);
  return visibleOf(seen.normalize('NFC').replace(/\s+/gu, ' ').trim());
}

/** Whether any of it can be seen: a letter, digit or sign, even one that is newer than our tables of them. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Z}\p{M}\u2800]/u.test(text);
}

/** Characters of a text as it is kept. */
export function keptLength(text: string): number {
  return Array.from(visibleText(text)).length;
}

function visibleOf(text: string): string {
  return isVisible(text) ? text : '';
}

function keepWhole(_unseen: string, whole: string | undefined): string {
  return whole ?? '';
}
