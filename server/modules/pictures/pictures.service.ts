import type { CropBox, PictureSource } from '#graphql/generated/server.ts';
import { PictureMissing } from './pictures.errors.ts';
import type { PictureLoaders } from './pictures.loaders.ts';
import type { PictureRow } from './pictures.repository.ts';

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/avif': 'avif', 'image/webp': 'webp' };

/** Finds pictures and says where their files are. */
export class PicturesService {
  readonly #loaders: PictureLoaders;

  constructor(loaders: PictureLoaders) {
    this.#loaders = loaders;
  }

  async byId(id: string): Promise<PictureRow> {
    const picture = await this.#loaders.byId.load(id);
    if (picture === null) throw new PictureMissing(id);
    return picture;
  }

  async byIds(ids: readonly string[]): Promise<PictureRow[]> {
    return Promise.all(ids.map((id) => this.byId(id)));
  }

  async idsOfVersion(versionId: number): Promise<readonly string[]> {
    return this.#loaders.idsByVersion.load(versionId);
  }

  sourcesOf({ id, files }: PictureRow): PictureSource[] {
    return files.map(([type, width]) => ({ url: `/pictures/${id}/${width}.${EXTENSIONS[type] ?? 'webp'}`, width, type }));
  }

  cropBoxOf({ cropLeft, cropTop, cropWidth, cropHeight }: PictureRow): CropBox | null {
    if (cropLeft === null || cropTop === null || cropWidth === null || cropHeight === null) return null;
    return { left: cropLeft, top: cropTop, width: cropWidth, height: cropHeight };
  }
}
