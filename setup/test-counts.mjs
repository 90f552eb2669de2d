/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * Counts one report of vitest's JSON reporter. A run that crashed, or ended badly without a failed test to show for it
 * (an unhandled error, a file that could not be loaded), counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests?: number, numTodoTests?: number } | null} report
 * @param {boolean} isClean whether the run ended with code 0
 * @returns {Counts}
 */
export function countReport(report, isClean) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !isClean ? 1 : failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export function addUp(counts) {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({ passed: sum.passed + passed, failed: sum.failed + failed, skipped: sum.skipped + skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
