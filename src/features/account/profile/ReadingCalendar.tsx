import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { readingYear, type YearDay } from './reading-year.ts';
import styles from './ReadingCalendar.module.css';

export const ReadingCalendar_day = graphql(/* GraphQL */ `
  fragment ReadingCalendar_day on ReadingDay {
    day
    chaptersCount
  }
`);

export interface ReadingCalendarProps {
  readonly data: readonly FragmentType<typeof ReadingCalendar_day>[];
}

/** A year of days, the darker the more was read; a narrow window shows the newest weeks. */
export const ReadingCalendar = memo(function ReadingCalendar({ data }: ReadingCalendarProps) {
  const { i18n } = useLingui();
  // One of each: to make a format costs more than to use it for every day of a year.
  const formats = {
    day: new Intl.DateTimeFormat(i18n.locale),
    month: new Intl.DateTimeFormat(i18n.locale, { month: 'numeric' }),
    count: new Intl.NumberFormat(i18n.locale),
  };
  const [today] = useState(() => new Date());
  const { weeks, chaptersCount, daysCount, longestRun } = readingYear(readFragment(ReadingCalendar_day, data), today);
  return (
    <figure className={styles.calendar}>
      <div className={styles.weeks} aria-hidden="true">
        {weeks.map((week, index) => <Week key={week[0]?.day} week={week} before={weeks[index - 1]} formats={formats} />).toReversed()}
      </div>
      <figcaption className={styles.words}>
        {daysCount === 0 ? (
          <Trans>Days on which you read are coloured here.</Trans>
        ) : (
          <>
            <Plural value={chaptersCount} one="# chapter" other="# chapters" />
            {' · '}
            <Plural value={daysCount} one="# day in a year" other="# days in a year" />
            {' · '}
            <Plural value={longestRun} one="# day in a row at most" other="# days in a row at most" />
          </>
        )}
      </figcaption>
    </figure>
  );
});

interface WeekProps {
  readonly week: readonly YearDay[];
  readonly before: readonly YearDay[] | undefined;
  readonly formats: { readonly day: Intl.DateTimeFormat; readonly month: Intl.DateTimeFormat; readonly count: Intl.NumberFormat };
}

function Week({ week, before, formats }: WeekProps) {
  const [first] = week;
  const isNewMonth = before !== undefined && first !== undefined && first.date.getMonth() !== before[0]?.date.getMonth();
  return (
    <div className={styles.week}>
      <span className={styles.month}>{isNewMonth && formats.month.format(first.date)}</span>
      {week.map(({ day, date, level, chaptersCount }) => (
        <span
          key={day}
          className={styles.day}
          data-level={level}
          title={`${formats.day.format(date)}: ${formats.count.format(chaptersCount)}`}
        />
      ))}
    </div>
  );
}
