import { dateFrom, dateText, type DateFormat } from '../date-field/date-format.ts';
import type { CellValue, ColumnKind } from './match-modes.ts';

/** What a filter wants, from what was written: null where nothing was, undefined where it is no such value. */
export function wantedFrom(kind: ColumnKind, text: string, format: DateFormat): CellValue | undefined {
  const written = text.normalize('NFKC').trim();
  if (written === '') return null;
  if (kind === 'text') return text.trim();
  if (kind === 'date') return dateFrom(written, format) ?? undefined;
  const number = Number(written.replace(/^(-?\d+),(\d+)$/, '$1.$2'));
  return Number.isFinite(number) ? number : undefined;
}

/** What a filter wants, as it would be written. */
export function wantedText(wanted: CellValue, format: DateFormat): string {
  if (wanted === null) return '';
  return wanted instanceof Date ? dateText(wanted, format) : String(wanted);
}
