/** Thrown when the browser's prompt is wanted but none was offered, or it was shown already. */
export class NoInstallOfferError extends Error {
  constructor() {
    super('The browser offers no prompt to install the site.');
    this.name = 'NoInstallOfferError';
  }
}
