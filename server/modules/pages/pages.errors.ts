/** Thrown when Markdown cannot become a page; its sentence says why, and in which line where that is known. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';

  constructor(sentence: string, line?: number) {
    super(line === undefined ? sentence : `Line ${line}: ${sentence}`);
  }
}
