import { expect, test } from 'vitest';
import { addUp, closingLines, countReport, notBegun } from '../../setup/test-counts.mjs';

test('a clean report counts as it stands', () => {
  expect(countReport({ numPassedTests: 12, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 }, true)).toEqual({
    passed: 12,
    failed: 0,
    skipped: 3,
    retried: [],
    lost: [],
  });
});

test('failed tests count once each, however the run ended', () => {
  expect(countReport({ numPassedTests: 12, numFailedTests: 3 }, false)).toMatchObject({ passed: 12, failed: 3, skipped: 0 });
});

test('a run that ended badly without a failed test counts as one failure', () => {
  expect(countReport({ numPassedTests: 12, numFailedTests: 0 }, false)).toEqual({
    passed: 12,
    failed: 1,
    skipped: 0,
    retried: [],
    lost: ['a run that ended badly without a failed test'],
  });
});

test('a run that crashed before it could report counts as one failure', () => {
  expect(countReport(null, false)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    retried: [],
    lost: ['a run that ended before it could report'],
  });
});

test('a failed test is named with why, and so is one that passed with a failure behind it, which counts as passed', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'At once.', failureMessages: [] },
    { status: 'passed', fullName: 'In the end.', failureMessages: ['Error: expected 185\n    at somewhere'] },
    { status: 'failed', fullName: 'Never.', failureMessages: ['Error: one', 'Error: two'] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ name: '/a/b/tests/e2e/x.test.ts', assertionResults }] };
  expect(countReport(report, false)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    retried: ['tests/e2e/x.test.ts “In the end.” (Error: expected 185)'],
    lost: ['tests/e2e/x.test.ts “Never.” (Error: one)'],
  });
});

test('a file that could not be loaded is named with why', () => {
  const file = { name: '/a/tests/x.test.ts', status: 'failed', message: 'Cannot find y\n    at z', assertionResults: [] };
  expect(countReport({ numPassedTests: 2, numFailedTests: 0, testResults: [file] }, false)).toMatchObject({
    failed: 1,
    lost: ['tests/x.test.ts (Cannot find y)'],
  });
});

test('the closing line adds all runs up', () => {
  expect(
    addUp([
      { passed: 1, failed: 0, skipped: 0, retried: ['a'], lost: [] },
      { passed: 20, failed: 2, skipped: 5, retried: ['b', 'c'], lost: ['d', 'e'] },
    ]),
  ).toEqual({ passed: 21, failed: 2, skipped: 5, retried: ['a', 'b', 'c'], lost: ['d', 'e'] });
  expect(addUp([])).toEqual({ passed: 0, failed: 0, skipped: 0, retried: [], lost: [] });
});

test('what was skipped, tried again or lost is said before the counts, and only where there is any', () => {
  expect(closingLines({ passed: 3, failed: 0, skipped: 0, retried: [], lost: [] })).toEqual(['3 passed, 0 failed']);
  expect(closingLines({ passed: 3, failed: 1, skipped: 2, retried: ['a', 'b'], lost: ['c'] })).toEqual([
    '2 skipped; each says why',
    '2 passed at the second try: a; b',
    'Failed: c',
    '3 passed, 1 failed',
  ]);
});

const BEGUN = {
  name: '/a/tests/x.test.ts',
  status: 'passed',
  assertionResults: [{ status: 'passed', fullName: 'x', failureMessages: [] }],
};
const LEFT = { name: '/a/tests/y.test.tsx', status: 'passed', assertionResults: [] };
const LOST = 'Failed to run the test /a/tests/y.test.tsx.: Cannot connect to the server in 60 seconds';

test('files that were not begun are named where a page of the browser never reached vitest', () => {
  expect(notBegun({ numPassedTests: 1, numFailedTests: 0, testResults: [BEGUN, LEFT] }, [LOST])).toEqual(['tests/y.test.tsx']);
});

test.each([
  ['nothing', []],
  ['something else', ['An error that nobody caught']],
  ['both', [LOST, 'An error that nobody caught']],
])('where %s went wrong beside the tests no file is run anew', (_what, errors) => {
  expect(notBegun({ numPassedTests: 1, numFailedTests: 0, testResults: [BEGUN, LEFT] }, errors)).toEqual([]);
});

test('where a test failed no file is run anew, nor after a crash', () => {
  const failed = { ...BEGUN, assertionResults: [{ status: 'failed', fullName: 'x', failureMessages: ['no'] }] };
  expect(notBegun({ numPassedTests: 0, numFailedTests: 1, testResults: [failed, LEFT] }, [LOST])).toEqual([]);
  expect(notBegun(null, [LOST])).toEqual([]);
});
