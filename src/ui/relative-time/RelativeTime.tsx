import { useLingui } from '@lingui/react/macro';
import { ageOf } from './age.ts';
import { agoWords, longDate, shortDate } from './instant-words.ts';
import { useNow } from './now.ts';

export interface RelativeTimeProps {
  /** ISO 8601. */
  readonly instant: string;
  readonly className?: string | undefined;
}

/** '5 minutes ago' in the page's language, renewed by itself; the date once a week has passed. */
export function RelativeTime({ instant, className }: RelativeTimeProps) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const now = useNow();
  const age = now === null ? ({ kind: 'date' } as const) : ageOf(Date.parse(instant), now);
  const words = age.kind === 'now' ? t`just now` : age.kind === 'ago' ? agoWords(age.value, age.unit, locale) : shortDate(instant, locale);
  return (
    <time dateTime={instant} title={longDate(instant, locale)} className={className}>
      {words}
    </time>
  );
}
