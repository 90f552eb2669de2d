import type { StatechartDrawing } from './statechart-drawing.ts';

/** Every event, XState's own included, that one of these states reacts to; its guard may still refuse it. */
export function eventsNow(drawing: StatechartDrawing, states: readonly string[]): ReadonlySet<string> {
  const active = new Set(['', ...states]);
  const lines = [
    ...drawing.states.filter(({ path }) => active.has(path)).flatMap((state) => state.lines),
    ...drawing.transitions.filter(({ from }) => active.has(from)).flatMap(({ label }) => label?.lines ?? []),
  ];
  return new Set(lines.flatMap(({ event }) => event || []));
}
