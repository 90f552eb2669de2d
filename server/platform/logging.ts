import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.ts';

export type { Logger };

/** What must never reach a log, wherever it hangs in a logged object. */
const SECRETS = ['authorization', 'cookie', 'password', 'token'].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * Structured logs, one JSON object a line, on standard error; what an operator reads at the start goes to standard
 * output instead. Written at once, so that a crash loses nothing.
 */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRETS, censor: '[removed]' },
    },
    destination,
  );
}
