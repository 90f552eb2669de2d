/** Thrown when a chapter was deleted between reading a position in it and reading the chapter. */
export class ChapterGone extends Error {
  override readonly name = 'ChapterGone';

  constructor(chapterId: number) {
    super(`The chapter ${chapterId} is gone.`);
  }
}
