import { BadInput } from '../bad-input.error.ts';

/** Tells the day of an instant in a time zone of IANA's, as 2026-11-21. Throws BadInput where there is no such zone. */
export function daysIn(timeZone: string): (instant: Date) => string {
  const format = formatOf(timeZone);
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch (error) {
    if (error instanceof RangeError) throw new BadInput('timeZone', 'timeZone must be a time zone, such as Asia/Tokyo.');
    throw error;
  }
}
