import type { InspectionRecord } from '#machines/inspection/inspection.types.ts';
import { innermost } from './system-at.ts';
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
      return `← ${eventName(record.event.type)}`;
    case 'state':
      return innermost(record.states).join(' · ') || record.status;
  }
}

/** XState's own events without what the row says already: `after throttle`. */
function eventName(type: string): string {
  const [, kind = '', rest = ''] = /^xstate\.(after|done|error|init|stop)\b\.?(.*)$/.exec(type) ?? [];
  return kind === ''
    ? type
    : `${kind} ${rest
        .split('.')
        .slice(0, kind === 'after' ? 1 : 2)
        .join(' ')}`.trim();
}

function clock(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}
