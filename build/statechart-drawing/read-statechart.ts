import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { DrawnLine, DrawnState } from '#src/features/inspector/statechart-drawing.ts';

/** A statechart without places: what stands in which box, and what leads where. */
export interface ReadState {
  readonly path: string;
  readonly name: string;
  readonly type: DrawnState['type'];
  readonly lines: readonly DrawnLine[];
  readonly initial: string | null;
  readonly children: readonly ReadState[];
}

export interface ReadTransition {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly DrawnLine[];
}

export interface ReadStatechart {
  readonly id: string;
  readonly root: ReadState;
  /** One for each pair of states; its lines are the transitions between them. */
  readonly transitions: readonly ReadTransition[];
  readonly events: readonly string[];
}

/** Reads a machine's definition; nothing of it is run. */
export function readStatechart(machine: AnyStateMachine): ReadStatechart {
  const all = statesBelow(machine.root);
  const leaving = all.flatMap((node) => transitionsOf(node).filter((transition) => !stays(transition)));
  const pairs = Map.groupBy(
    leaving.flatMap((transition) =>
      (transition.target ?? []).map((target) => ({ from: pathOf(transition.source), to: pathOf(target), line: lineOf(transition) })),
    ),
    ({ from, to }) => `${from} > ${to}`,
  );
  return {
    id: machine.id,
    root: readState(machine.root),
    transitions: [...pairs.values()].map((pair) => ({
      from: pair[0]?.from ?? '',
      to: pair[0]?.to ?? '',
      lines: pair.map(({ line }) => line),
    })),
    events: [...new Set(all.flatMap((node): string[] => node.ownEvents))]
      .filter(isOfTheMachine)
      .toSorted((a, b) => a.localeCompare(b, 'en')),
  };
}

function readState(node: AnyStateNode): ReadState {
  const children = Object.values(node.states);
  return {
    path: pathOf(node),
    name: node.parent ? node.key : node.machine.id,
    type: node.type,
    lines: [
      ...node.entry.filter(isNamed).map((action) => plainLine(`entry / ${nameOf(action)}`)),
      ...node.exit.filter(isNamed).map((action) => plainLine(`exit / ${nameOf(action)}`)),
      ...node.invoke.map((invoked) => plainLine(`invoke / ${nameOf(invoked.src)}`)),
      ...transitionsOf(node).filter(stays).map(lineOf),
    ],
    initial: node.type === 'compound' ? (node.initial.target[0]?.key ?? null) : null,
    children: children.map(readState),
  };
}

function statesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesBelow)];
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

/** A transition without a target, or to its own state without entering it again, is written into the box. */
function stays({ source, target, reenter }: AnyTransitionDefinition): boolean {
  return target === undefined || (target.length === 1 && target[0] === source && !reenter);
}

function lineOf(transition: AnyTransitionDefinition): DrawnLine {
  const guard = transition.guard === undefined ? null : nameOf(transition.guard);
  const actions = transition.actions.map(nameOf).join(', ');
  const text = [eventName(transition), guard && `[${guard}]`, actions && `/ ${actions}`].filter(Boolean).join(' ');
  return { text, event: transition.eventType, guard };
}

function plainLine(text: string): DrawnLine {
  return { text, event: null, guard: null };
}

/** Events of XState's own as one would say them: `after throttle`, `done fetchLatestBuild`. */
function eventName({ eventType, source }: AnyTransitionDefinition): string {
  const [, kind, rest = ''] = /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.*)$/.exec(eventType) ?? [];
  switch (kind) {
    case undefined:
      return eventType === '' ? 'always' : eventType;
    case 'after':
      return `after ${rest.slice(0, -source.id.length - 1)}`;
    case 'done.state':
      return 'done';
    default: {
      const invoked = source.invoke.find(({ id }) => id === rest);
      return `${kind === 'done.actor' ? 'done' : 'error'} ${invoked ? nameOf(invoked.src) : rest}`;
    }
  }
}

/** Of an action, guard or actor: its name in the setup; combined guards name their parts. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named !== 'object' && typeof named !== 'function') return 'inline';
  if (named === null) return 'inline';
  const parts: unknown = Reflect.get(named, 'guards');
  if (Array.isArray(parts)) return `${Reflect.get(named, 'name') || 'all'}(${parts.map(nameOf).join(', ')})`;
  const type: unknown = Reflect.get(named, 'type');
  return typeof type === 'string' ? type.replace(/^xstate\./, '') : 'inline';
}

function isOfTheMachine(event: string): boolean {
  return event !== '' && !event.startsWith('xstate.');
}

/** The timers of delayed transitions are XState's own actions. */
function isNamed(action: unknown): boolean {
  return !/^(raise|cancel)$/.test(nameOf(action));
}

function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}
