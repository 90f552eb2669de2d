import type { UploadBytes } from './upload-bytes.ts';
import type { FilePlace, FindWanted, HeldFile, NextPiece, UploadPieces } from './upload-pieces.ts';

/** Bytes of uploads in the data folder, which is the same for all processes: files grow there, piece by piece. */
export class FolderPieces implements UploadPieces {
  readonly #bytes: UploadBytes;

  constructor(bytes: UploadBytes) {
    this.#bytes = bytes;
  }

  async held({ uploadId, index }: FilePlace): Promise<HeldFile> {
    return { bytes: await this.#bytes.size(uploadId, index), pieces: 1 };
  }

  async take({ uploadId, index, offset, most, checksum }: NextPiece, body: AsyncIterable<Buffer>): Promise<number | null> {
    const { length, isWhole, sum } = await this.#bytes.write(uploadId, index, { offset, most }, body);
    return checksum === null || (isWhole && sum.equals(checksum)) ? length : null;
  }

  async gather({ uploadId, index }: FilePlace): Promise<number> {
    return await this.#bytes.size(uploadId, index);
  }

  async remove(uploadId: string): Promise<void> {
    await this.#bytes.remove(uploadId);
  }

  async sweep(before: Date, findWanted: FindWanted): Promise<void> {
    await this.#bytes.sweep(before, findWanted);
  }
}
