/** By the specification: month, day and year of four digits, parted by slashes. */
export const DATE_FORMAT = 'mm/dd/yy';
/** By the specification a week starts on Sunday; 1 is Monday. */
export const FIRST_DAY_OF_WEEK = 0;

/** Any order of mm, dd and yy, parted by one character that is no digit; yy stands for four digits. */
export type DateFormat = string;

/** Thrown for a format that lacks mm, dd or yy, or has one of them twice. */
export class InvalidDateFormatError extends Error {
  override readonly name = 'InvalidDateFormatError';

  constructor(format: DateFormat) {
    super(`The date format "${format}" must have mm, dd and yy once each.`);
  }
}

/** A day of the calendar in the reader's own time zone, at its first instant. */
export function dayOf(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The day as the format spells it: 02/29/2024. */
export function dateText(date: Date, format: DateFormat = DATE_FORMAT): string {
  const values = { yy: padded(date.getFullYear(), 4), mm: padded(date.getMonth() + 1, 2), dd: padded(date.getDate(), 2) };
  partsOf(format);
  return format.replace(/yy|mm|dd/g, (part) => values[part as keyof typeof values]);
}

/** The day that a text in the format names, which may be its digits alone; null for a text that names none, such as 02/30/2024. */
export function dateFrom(text: string, format: DateFormat = DATE_FORMAT): Date | null {
  const parts = partsOf(format);
  const written = text.normalize('NFKC').trim();
  const undivided = new RegExp(`^${parts.map((part) => (part === 'yy' ? '(\\d{4})' : '(\\d{2})')).join('')}$`);
  const numbers = (/^(\d+)\D(\d+)\D(\d+)$/.exec(written) ?? undivided.exec(written))?.slice(1).map(Number);
  if (numbers === undefined) return null;
  const number = (part: string): number => numbers[parts.indexOf(part)] ?? Number.NaN;
  const [year, month, day] = [number('yy'), number('mm'), number('dd')];
  if (year < 1000 || year > 9999) return null;
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

function partsOf(format: DateFormat): readonly string[] {
  const parts = format.match(/yy|mm|dd/g) ?? [];
  if (parts.length !== 3 || new Set(parts).size !== 3) throw new InvalidDateFormatError(format);
  return parts;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
