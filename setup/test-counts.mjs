const LOST_BROWSER = /Cannot connect to the server in \d+ seconds/;

/**
 * @typedef {{ passed: number, failed: number, skipped: number, retried: readonly string[], lost: readonly string[] }} Counts
 * `retried`: the tests among the passed ones that passed only at the second try; `lost`: those that failed; each with its file and
 * the first line of why
 *
 * @typedef {{
 *   name: string,
 *   status?: string,
 *   message?: string,
 *   assertionResults: readonly { status: string, fullName: string, failureMessages: readonly string[] }[],
 * }} FileReport
 *
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests?: number,
 *   numTodoTests?: number,
 *   testResults?: readonly FileReport[],
 * }} Report
 */

/**
 * Counts one report of vitest's JSON reporter. A run that crashed, or ended badly without a failed test to show for it
 * (an unhandled error, a file that could not be loaded), counts as one failure.
 * @param {Report | null} report
 * @param {boolean} isClean whether the run ended with code 0
 * @returns {Counts}
 */
export function countReport(report, isClean) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0, retried: [], lost: ['a run that ended before it could report'] };
  const failed = report.numFailedTests;
  const files = report.testResults ?? [];
  const lost = files.flatMap(lostIn);
  const isLostUnnamed = !isClean && lost.length === 0;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !isClean ? 1 : failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    retried: files.flatMap(retriedIn),
    lost: isLostUnnamed ? ['a run that ended badly without a failed test'] : lost,
  };
}

/**
 * The files of a run that ended badly for nothing but that a page of its browser never reached vitest, and that were not begun then
 * (https://github.com/vitest-dev/vitest/issues/10166). They may be run in a browser of their own; none where anything else went wrong.
 * @param {Report | null} report
 * @param {readonly string[]} errors what went wrong beside the tests
 * @returns {readonly string[]}
 */
export function notBegun(report, errors) {
  const files = report?.testResults ?? [];
  const isLost = errors.length > 0 && errors.every((error) => LOST_BROWSER.test(error));
  if (!isLost || files.some((file) => lostIn(file).length > 0)) return [];
  return files.filter(({ assertionResults }) => assertionResults.length === 0).map(pathOf);
}

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export function addUp(counts) {
  return counts.reduce(
    (sum, { passed, failed, skipped, retried, lost }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      retried: [...sum.retried, ...retried],
      lost: [...sum.lost, ...lost],
    }),
    { passed: 0, failed: 0, skipped: 0, retried: [], lost: [] },
  );
}

/**
 * What is said of all runs; the line with both counts is the last one.
 * @param {Counts} counts
 * @returns {readonly string[]}
 */
export function closingLines({ passed, failed, skipped, retried, lost }) {
  return [
    ...(skipped > 0 ? [`${skipped} skipped; each says why`] : []),
    ...(retried.length > 0 ? [`${retried.length} passed at the second try: ${retried.join('; ')}`] : []),
    ...lost.map((name) => `Failed: ${name}`),
    `${passed} passed, ${failed} failed`,
  ];
}

/** A test that passed keeps why it failed before. */
function retriedIn(file) {
  return file.assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map((result) => named(file, result));
}

/** A file that could not be loaded has no tests, but says why. */
function lostIn(file) {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed').map((result) => named(file, result));
  return failed.length === 0 && file.status === 'failed' ? [`${pathOf(file)} (${firstLine(file.message ?? '')})`] : failed;
}

function named(file, { fullName, failureMessages }) {
  return `${pathOf(file)} “${fullName.trim()}” (${firstLine(failureMessages[0] ?? '')})`;
}

function pathOf({ name }) {
  return name.slice(Math.max(name.lastIndexOf('/tests/') + 1, 0));
}

function firstLine(text) {
  return text.split('\n', 1)[0] ?? '';
}
