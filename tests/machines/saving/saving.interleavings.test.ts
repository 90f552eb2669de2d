import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChapterKey, SavingFailed } from '#machines/saving/index.ts';
import { begin, type SavingLife } from './saving-life.ts';

const KEYS: readonly ChapterKey[] = ['1/1', '1/2', '1/3'];
const STEPS = ['save0', 'save1', 'save2', 'remove0', 'remove1', 'clear', 'network', 'wait', 'waitLong'] as const;
const PORTS = ['recall', 'recallFails', 'prepare', 'download', 'file', 'verify', 'removed', 'removeFails'] as const;
const FAULTS = ['prepareLost', 'downloadLost', 'noRoom', 'gone', 'damaged', 'unreadable'] as const;

/** What stands in the browser: half after its page was stored, whole after the proof. A call that was given up stores nothing. */
class Shelf {
  readonly kept = new Map<ChapterKey, 'half' | 'whole'>();
  readonly #life: SavingLife;

  constructor(life: SavingLife) {
    this.#life = life;
  }

  prepare = (): Promise<void> => this.#end('prepare', (key) => this.kept.set(key, 'half'));

  download = (): Promise<void> => this.#end('download', () => {});

  verify = (): Promise<void> => this.#end('verify', (key) => this.kept.has(key) && this.kept.set(key, 'whole'));

  removed = (): Promise<void> => {
    for (const key of this.#life.remove.calls[0]?.input ?? (this.#life.remove.calls[0] ? KEYS : [])) this.kept.delete(key);
    return this.#life.remove.answer();
  };

  /** The ports take turns: a removal that was given up ends before anything is stored. */
  async #end(port: 'prepare' | 'download' | 'verify', store: (key: ChapterKey) => void): Promise<void> {
    while (!this.#life.isRemoving() && this.#life.remove.calls.length > 0) await this.removed();
    const input = this.#life[port].calls[0]?.input;
    if (input && !input.signal.aborted) store(input.key);
    return this.#life[port].answer();
  }
}

function play(life: SavingLife, shelf: Shelf): Readonly<Record<string, () => unknown>> {
  const half = (): readonly ChapterKey[] => [...shelf.kept].filter(([, state]) => state === 'half').map(([key]) => key);
  return {
    save0: () => life.save('1/1'),
    save1: () => life.save('1/2'),
    save2: () => life.save('1/3'),
    remove0: () => life.discard('1/1'),
    remove1: () => life.discard('1/2'),
    clear: () => life.clear(),
    network: () => life.network(),
    wait: () => life.clock.increment(4000),
    waitLong: () => life.clock.increment(120_000),
    recall: () => life.recall.answer(half()),
    recallFails: () => life.recall.refuse(),
    prepare: shelf.prepare,
    prepareLost: () => life.prepare.refuse(),
    noRoom: () => life.prepare.refuse(new SavingFailed('noRoom')),
    file: () => life.download.calls[0]?.input.tell({ stored: 1, total: 9 }),
    download: shelf.download,
    downloadLost: () => life.download.refuse(),
    gone: () => life.download.refuse(new SavingFailed('gone')),
    verify: shelf.verify,
    damaged: () => life.verify.refuse(new SavingFailed('damaged')),
    unreadable: () => life.verify.refuse(),
    removed: shelf.removed,
    removeFails: () => life.remove.refuse(),
  };
}

/** Calls whose end the machine still hears. */
function heard(life: SavingLife): number {
  return [life.prepare, life.download, life.verify].flatMap(({ calls }) => calls.filter(({ input }) => !input.signal.aborted)).length;
}

/** All faults end: everything asked for must come to stand whole, and everything removed be gone. */
async function heal(life: SavingLife, take: ReturnType<typeof play>): Promise<void> {
  for (const { key } of life.context().problems) life.save(key);
  for (let left = 60; left > 0 && life.value() !== 'idle'; left -= 1) {
    life.network();
    for (const port of [life.prepare, life.download, life.verify]) {
      const live = port.calls.findLast(({ input }) => !input.signal.aborted);
      port.calls.splice(0, Infinity, ...(live ? [live] : []));
    }
    life.remove.calls.splice(0, life.remove.calls.length - 1);
    life.recall.calls.splice(0, life.recall.calls.length - 1);
    for (const step of ['recall', 'prepare', 'download', 'verify', 'removed']) await take[step]?.();
  }
}

test('500 random interleavings save one chapter at a time, lose none that was asked for, and bring back none that was removed.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS, ...PORTS, ...FAULTS), { maxLength: 40 }), async (steps) => {
      const life = begin();
      const shelf = new Shelf(life);
      const take = play(life, shelf);
      const wanted = new Set<ChapterKey>();
      for (const step of steps) {
        await take[step]?.();
        const [, verb = '', place = '0'] = /^(save|remove)(\d)$/.exec(step) ?? [];
        const key = KEYS[Number(place)] ?? '1/1';
        if (verb === 'save') wanted.add(key);
        if (verb === 'remove') wanted.delete(key);
        if (step === 'clear') wanted.clear();
        const { queue, problems } = life.context();
        expect(new Set(queue).size).toBe(queue.length);
        expect(heard(life)).toBeLessThanOrEqual(1);
        for (const one of wanted)
          expect(queue.includes(one) || problems.some((problem) => problem.key === one) || shelf.kept.get(one) === 'whole').toBe(true);
      }
      await heal(life, take);
      expect(life.value()).toBe('idle');
      for (const one of wanted) expect([one, shelf.kept.get(one)]).toEqual([one, 'whole']);
      life.actor.stop();
    }),
    { numRuns: 500 },
  );
});
