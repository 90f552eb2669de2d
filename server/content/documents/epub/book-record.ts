import { decodeMarkup } from '../decode-text.ts';
import { type PackageMetadata, readMetadata } from './package-metadata.ts';
import { childrenNamed, findElement, parseXml } from './xml-tree.ts';

export const BOOK_RECORD_NAME = 'metadata.opf';

/**
 * Reads what Calibre keeps beside a book: what its owner has put right stands there, and seldom in the book. Null where it
 * says nothing. Throws a RefusedFile for what is no text; `file` serves messages only.
 */
export function readBookRecord(bytes: Buffer, file: string): PackageMetadata | null {
  const root = findElement(parseXml(decodeMarkup(bytes, file), 'xml', file), 'package');
  const [metadata] = root === null ? [] : childrenNamed(root, 'metadata');
  if (metadata === undefined) return null;
  return readMetadata({ path: file, metadata, items: new Map(), spine: [], progression: null, ncx: null });
}
