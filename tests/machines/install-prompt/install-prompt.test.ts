import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type InstallChoice, installPromptActors, installPromptMachine, isInstallable } from '#machines/install-prompt/index.ts';
import { guardNames, HeldCalls, invertGuard, never, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';

const DAY_MS = 86_400_000;

function begin(machine = installPromptMachine) {
  const clock = new SimulatedClock();
  const recall = new HeldCalls<boolean, number>();
  const remember = new HeldCalls<void>();
  const prompt = new HeldCalls<InstallChoice>();
  const actors = installPromptActors({
    wasRefused: recall.ask,
    rememberRefusal: remember.ask,
    watchOffers: () => () => {},
    showPrompt: prompt.ask,
  });
  const actor = createActor(machine.provide({ actors }), { clock }).start();
  return { actor, clock, recall, remember, prompt, value: () => actor.getSnapshot().value.offer };
}

async function offered(machine = installPromptMachine) {
  const life = begin(machine);
  await life.recall.answer(false);
  life.actor.send({ type: 'prompt.offered' });
  return life;
}

test('Every simple path ends where the chart says.', () => {
  const ports = { wasRefused: never, rememberRefusal: never, watchOffers: () => () => {}, showPrompt: never };
  const { reached, astray } = walkPaths(installPromptMachine.provide({ actors: installPromptActors(ports) }), [
    { type: 'prompt.offered' },
    { type: 'app.installed' },
    { type: 'reader.engaged' },
    { type: 'reader.freed' },
    { type: 'install.accept' },
    { type: 'install.refuse' },
    { type: 'xstate.done.actor.0.install-prompt.offer.recalling', output: true } as { type: string },
    { type: 'xstate.done.actor.0.install-prompt.offer.recalling', output: false } as { type: string },
    { type: 'xstate.done.actor.0.install-prompt.offer.prompting', output: 'accepted' } as { type: string },
    { type: 'xstate.done.actor.0.install-prompt.offer.prompting', output: 'dismissed' } as { type: string },
    { type: 'xstate.done.actor.0.install-prompt.offer.remembering' },
  ]);
  expect(astray).toEqual([]);
  const offers = ['accepted', 'available', 'cancelled', 'listening', 'prompting', 'recalling', 'remembering'];
  const values = ['engaged', 'free'].flatMap((reader) => offers.map((offer) => JSON.stringify({ reader, offer })));
  expect(reached).toEqual(values);
});

async function scenario(machine = installPromptMachine) {
  const refused = begin(machine);
  await refused.recall.answer(true);
  const life = begin(machine);
  await life.recall.answer(false);
  const unoffered = life.value();
  life.actor.send({ type: 'prompt.offered' });
  const before = life.value();
  life.actor.send({ type: 'install.accept' });
  await life.prompt.answer('accepted');
  return [refused.value(), unoffered, before, life.value()];
}
const EXPECTED = ['cancelled', 'listening', 'available', 'accepted'];

test('An offer is available, and accepted by the browser\u2019s own prompt.', async () => {
  expect(await scenario()).toEqual(EXPECTED);
});

test.each(guardNames(installPromptMachine))('Turning the guard %s round is noticed.', async (name) => {
  expect(await scenario(invertGuard(installPromptMachine, name))).not.toEqual(EXPECTED);
});

test('Nothing is offered over what the reader is at; the offer waits for its end.', async () => {
  const life = await offered();
  const isShown = (): boolean => isInstallable(life.actor.getSnapshot());
  const seen = [isShown()];
  for (const type of ['reader.engaged', 'reader.freed', 'reader.engaged'] as const) {
    life.actor.send({ type });
    seen.push(isShown());
  }
  expect(seen).toEqual([true, false, true, false]);
  const early = begin();
  early.actor.send({ type: 'reader.engaged' });
  early.actor.send({ type: 'prompt.offered' });
  await early.recall.answer(false);
  expect([early.value(), isInstallable(early.actor.getSnapshot())]).toEqual(['available', false]);
});

test('A refusal is remembered for thirty days, whether said to us or to the browser.', async () => {
  expect(begin().recall.calls.map(({ input }) => input)).toEqual([30 * DAY_MS]);
  for (const isOurs of [true, false]) {
    const life = await offered();
    life.actor.send({ type: isOurs ? 'install.refuse' : 'install.accept' });
    if (!isOurs) await life.prompt.answer('dismissed');
    expect([life.value(), life.remember.calls.length]).toEqual(['remembering', 1]);
    await life.remember.answer();
    life.actor.send({ type: 'prompt.offered' });
    expect([life.value(), isInstallable(life.actor.getSnapshot())]).toEqual(['cancelled', false]);
  }
});

test('An offer that comes before the memory answers is not lost.', async () => {
  const life = begin();
  life.actor.send({ type: 'prompt.offered' });
  expect(life.value()).toBe('recalling');
  await life.recall.answer(false);
  expect(isInstallable(life.actor.getSnapshot())).toBe(true);
});

test('A storage that throws or hangs hides no offer and stops no refusal.', async () => {
  const life = begin();
  life.actor.send({ type: 'prompt.offered' });
  await life.recall.refuse();
  life.actor.send({ type: 'install.refuse' });
  await life.remember.refuse();
  expect(life.value()).toBe('cancelled');
  const slow = begin();
  slow.clock.increment(5000);
  expect(slow.value()).toBe('listening');
});

test('A prompt that cannot be shown is used up, and the next offer counts.', async () => {
  const life = await offered();
  life.actor.send({ type: 'install.accept' });
  life.actor.send({ type: 'install.accept' });
  expect(life.prompt.calls).toHaveLength(1);
  await life.prompt.refuse();
  expect(life.value()).toBe('listening');
  life.actor.send({ type: 'prompt.offered' });
  expect(life.value()).toBe('available');
});

test('Unplugged ports leave it unavailable.', async () => {
  const actor = createActor(installPromptMachine).start();
  await settled();
  expect(actor.getSnapshot().value).toEqual({ reader: 'free', offer: 'unavailable' });
});

test('500 random interleavings never show a prompt that was not offered, nor any after a refusal.', async () => {
  const step = fc.constantFrom(
    'offer',
    'installed',
    'accept',
    'refuse',
    'free',
    'refused',
    'yes',
    'no',
    'broken',
    'remembered',
    'wait',
    'engage',
    'free reader',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { actor, clock, recall, remember, prompt, value } = begin();
      let offers = 0;
      let shown = 0;
      const take: Readonly<Record<string, () => unknown>> = {
        offer: () => {
          offers += 1;
          actor.send({ type: 'prompt.offered' });
        },
        installed: () => actor.send({ type: 'app.installed' }),
        accept: () => actor.send({ type: 'install.accept' }),
        refuse: () => actor.send({ type: 'install.refuse' }),
        free: () => recall.answer(false),
        refused: () => recall.answer(true),
        yes: () => prompt.answer('accepted'),
        no: () => prompt.answer('dismissed'),
        broken: () => prompt.refuse(),
        remembered: () => remember.answer(),
        engage: () => actor.send({ type: 'reader.engaged' }),
        'free reader': () => actor.send({ type: 'reader.freed' }),
        wait: () => clock.increment(5000),
      };
      for (const name of steps) {
        const before = value();
        await take[name]?.();
        if (value() === 'prompting' && before !== 'prompting') shown += 1;
        if (actor.getSnapshot().matches({ reader: 'engaged' })) expect(isInstallable(actor.getSnapshot())).toBe(false);
        if (before === 'cancelled') expect(['cancelled', 'accepted']).toContain(value());
        if (before === 'accepted') expect(value()).toBe('accepted');
      }
      expect(shown).toBeLessThanOrEqual(offers);
      clock.increment(5000);
      expect(['recalling', 'remembering']).not.toContain(value());
      actor.stop();
    }),
    { numRuns: 500 },
  );
});
