import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { savingActors, SavingFailed, savingMachine, type SavingProblem } from '#machines/saving/index.ts';
import { guardNames, invertGuard, never, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';
import { begin, opened, saveWhole } from './saving-life.ts';

const HALF = { stored: 1, total: 2 };
const done = (place: string, output?: unknown) => ({ type: `xstate.done.actor.0.saving.${place}`, output });
const failed = (place: string, error: Error) => ({ type: `xstate.error.actor.0.saving.${place}`, error });

describe('paths', () => {
  const ports = { recall: never, prepare: never, download: never, verify: never, remove: never };
  const machine = savingMachine.provide({ actors: savingActors(ports) });
  const save = { type: 'chapter.save', key: '1/1' };
  const lost = new Error('The network is gone.');

  test('Every simple path of one chapter ends where the chart says.', () => {
    const walk = walkPaths(machine, [
      save,
      { type: 'network.returned' },
      { type: 'turn.come' },
      { type: 'download.done' },
      { type: 'download.failed', problem: null } as { type: string },
      done('recalling', []),
      done('checking'),
      failed('checking', lost),
      failed('checking', new SavingFailed('noRoom')),
      done('verifying'),
      failed('verifying', lost),
    ]);
    expect(walk.astray).toEqual([]);
    expect(walk.paths).toBeGreaterThan(15);
    expect(walk.reached).toEqual([
      '"idle"',
      '"recalling"',
      '"stranded"',
      '{"checking":"asking"}',
      '{"checking":"waiting"}',
      '{"downloading":"waiting"}',
      '{"verifying":"reading"}',
      '{"verifying":"waiting"}',
    ]);
  });

  test('Every simple path of one removal ends where the chart says.', () => {
    const walk = walkPaths(machine, [
      save,
      { type: 'chapter.remove', key: '1/1' } as { type: string },
      { type: 'shelf.clear' },
      done('recalling', []),
      done('checking'),
      done('removing'),
      failed('removing', lost),
    ]);
    expect(walk.astray).toEqual([]);
    expect(walk.paths).toBeGreaterThan(20);
    expect(walk.reached).toEqual([
      '"idle"',
      '"recalling"',
      '{"checking":"waiting"}',
      '{"downloading":"waiting"}',
      '{"removing":"waiting"}',
    ]);
  });
});

describe('a chapter', () => {
  test('It is checked, downloaded file by file and verified; then it is on the shelf and nothing is left to do.', async () => {
    const life = await opened();
    life.save('1/1');
    expect([life.prepare.calls.map(({ input }) => input.key), life.savings()]).toEqual([['1/1'], { '1/1': { stage: 'checking' } }]);
    await life.prepare.answer();
    life.download.calls[0]?.input.tell(HALF);
    expect(life.savings()).toEqual({ '1/1': { stage: 'downloading', progress: HALF } });
    await life.download.answer();
    expect(life.savings()).toEqual({ '1/1': { stage: 'verifying' } });
    const before = life.changes();
    await life.verify.answer();
    expect([life.value(), life.savings(), life.changes() - before]).toEqual(['idle', {}, 1]);
  });

  test('Asked for twice it is saved once, and others wait their turn.', async () => {
    const life = await opened();
    life.save('1/1', '1/2', '1/1', '1/2');
    expect(life.savings()).toEqual({ '1/1': { stage: 'checking' }, '1/2': { stage: 'queued' } });
    await saveWhole(life);
    expect(life.savings()).toEqual({ '1/2': { stage: 'checking' } });
    await saveWhole(life);
    expect([life.value(), life.prepare.calls.length]).toEqual(['idle', 0]);
  });

  test('What an earlier page began goes on after what this page is asked for, each once.', async () => {
    const life = begin();
    life.save('1/2');
    expect(life.value()).toBe('recalling');
    await life.recall.answer(['1/1', '1/2']);
    expect(life.context().queue).toEqual(['1/2', '1/1']);
  });

  test.each<SavingProblem>(['noRoom', 'denied', 'gone', 'damaged'])(
    'Where it cannot be (%s) it says so and the next one comes; asked for again, it is tried again.',
    async (problem) => {
      const life = await opened();
      life.save('1/1', '1/2');
      await life.prepare.refuse(new SavingFailed(problem));
      expect(life.savings()).toEqual({ '1/1': { stage: 'failed', problem }, '1/2': { stage: 'checking' } });
      life.save('1/1');
      expect(life.savings()).toEqual({ '1/2': { stage: 'checking' }, '1/1': { stage: 'queued' } });
    },
  );

  test('A download and a proof that cannot be say so too.', async () => {
    const life = await opened();
    life.save('1/1', '1/2');
    await life.prepare.answer();
    await life.download.refuse(new SavingFailed('noRoom'));
    await life.prepare.answer();
    await life.download.answer();
    await life.verify.refuse(new SavingFailed('damaged'));
    expect([life.value(), life.savings()]).toEqual([
      'idle',
      { '1/1': { stage: 'failed', problem: 'noRoom' }, '1/2': { stage: 'failed', problem: 'damaged' } },
    ]);
  });
});

describe('without a network', () => {
  test.each(['checking', 'downloading'])('It waits from %s on, and goes on after four seconds and with the network.', async (place) => {
    const life = await opened();
    life.save('1/1');
    if (place === 'downloading') await life.prepare.answer();
    await life[place === 'checking' ? 'prepare' : 'download'].refuse();
    expect(life.savings()).toEqual({ '1/1': { stage: 'stranded' } });
    life.clock.increment(4000);
    expect(life.value()).toEqual({ checking: 'asking' });
    await life.prepare.refuse();
    life.network();
    expect(life.value()).toEqual({ checking: 'asking' });
    await saveWhole(life);
    expect([life.value(), life.savings()]).toEqual(['idle', {}]);
  });

  test('A question that hangs is given up after ten seconds, a download after two minutes without a file.', async () => {
    const life = await opened();
    life.save('1/1');
    life.clock.increment(10_000);
    expect([life.value(), life.prepare.calls[0]?.input.signal.aborted]).toEqual(['stranded', true]);
    life.clock.increment(4000);
    life.prepare.calls.shift();
    await life.prepare.answer();
    life.clock.increment(119_000);
    life.download.calls[0]?.input.tell(HALF);
    life.clock.increment(119_000);
    expect(life.value()).toEqual({ downloading: 'flowing' });
    life.clock.increment(1000);
    expect([life.value(), life.download.calls[0]?.input.signal.aborted]).toEqual(['stranded', true]);
  });

  test('The network that is back asks again what hangs, and no late answer counts.', async () => {
    const life = await opened();
    life.save('1/1');
    life.network();
    expect(life.prepare.calls.map(({ input }) => input.signal.aborted)).toEqual([true, false]);
    await life.prepare.refuse(new SavingFailed('gone'));
    await life.prepare.answer();
    life.network();
    expect(life.download.calls.map(({ input }) => input.signal.aborted)).toEqual([true, false]);
    life.download.calls[0]?.input.tell(HALF);
    await life.download.refuse(new SavingFailed('gone'));
    expect(life.savings()).toEqual({ '1/1': { stage: 'downloading', progress: { stored: 0, total: 0 } } });
  });
});

describe('storage that hangs', () => {
  test('Nothing waits longer than three seconds for what was kept, half a minute for a proof, ten seconds for a removal.', async () => {
    const life = begin();
    life.save('1/1');
    life.clock.increment(3000);
    expect(life.value()).toEqual({ checking: 'asking' });
    await life.prepare.answer();
    await life.download.answer();
    life.clock.increment(30_000);
    expect([life.value(), life.savings()]).toEqual(['idle', { '1/1': { stage: 'failed', problem: 'damaged' } }]);
    life.discard('1/1');
    life.save('1/2');
    life.clock.increment(10_000);
    expect(life.savings()).toEqual({ '1/2': { stage: 'checking' } });
  });
});

describe('a removal', () => {
  test('It ends the saving of its chapter wherever that is; the other chapters go on after it.', async () => {
    const life = await opened();
    life.save('1/1', '1/2');
    await life.prepare.answer();
    const running = life.download.calls[0]?.input;
    life.discard('1/1');
    expect([running?.signal.aborted, life.remove.calls.map(({ input }) => input), life.savings()]).toEqual([
      true,
      [['1/1']],
      { '1/2': { stage: 'queued' } },
    ]);
    await life.remove.answer();
    expect([life.savings(), life.context().removing]).toEqual([{ '1/2': { stage: 'checking' } }, []]);
  });

  test('Several are removed together, and everything by one word; what failed is forgotten.', async () => {
    const life = await opened();
    life.save('1/1');
    await life.prepare.refuse(new SavingFailed('gone'));
    life.discard('1/1');
    life.discard('1/2');
    expect([life.savings(), life.savings('1/1', '1/3')]).toEqual([{}, { '1/1': { stage: 'removing' } }]);
    life.clear();
    expect(life.savings('1/1', '1/3')).toEqual({ '1/1': { stage: 'removing' }, '1/3': { stage: 'removing' } });
    life.discard('1/3');
    expect(life.remove.calls.map(({ input }) => input)).toEqual([['1/1'], ['1/1', '1/2'], null, null]);
    life.remove.calls.splice(0, 3);
    await life.remove.answer();
    expect(life.value()).toBe('idle');
  });

  test('It may come before what was kept is known; that is asked for again after it.', async () => {
    const life = begin();
    life.discard('1/1');
    await life.recall.answer(['1/1', '1/2']);
    expect(life.value()).toEqual({ removing: 'deleting' });
    await life.remove.answer();
    await life.recall.answer(['1/2']);
    expect(life.context().queue).toEqual(['1/2']);
  });

  test('A chapter asked for while it goes is saved afterwards.', async () => {
    const life = await opened();
    life.discard('1/1');
    life.save('1/1');
    await life.remove.refuse();
    expect(life.savings()).toEqual({ '1/1': { stage: 'checking' } });
  });
});

test('Unplugged ports reject: nothing is said to be saved.', async () => {
  const actor = createActor(savingMachine).start();
  await settled();
  actor.send({ type: 'chapter.save', key: '1/1' });
  await settled();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.queue]).toEqual(['stranded', ['1/1']]);
  actor.stop();
});

async function scenario(machine = savingMachine) {
  const life = begin(machine);
  life.discard('9/9');
  await life.remove.answer();
  const afterRemoval = life.value();
  life.recall.calls.shift();
  await life.recall.answer([]);
  life.save('1/1', '1/1', '1/2');
  const asked = life.context().queue;
  await life.prepare.refuse();
  const lost = [life.value(), life.savings()];
  life.network();
  await life.prepare.refuse(new SavingFailed('gone'));
  life.discard('9/9');
  await life.remove.answer();
  const after = [life.value(), life.savings()];
  life.actor.stop();
  return { afterRemoval, asked, lost, after };
}
const EXPECTED = {
  afterRemoval: 'recalling',
  asked: ['1/1', '1/2'],
  lost: ['stranded', { '1/1': { stage: 'stranded' }, '1/2': { stage: 'queued' } }],
  after: [{ checking: 'asking' }, { '1/1': { stage: 'failed', problem: 'gone' }, '1/2': { stage: 'checking' } }],
};

test.each(guardNames(savingMachine))('Turning the guard %s round is noticed.', async (name) => {
  expect(await scenario()).toEqual(EXPECTED);
  const turned = await scenario(invertGuard(savingMachine, name)).catch((error: unknown) => error);
  expect(turned).not.toEqual(EXPECTED);
});
