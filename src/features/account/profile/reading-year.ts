/** Of the calendar of a year; a week begins on Sunday. */
const WEEKS = 53;
const DAYS = 7;
/** From so many chapters on a day is darker. */
const STEPS = [1, 2, 4, 8];

export interface ReadingDay {
  /** As 2026-11-21. */
  readonly day: string;
  readonly chaptersCount: number;
}

export interface YearDay extends ReadingDay {
  readonly date: Date;
  /** 0 for none to 4 for eight chapters and more. */
  readonly level: number;
}

export interface ReadingYear {
  /** Of seven days each, the last up to today. */
  readonly weeks: readonly (readonly YearDay[])[];
  readonly chaptersCount: number;
  readonly daysCount: number;
  /** Days in a row, at the most. */
  readonly longestRun: number;
}

/** The weeks up to today with what was read on each day; days that lie outside are left out. */
export function readingYear(days: readonly ReadingDay[], today: Date): ReadingYear {
  const counts = new Map(days.map(({ day, chaptersCount }) => [day, chaptersCount]));
  const length = (WEEKS - 1) * DAYS + today.getDay() + 1;
  const all = Array.from({ length }, (_, index): YearDay => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - length + 1 + index);
    const day = nameOf(date);
    const chaptersCount = counts.get(day) ?? 0;
    return { day, date, chaptersCount, level: STEPS.filter((step) => chaptersCount >= step).length };
  });
  const weeks = Array.from({ length: WEEKS }, (_, week) => all.slice(week * DAYS, (week + 1) * DAYS));
  const read = all.filter(({ level }) => level > 0);
  return {
    weeks,
    chaptersCount: read.reduce((sum, { chaptersCount }) => sum + chaptersCount, 0),
    daysCount: read.length,
    longestRun: longestRunOf(all),
  };
}

function longestRunOf(days: readonly YearDay[]): number {
  let [run, longest] = [0, 0];
  for (const { level } of days) {
    run = level > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function nameOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
