import type { ArchiveReader } from '../../archives/archive-reader.ts';
import { RefusedFile } from '../../refused-file.error.ts';
import { decodeText } from '../decode-text.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import type { XmlElement } from './xml-tree.ts';
import { parseXml } from './xml-tree.ts';

const ORIGIN = 'https://epub.invalid';

/** Reads the parts of one EPUB by the names its own parts give them; `file` is the EPUB, for messages. */
export class EpubArchive {
  readonly file: string;
  private readonly archive: ArchiveReader;
  private readonly names: ReadonlyMap<string, string>;
  private readonly trees = new Map<string, XmlElement | null>();
  private bytes = 0;

  constructor(archive: ArchiveReader, file: string) {
    this.archive = archive;
    this.file = file;
    this.names = new Map(archive.names().map((name) => [name.normalize('NFC'), name]));
  }

  /** The archive's own spelling of a name; null where it holds none such. */
  find(name: string): string | null {
    return this.names.get(name.normalize('NFC')) ?? null;
  }

  read(name: string, limit: number): Promise<Buffer> {
    return this.archive.read(name, limit);
  }

  /** Null where the part is absent. All texts of an EPUB together have a limit. */
  async readText(name: string): Promise<string | null> {
    const found = this.find(name);
    if (found === null) return null;
    const bytes = await this.archive.read(found, TEXT_LIMITS.bytes);
    this.bytes += bytes.length;
    if (this.bytes > TEXT_LIMITS.bytes) throw new RefusedFile(this.file, 'other', 'holds more than 20 MB of text');
    return bytes.length === 0 ? '' : decodeText(bytes, `${this.file} (${found})`).text;
  }

  /** Read once: the same tree comes again. */
  async readXml(name: string, mode: 'xml' | 'xhtml'): Promise<XmlElement | null> {
    const known = this.trees.get(name);
    if (known !== undefined) return known;
    const text = await this.readText(name);
    const tree = text === null ? null : parseXml(text, mode, `${this.file} (${name})`);
    this.trees.set(name, tree);
    return tree;
  }
}

export interface InnerAddress {
  readonly path: string;
  /** Empty where the address names no place in its document. */
  readonly fragment: string;
}

/** Where an address inside the part at `base` points to within the archive; null for all that lies outside or is no address. */
export function resolveAddress(base: string, address: string): InnerAddress | null {
  try {
    const url = new URL(address, `${ORIGIN}/${base.split('/').map(encodeURIComponent).join('/')}`);
    if (url.origin !== ORIGIN) return null;
    return { path: decodeURIComponent(url.pathname.slice(1)), fragment: decodeURIComponent(url.hash.slice(1)) };
  } catch {
    return null;
  }
}
