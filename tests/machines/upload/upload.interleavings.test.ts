import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { became, begin, refusal, type UploadLife, type Work } from './upload-life.ts';

const KEYS = ['a', 'b', 'c'] as const;
const STEPS = ['choose0', 'choose1', 'choose2', 'drop0', 'drop1', 'retry0', 'pause', 'resume', 'network', 'wait', 'waitLong'] as const;
const PORTS = ['recall', 'recallFails', 'check', 'send', 'piece', 'follow', 'dropped', 'dropFails'] as const;
const FAULTS = ['unreadable', 'checkRefused', 'sendLost', 'sendRefused', 'followLost', 'followRefused'] as const;

function play(life: UploadLife): Readonly<Record<string, () => unknown>> {
  return {
    ...Object.fromEntries(KEYS.map((key, index) => [`choose${index}`, () => life.choose(key)])),
    drop0: () => life.discard('a'),
    drop1: () => life.discard('b'),
    retry0: () => life.retry('a'),
    pause: () => life.pause(),
    resume: () => life.resume(),
    network: () => life.network(),
    wait: () => life.clock.increment(4000),
    waitLong: () => life.clock.increment(60_000),
    recall: () => life.recall.answer([{ key: 'a', step: 'send', isMissing: true }]),
    recallFails: () => life.recall.refuse(),
    check: () => life.check.answer(),
    unreadable: () => life.check.refuse(),
    checkRefused: () => life.check.refuse(refusal),
    send: () => life.send.answer(),
    piece: () => life.send.calls.at(-1)?.input.tell({ done: 1, total: 9 }),
    sendLost: () => life.send.refuse(),
    sendRefused: () => life.send.refuse(refusal),
    follow: () => life.follow.answer(became(`of ${life.follow.calls[0]?.input.key}`)),
    followLost: () => life.follow.refuse(),
    followRefused: () => life.follow.refuse(refusal),
    dropped: () => life.drop.answer(),
    dropFails: () => life.drop.refuse(),
  };
}

/** Calls whose end the machine still hears. */
function heard(life: UploadLife): number {
  return [life.check, life.send, life.follow].flatMap(({ calls }) => calls.filter(({ input }) => !input.signal.aborted)).length;
}

/** Calls that were given up answer nobody. */
function keepLive(calls: { readonly input: Work }[]): void {
  const live = calls.findLastIndex(({ input }) => !input.signal.aborted);
  calls.splice(live + 1);
  calls.splice(0, live === -1 ? 0 : live);
}

/** All faults end, and what is missing is given again: every file on the list must arrive. */
async function heal(life: UploadLife): Promise<void> {
  await life.recall.answer([]);
  life.resume();
  life.choose(...life.view().files.map(({ key }) => key));
  for (const { key, stage } of life.view().files) if (stage === 'refused') life.retry(key);
  for (let left = 40; left > 0 && (heard(life) > 0 || life.value() !== 'resting'); left -= 1) {
    life.network();
    keepLive(life.check.calls);
    keepLive(life.send.calls);
    keepLive(life.follow.calls);
    life.drop.calls.splice(0, life.drop.calls.length - 1);
    await life.check.answer();
    await life.send.answer();
    await life.follow.answer(became('healed'));
    await life.drop.answer();
    life.clock.increment(4000);
  }
}

test('500 random interleavings work on one file at a time, lose none that was chosen, and bring back none that was dropped.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS, ...PORTS, ...FAULTS), { maxLength: 40 }), async (steps) => {
      const life = begin();
      const take = play(life);
      const wanted = new Set<string>();
      for (const step of steps) {
        await take[step]?.();
        const [, verb = '', place = '0'] = /^(choose|drop)(\d)$/.exec(step) ?? [];
        const key = KEYS[Number(place)] ?? 'a';
        if (verb === 'choose') wanted.add(key);
        if (verb === 'drop') wanted.delete(key);
        if (step === 'recall' && life.files()['a']) wanted.add('a');
        const listed = life.view().files.map((file) => file.key);
        expect(listed.toSorted()).toEqual([...wanted].toSorted());
        expect(heard(life)).toBeLessThanOrEqual(1);
        if (life.context().isPaused) expect(heard(life)).toBe(0);
      }
      await heal(life);
      expect(life.view().files.map(({ key, stage }) => [key, stage])).toEqual(life.view().files.map(({ key }) => [key, 'arrived']));
      expect(new Set(life.facts.map(({ key, chapterIds }) => `${key} ${chapterIds.join()}`)).size).toBeLessThanOrEqual(life.facts.length);
      life.actor.stop();
    }),
    { numRuns: 500 },
  );
});
