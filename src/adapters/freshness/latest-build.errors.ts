/** Thrown when /builds/latest.json is missing or is no build: a captive portal's page, for example. */
export class NoBuildError extends Error {
  override readonly name = 'NoBuildError';

  constructor(status: number) {
    super(`The answer with status ${status} names no build.`);
  }
}
