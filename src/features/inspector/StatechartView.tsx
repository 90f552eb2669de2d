import { useEffect, useId, useRef } from 'react';
import { showWithin } from './show-within.ts';
import type { DrawnLine, DrawnState, DrawnTransition, StatechartDrawing } from './statechart-drawing.ts';
import type { ActorAt } from './system-at.ts';
import styles from './StatechartView.module.css';

export interface StatechartViewProps {
  readonly drawing: StatechartDrawing;
  /** What is lit: the states the actor is in, and what it took to get there. */
  readonly actor: Pick<ActorAt, 'states' | 'taken' | 'status'>;
  /** Whether it shrinks to the room it has, as long as its words can be read. */
  readonly isFitted: boolean;
}

const LINE = 16;
const INSET = 12;
const LABEL_INSET = 6;
/** Of its own size: a drawing that is fitted into less can no longer be read, so it scrolls. */
const SMALLEST_SCALE = 0.63;

/** A statechart with the states an actor is in, kept in sight; the transitions it took last are marked. */
export function StatechartView({ drawing, actor, isFitted }: StatechartViewProps) {
  const id = useId();
  const chart = useRef<SVGSVGElement>(null);
  const lit = new Set(actor.states);
  const states = actor.states.join(', ');
  useEffect(() => {
    if (states !== '') showWithin(chart.current?.parentElement, innermostLit(chart.current));
  }, [states]);
  useEffect(() => shownAtEverySize(chart.current), []);
  return (
    <svg
      ref={chart}
      data-fitted={isFitted || undefined}
      className={styles.chart}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
      style={{ minInlineSize: drawing.width * SMALLEST_SCALE, minBlockSize: drawing.height * SMALLEST_SCALE }}
      role="img"
      aria-label={`Statechart ${drawing.id}, now in: ${states || 'not started'}`}
    >
      <defs>
        <Arrowhead id={`${id}-arrow`} className={styles.arrow} />
        <Arrowhead id={`${id}-taken`} className={styles.arrowTaken} />
      </defs>
      {drawing.states.map((state) => (
        <State key={state.path} state={state} isLit={lit.has(state.path)} actor={actor} />
      ))}
      {drawing.transitions.toSorted(takenLast(actor)).map((transition) => (
        <Transition key={`${transition.from} ${transition.to}`} transition={transition} actor={actor} arrow={id} />
      ))}
    </svg>
  );
}

/** What is in sight in a room of this size hangs on nothing that was in sight in another. */
function shownAtEverySize(chart: SVGSVGElement | null): (() => void) | undefined {
  const scroller = chart?.parentElement;
  if (!scroller) return undefined;
  const watching = new ResizeObserver(() => {
    scroller.scrollTo({ left: 0, top: 0 });
    showWithin(scroller, innermostLit(chart));
  });
  watching.observe(scroller);
  return () => watching.disconnect();
}

function innermostLit(chart: SVGSVGElement | null): Element | undefined {
  return [...(chart?.querySelectorAll('[data-lit]') ?? [])].at(-1);
}

function Arrowhead({ id, className }: { readonly id: string; readonly className: string | undefined }) {
  return (
    <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto">
      <path d="M0 0 8 4 0 8Z" className={className} />
    </marker>
  );
}

interface StateProps {
  readonly state: DrawnState;
  readonly isLit: boolean;
  readonly actor: Pick<ActorAt, 'taken'>;
}

function State({ state, isLit, actor }: StateProps) {
  const { x, y, width, height, head, name, type, lines, path } = state;
  if (type === 'initial') return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} className={styles.dot} />;
  return (
    <g data-lit={isLit || undefined} data-type={type} className={styles.state}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      {type === 'final' && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />}
      {head < height && <line x1={x} x2={x + width} y1={y + head} y2={y + head} />}
      <text x={x + INSET} y={y + 19} className={styles.name}>
        {name}
      </text>
      <Lines lines={lines} x={x + INSET} y={y + 36} isTaken={(line) => stayed(line, path, actor)} />
    </g>
  );
}

interface TransitionProps {
  readonly transition: DrawnTransition;
  readonly actor: Pick<ActorAt, 'taken'>;
  /** Prefix of the ids of both arrows. */
  readonly arrow: string;
}

function Transition({ transition, actor, arrow }: TransitionProps) {
  const { points, label } = transition;
  const taken = takenAlong(transition, actor);
  const isTaken = taken.length > 0;
  return (
    <g data-taken={isTaken || undefined} className={styles.transition}>
      <polyline points={points.map((point) => point.join(',')).join(' ')} markerEnd={`url(#${arrow}-${isTaken ? 'taken' : 'arrow'})`} />
      {label && (
        <>
          <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={6} className={styles.ground} />
          <Lines
            lines={label.lines}
            x={label.x + LABEL_INSET}
            y={label.y + LABEL_INSET / 2 + 12}
            isTaken={(line) => taken.some(({ event, guard }) => event === line.event && guard === line.guard)}
          />
        </>
      )}
    </g>
  );
}

interface LinesProps {
  readonly lines: readonly DrawnLine[];
  readonly x: number;
  /** Of the first line's foot. */
  readonly y: number;
  readonly isTaken: (line: DrawnLine) => boolean;
}

function Lines({ lines, x, y, isTaken }: LinesProps) {
  return lines.map((line, index) => (
    <text key={`${index} ${line.text}`} x={x} y={y + index * LINE} data-taken={isTaken(line) || undefined} className={styles.line}>
      <GuardedText text={line.text} />
    </text>
  ));
}

/** A guard is set apart from its event and actions: `[hasLogin]`. */
function GuardedText({ text }: { readonly text: string }) {
  const [, before, guard, after] = /^(.*?)(\[[^\]]*\])(.*)$/.exec(text) ?? [];
  if (guard === undefined) return text;
  return (
    <>
      {before}
      <tspan className={styles.guard}>{guard}</tspan>
      {after}
    </>
  );
}

function takenAlong({ from, to }: DrawnTransition, { taken }: Pick<ActorAt, 'taken'>): ActorAt['taken'] {
  return taken.filter((one) => one.from === from && one.to === to);
}

/** What was taken lies over what was not. */
function takenLast(actor: Pick<ActorAt, 'taken'>) {
  const rank = (transition: DrawnTransition): number => (takenAlong(transition, actor).length > 0 ? 1 : 0);
  return (one: DrawnTransition, other: DrawnTransition): number => rank(one) - rank(other);
}

function stayed(line: DrawnLine, path: string, { taken }: Pick<ActorAt, 'taken'>): boolean {
  return taken.some(
    ({ from, to, event, guard }) => from === path && (to === null || to === path) && event === line.event && guard === line.guard,
  );
}
