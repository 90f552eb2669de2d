import { allThere, type Soon, whenThere } from '../shared-rows.ts';
import { PictureMissing } from './pictures.errors.ts';
import type { PictureLoaders } from './pictures.loaders.ts';
import type { ShownPicture } from './shown-picture.ts';

/** Finds pictures and where their files are. */
export class PicturesService {
  readonly #loaders: PictureLoaders;

  constructor(loaders: PictureLoaders) {
    this.#loaders = loaders;
  }

  byId(id: string): Soon<ShownPicture> {
    return whenThere(this.#loaders.byId.get(id), (picture) => {
      if (picture === null) throw new PictureMissing(id);
      return picture;
    });
  }

  byIds(ids: readonly string[]): Soon<readonly ShownPicture[]> {
    return allThere(ids.map((id) => this.byId(id)));
  }
}
