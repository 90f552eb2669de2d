import type { PaginationLocale } from './pagination.properties.ts';

const ZERO: Readonly<Record<PaginationLocale, number>> = { en: 0x30, ar: 0x660, ir: 0x6f0 };

/** A page number in the digits of the locale: en 10, ar ١٠, ir ۱۰. */
export function digits(value: number, locale: PaginationLocale): string {
  return Array.from(String(value), (digit) => String.fromCodePoint(ZERO[locale] + Number(digit))).join('');
}
