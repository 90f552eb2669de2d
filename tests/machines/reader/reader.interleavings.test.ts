import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin } from './reader-life.ts';

const STEPS = ['on', 'back', 'last', 'end', 'toggle', 'zoom', 'unzoom', 'scroll', 'stop', 'goOn', 'wait', 'hold'] as const;
const WORLD = ['prepared', 'refused', 'lost', 'returned', 'fails', 'failsOther', 'retry', 'loads', 'loadFails', 'appears'] as const;

type Reading = ReturnType<typeof begin>;

function actsOf(life: Reading): Readonly<Record<(typeof STEPS)[number] | (typeof WORLD)[number], () => unknown>> {
  const { actor, clock, prepare, load } = life;
  const moveBy = (motion: 1 | -1) => life.go(Math.min(Math.max(life.place().position + motion, 0), 10), motion);
  return {
    on: () => moveBy(1),
    back: () => moveBy(-1),
    last: () => life.go(9),
    end: () => life.go(10),
    toggle: () => actor.send({ type: 'chrome.toggle' }),
    zoom: () => actor.send({ type: 'view.zoomed' }),
    unzoom: () => actor.send({ type: 'view.unzoomed' }),
    scroll: () => actor.send({ type: 'scroll.start', speed: 2 }),
    stop: () => actor.send({ type: 'scroll.stop' }),
    goOn: () => actor.send({ type: 'chapter.goOn' }),
    wait: () => clock.increment(4000),
    hold: () => clock.increment(400),
    prepared: () => prepare.answer(),
    refused: () => prepare.refuse(),
    lost: () => actor.send({ type: 'network.lost' }),
    returned: () => actor.send({ type: 'network.returned' }),
    fails: () => actor.send({ type: 'page.failed', id: 'a' }),
    failsOther: () => actor.send({ type: 'page.failed', id: 'b' }),
    retry: () => actor.send({ type: 'page.retry', id: 'a' }),
    loads: () => load.answer(),
    loadFails: () => load.refuse(),
    appears: () => actor.send({ type: 'page.loaded', id: 'a' }),
  };
}

/** What no order of events may break. */
function expectSound(life: Reading, goesOn: number): void {
  const { broken, awaited } = life.context();
  const { isAutoScrolling } = life.state();
  expect(new Set(broken).size).toBe(broken.length);
  expect(awaited.filter((id) => !broken.includes(id))).toEqual([]);
  expect(life.is('pictures', 'retrying')).toBe(awaited.length > 0);
  expect(life.isScrolling()).toBe(isAutoScrolling);
  expect(life.is('pages', 'atEnd')).toBe(life.place().isAtEnd);
  expect(life.facts.length).toBeLessThanOrEqual(goesOn);
}

test('500 random interleavings go on only by a gesture, scroll only while they say so, and ask again only for what is broken.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS, ...WORLD), { maxLength: 50 }), async (steps) => {
      const life = begin();
      const acts = actsOf(life);
      life.go(0, 0);
      let goesOn = 0;
      for (const step of steps) {
        if (step === 'goOn') goesOn += 1;
        await acts[step]();
        expectSound(life, goesOn);
      }
      await expectHealed(life);
      life.actor.stop();
    }),
    { numRuns: 500 },
  );
});

/** All faults end: everything can be read, and the next chapter opened. */
async function expectHealed(life: Reading): Promise<void> {
  const { actor, clock, prepare, load, facts } = life;
  load.calls.length = 0;
  prepare.calls.length = 0;
  actor.send({ type: 'network.returned' });
  clock.increment(4000);
  life.go(8, -1);
  life.go(10);
  await prepare.answer();
  // A picture that was being asked for already is given up first.
  clock.increment(10_000);
  actor.send({ type: 'network.returned' });
  load.calls.splice(0, load.calls.length - 1);
  for (let left = life.context().broken.length; left > 0; left -= 1) await load.answer();
  actor.send({ type: 'scroll.stop' });
  const before = facts.length;
  actor.send({ type: 'chapter.goOn' });
  expect([life.context().broken, life.is('next', 'ready'), life.is('pages', 'atEnd'), facts.length - before]).toEqual([[], true, true, 1]);
}
