/** A try that ends by a fault of ours is followed by another one, this often in all. */
const MOST_ERRORS = 4;
/**
 * Tries that ended with their server say little, for servers are killed for many reasons; after so many, a server looks at the upload only
 * once it has run calmly for a while.
 */
const DEATHS_UNBLAMED = 10;
/** When three more servers end although they ran calmly before, it is the upload that ends them. */
const MOST_DEATHS = DEATHS_UNBLAMED + 3;
/** A server that has lived for so long would have gone on living. */
const CALM_SECONDS = 30;

export interface UploadTries {
  /** Tries that were begun. */
  readonly tries: number;
  /** Of these, those that ended by an error. */
  readonly errors: number;
}

/** True where a server that was just started leaves an upload alone, since it may be what ended the servers before. */
export function needsCalm({ tries, errors }: UploadTries, secondsAlive: number): boolean {
  return tries - errors >= DEATHS_UNBLAMED && secondsAlive < CALM_SECONDS;
}

/** Why no further try is made, as a clause; null where one is. */
export function reasonToGiveUp({ tries, errors }: UploadTries): string | null {
  if (errors >= MOST_ERRORS) return `each of ${errors} tries ended by an error of the server`;
  const deaths = tries - errors;
  return deaths >= MOST_DEATHS ? `the server ended ${deaths} times while it was looked at` : null;
}
