import type { ReadState, ReadStatechart } from './read-statechart.ts';

/**
 * Which transitions lead back, seen from the initial states: a layout that draws those upwards and all others downwards
 * begins where the machine begins. By index of the statechart's transitions.
 */
export function transitionsBack(chart: ReadStatechart): readonly boolean[] {
  const steps = chart.transitions.map(({ from, to }) => siblingStep(from, to));
  const ranks = new Map<string, number>();
  for (const state of allStates(chart.root)) rankChildren(state, steps, ranks);
  return steps.map(({ from, to }) => (ranks.get(from) ?? 0) > (ranks.get(to) ?? 0));
}

interface Step {
  readonly from: string;
  readonly to: string;
}

/** The two states, or those around them, that stand beside each other. */
function siblingStep(from: string, to: string): Step {
  const [fromKeys, toKeys] = [keysOf(from), keysOf(to)];
  let shared = 0;
  while (shared < fromKeys.length && shared < toKeys.length && fromKeys[shared] === toKeys[shared]) shared += 1;
  return { from: fromKeys.slice(0, shared + 1).join('.'), to: toKeys.slice(0, shared + 1).join('.') };
}

function rankChildren(state: ReadState, steps: readonly Step[], ranks: Map<string, number>): void {
  const initial = state.children.filter(({ name }) => name === state.initial);
  const waiting = [...initial, ...state.children].map(({ path }) => path);
  for (const path of breadthFirst(waiting, steps)) ranks.set(path, ranks.size);
}

/** What is reached from the first comes before the second begins. */
function breadthFirst(starts: readonly string[], steps: readonly Step[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const siblings = new Set(starts);
  for (const start of starts) {
    const queue = [start];
    for (const path of queue) {
      if (seen.has(path)) continue;
      seen.add(path);
      queue.push(...steps.filter(({ from, to }) => from === path && siblings.has(to)).map(({ to }) => to));
    }
  }
  return seen;
}

function allStates(state: ReadState): ReadState[] {
  return [state, ...state.children.flatMap(allStates)];
}

function keysOf(path: string): string[] {
  return path === '' ? [] : path.split('.');
}
