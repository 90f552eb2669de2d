import { dateFrom, dateText, type DateFormat } from '../date-field/date-format.ts';
import type { CellValue, ColumnKind } from './match-modes.ts';

/** How values are written: days by their format, numbers as the page's language has them. */
export interface Spelling {
  readonly dateFormat: DateFormat;
  readonly language: string;
}

/** Numbers whose thousands are parted by the sign. */
const PARTED_BY = { '.': /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, ',': /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/ } as const;

/** What a filter wants, from what was written: null where nothing was, undefined where it is no such value. */
export function wantedFrom(kind: ColumnKind, text: string, { dateFormat, language }: Spelling): CellValue | undefined {
  const written = text.normalize('NFKC').trim();
  if (written === '') return null;
  if (kind === 'text') return text.trim();
  if (kind === 'date') return dateFrom(written, dateFormat) ?? undefined;
  const number = Number(plainNumber(written, language));
  return Number.isFinite(number) ? number : undefined;
}

/** What a filter wants, as it would be written. */
export function wantedText(wanted: CellValue, { dateFormat, language }: Spelling): string {
  if (wanted === null) return '';
  if (typeof wanted === 'number') return wanted.toLocaleString(language, { maximumFractionDigits: 20 });
  return wanted instanceof Date ? dateText(wanted, dateFormat) : wanted;
}

/** A number may stand as the table has it, its thousands parted; else a comma parts a fraction in either language. */
function plainNumber(written: string, language: string): string {
  const group = language === 'ja' ? ',' : '.';
  const whole = PARTED_BY[group].test(written) ? written.replaceAll(group, '') : written;
  return whole.replace(/^(-?\d+),(\d+)$/, '$1.$2');
}
