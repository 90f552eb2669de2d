import { recognisePicture } from '#server/content/pictures/picture-type.ts';
import type { PictureStore } from '#server/content/pictures/picture-store.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import type { ProfileRepository } from './profile.repository.ts';

/** Puts readers' own pictures into the picture store, and takes away what no account and no work shows any more. */
export class Avatars {
  readonly #profiles: ProfileRepository;
  readonly #pictures: PictureStore;

  constructor(profiles: ProfileRepository, pictures: PictureStore) {
    this.#profiles = profiles;
    this.#pictures = pictures;
  }

  /** Rejects with RefusedFile, which changes nothing. */
  async set(userId: number, content: Buffer): Promise<void> {
    const type = recognisePicture(content);
    if (type === null || type === 'gif') throw new RefusedFile('The file', 'unknownKind', 'it is no PNG, JPEG, WebP or AVIF picture');
    const batch = this.#pictures.batch();
    let before: string | null;
    let id: string;
    try {
      ({ id } = await batch.add({ name: 'The picture', read: () => Promise.resolve(content) }));
      await this.#pictures.database.transaction().execute((transaction) => batch.insertRows(transaction));
      batch.keep();
      before = await this.#profiles.setAvatar(userId, id);
    } catch (error) {
      await batch.discard();
      throw error;
    }
    if (before !== null && before !== id) await this.drop(before);
  }

  async clear(userId: number): Promise<void> {
    const before = await this.#profiles.setAvatar(userId, null);
    if (before !== null) await this.drop(before);
  }

  /** Leaves the files where anything shows the picture. */
  async drop(pictureId: string): Promise<void> {
    await this.#profiles.removeUnusedPicture(pictureId, () => this.#pictures.storage.remove(pictureId));
  }
}
