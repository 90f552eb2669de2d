/** Thrown when more cards wait to be drawn than will be drawn soon; another try after some seconds may work. */
export class TooManyCards extends Error {
  override readonly name = 'TooManyCards';

  constructor(most: number) {
    super(`${most} cards wait to be drawn already.`);
  }
}

/** Thrown when a card could not be drawn: its cover cannot be read, or the time for it was over. */
export class CardNotDrawn extends Error {
  override readonly name = 'CardNotDrawn';

  constructor(reason: string) {
    super(`The card was not drawn: ${reason}`);
  }
}
