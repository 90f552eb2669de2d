import { BadInput } from '../bad-input.error.ts';

/** Thrown when more is searched for than any name is long. */
export class QueryTooLong extends BadInput {
  constructor(most: number, given: number) {
    super('query', `query takes at most ${most} characters; ${given} were given.`);
    this.name = 'QueryTooLong';
  }
}
