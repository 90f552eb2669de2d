import DataLoader from 'dataloader';
import { alignRows, groupRows } from '../keyed-rows.ts';
import type { PictureRow, PicturesRepository } from './pictures.repository.ts';

export interface PictureLoaders {
  readonly byId: DataLoader<string, PictureRow | null>;
  readonly idsByVersion: DataLoader<number, readonly string[]>;
}

/** Made once a request. */
export function createPictureLoaders(pictures: PicturesRepository): PictureLoaders {
  return {
    byId: new DataLoader(async (ids) => alignRows(ids, await pictures.findByIds(ids), (row) => row.id)),
    idsByVersion: new DataLoader(async (ids) => {
      const rows = await pictures.findPagesOfVersions(ids);
      return groupRows(ids, rows, (row) => row.versionId).map((group) => group.map((row) => row.pictureId));
    }),
  };
}
