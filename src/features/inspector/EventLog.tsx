import { Fragment } from 'react';
import type { EventRecord, InspectionRecord, StateRecord } from '#machines/inspection/inspection.types.ts';
import { eventWords } from './event-words.ts';
import { showWithin } from './show-within.ts';
import { innermost } from './system-at.ts';
import styles from './EventLog.module.css';

export interface EventLogProps {
  readonly records: readonly InspectionRecord[];
  readonly at: number;
  /** The actor whose records alone are listed; null for all. */
  readonly only: string | null;
  readonly nameOf: (actor: string) => string;
  readonly onChoose: (actor: string) => void;
  readonly onGoTo: (at: number) => void;
}

/** Rows that are drawn around the looked-at record; a long recording would else fill the page. */
const AROUND = 100;

/** What happened, newest at the foot; a row takes the inspector to its moment and actor, and says there what its event carries. */
export function EventLog({ records, at, only, nameOf, onChoose, onGoTo }: EventLogProps) {
  const rows = records.map((record, place) => ({ record, place })).filter(({ record }) => only === null || record.actor === only);
  const current = rows.findLastIndex(({ place }) => place <= at);
  return (
    <ol className={styles.log} aria-label="Event log">
      {rows.slice(Math.max(0, current - AROUND), current + AROUND).map(({ record, place }) => (
        <li key={place} ref={place === rows[current]?.place ? showRow : null}>
          <button
            type="button"
            className={styles.row}
            data-kind={record.kind}
            data-later={place > at || undefined}
            aria-current={place === at || undefined}
            onClick={() => {
              onChoose(record.actor);
              onGoTo(place);
            }}
          >
            <time className={styles.time}>{clock(record.at)}</time>
            <span className={styles.actor}>{nameOf(record.actor)}</span>
            <What record={record} nameOf={nameOf} />
          </button>
          {place === at && <Fields record={record} />}
        </li>
      ))}
    </ol>
  );
}

/** What an event carries beside its type, where it is looked at. */
function Fields({ record }: { readonly record: InspectionRecord }) {
  const fields = record.kind === 'event' ? Object.entries(record.event).filter(([name]) => name !== 'type') : [];
  if (fields.length === 0) return null;
  return <pre className={styles.fields}>{JSON.stringify(Object.fromEntries(fields), null, 2)}</pre>;
}

function showRow(row: HTMLLIElement | null): void {
  // The tabs lie over the top of what they show.
  if (row) showWithin(row.closest('aside'), row, { start: 56, end: 8 });
}

interface WhatProps<Of = InspectionRecord> extends Pick<EventLogProps, 'nameOf'> {
  readonly record: Of;
}

function What({ record, nameOf }: WhatProps) {
  switch (record.kind) {
    case 'actor':
      return <span className={styles.aside}>was started</span>;
    case 'event':
      return <ArrivedEvent record={record} nameOf={nameOf} />;
    case 'state':
      return <ReachedState record={record} />;
  }
}

function ArrivedEvent({ record, nameOf }: WhatProps<EventRecord>) {
  const isTold = record.from !== null && record.from !== record.actor && !record.event.type.startsWith('xstate.');
  return (
    <span className={styles.event}>
      {'← '}
      <Dotted words={eventWords(record, nameOf)} />
      {isTold && <span className={styles.aside}>{` from ${nameOf(record.from ?? '')}`}</span>}
    </span>
  );
}

function ReachedState({ record }: { readonly record: StateRecord }) {
  const guards = record.taken.flatMap(({ guard }) => guard ?? []);
  return (
    <span className={styles.state}>
      <Dotted words={innermost(record.states).join(' · ') || record.status} />
      {guards.length > 0 && <span className={styles.aside}>{guards.map((guard) => ` [${guard}]`)}</span>}
    </span>
  );
}

/** Words that may break after their points: `running.connected.quiet`. */
function Dotted({ words }: { readonly words: string }) {
  return words.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Minutes, seconds and milliseconds. */
function clock(at: number): string {
  return new Date(at).toISOString().slice(14, 23);
}
