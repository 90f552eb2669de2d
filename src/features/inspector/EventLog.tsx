import type { InspectionRecord } from '#machines/inspection/inspection.types.ts';
import styles from './EventLog.module.css';

export interface EventLogProps {
  readonly records: readonly InspectionRecord[];
  readonly at: number;
  readonly nameOf: (actor: string) => string;
  readonly onGoTo: (at: number) => void;
}

/** Rows that are drawn around the looked-at record; a long recording would else fill the page. */
const AROUND = 100;

/** What happened, newest at the foot; a row takes the inspector to its moment. */
export function EventLog({ records, at, nameOf, onGoTo }: EventLogProps) {
  const first = Math.max(0, at - AROUND);
  return (
    <ol className={styles.log} start={first + 1} aria-label="Event log">
      {records.slice(first, at + AROUND).map((record, index) => {
        const place = first + index;
        return (
          <li key={place} ref={place === at ? showRow : null}>
            <button type="button" className={styles.row} aria-current={place === at || undefined} onClick={() => onGoTo(place)}>
              <time className={styles.time}>{clock(record.at)}</time>
              <span className={styles.actor}>{nameOf(record.actor)}</span>
              <span className={styles.what} data-kind={record.kind}>
                {wordsOf(record)}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function showRow(row: HTMLLIElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

function wordsOf(record: InspectionRecord): string {
  switch (record.kind) {
    case 'actor':
      return 'was started';
    case 'event':
      return `← ${record.event.type}`;
    case 'state':
      return record.states.length > 0 ? record.states.join(' · ') : record.status;
  }
}

function clock(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}
