import { GESTURE_PAUSE } from '../pauses.ts';

/** What is left of the wheel's movement since the last turn. Milliseconds. */
export interface WheelState {
  readonly travelled: number;
  readonly lastEvent: number;
  readonly lastTurn: number;
}

export interface WheelStep {
  readonly state: WheelState;
  readonly turn: 1 | -1 | 0;
}

export const RESTING_WHEEL: WheelState = { travelled: 0, lastEvent: -Infinity, lastTurn: -Infinity };

const TURN_TRAVEL = 50;
const TURN_PAUSE = 320;

/**
 * One page a notch of a wheel, one page a stroke of a touchpad: its trailing momentum turns nothing more. Down is
 * forward; sideways follows `flow` (1: the next page lies to the right). `delta` in CSS pixels.
 */
export function turnByWheel(state: WheelState, delta: { readonly x: number; readonly y: number }, flow: 1 | -1, time: number): WheelStep {
  const movement = Math.abs(delta.x) > Math.abs(delta.y) ? delta.x * flow : delta.y;
  const isNewGesture = time - state.lastEvent > GESTURE_PAUSE || movement * state.travelled < 0;
  const travelled = (isNewGesture ? 0 : state.travelled) + movement;
  const rested = time - state.lastTurn > TURN_PAUSE;
  if (Math.abs(travelled) < TURN_TRAVEL || !rested) return { state: { ...state, travelled, lastEvent: time }, turn: 0 };
  return { state: { travelled: 0, lastEvent: time, lastTurn: time }, turn: travelled > 0 ? 1 : -1 };
}
