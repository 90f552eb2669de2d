import { expect, test } from 'vitest';
import { and, assign, createActor, fromPromise, not, or, setup } from 'xstate';
import type { InspectionRecord } from '#machines/inspection/index.ts';
import { InspectionRecorder } from '#src/adapters/inspection/inspection-recorder.ts';
import { setupName } from '#src/adapters/inspection/setup-name.ts';

interface DoorEvent {
  readonly type: 'door.opened';
  readonly token?: string;
  readonly size?: unknown;
}

const doorMachine = setup({
  types: { events: {} as DoorEvent, context: {} as { readonly opened: number; readonly password: string } },
  actors: { creak: fromPromise(() => new Promise<void>(() => {})) },
  guards: { isSmall: () => true },
  actions: { count: assign({ opened: ({ context }) => context.opened + 1 }) },
}).createMachine({
  id: 'door',
  context: { opened: 0, password: 'sesame' },
  initial: 'shut',
  states: {
    shut: { on: { 'door.opened': { guard: 'isSmall', target: 'open.wide', actions: 'count' } } },
    open: { initial: 'wide', invoke: { src: 'creak' }, states: { wide: { on: { 'door.opened': { actions: 'count' } } } } },
  },
});

function watch(events: readonly DoorEvent[]) {
  const records: InspectionRecord[] = [];
  const recorder = new InspectionRecorder((record) => records.push(record));
  const actor = createActor(doorMachine, { id: 'front', inspect: recorder.inspect }).start();
  for (const event of events) actor.send(event);
  return { records: records.map(({ at: _at, ...record }) => record), recorder, actor };
}

test('A system is told as records: actors, events, and states with what was taken.', () => {
  const { records, actor } = watch([{ type: 'door.opened' }]);
  const front = actor.sessionId;
  expect(records.filter((record) => record.actor === front)).toEqual([
    { kind: 'actor', actor: front, name: 'front', machine: 'door', parent: null },
    { kind: 'event', actor: front, from: null, event: { type: 'xstate.init', input: null } },
    { kind: 'state', actor: front, status: 'active', states: ['shut'], context: { opened: 0, password: '(hidden)' }, taken: [] },
    { kind: 'event', actor: front, from: null, event: { type: 'door.opened' } },
    {
      kind: 'state',
      actor: front,
      status: 'active',
      states: ['open', 'open.wide'],
      context: { opened: 1, password: '(hidden)' },
      taken: [{ from: 'shut', to: 'open.wide', event: 'door.opened', guard: 'isSmall' }],
    },
  ]);
  expect(records.find((record) => record.kind === 'actor' && record.parent === front)).toMatchObject({ machine: null });
});

test('An actor whose id XState made up is named by what it was invoked as.', () => {
  const { records, actor } = watch([{ type: 'door.opened' }]);
  expect(records.flatMap((record) => (record.kind === 'actor' ? [[record.name, record.parent]] : []))).toEqual([
    ['front', null],
    ['creak', actor.sessionId],
  ]);
});

test('A guard that is made of others is told as the drawing writes it.', () => {
  const records: InspectionRecord[] = [];
  const gate = setup({ guards: { isShut: () => false } }).createMachine({
    id: 'gate',
    on: { pass: { guard: not('isShut'), actions: [] } },
  });
  const actor = createActor(gate, { inspect: new InspectionRecorder((record) => records.push(record)).inspect }).start();
  actor.send({ type: 'pass' });
  expect(records.at(-1)).toMatchObject({ taken: [{ guard: 'not(isShut)' }] });
});

test('How guards are joined is told in a build too, which shortens the names of functions.', () => {
  const minified = [not('isShut'), and(['isShut', not('isOld')]), or(['isShut', 'isOld'])].map((guard) =>
    Object.defineProperty(guard, 'name', { value: 'e' }),
  );
  expect(minified.map(setupName)).toEqual(['not(isShut)', 'and(isShut, not(isOld))', 'or(isShut, isOld)']);
});

test('A transition that stays has no target, and is told once.', () => {
  const { records } = watch([{ type: 'door.opened' }, { type: 'door.opened' }]);
  const last = records.findLast((record) => record.kind === 'state');
  expect(last).toMatchObject({ taken: [{ from: 'open.wide', to: null, event: 'door.opened', guard: null }] });
});

test('No secret leaves the page, and what JSON cannot say becomes its name.', () => {
  const circle: Record<string, unknown> = { when: undefined, far: Infinity, run: () => 1, wrong: new TypeError('no') };
  circle['self'] = circle;
  const { records } = watch([{ type: 'door.opened', token: 'secret-of-mine', size: circle }]);
  const text = JSON.stringify(records);
  expect(text).not.toMatch(/secret-of-mine|sesame/);
  expect(JSON.parse(text)).toEqual(records);
  expect(records.find((record) => record.kind === 'event' && record.event.type === 'door.opened')).toMatchObject({
    event: { token: '(hidden)', size: { when: null, far: 'Infinity', run: '(function)', wrong: { name: 'TypeError', message: 'no' } } },
  });
});

test('What a problem is called is no secret; any other code is.', () => {
  const { records } = watch([{ type: 'door.opened', size: { code: '4/0AbCd', problems: [{ code: 'TOO_LARGE' }, { code: 'DAMAGED' }] } }]);
  expect(records.find((record) => record.kind === 'event' && record.event.type === 'door.opened')).toMatchObject({
    event: { size: { code: '(hidden)', problems: [{ code: 'TOO_LARGE' }, { code: 'DAMAGED' }] } },
  });
});

test('An event reaches a living actor by its session id, and nobody else.', () => {
  const { recorder, actor } = watch([]);
  expect(recorder.send('x:nobody', { type: 'door.opened' })).toBe(false);
  expect(recorder.send(actor.sessionId, { type: 'door.opened' })).toBe(true);
  expect(actor.getSnapshot().value).toEqual({ open: 'wide' });
});
