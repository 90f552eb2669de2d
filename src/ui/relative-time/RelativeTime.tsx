import { useLingui } from '@lingui/react/macro';
import { ageOf } from './age.ts';
import { useNow } from './now.ts';

/** Readers and server may be in different zones: dates are those of the site's country, so that both write the same. */
const ZONES: Readonly<Record<string, string>> = { vi: 'Asia/Ho_Chi_Minh', ja: 'Asia/Tokyo' };

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const agoFormats = new Map<string, Intl.RelativeTimeFormat>();

export interface RelativeTimeProps {
  /** ISO 8601. */
  readonly instant: string;
  readonly className?: string | undefined;
}

/** '5 minutes ago' in the page's language, renewed by itself; the date once a week has passed. */
export function RelativeTime({ instant, className }: RelativeTimeProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const age = now === null ? ({ kind: 'date' } as const) : ageOf(Date.parse(instant), now);
  const date = dateFormat(i18n.locale, 'short').format(new Date(instant));
  const words = age.kind === 'now' ? t`just now` : age.kind === 'ago' ? agoFormat(i18n.locale).format(-age.value, age.unit) : date;
  return (
    <time dateTime={instant} title={dateFormat(i18n.locale, 'long').format(new Date(instant))} className={className}>
      {words}
    </time>
  );
}

function agoFormat(locale: string): Intl.RelativeTimeFormat {
  const format = agoFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  agoFormats.set(locale, format);
  return format;
}

function dateFormat(locale: string, length: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${locale}-${length}`;
  const timeZone = ZONES[locale] ?? 'UTC';
  const format =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(
      locale,
      length === 'short' ? { dateStyle: 'short', timeZone } : { dateStyle: 'long', timeStyle: 'short', timeZone },
    );
  dateFormats.set(key, format);
  return format;
}
