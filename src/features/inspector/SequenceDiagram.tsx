import type { EventRecord, InspectionRecord } from '#machines/inspection/inspection.types.ts';
import type { ActorAt } from './system-at.ts';
import styles from './SequenceDiagram.module.css';

export interface SequenceDiagramProps {
  readonly records: readonly InspectionRecord[];
  readonly at: number;
  readonly actors: readonly ActorAt[];
}

/** The newest that are drawn. */
const MOST_EVENTS = 60;
const COLUMN = 150;
const ROW = 34;
const HEAD = 34;
const OUTSIDE = '';

/** Who told whom what, up to the looked-at moment. */
export function SequenceDiagram({ records, at, actors }: SequenceDiagramProps) {
  const events = records
    .slice(0, at + 1)
    .filter((record) => record.kind === 'event')
    .slice(-MOST_EVENTS);
  const lanes = [OUTSIDE, ...actors.map(({ id }) => id).filter((id) => events.some(({ actor, from }) => actor === id || from === id))];
  const centre = (id: string | null): number => Math.max(0, lanes.indexOf(id ?? OUTSIDE)) * COLUMN + COLUMN / 2;
  const width = lanes.length * COLUMN;
  const height = HEAD + events.length * ROW + 12;
  return (
    <svg
      className={styles.diagram}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Sequence of events"
    >
      {lanes.map((id) => (
        <g key={id}>
          <line x1={centre(id)} x2={centre(id)} y1={HEAD - 8} y2={height} className={styles.lane} />
          <text x={centre(id)} y={18} className={styles.head}>
            {actors.find((actor) => actor.id === id)?.name ?? 'page'}
          </text>
        </g>
      ))}
      {events.map((event, index) => (
        <Arrow key={`${event.at} ${index}`} event={event} from={centre(event.from)} to={centre(event.actor)} y={HEAD + index * ROW + 20} />
      ))}
    </svg>
  );
}

interface ArrowProps {
  readonly event: EventRecord;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

function Arrow({ event, from, to, y }: ArrowProps) {
  const side = to >= from ? -1 : 1;
  const line = from === to ? `M${to} ${y - 8}h24v10h-20` : `M${from} ${y}H${to + side * 4}`;
  const head = from === to ? `M${to + 1} ${y + 2}l7 -4v8Z` : `M${to} ${y}l${side * 8} -4v8Z`;
  return (
    <g>
      <path d={line} className={styles.arrow} />
      <path d={head} className={styles.tip} />
      <text x={from === to ? to + 30 : (from + to) / 2} y={y - 5} className={styles.event} data-self={from === to || undefined}>
        {event.event.type}
      </text>
    </g>
  );
}
