import { alignRows } from '../keyed-rows.ts';
import type { RowMemory, RowSource } from '../shared-rows.ts';
import type { PictureRow, PicturesRepository } from './pictures.repository.ts';
import { type ShownPicture, shownPicture } from './shown-picture.ts';

export interface PictureLoaders {
  readonly byId: RowSource<string, ShownPicture | null>;
}

const MOST_PICTURES = 10_000;

export function createPictureLoaders(pictures: PicturesRepository, memory: RowMemory): PictureLoaders {
  return {
    byId: memory.share(async (ids) => {
      const rows = alignRows(ids, await pictures.findByIds(ids), keyOf);
      return rows.map((row) => (row === null ? null : shownPicture(row)));
    }, MOST_PICTURES),
  };
}

function keyOf({ id }: PictureRow): string {
  return id;
}
