/**
 * An untrusted archive that has passed its checks. Names are plain text for messages and look-ups, never paths on a disk:
 * parted by `/`, relative, without `..`, each once.
 */
export interface ArchiveReader {
  /** Files only, in the archive's own order. */
  names(): readonly string[];
  /** Rejects with a RefusedFile where there is no such name, the content has more than `limit` bytes, or is damaged. */
  read(name: string, limit: number): Promise<Buffer>;
}
