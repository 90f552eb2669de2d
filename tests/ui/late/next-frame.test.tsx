import { expect, test } from 'vitest';
import { nextFrame } from '#src/ui/late/next-frame.ts';

test('What waits for the next frame goes on after the task that asked for it, and before the frame after.', async () => {
  const told: string[] = [];
  const waited = nextFrame().then(() => told.push('goes on'));
  await Promise.resolve().then(() => told.push('rest of the task'));
  requestAnimationFrame(() => requestAnimationFrame(() => told.push('frame after')));
  await waited;
  expect(told).toEqual(['rest of the task', 'goes on']);
});
