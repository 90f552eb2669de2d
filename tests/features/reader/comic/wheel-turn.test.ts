import { describe, expect, test } from 'vitest';
import { RESTING_WHEEL, turnByWheel } from '#src/features/reader/comic/wheel-turn.ts';

/** Rolls through events of x, y and milliseconds and collects the turns. */
function roll(events: readonly (readonly [number, number, number])[], flow: 1 | -1 = 1): readonly number[] {
  let state = RESTING_WHEEL;
  return events.map(([x, y, time]) => {
    const step = turnByWheel(state, { x, y }, flow, time);
    state = step.state;
    return step.turn;
  });
}

describe('The wheel', () => {
  test('turns one page a notch, down is onward', () => {
    expect(
      roll([
        [0, 100, 0],
        [0, 100, 500],
        [0, -100, 1000],
      ]),
    ).toEqual([1, 1, -1]);
  });

  test('turns one page a stroke of a touchpad, however long its momentum', () => {
    const stroke = Array.from({ length: 20 }, (_, index) => [0, 12, index * 16] as const);
    expect(roll(stroke).filter((turn) => turn !== 0)).toEqual([1]);
  });

  test('goes sideways the way the pages go', () => {
    expect(roll([[100, 0, 0]], 1)).toEqual([1]);
    expect(roll([[100, 0, 0]], -1)).toEqual([-1]);
  });

  test('forgets small movements after a pause', () => {
    expect(
      roll([
        [0, 30, 0],
        [0, 30, 400],
      ]),
    ).toEqual([0, 0]);
  });

  test('starts anew when it turns round', () => {
    expect(
      roll([
        [0, 40, 0],
        [0, -40, 20],
        [0, -40, 40],
      ]),
    ).toEqual([0, 0, -1]);
  });
});
