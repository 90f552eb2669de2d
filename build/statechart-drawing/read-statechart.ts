import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { setupName } from '#src/adapters/inspection/setup-name.ts';
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

const LONGEST_LINE = 30;

/** Reads a machine's definition; nothing of it is run. */
export function readStatechart(machine: AnyStateMachine): ReadStatechart {
  const all = statesBelow(machine.root);
  const leaving = all.flatMap((node) => transitionsOf(node).filter((transition) => !stays(transition)));
  const pairs = Map.groupBy(
    leaving.flatMap((transition) =>
      (transition.target ?? []).map((target) => ({ from: pathOf(transition.source), to: pathOf(target), lines: linesOf(transition) })),
    ),
    ({ from, to }) => `${from} > ${to}`,
  );
  return {
    id: machine.id,
    root: readState(machine.root),
    transitions: [...pairs.values()].map((pair) => ({
      from: pair[0]?.from ?? '',
      to: pair[0]?.to ?? '',
      lines: pair.flatMap(({ lines }) => lines),
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
      ...node.entry.filter(isNamed).map((action) => plainLine(`entry / ${setupName(action)}`)),
      ...node.exit.filter(isNamed).map((action) => plainLine(`exit / ${setupName(action)}`)),
      ...node.invoke.map((invoked) => plainLine(`invoke / ${setupName(invoked.src)}`)),
      ...transitionsOf(node).filter(stays).flatMap(linesOf),
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

function linesOf(transition: AnyTransitionDefinition): DrawnLine[] {
  const guard = transition.guard === undefined ? null : setupName(transition.guard);
  const actions = transition.actions.map(setupName);
  const words = [
    eventName(transition),
    ...(guard === null ? [] : [`[${guard}]`]),
    ...actions.map((action, index) => `${index === 0 ? '/ ' : ''}${action}${index < actions.length - 1 ? ',' : ''}`),
  ];
  return brokenLines(words).map((text) => ({ text, event: transition.eventType, guard }));
}

/** Fills line after line; the ones after the first are indented. */
function brokenLines(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= LONGEST_LINE) lines[lines.length - 1] = longer;
    else lines.push(lines.length === 0 ? word : `  ${word}`);
  }
  return lines;
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
      return `${kind === 'done.actor' ? 'done' : 'error'} ${invoked ? setupName(invoked.src) : rest}`;
    }
  }
}

function isOfTheMachine(event: string): boolean {
  return event !== '' && !event.startsWith('xstate.');
}

/** The timers of delayed transitions are XState's own actions. */
function isNamed(action: unknown): boolean {
  return !/^(raise|cancel)$/.test(setupName(action));
}

function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}
