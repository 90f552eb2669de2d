/** Thrown when the browser has no database, denies it, has no room left or closes it: nothing was changed. */
export class HistoryUnavailable extends Error {
  override readonly name = 'HistoryUnavailable';
}
