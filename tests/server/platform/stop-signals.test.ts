import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type StopSignals, watchStopSignals } from '#server/platform/stop-signals.ts';

let signals: StopSignals;
let exits: number[];
const last: string[] = [];
const SIGNAL: NodeJS.Signals = 'SIGHUP';

beforeEach(() => {
  exits = [];
  last.length = 0;
  vi.useFakeTimers({ toFake: ['performance'] });
  signals = watchStopSignals((code) => exits.push(code));
  signals.atForcedEnd(() => last.push('abandoned'));
});
afterEach(() => {
  signals.release();
  vi.useRealTimers();
});

test('the first signal asks to stop and ends nothing', () => {
  process.emit(SIGNAL, SIGNAL);
  expect({ aborted: signals.signal.aborted, exits, last }).toEqual({ aborted: true, exits: [], last: [] });
});

test('the same Ctrl-C arriving twice is one wish', () => {
  process.emit(SIGNAL, SIGNAL);
  vi.advanceTimersByTime(400);
  process.emit(SIGNAL, SIGNAL);
  expect({ exits, last }).toEqual({ exits: [], last: [] });
});

test('a second Ctrl-C ends at once, after the last actions', () => {
  process.emit(SIGNAL, SIGNAL);
  vi.advanceTimersByTime(600);
  process.emit(SIGNAL, SIGNAL);
  expect({ exits, last }).toEqual({ exits: [130], last: ['abandoned'] });
});

test('the end of the process that started us asks to stop, but never forces', () => {
  process.emit('disconnect');
  vi.advanceTimersByTime(600);
  process.emit('disconnect');
  expect({ aborted: signals.signal.aborted, exits }).toEqual({ aborted: true, exits: [] });
});
