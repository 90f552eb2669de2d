/** Thrown when an argument is outside what its documentation allows; the sentence is shown to whoever sent it. */
export class BadInput extends Error {
  override readonly name: string = 'BadInput';
  readonly code = 'BAD_USER_INPUT';
  readonly argument: string;

  constructor(argument: string, sentence: string) {
    super(sentence);
    this.argument = argument;
  }
}
