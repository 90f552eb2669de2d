import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icon/way-icons.tsx';
import styles from './Calendar.module.css';
import { dayOf, FIRST_DAY_OF_WEEK } from './date-format.ts';
import { addMonths, isSameDay, monthGrid, nextDay } from './month-grid.ts';

export interface CalendarProps {
  readonly label: string;
  readonly chosen: Date | null;
  readonly today: Date;
  /** 0 for Sunday to 6 for Saturday. */
  readonly firstDayOfWeek?: number;
  readonly onChoose: (day: Date) => void;
}

/** One month of days: arrows move by days and weeks, Home and End in the week, Page Up and Page Down by months, Enter chooses. */
export function Calendar({ label, chosen, today, firstDayOfWeek = FIRST_DAY_OF_WEEK, onChoose }: CalendarProps) {
  const { t, i18n } = useLingui();
  const { grid, reached, press, turn } = useReachedDay(chosen, today, firstDayOfWeek);
  const weeks = monthGrid(reached, firstDayOfWeek);
  return (
    <div className={styles.calendar} role="group" aria-label={label}>
      <div className={styles.header}>
        <IconButton label={t`Previous month`} icon={<ChevronStartIcon />} onClick={() => turn(-1)} />
        <span aria-live="polite" className={styles.month}>
          {reached.toLocaleDateString(i18n.locale, { year: 'numeric', month: 'long' })}
        </span>
        <IconButton label={t`Next month`} icon={<ChevronEndIcon />} onClick={() => turn(1)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is a table whose cells the arrows walk */}
      <table ref={grid} role="grid" aria-label={label} className={styles.grid} onKeyDown={press}>
        <WeekdayRow week={weeks[0] ?? []} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.getTime()}>
              {week.map((day) => (
                <DayCell key={day.getTime()} {...{ day, reached, chosen, today, onChoose }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The day that the keys have reached; the focus goes with it. A day chosen elsewhere is reached at once. */
function useReachedDay(chosen: Date | null, today: Date, firstDayOfWeek: number) {
  const [reached, setReached] = useState(() => dayOf(chosen ?? today));
  const [followed, setFollowed] = useState(chosen?.getTime());
  const grid = useRef<HTMLTableElement>(null);
  const isMovedByKey = useRef(false);
  if (followed !== chosen?.getTime()) {
    setFollowed(chosen?.getTime());
    if (chosen !== null) setReached(dayOf(chosen));
  }
  useEffect(() => {
    if (isMovedByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${reached.getTime()}"]`)?.focus();
    isMovedByKey.current = false;
  }, [reached]);
  const press = (event: KeyboardEvent): void => {
    const next = nextDay(event.key, reached, firstDayOfWeek);
    if (next === undefined) return;
    event.preventDefault();
    isMovedByKey.current = true;
    setReached(next);
  };
  return { grid, reached, press, turn: (months: number) => setReached(addMonths(reached, months)) };
}

function WeekdayRow({ week }: { readonly week: readonly Date[] }) {
  const { i18n } = useLingui();
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th key={day.getDay()} scope="col" abbr={day.toLocaleDateString(i18n.locale, { weekday: 'long' })}>
            {day.toLocaleDateString(i18n.locale, { weekday: i18n.locale === 'ja' ? 'short' : 'narrow' })}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayCellProps extends Pick<CalendarProps, 'chosen' | 'today' | 'onChoose'> {
  readonly day: Date;
  /** Where the keys are. */
  readonly reached: Date;
}

function DayCell({ day, reached, chosen, today, onChoose }: DayCellProps) {
  const { i18n } = useLingui();
  const isChosen = chosen !== null && isSameDay(day, chosen);
  return (
    <td aria-selected={isChosen} className={styles.cell}>
      <button
        type="button"
        tabIndex={isSameDay(day, reached) ? 0 : -1}
        aria-label={day.toLocaleDateString(i18n.locale, { dateStyle: 'full' })}
        aria-pressed={isChosen}
        aria-current={isSameDay(day, today) ? 'date' : undefined}
        data-day={day.getTime()}
        data-outside={day.getMonth() === reached.getMonth() ? undefined : ''}
        className={styles.day}
        onClick={() => onChoose(day)}
      >
        {day.getDate()}
      </button>
    </td>
  );
}
