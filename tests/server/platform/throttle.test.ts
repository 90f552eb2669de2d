import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Throttle } from '#server/platform/throttle.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const START = new Date('2026-11-21T08:00:00Z');
const MINUTES = 60_000;
const ALLOWED = { isAllowed: true };

let test: TestDatabase;
let now = START;
let throttle: Throttle;
const clock = { now: () => now };

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  now = START;
  throttle = new Throttle(test.database, clock);
  await test.database.deleteFrom('throttle_hits').execute();
});

const later = (milliseconds: number): void => void (now = new Date(START.getTime() + milliseconds));

describe('a throttle', () => {
  it('refuses the try after the last, and says when the next may come', async () => {
    expect(await throttle.take([{ key: 'a', most: 2 }])).toEqual(ALLOWED);
    later(3 * MINUTES);
    expect(await throttle.take([{ key: 'a', most: 2 }])).toEqual(ALLOWED);
    later(4 * MINUTES);
    expect(await throttle.take([{ key: 'a', most: 2 }])).toEqual({ isAllowed: false, retryAfterSeconds: 360 });
    expect(await throttle.take([{ key: 'b', most: 2 }])).toEqual(ALLOWED);
    later(10 * MINUTES);
    expect(await throttle.take([{ key: 'a', most: 2 }])).toEqual(ALLOWED);
  });

  it('counts under no key where one is used up', async () => {
    await throttle.take([{ key: 'a', most: 1 }]);
    const both = [
      { key: 'a', most: 1 },
      { key: 'b', most: 1 },
    ];
    expect(await throttle.take(both)).toEqual({ isAllowed: false, retryAfterSeconds: 600 });
    expect(await throttle.take([{ key: 'b', most: 1 }])).toEqual(ALLOWED);
  });

  it('makes nobody wait for what a clock that was set back will only reach in an hour', async () => {
    later(60 * MINUTES);
    await throttle.take([{ key: 'a', most: 1 }]);
    later(0);
    expect(await throttle.take([{ key: 'a', most: 1 }])).toEqual(ALLOWED);
    expect(await throttle.take([{ key: 'a', most: 1 }])).toEqual({ isAllowed: false, retryAfterSeconds: 600 });
    later(5 * MINUTES);
    await throttle.take([{ key: 'c', most: 1 }]);
    later(0);
    expect(await throttle.take([{ key: 'c', most: 1 }])).toEqual({ isAllowed: false, retryAfterSeconds: 600 });
  });

  it('lets no more through when tries come at once', async () => {
    const limits = [
      { key: 'account', most: 5 },
      { key: 'address', most: 50 },
    ];
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => throttle.take(limits)));
    expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
  });

  it('remembers tries over a restart, and forgets those of a success', async () => {
    await throttle.take([{ key: 'a', most: 1 }]);
    const restarted = new Throttle(test.database, clock);
    expect(await restarted.take([{ key: 'a', most: 1 }])).toEqual({ isAllowed: false, retryAfterSeconds: 600 });
    await restarted.forgive('a');
    expect(await restarted.take([{ key: 'a', most: 1 }])).toEqual(ALLOWED);
  });

  it('keeps neither old tries nor what was counted', async () => {
    await throttle.take([{ key: 'lan@example.org', most: 5 }]);
    later(11 * MINUTES);
    await throttle.take([{ key: 'b', most: 5 }]);
    const rows = await test.database.selectFrom('throttle_hits').select(['key', 'at']).execute();
    expect(rows).toEqual([{ key: expect.any(Buffer) as unknown, at: now }]);
    expect(rows[0]?.key).toHaveLength(32);
  });
});
