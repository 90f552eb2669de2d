import type { InspectionRecord } from '#machines/inspection/inspection.types.ts';
import { eventWords, isHousekeeping } from './event-words.ts';
import { showWithin } from './show-within.ts';
import { nameAmong, type ActorAt } from './system-at.ts';
import styles from './SequenceDiagram.module.css';

export interface SequenceDiagramProps {
  readonly records: readonly InspectionRecord[];
  readonly at: number;
  readonly actors: readonly ActorAt[];
  /** The actor that every shown event came from or to; null for all. */
  readonly only: string | null;
}

/** The newest that are drawn. */
const MOST_EVENTS = 100;
const COLUMN = 124;
const ROW = 28;
const FOOT = 12;
const OUTSIDE = '';

/** Who told whom what, up to the looked-at moment. */
export function SequenceDiagram({ records, at, actors, only }: SequenceDiagramProps) {
  const events = records
    .slice(0, at + 1)
    .filter((record) => record.kind === 'event')
    .filter((event) => !isHousekeeping(event) && (only === null || event.actor === only || event.from === only))
    .slice(-MOST_EVENTS);
  const lanes = [OUTSIDE, ...actors.map(({ id }) => id).filter((id) => events.some(({ actor, from }) => actor === id || from === id))];
  const centre = (id: string | null): number => Math.max(0, lanes.indexOf(id ?? OUTSIDE)) * COLUMN + COLUMN / 2;
  const width = lanes.length * COLUMN;
  const height = events.length * ROW + FOOT;
  const nameOf = nameAmong(actors);
  return (
    <div className={styles.diagram} style={{ minInlineSize: width }}>
      <ol className={styles.heads} aria-label="Actors of the sequence">
        {lanes.map((id) => (
          <li key={id} style={{ inlineSize: COLUMN }}>
            {id === OUTSIDE ? 'page' : nameOf(id)}
          </li>
        ))}
      </ol>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Sequence of events">
        {lanes.map((id) => (
          <line key={id} x1={centre(id)} x2={centre(id)} y1={0} y2={height} className={styles.lane} />
        ))}
        {events.map((event, index) => (
          <Arrow
            key={`${event.at} ${index}`}
            words={eventWords(event, nameOf)}
            from={centre(event.from)}
            to={centre(event.actor)}
            y={index * ROW + 22}
            isLast={index === events.length - 1}
          />
        ))}
      </svg>
    </div>
  );
}

interface ArrowProps {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly isLast: boolean;
}

function Arrow({ words, from, to, y, isLast }: ArrowProps) {
  const side = to >= from ? -1 : 1;
  const isSelf = from === to;
  const line = isSelf ? `M${to} ${y - 8}h24v10h-20` : `M${from} ${y}H${to + side * 4}`;
  const head = isSelf ? `M${to + 1} ${y + 2}l7 -4v8Z` : `M${to} ${y}l${side * 8} -4v8Z`;
  return (
    <g data-last={isLast || undefined} className={styles.event} ref={isLast ? showEvent : null}>
      <path d={line} className={styles.arrow} />
      <path d={head} className={styles.tip} />
      <text x={isSelf ? to + 30 : (from + to) / 2} y={y - 5} data-self={isSelf || undefined}>
        {words}
      </text>
    </g>
  );
}

function showEvent(event: SVGGElement | null): void {
  // The names of the actors lie over the top.
  if (event) showWithin(event.closest('main'), event, { start: 48, end: 24 });
}
