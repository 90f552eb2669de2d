import { describe, expect, it } from 'vitest';
import { PixelBudget } from '#server/content/pictures/pixel-budget.ts';

function work(budget: PixelBudget, log: string[], name: string, pixels: number) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = budget.run(pixels, async () => {
    log.push(name);
    await promise;
  });
  return { done, finish: resolve, fail: reject };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the pixel budget', () => {
  it('lets work begin in order, as far as pixels and slots reach', async () => {
    const budget = new PixelBudget(100, 2);
    const log: string[] = [];
    const one = work(budget, log, 'one', 60);
    const two = work(budget, log, 'two', 40);
    const three = work(budget, log, 'three', 1);
    await settle();
    expect(log).toEqual(['one', 'two']);
    one.finish();
    await one.done;
    await settle();
    expect(log).toEqual(['one', 'two', 'three']);
    two.finish();
    three.finish();
    await Promise.all([two.done, three.done]);
  });

  it('lets what is larger than all of it work alone', async () => {
    const budget = new PixelBudget(100, 2);
    const log: string[] = [];
    const large = work(budget, log, 'large', 500);
    const small = work(budget, log, 'small', 1);
    await settle();
    expect(log).toEqual(['large']);
    large.finish();
    await large.done;
    small.finish();
    await small.done;
    expect(log).toEqual(['large', 'small']);
  });

  it('gives back what failed work held', async () => {
    const budget = new PixelBudget(100, 1);
    await expect(budget.run(100, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(budget.run(100, async () => 'yes')).resolves.toBe('yes');
  });
});
