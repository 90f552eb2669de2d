import { expect, test } from 'vitest';
import { lookAgain, type ReplicaLag } from '#server/platform/database/replica-lag.ts';

const UNKNOWN: ReplicaLag = { ahead: [], follows: false };
const LOOK = 500;

/** Looks every half second at a primary that writes one place each time, and a replica that stands at `followed`. */
function look(lag: ReplicaLag, times: readonly number[], followed: bigint): ReplicaLag {
  return times.reduce((before, at) => lookAgain(before, { written: { at, place: BigInt(at) }, followed, now: at + 1 }), lag);
}

test('A replica follows once it has all that was written.', () => {
  expect(look(UNKNOWN, [0], 0n)).toEqual({ ahead: [], follows: true });
  expect(look(UNKNOWN, [LOOK], 0n)).toEqual({ ahead: [{ at: LOOK, place: 500n }], follows: false });
});

test('It is judged by the oldest that it lacks: for a second it goes on counting as following.', () => {
  const following = look(UNKNOWN, [0], 0n);
  const lacking = look(following, [500, 1000], 0n);
  expect(lacking).toEqual({
    ahead: [
      { at: 500, place: 500n },
      { at: 1000, place: 1000n },
    ],
    follows: true,
  });
  expect(look(lacking, [1499], 500n)).toEqual({
    ahead: [
      { at: 1000, place: 1000n },
      { at: 1499, place: 1499n },
    ],
    follows: true,
  });
  expect(look(lacking, [1500], 0n).follows).toBe(false);
});

test('One that stands still gathers nothing for as long as it does, and follows again once it has the newest.', () => {
  const hour = Array.from({ length: 7200 }, (_, index) => (index + 1) * LOOK);
  const paused = look(look(UNKNOWN, [0], 0n), hour, 0n);
  expect(paused).toEqual({ ahead: [{ at: 3_600_000, place: 3_600_000n }], follows: false });
  expect(look(paused, [3_600_500], 3_600_000n)).toEqual({ ahead: [{ at: 3_600_500, place: 3_600_500n }], follows: false });
  expect(look(paused, [3_600_500], 3_600_500n)).toEqual({ ahead: [], follows: true });
});
