/** Thrown when a row points at a picture that is not stored, which the foreign keys should make impossible. */
export class PictureMissing extends Error {
  override readonly name = 'PictureMissing';

  constructor(pictureId: string) {
    super(`The picture ${pictureId} is referred to, but not stored.`);
  }
}
