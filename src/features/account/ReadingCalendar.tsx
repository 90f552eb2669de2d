import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
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
export function ReadingCalendar({ data }: ReadingCalendarProps) {
  const [today] = useState(() => new Date());
  const { weeks, chaptersCount, daysCount, longestRun } = readingYear(readFragment(ReadingCalendar_day, data), today);
  return (
    <figure className={styles.calendar}>
      <div className={styles.weeks} aria-hidden="true">
        {weeks.map((week, index) => (
          <Week key={week[0]?.day} week={week} before={weeks[index - 1]} />
        ))}
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
}

interface WeekProps {
  readonly week: readonly YearDay[];
  readonly before: readonly YearDay[] | undefined;
}

function Week({ week, before }: WeekProps) {
  const { i18n } = useLingui();
  const [first] = week;
  const isNewMonth = before !== undefined && first !== undefined && first.date.getMonth() !== before[0]?.date.getMonth();
  return (
    <div className={styles.week}>
      <span className={styles.month}>{isNewMonth && first.date.toLocaleDateString(i18n.locale, { month: 'numeric' })}</span>
      {week.map(({ day, date, level, chaptersCount }) => (
        <span
          key={day}
          className={styles.day}
          data-level={level}
          title={`${date.toLocaleDateString(i18n.locale)}: ${chaptersCount.toLocaleString(i18n.locale)}`}
        />
      ))}
    </div>
  );
}
