import { dayOf, FIRST_DAY_OF_WEEK } from './date-format.ts';

const DAYS = 7;

/** The weeks that a month touches, of seven days each, days of its neighbours included. */
export function monthGrid(month: Date, firstDayOfWeek: number = FIRST_DAY_OF_WEEK): readonly (readonly Date[])[] {
  const first = new Date(month.getFullYear(), month.getMonth(), 1);
  const start = addDays(first, -((first.getDay() - firstDayOfWeek + DAYS) % DAYS));
  const length = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  const weeks = Math.ceil((daysBetween(start, first) + length) / DAYS);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: DAYS }, (__, day) => addDays(start, week * DAYS + day)));
}

/** The day that a key of the calendar moves to; undefined for every other key. */
export function nextDay(key: string, day: Date, firstDayOfWeek: number = FIRST_DAY_OF_WEEK): Date | undefined {
  const intoWeek = (day.getDay() - firstDayOfWeek + DAYS) % DAYS;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS);
    case 'ArrowDown':
      return addDays(day, DAYS);
    case 'Home':
      return addDays(day, -intoWeek);
    case 'End':
      return addDays(day, DAYS - 1 - intoWeek);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

/** The same day some months on, or the last of its month where that one is shorter. */
export function addMonths(day: Date, months: number): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + months + 1, 0);
  return new Date(last.getFullYear(), last.getMonth(), Math.min(day.getDate(), last.getDate()));
}

export function isSameDay(one: Date, other: Date): boolean {
  return dayOf(one).getTime() === dayOf(other).getTime();
}

function addDays(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}

function daysBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / 86_400_000);
}
