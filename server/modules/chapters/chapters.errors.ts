import { BadInput } from '../bad-input.error.ts';

/** Thrown when a filter is longer than any title that it could match. */
export class FilterTooLong extends BadInput {
  override readonly name = 'FilterTooLong';

  constructor(most: number) {
    super('filter', `filter takes at most ${most} characters.`);
  }
}

/** Thrown when a chapter has no version, or a version no content, which the store of imports should make impossible. */
export class ContentMissing extends Error {
  override readonly name = 'ContentMissing';

  constructor(chapterId: number) {
    super(`The chapter ${chapterId} has no content.`);
  }
}
