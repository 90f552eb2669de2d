import { randomUUID } from 'node:crypto';

/** PostgreSQL takes notices below 8000 bytes: https://www.postgresql.org/docs/15/sql-notify.html */
const LONGEST = 7500;
const PART = /^([\w-]{36}) (\d+)\/(\d+) (.*)$/s;

/** A text in parts of ASCII that PostgreSQL takes as notices; one that was JSON is JSON again when they are put together. */
export function partsOf(text: string): readonly string[] {
  const plain = text.replaceAll(/[^\x20-\x7e]/g, (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const count = Math.max(1, Math.ceil(plain.length / LONGEST));
  const id = randomUUID();
  return Array.from({ length: count }, (_, index) => `${id} ${index + 1}/${count} ${plain.slice(index * LONGEST, (index + 1) * LONGEST)}`);
}

/**
 * Puts texts together from parts in the order in which PostgreSQL hands them on: those of one transaction after each
 * other. Parts whose beginning was not heard are passed over.
 */
export class PartReader {
  #id = '';
  #text = '';
  #next = 1;

  /** The whole text with its last part, else null. */
  take(part: string): string | null {
    const [, id = '', number, count, text = ''] = PART.exec(part) ?? [];
    if (Number(number) === 1) this.#begin(id);
    if (id === '' || id !== this.#id || Number(number) !== this.#next) return null;
    this.#text += text;
    this.#next += 1;
    return number === count ? this.#text : null;
  }

  #begin(id: string): void {
    this.#id = id;
    this.#text = '';
    this.#next = 1;
  }
}
