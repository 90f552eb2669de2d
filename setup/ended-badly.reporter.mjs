import { writeFileSync } from 'node:fs';

/**
 * Writes why a run ended badly beside its tests, which vitest's JSON reporter leaves out: a list of messages, each with that of its
 * cause, into the file that TESTS_ERRORS_FILE names.
 */
export default class EndedBadlyReporter {
  onTestRunEnd(_modules, errors) {
    const messages = errors.map(({ message, cause }) => [message, cause?.message].filter(Boolean).join(': '));
    if (process.env.TESTS_ERRORS_FILE) writeFileSync(process.env.TESTS_ERRORS_FILE, JSON.stringify(messages));
  }
}
