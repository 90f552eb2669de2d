import { BadInput } from '../bad-input.error.ts';

/** Thrown when more is searched for than any name is long. */
export class QueryTooLong extends BadInput {
  override readonly name = 'QueryTooLong';

  constructor(most: number, given: number) {
    super('query', `query takes at most ${most} characters; ${given} were given.`);
  }
}
