/** Thrown when more views wait to be kept than memory is given to; the view was not counted. */
export class TooManyViews extends Error {
  override readonly name = 'TooManyViews';

  constructor(most: number) {
    super(`${most} views wait to be counted already.`);
  }
}
