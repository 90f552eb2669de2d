/** A bound in bytes as people say it, '20 MB', never parted at the end of a line: bounds are whole numbers of 1,024 times 1,024 bytes. */
export function limitWords(bytes: number, locale: string): string {
  const words = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 2 ** 20);
  return words.replace(' ', '\u00a0');
}
