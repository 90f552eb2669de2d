import { expect, test } from 'vitest';
import { addUp, countReport } from '../../setup/test-counts.mjs';

test('a clean report counts as it stands', () => {
  expect(countReport({ numPassedTests: 12, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 }, true)).toEqual({
    passed: 12,
    failed: 0,
    skipped: 3,
  });
});

test('failed tests count once each, however the run ended', () => {
  expect(countReport({ numPassedTests: 12, numFailedTests: 3 }, false)).toEqual({ passed: 12, failed: 3, skipped: 0 });
});

test('a run that ended badly without a failed test counts as one failure', () => {
  expect(countReport({ numPassedTests: 12, numFailedTests: 0 }, false)).toEqual({ passed: 12, failed: 1, skipped: 0 });
});

test('a run that crashed before it could report counts as one failure', () => {
  expect(countReport(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the closing line adds all runs up', () => {
  expect(
    addUp([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 20, failed: 2, skipped: 5 },
    ]),
  ).toEqual({ passed: 21, failed: 2, skipped: 5 });
  expect(addUp([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
