/** "42%" of a part from 0 to 1, in whole percent; what is not yet all is less than 100%. */
export function percentWords(part: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.floor(part * 100) / 100);
}
