import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { freshnessActors, freshnessMachine, type FreshnessFact, type LatestBuild } from '#machines/freshness/index.ts';
import { guardNames, HeldCalls, invertGuard, never, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';

const OLD: LatestBuild = { id: 'old', worker: 'on' };
const NEW: LatestBuild = { id: 'new', worker: 'on' };
const WITHDRAWN: LatestBuild = { id: 'old', worker: 'off' };

function begin(machine = freshnessMachine, build: string | null = 'old') {
  const clock = new SimulatedClock();
  const builds = new HeldCalls<LatestBuild, AbortSignal>();
  const claims = new HeldCalls<boolean, number>();
  const facts: FreshnessFact[] = [];
  const plugged = machine.provide({ actors: freshnessActors({ fetchLatestBuild: builds.ask, claimReload: claims.ask }) });
  const actor = createActor(plugged, { clock, input: { build, jitter: 0.5 } });
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  return { actor, clock, builds, claims, facts };
}

test('Every simple path ends where the chart says.', () => {
  const done = 'xstate.done.actor.0.freshness';
  const { reached, astray } = walkPaths(
    freshnessMachine.provide({ actors: freshnessActors({ fetchLatestBuild: never, claimReload: never }) }),
    [
      { type: 'tab.returned' },
      { type: 'chunk.failed' },
      { type: 'part.missed' },
      { type: 'xstate.after.patience.freshness.chunks.missing' },
      { type: `${done}.build.checking`, output: NEW } as { type: string },
      { type: 'xstate.error.actor.0.freshness.build.checking' },
      { type: 'xstate.after.interval.freshness.build.waiting' },
      { type: `${done}.chunks.claiming`, output: true } as { type: string },
      { type: `${done}.chunks.claiming`, output: false } as { type: string },
      { type: 'xstate.after.reloadPatience.freshness.chunks.reloading' },
    ],
    { build: 'old', jitter: 0.5 },
  );
  expect(astray).toEqual([]);
  expect(reached).toEqual(
    ['checking', 'waiting'].flatMap((build) =>
      ['claiming', 'missing', 'reloading', 'whole'].map((chunks) => JSON.stringify({ build, chunks })),
    ),
  );
});

async function scenario(machine = freshnessMachine) {
  const { actor, clock, builds, claims, facts } = begin(machine);
  await builds.answer(OLD);
  clock.increment(600_000);
  await builds.answer(NEW);
  actor.send({ type: 'tab.returned' });
  await builds.answer(NEW);
  actor.send({ type: 'chunk.failed' });
  await claims.answer(false);
  const factsBefore = facts.length;
  actor.send({ type: 'chunk.failed' });
  await claims.answer(true);
  clock.increment(2000);
  actor.send({ type: 'part.missed' });
  await builds.answer(OLD);
  clock.increment(10_000);
  actor.send({ type: 'part.missed' });
  await builds.answer(NEW);
  await claims.answer(true);
  return { facts, factsBefore, latest: actor.getSnapshot().context.latest };
}
const allowed: FreshnessFact = { type: 'worker.allowed' };
const reload: FreshnessFact = { type: 'page.reloadNeeded' };
const EXPECTED = {
  facts: [allowed, { type: 'build.superseded', build: 'new' }, allowed, allowed, reload, allowed, allowed, reload],
  factsBefore: 4,
  latest: 'new',
};

test('It asks at start, on the interval and on return; tells of a newer build once; and reloads only where it may.', async () => {
  expect(await scenario()).toEqual(EXPECTED);
});

test.each(guardNames(freshnessMachine))('Turning the guard %s round is noticed.', async (name) => {
  expect(await scenario(invertGuard(freshnessMachine, name))).not.toEqual(EXPECTED);
});

test('A page that does not know its build never calls itself old.', async () => {
  const { builds, facts } = begin(freshnessMachine, null);
  await builds.answer(NEW);
  expect(facts).toEqual([{ type: 'worker.allowed' }]);
});

test('The word that withdraws the worker is told at the first visit.', async () => {
  const { builds, facts } = begin();
  await builds.answer(WITHDRAWN);
  expect(facts).toEqual([{ type: 'worker.withdrawn' }]);
});

test('The interval is ten minutes, spread over a tenth to each side.', async () => {
  for (const [jitter, interval] of [
    [0, 540_000],
    [1, 660_000],
  ] as const) {
    const clock = new SimulatedClock();
    const builds = new HeldCalls<LatestBuild, AbortSignal>();
    const actors = freshnessActors({ fetchLatestBuild: builds.ask, claimReload: never });
    createActor(freshnessMachine.provide({ actors }), { clock, input: { build: 'old', jitter } }).start();
    await builds.answer(OLD);
    clock.increment(interval - 1);
    expect(builds.calls).toHaveLength(0);
    clock.increment(1);
    expect(builds.calls).toHaveLength(1);
  }
});

test('A refusal, a hanging answer and a late one leave it ready to ask again.', async () => {
  const { actor, clock, builds, facts } = begin();
  await builds.refuse();
  expect(actor.getSnapshot().value).toEqual({ build: 'waiting', chunks: 'whole' });
  actor.send({ type: 'network.returned' });
  clock.increment(30_000);
  expect(actor.getSnapshot().value).toEqual({ build: 'waiting', chunks: 'whole' });
  await builds.answer(NEW);
  expect(facts).toEqual([]);
  actor.send({ type: 'tab.returned' });
  await builds.answer(NEW);
  expect(facts).toEqual([{ type: 'build.superseded', build: 'new' }, { type: 'worker.allowed' }]);
});

test('A part that does not come reloads the page only where the server says after it that it serves another build.', async () => {
  const { actor, clock, builds, claims } = begin();
  await builds.answer(OLD);
  actor.send({ type: 'part.missed' });
  await builds.refuse();
  clock.increment(10_000);
  actor.send({ type: 'network.returned' });
  await builds.answer(NEW);
  expect([claims.calls.length, actor.getSnapshot().value]).toEqual([0, { build: 'waiting', chunks: 'whole' }]);
  actor.send({ type: 'part.missed' });
  await builds.answer(NEW);
  expect(actor.getSnapshot().value).toEqual({ build: 'waiting', chunks: 'claiming' });
});

test('A tab that cannot remember a reload does not reload.', async () => {
  const { actor, claims, facts } = begin();
  actor.send({ type: 'chunk.failed' });
  expect(claims.calls.map(({ input }) => input)).toEqual([10_000]);
  await claims.refuse(new DOMException('Storage is shut.', 'SecurityError'));
  expect([facts, actor.getSnapshot().value]).toEqual([[], { build: 'checking', chunks: 'whole' }]);
});

test('Unplugged ports leave it waiting, and reject.', async () => {
  const actor = createActor(freshnessMachine, { clock: new SimulatedClock(), input: { build: 'old', jitter: 0 } }).start();
  await settled();
  expect(actor.getSnapshot().value).toEqual({ build: 'waiting', chunks: 'whole' });
});

test('500 random interleavings tell of each build once and reload once a claim.', async () => {
  const step = fc.constantFrom('return', 'chunk', 'old', 'new', 'refuse', 'claimed', 'unclaimed', 'shut', 'minute', 'interval');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { actor, clock, builds, claims, facts } = begin();
      let claimed = 0;
      const take: Readonly<Record<string, () => unknown>> = {
        return: () => actor.send({ type: 'tab.returned' }),
        chunk: () => actor.send({ type: 'chunk.failed' }),
        old: () => builds.answer(OLD),
        new: () => builds.answer(NEW),
        refuse: () => builds.refuse(),
        claimed: () => {
          claimed += claims.calls.length > 0 ? 1 : 0;
          return claims.answer(true);
        },
        unclaimed: () => claims.answer(false),
        shut: () => claims.refuse(),
        minute: () => clock.increment(60_000),
        interval: () => clock.increment(600_000),
      };
      for (const name of steps) await take[name]?.();
      const count = (type: string): number => facts.filter((fact) => fact.type === type).length;
      expect(count('build.superseded')).toBe(actor.getSnapshot().context.latest === null ? 0 : 1);
      expect(count('page.reloadNeeded')).toBeLessThanOrEqual(claimed);
      clock.increment(10_000);
      expect(actor.getSnapshot().value).toEqual({ build: 'waiting', chunks: 'whole' });
      actor.stop();
    }),
    { numRuns: 500 },
  );
});
