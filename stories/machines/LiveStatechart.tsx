import { useEffect, useReducer, useState } from 'react';
import { createActor, fromPromise, SimulatedClock, type AnyActor, type AnyStateMachine } from 'xstate';
import type { InspectionRecord } from '#machines/inspection/index.ts';
import { InspectionRecorder } from '#src/adapters/inspection/inspection-recorder.ts';
import { eventsNow } from '#src/features/inspector/events-now.ts';
import type { DrawnLine, StatechartDrawing } from '#src/features/inspector/statechart-drawing.ts';
import { StatechartView } from '#src/features/inspector/StatechartView.tsx';
import { systemAt } from '#src/features/inspector/system-at.ts';
import { Button } from '#src/ui/button/Button.tsx';

export interface LiveStatechartProps {
  readonly machine: AnyStateMachine;
  readonly drawing: StatechartDrawing;
  readonly input?: unknown;
  /** Fields that an event carries beside its type. */
  readonly fields?: Readonly<Record<string, object>>;
}

/**
 * The inspector's drawing of a running machine, with a button for each event it knows and for each answer that one of
 * its actors could give now: the actors themselves never answer, and no time passes.
 */
export function LiveStatechart({ machine, drawing, input, fields = {} }: LiveStatechartProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [running] = useState(() => run(machine, input));
  useEffect(() => {
    const { actor } = running;
    const watching = actor.subscribe({ next: redraw, error: redraw });
    actor.start();
    redraw();
    return () => {
      watching.unsubscribe();
      actor.stop();
    };
  }, [running]);
  const { status } = running.actor.getSnapshot();
  const shown = systemAt(running.records, running.records.length - 1).find(({ machine: id }) => id === machine.id);
  const now = eventsNow(drawing, shown?.states ?? []);
  const events = [...drawing.events, ...[...now].filter((event) => event.startsWith('xstate.'))];
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <fieldset style={{ display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, border: 0 }}>
        <legend style={{ marginBlockEnd: 6 }}>Events; the filled ones mean something in this state</legend>
        {events.map((event) => (
          <Button
            key={event}
            look={now.has(event) ? 'primary' : 'plain'}
            disabled={status === 'done'}
            onClick={() => running.actor.send({ type: event, ...fields[event] })}
          >
            {nameOf(drawing, event)}
          </Button>
        ))}
      </fieldset>
      {status === 'done' && <p role="status">The machine has reached its end.</p>}
      {status === 'error' && <p role="alert">The machine has failed; nothing moves it any more.</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a large drawing must scroll by keys in every browser */}
      <div role="group" aria-label="Statechart" tabIndex={0} style={{ overflow: 'auto' }}>
        <StatechartView drawing={drawing} actor={shown ?? { states: [], taken: [], status: null }} isFitted />
      </div>
    </div>
  );
}

interface Running {
  readonly actor: AnyActor;
  readonly records: readonly InspectionRecord[];
}

function run(machine: AnyStateMachine, input: unknown): Running {
  const records: InspectionRecord[] = [];
  const recorder = new InspectionRecorder((record) => records.push(record));
  const silent = fromPromise(() => new Promise(() => {}));
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent]));
  return { actor: createActor(machine.provide({ actors }), { input, inspect: recorder.inspect, clock: new SimulatedClock() }), records };
}

function nameOf(drawing: StatechartDrawing, event: string): string {
  const isThis = (line: DrawnLine): boolean => line.event === event;
  const line = [...drawing.states.flatMap(({ lines }) => lines), ...drawing.transitions.flatMap(({ label }) => label?.lines ?? [])].find(
    isThis,
  );
  return event.startsWith('xstate.') ? (line?.text.split(' [')[0]?.split(' / ')[0] ?? event) : event;
}
