/** Thrown when Google's library does not load; the reader can try again. */
export class GoogleNotLoaded extends Error {
  override readonly name = 'GoogleNotLoaded';

  constructor() {
    super('Failed to load the Google 3P Authorization JavaScript Library.');
  }
}

/** Thrown when the site has no Google client id. */
export class GoogleClientIdMissing extends Error {
  override readonly name = 'GoogleClientIdMissing';

  constructor() {
    super('The Google client id is missing.');
  }
}

/** Thrown when Google answers with an error of its own. */
export class GoogleRefused extends Error {
  override readonly name = 'GoogleRefused';
}
