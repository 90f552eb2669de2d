import { GESTURE_PAUSE } from '../../pauses.ts';

/** What is left of the wheel's movement. CSS pixels and milliseconds. */
export interface WheelState {
  /** Since the stroke began. */
  readonly travelled: number;
  readonly last: number;
  readonly lastEvent: number;
  readonly lastTurn: number;
  /** The largest movement of the stroke, and the slowest since that: what a touchpad's momentum falls from, and to. */
  readonly largest: number;
  readonly slowest: number;
  /** The stroke has turned a page, or scrolled one. */
  readonly isSpent: boolean;
}

export interface WheelStep {
  readonly state: WheelState;
  readonly turn: 1 | -1 | 0;
}

export const RESTING_WHEEL: WheelState = {
  travelled: 0,
  last: 0,
  lastEvent: -Infinity,
  lastTurn: -Infinity,
  largest: 0,
  slowest: 0,
  isSpent: false,
};

const TURN_TRAVEL = 50;
const TURN_PAUSE = 320;
/** Milliseconds: a late frame brings the movement of two or three. */
const [SHORTEST, FRAME, LONGEST] = [8, 16, 40];
/** Momentum only slows down: what becomes so much faster is another stroke. Pixels a millisecond. */
const RISE = 0.5;

interface Delta {
  readonly x: number;
  readonly y: number;
}

/**
 * One page a notch of a wheel, one page a stroke of a touchpad: its trailing momentum turns nothing more. Down is
 * forward; sideways follows `flow` (1: the next page lies to the right). `delta` in CSS pixels.
 */
export function turnByWheel(before: WheelState, delta: Delta, flow: 1 | -1, time: number): WheelStep {
  const state = rolled(before, delta, flow, time);
  const size = Math.abs(state.last);
  const isEnough = state.isSpent ? size >= TURN_TRAVEL && size >= state.largest : Math.abs(state.travelled) >= TURN_TRAVEL;
  if (!isEnough || time - state.lastTurn <= TURN_PAUSE) return { state, turn: 0 };
  return { state: { ...state, lastTurn: time, isSpent: true }, turn: state.last > 0 ? 1 : -1 };
}

/** What scrolls a page instead: the rest of its stroke, once the page has come to its edge, turns nothing. */
export function scrollByWheel(before: WheelState, delta: Delta, flow: 1 | -1, time: number): WheelState {
  return { ...rolled(before, delta, flow, time), lastTurn: time, isSpent: true };
}

function rolled(before: WheelState, { x, y }: Delta, flow: 1 | -1, time: number): WheelState {
  const movement = Math.abs(x) > Math.abs(y) ? x * flow : y;
  const size = Math.abs(movement);
  const elapsed = time - before.lastEvent;
  const isPaused = elapsed > GESTURE_PAUSE;
  const speed = size / (isPaused ? FRAME : Math.min(Math.max(elapsed, SHORTEST), LONGEST));
  const isFaster = before.isSpent && time - before.lastTurn > TURN_PAUSE && speed > 2 * before.slowest + RISE;
  const isStroke = isPaused || movement * before.last < 0 || isFaster;
  const isLargest = isStroke || size >= before.largest;
  return {
    travelled: (isStroke ? 0 : before.travelled) + movement,
    last: movement,
    lastEvent: time,
    lastTurn: before.lastTurn,
    largest: isLargest ? size : before.largest,
    slowest: isLargest ? speed : Math.min(before.slowest, speed),
    isSpent: !isStroke && before.isSpent,
  };
}
