import { describe, expect, test } from 'vitest';
import { RESTING_WHEEL, scrollByWheel, turnByWheel, type WheelState } from '#src/features/reader/comic/stages/wheel-turn.ts';

type Rolled = readonly (readonly [x: number, y: number, time: number])[];

/** Rolls through events of x, y and milliseconds and collects the turns. */
function roll(events: Rolled, flow: 1 | -1 = 1): readonly number[] {
  return rollFrom(RESTING_WHEEL, events, flow).told;
}

function rollFrom(before: WheelState, events: Rolled, flow: 1 | -1 = 1) {
  let state = before;
  const told = events.map(([x, y, time]) => {
    const step = turnByWheel(state, { x, y }, flow, time);
    state = step.state;
    return step.turn;
  });
  return { state, told, turns: told.filter((turn) => turn !== 0) };
}

/** A stroke of two fingers as a touchpad tells it, frame by frame: it becomes faster, is let go, and slows down by itself. */
function stroke(fastest: number, from = 0, frames = 90): Rolled {
  const sizes = Array.from({ length: frames }, (_, frame) => (frame < 6 ? (fastest * (frame + 1)) / 6 : fastest * 0.95 ** (frame - 5)));
  return sizes.map((size, frame) => [0, Math.round(size), from + frame * 16] as const);
}

const turns = (events: Rolled) => rollFrom(RESTING_WHEEL, events).turns;

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
    const even = Array.from({ length: 20 }, (_, index) => [0, 12, index * 16] as const);
    expect(turns(even)).toEqual([1]);
  });

  test.each([12, 30, 60, 150, 400])(
    'turns one page a stroke that is let go at %i pixels a frame, until its momentum has gone',
    (fastest) => {
      expect(turns(stroke(fastest))).toEqual([1]);
    },
  );

  test('turns one page a stroke whose frames came late now and then', () => {
    const late = stroke(80).map(([x, y, time], frame) => [x, frame % 7 === 6 ? y * 2 : y, frame % 7 === 6 ? time + 16 : time] as const);
    expect(turns(late.filter((_, frame) => frame % 7 !== 0))).toEqual([1]);
  });

  test('turns a page with each of several strokes, though the momentum of the one before has not gone', () => {
    expect(turns([...stroke(60, 0, 30), ...stroke(55, 540, 30), ...stroke(70, 1080)])).toEqual([1, 1, 1]);
    expect(turns([...stroke(60, 0, 30), ...stroke(60, 540).map(([x, y, time]) => [x, -y, time] as const)])).toEqual([1, -1]);
  });

  test('goes on turning while it is rolled notch by notch', () => {
    expect(turns(Array.from({ length: 20 }, (_, notch) => [0, 100, notch * 100] as const))).toEqual([1, 1, 1, 1, 1]);
  });

  test('turns nothing with what is left of a stroke that scrolled a page to its end; the next stroke or notch does', () => {
    const events = stroke(80);
    const scrolled = events.slice(0, 20).reduce((state, [x, y, time]) => scrollByWheel(state, { x, y }, 1, time), RESTING_WHEEL);
    const left = rollFrom(scrolled, events.slice(20));
    expect(left.turns).toEqual([]);
    expect(rollFrom(left.state, stroke(40, 1700)).turns).toEqual([1]);
    const notches = Array.from({ length: 5 }, (_, notch) => [0, 100, 700 + notch * 100] as const);
    const notched = [200, 300, 400, 500, 600].reduce((state, time) => scrollByWheel(state, { x: 0, y: 100 }, 1, time), RESTING_WHEEL);
    expect(rollFrom(notched, notches).turns).toEqual([1]);
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
