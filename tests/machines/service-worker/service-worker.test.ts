import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  serviceWorkerActors,
  type ServiceWorkerEvent,
  serviceWorkerMachine,
  updateQuestion,
  type WorkerNews,
} from '#machines/service-worker/index.ts';
import { guardNames, HeldCalls, invertGuard, never, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';

type EventName = ServiceWorkerEvent['type'];

interface Start {
  readonly isControlled?: boolean;
  readonly isEngaged?: boolean;
}

function begin({ isControlled = true, isEngaged = false }: Start = {}, machine = serviceWorkerMachine) {
  const clock = new SimulatedClock();
  const register = new HeldCalls<void>();
  const activateWaiting = new HeldCalls<void>();
  const clear = new HeldCalls<void>();
  let tell: ((news: WorkerNews) => void) | null = null;
  let reloads = 0;
  const watch = (listener: (news: WorkerNews) => void) => {
    tell = listener;
    return () => {
      tell = null;
    };
  };
  const ports = { register: register.ask, watch, activateWaiting: activateWaiting.ask, clear: clear.ask };
  const actor = createActor(machine.provide({ actors: serviceWorkerActors(ports) }), { clock, input: { isControlled, isEngaged } });
  actor.on('page.reloadNeeded', () => {
    reloads += 1;
  });
  actor.start();
  return {
    actor,
    clock,
    register,
    activateWaiting,
    clear,
    news: (type: WorkerNews['type']) => tell?.({ type }),
    send: (...types: EventName[]) => types.forEach((type) => actor.send({ type })),
    reloads: () => reloads,
    value: () => actor.getSnapshot().value,
    question: () => updateQuestion(actor.getSnapshot()),
  };
}

async function installed(start: Start = {}, machine = serviceWorkerMachine) {
  const life = begin(start, machine);
  life.send('worker.allowed');
  await life.register.answer();
  return life;
}

const EVENTS: readonly EventName[] = [
  'worker.allowed',
  'worker.installed',
  'worker.waiting',
  'controller.changed',
  'reader.engaged',
  'reader.freed',
  'update.accept',
  'update.postpone',
];
const ACTOR = 'actor.0.service-worker.running';

describe('paths', () => {
  test('Every simple path of a page outside and inside a chapter ends where the chart says.', () => {
    const ports = { register: never, watch: () => () => {}, activateWaiting: never, clear: never };
    const machine = serviceWorkerMachine.provide({ actors: serviceWorkerActors(ports) });
    const events = [
      'worker.allowed',
      'worker.waiting',
      'controller.changed',
      'reader.freed',
      'update.accept',
      'update.postpone',
      `xstate.done.${ACTOR}.registering`,
      `xstate.error.${ACTOR}.waiting.updating`,
      'xstate.after.departure.service-worker.reloading',
    ].map((type) => ({ type }));
    const walks = [true, false].map((isEngaged) => walkPaths(machine, events, { isControlled: true, isEngaged }));
    expect(walks.flatMap(({ astray }) => astray)).toEqual([]);
    expect([...new Set(walks.flatMap(({ reached }) => reached))].toSorted()).toEqual([
      '"idle"',
      '"reloading"',
      '{"running":"registered"}',
      '{"running":"registering"}',
      '{"running":{"takenOver":"asking"}}',
      '{"running":{"takenOver":"postponed"}}',
      '{"running":{"waiting":"asking"}}',
      '{"running":{"waiting":"postponed"}}',
      '{"running":{"waiting":"resting"}}',
      '{"running":{"waiting":"updating"}}',
      '{"running":{"waiting":"updatingByWish"}}',
    ]);
  });
});

describe('the first install', () => {
  test('Nothing is registered before the latest build allows it.', async () => {
    const life = begin();
    await settled();
    expect([life.register.calls.length, life.value()]).toEqual([0, 'idle']);
    life.send('worker.allowed');
    expect(life.register.calls).toHaveLength(1);
  });

  test('It never reloads the page.', async () => {
    const life = await installed({ isControlled: false });
    life.news('worker.installed');
    life.news('controller.changed');
    expect([life.value(), life.reloads()]).toEqual([{ running: 'installed' }, 0]);
  });

  test('A second worker after it reloads once, as every update does.', async () => {
    const life = await installed({ isControlled: false });
    life.news('controller.changed');
    life.news('worker.waiting');
    life.news('controller.changed');
    life.news('controller.changed');
    expect([life.value(), life.reloads()]).toEqual(['reloading', 1]);
  });
});

describe('an update', () => {
  test('Outside a chapter it comes at once and reloads once, however often it is told.', async () => {
    const life = await installed();
    life.news('worker.waiting');
    life.news('worker.waiting');
    expect(life.activateWaiting.calls).toHaveLength(1);
    await life.activateWaiting.answer();
    life.news('controller.changed');
    life.news('controller.changed');
    life.send('update.accept', 'worker.allowed', 'reader.freed');
    expect([life.value(), life.reloads()]).toEqual(['reloading', 1]);
  });

  test('In a chapter it asks; yes reloads under the chapter.', async () => {
    const life = await installed({ isEngaged: true });
    life.news('worker.waiting');
    expect([life.question(), life.activateWaiting.calls.length]).toEqual(['asking', 0]);
    life.send('update.accept');
    expect([life.question(), life.reloads()]).toEqual(['updating', 0]);
    await life.activateWaiting.answer();
    life.news('controller.changed');
    expect([life.value(), life.reloads()]).toEqual(['reloading', 1]);
  });

  test('In a chapter it asks; put off, it comes when the chapter closes.', async () => {
    const life = await installed({ isEngaged: true });
    life.news('worker.waiting');
    life.send('update.postpone');
    life.news('worker.waiting');
    expect([life.question(), life.activateWaiting.calls.length]).toEqual(['none', 0]);
    life.send('reader.freed');
    expect(life.activateWaiting.calls).toHaveLength(1);
    life.news('controller.changed');
    expect(life.reloads()).toBe(1);
  });

  test('Let in by another tab while a chapter is open here, it asks before it reloads.', async () => {
    const life = await installed();
    life.send('reader.engaged');
    life.news('controller.changed');
    expect([life.question(), life.reloads()]).toEqual(['asking', 0]);
    life.send('update.postpone');
    life.news('controller.changed');
    expect([life.question(), life.reloads()]).toEqual(['none', 0]);
    life.send('reader.freed');
    expect(life.reloads()).toBe(1);
  });

  test('A page that stayed, as its reader told the browser, is not reloaded again by itself: they are asked.', async () => {
    const life = await installed();
    life.news('controller.changed');
    life.clock.increment(9_000);
    expect([life.question(), life.reloads()]).toEqual(['updating', 1]);
    life.clock.increment(1_000);
    life.news('worker.waiting');
    life.news('controller.changed');
    expect([life.question(), life.reloads()]).toEqual(['asking', 1]);
    life.send('update.accept');
    expect([life.question(), life.reloads()]).toEqual(['updating', 2]);
  });

  test('A chapter that opens while the worker takes over is not reloaded away.', async () => {
    const life = await installed();
    life.news('worker.waiting');
    life.send('reader.engaged');
    await life.activateWaiting.answer();
    life.news('controller.changed');
    expect([life.question(), life.reloads()]).toEqual(['asking', 0]);
  });
});

describe('faults', () => {
  test('A refused, hanging and late registration is tried again, and a late worker is heard.', async () => {
    const life = begin();
    life.send('worker.allowed');
    await life.register.refuse();
    expect(life.value()).toEqual({ running: 'failed' });
    life.clock.increment(60_000);
    expect(life.value()).toEqual({ running: 'registering' });
    life.clock.increment(30_000);
    expect(life.value()).toEqual({ running: 'failed' });
    life.news('worker.installed');
    expect(life.value()).toEqual({ running: 'installed' });
  });

  test('A worker that does not take over is asked again within five seconds.', async () => {
    const life = await installed();
    life.news('worker.waiting');
    await life.activateWaiting.refuse();
    expect(life.value()).toEqual({ running: { waiting: 'resting' } });
    life.clock.increment(5000);
    expect(life.value()).toEqual({ running: { waiting: 'updating' } });
    life.clock.increment(5000);
    expect(life.value()).toEqual({ running: { waiting: 'resting' } });
  });

  test('A wish that cannot be carried out is asked again.', async () => {
    const life = await installed({ isEngaged: true });
    life.news('worker.waiting');
    life.send('update.accept');
    life.clock.increment(5000);
    expect(life.question()).toBe('asking');
  });

  test('Unplugged ports leave it idle.', () => {
    const actor = createActor(serviceWorkerMachine, { input: { isControlled: true, isEngaged: false } }).start();
    actor.send({ type: 'worker.allowed' });
    expect(actor.getSnapshot().value).toBe('idle');
  });
});

describe('the withdrawal', () => {
  test.each(['idle', 'running', 'asking'])('It clears a page that is %s, in one visit, and lets nothing in again.', async (place) => {
    const life = place === 'idle' ? begin() : await installed({ isEngaged: true });
    if (place === 'asking') life.news('worker.waiting');
    life.send('worker.withdrawn', 'worker.withdrawn');
    expect(life.clear.calls).toHaveLength(1);
    await life.clear.answer();
    life.send(...EVENTS, 'worker.withdrawn');
    expect([life.value(), life.reloads()]).toEqual(['cleared', 0]);
  });

  test('What cannot be cleared is tried again after five seconds.', async () => {
    const life = begin();
    life.send('worker.withdrawn');
    await life.clear.refuse();
    life.clock.increment(5000);
    await life.clear.answer();
    expect(life.value()).toBe('cleared');
  });
});

async function scenario(machine = serviceWorkerMachine) {
  const first = await installed({ isControlled: false }, machine);
  first.news('worker.waiting');
  first.news('controller.changed');
  const reading = await installed({ isEngaged: true }, machine);
  reading.news('worker.waiting');
  return [first.value(), first.reloads(), reading.value()];
}
const EXPECTED = [{ running: 'registered' }, 0, { running: { waiting: 'asking' } }];

test.each(guardNames(serviceWorkerMachine))('Turning the guard %s round is noticed.', async (name) => {
  expect(await scenario()).toEqual(EXPECTED);
  expect(await scenario(invertGuard(serviceWorkerMachine, name))).not.toEqual(EXPECTED);
});

test('500 random interleavings reload at most once, and never under a chapter without a yes.', async () => {
  const step = fc.constantFrom(...EVENTS, 'answer', 'refuse', 'wait' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.boolean(), async (steps, isEngaged) => {
      const life = await installed({ isEngaged }, serviceWorkerMachine.provide({ delays: { departure: Infinity } }));
      let mayReload = !isEngaged;
      for (const name of steps) {
        const before = life.reloads();
        const wished = ['asking', 'updating'].includes(life.question());
        if (name === 'wait') life.clock.increment(5000);
        else if (name === 'answer') await life.activateWaiting.answer();
        else if (name === 'refuse') await life.activateWaiting.refuse();
        else life.send(name);
        if (name === 'reader.engaged') mayReload = false;
        if (name === 'reader.freed') mayReload = true;
        if (life.reloads() > before) expect(mayReload || wished).toBe(true);
      }
      expect(life.reloads()).toBeLessThanOrEqual(1);
      life.actor.stop();
    }),
    { numRuns: 500 },
  );
});
