import { useId } from 'react';
import type { DrawnLine, DrawnState, DrawnTransition, StatechartDrawing } from './statechart-drawing.ts';
import type { ActorAt } from './system-at.ts';
import styles from './StatechartView.module.css';

export interface StatechartViewProps {
  readonly drawing: StatechartDrawing;
  /** What is lit: the states the actor is in, and what it took to get there. */
  readonly actor: Pick<ActorAt, 'states' | 'taken' | 'status'>;
}

const LINE = 16;

/** A statechart with the states an actor is in; the transitions it took last are marked. */
export function StatechartView({ drawing, actor }: StatechartViewProps) {
  const id = useId();
  const lit = new Set(actor.states);
  const states = actor.states.join(', ') || 'not started';
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
      role="img"
      aria-label={`Statechart ${drawing.id}, now in: ${states}`}
    >
      <defs>
        <marker id={`${id}-arrow`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
          <path d="M0 0 8 4 0 8Z" className={styles.arrow} />
        </marker>
        <marker id={`${id}-taken`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
          <path d="M0 0 8 4 0 8Z" className={styles.arrowTaken} />
        </marker>
      </defs>
      {drawing.states.map((state) => (
        <State key={state.path} state={state} isLit={lit.has(state.path)} actor={actor} />
      ))}
      {drawing.transitions.map((transition) => (
        <Transition key={`${transition.from} ${transition.to}`} transition={transition} actor={actor} arrow={id} />
      ))}
    </svg>
  );
}

interface StateProps {
  readonly state: DrawnState;
  readonly isLit: boolean;
  readonly actor: Pick<ActorAt, 'taken'>;
}

function State({ state, isLit, actor }: StateProps) {
  const { x, y, width, height, name, type, lines, path } = state;
  if (type === 'initial') return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} className={styles.dot} />;
  return (
    <g data-lit={isLit || undefined} data-type={type} className={styles.state}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      {type === 'final' && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />}
      <text x={x + 12} y={y + 19} className={styles.name}>
        {name}
      </text>
      {lines.map((line, index) => (
        <text
          key={line.text}
          x={x + 12}
          y={y + 36 + index * LINE}
          data-taken={stayed(line, path, actor) || undefined}
          className={styles.line}
        >
          {line.text}
        </text>
      ))}
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
  const { from, to, points, label } = transition;
  const taken = actor.taken.filter((one) => one.from === from && one.to === to);
  const isTaken = taken.length > 0;
  return (
    <g data-taken={isTaken || undefined} className={styles.transition}>
      <polyline points={points.map((point) => point.join(',')).join(' ')} markerEnd={`url(#${arrow}-${isTaken ? 'taken' : 'arrow'})`} />
      {label && <rect x={label.x} y={label.y} width={label.width} height={label.height} className={styles.ground} />}
      {label?.lines.map((line, index) => (
        <text
          key={line.text}
          x={label.x + 4}
          y={label.y + 12 + index * LINE}
          data-taken={taken.some(({ event, guard }) => event === line.event && guard === line.guard) || undefined}
          className={styles.line}
        >
          {line.text}
        </text>
      ))}
    </g>
  );
}

function stayed(line: DrawnLine, path: string, { taken }: Pick<ActorAt, 'taken'>): boolean {
  return taken.some(
    ({ from, to, event, guard }) => from === path && (to === null || to === path) && event === line.event && guard === line.guard,
  );
}
