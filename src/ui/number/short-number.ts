const formats = new Map<string, { readonly whole: Intl.NumberFormat; readonly short: Intl.NumberFormat }>();

/** 9.876 in full, from ten thousand on in short: '1,2 Tr', '123万'. */
export function shortNumber(value: number, locale: string): string {
  const format = formats.get(locale) ?? {
    whole: new Intl.NumberFormat(locale),
    short: new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
  };
  formats.set(locale, format);
  return (value < 10_000 ? format.whole : format.short).format(value);
}
