/** Thrown when the browser's prompt is wanted but none was offered, or it was shown already. */
export class NoInstallOfferError extends Error {
  override readonly name = 'NoInstallOfferError';

  constructor() {
    super('The browser offers no prompt to install the site.');
  }
}
