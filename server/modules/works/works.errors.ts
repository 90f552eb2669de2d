import { BadInput } from '../bad-input.error.ts';

/** Thrown when a listing is asked for more genres at once than any reader picks. */
export class TooManyGenres extends BadInput {
  override readonly name = 'TooManyGenres';

  constructor(argument: 'genres' | 'without', most: number, given: number) {
    super(argument, `${argument} takes at most ${most} slugs; ${given} were given.`);
  }
}

/** Thrown when a chapter outlives its work's being shown, for example because the work was hidden while it was read. */
export class WorkGone extends Error {
  override readonly name = 'WorkGone';

  constructor(workId: number) {
    super(`The work ${workId} is no longer shown.`);
  }
}
