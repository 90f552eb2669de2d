import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PlaceSignal } from '#src/features/reader/place-signal.ts';
import { onStep } from '#src/features/reader/step-on.ts';
import { useTurning, type Turning } from '#src/features/reader/use-turning.ts';
import { eventually } from '#tests/support/eventually.ts';

const HOUR = 3_600_000;

async function turn(signal: PlaceSignal): Promise<Turning> {
  const handed = vi.fn<(turning: Turning) => void>();
  function Turner() {
    handed(useTurning(signal, () => undefined));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  root.render(<Turner />);
  return eventually(() => handed.mock.lastCall?.[0] ?? expect.fail('Nothing turns yet.'));
}

function stage() {
  const done: string[] = [];
  const note = { show: (position: number) => done.push(`show ${position}`), move: (motion: number) => done.push(`move ${motion}`) > 0 };
  return { done, stage: { position: 0, lastPosition: 9, isPaged: true, close: () => undefined, ...note } };
}

test('What is asked for before a stage is open is done then, once: the place first, then what the reader did.', async () => {
  const turning = await turn(new PlaceSignal());
  turning.step(1, false);
  turning.leap(7);
  turning.move(-1);
  turning.show(3);
  const [first, second] = [stage(), stage()];
  turning.open(first.stage);
  expect(first.done).toEqual(['show 3', 'move 1', 'show 7', 'move -1']);
  turning.open(null);
  turning.open(second.stage);
  expect(second.done).toEqual([]);
});

test.each([
  ['by the reader frees a place that came to be held meanwhile', 'leap', false],
  ['by the page alone leaves the place held', 'show', true],
] as const)('What was awaited %s.', async (_, act, isHeld) => {
  const signal = new PlaceSignal();
  const turning = await turn(signal);
  turning[act](7);
  signal.hold(HOUR);
  turning.open(stage().stage);
  expect(signal.isHeld).toBe(isHeld);
});

test('A step onward by a key is told where pages are scrolled; a held key, a step back and pages that are turned are none.', async () => {
  const told = vi.fn<() => void>();
  const ending = new AbortController();
  onStep(told, ending.signal);
  onTestFinished(() => ending.abort());
  const turning = await turn(new PlaceSignal());
  turning.open(stage().stage);
  turning.step(1, false);
  turning.open({ ...stage().stage, isPaged: false });
  turning.step(1, true);
  turning.step(-1, false);
  expect(told).not.toHaveBeenCalled();
  turning.step(1, false);
  expect(told).toHaveBeenCalledOnce();
});
