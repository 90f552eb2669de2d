/** '12,4 MB' or '12.4 MB': megabytes as the language writes them, kilobytes below one; what is not nothing has at least one. */
export function byteWords(size: number, locale: string): string {
  const isSmall = size < 1_000_000;
  const bytes = size > 0 ? Math.max(size, 1000) : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : bytes < 1_000_000_000 ? 'megabyte' : 'gigabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1000 : bytes < 1_000_000_000 ? 1_000_000 : 1_000_000_000));
}
