import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextTask } from '#src/ui/late/next-task.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function order(): Promise<readonly string[]> {
  const told: string[] = [];
  const waited = nextTask().then(() => told.push('goes on'));
  let rest = Promise.resolve();
  for (let count = 0; count < 20; count += 1) rest = rest.then(() => undefined);
  await Promise.all([waited, rest.then(() => told.push('rest of the task'))]);
  return told;
}

describe('What waits for the next task goes on after all that the task had begun,', () => {
  test('where the browser can yield,', async () => {
    expect(await order()).toEqual(['rest of the task', 'goes on']);
  });

  test('and where it cannot.', async () => {
    vi.stubGlobal('scheduler', {});
    expect(await order()).toEqual(['rest of the task', 'goes on']);
  });
});
