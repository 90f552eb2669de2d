import { decodeAs } from '../../archives/entry-name.ts';
import type { ArchiveReader } from '../../archives/archive-reader.ts';
import { RefusedFile } from '../../refused-file.error.ts';
import { decodeMarkup } from '../decode-text.ts';
import { describeBytes } from '../../too-large.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import type { XmlElement } from './xml-tree.ts';
import { parseXml } from './xml-tree.ts';

/** Elements and texts of all documents together, which are in memory until the book is read. */
const MOST_BOOK_NODES = 1_000_000;

const ORIGIN = 'https://epub.invalid';

export interface InnerAddress {
  readonly path: string;
  /** Empty where the address names no place in its document. */
  readonly fragment: string;
}

/** Reads the parts of one EPUB by the names its own parts give them; `file` is the EPUB, for messages. */
export class EpubArchive {
  readonly file: string;
  private readonly archive: ArchiveReader;
  private readonly names: ReadonlyMap<string, string>;
  private readonly alike: ReadonlyMap<string, string | null>;
  private readonly trees = new Map<string, XmlElement | null>();
  private bytes = 0;
  private readonly nodes = { left: MOST_BOOK_NODES };

  constructor(archive: ArchiveReader, file: string) {
    this.archive = archive;
    this.file = file;
    this.names = new Map(archive.names().map((name) => [name.normalize('NFC'), name]));
    this.alike = namesAlike(archive.names());
  }

  /**
   * The archive's own spelling of a name, which may be written in other letter case or with other characters as percent
   * codes; null where it holds none such, or several.
   */
  find(name: string): string | null {
    return this.names.get(name.normalize('NFC')) ?? this.alike.get(likeness(name)) ?? null;
  }

  /**
   * Where an address inside the part at `base` points to within the archive, in the archive's own spelling where it holds
   * such a part; null for all that lies outside or is no address.
   */
  resolve(base: string, address: string): InnerAddress | null {
    const url = URL.parse(address, `${ORIGIN}/${base.split('/').map(encodeURIComponent).join('/')}`);
    if (url === null || url.origin !== ORIGIN) return null;
    const path = decodePercent(url.pathname.slice(1));
    return { path: this.find(path) ?? path, fragment: decodePercent(url.hash.slice(1)) };
  }

  /** One text for all addresses of one place; empty for those that lead to none. */
  keyOf(base: string, address: string): string {
    const place = this.resolve(base, address);
    return place === null ? '' : `${place.path}#${place.fragment}`;
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
    if (this.bytes > TEXT_LIMITS.bookBytes)
      throw new RefusedFile(this.file, 'other', `holds more than ${describeBytes(TEXT_LIMITS.bookBytes)} of text`);
    return bytes.length === 0 ? '' : decodeMarkup(bytes, `${this.file} (${found})`);
  }

  /** Read once: the same tree comes again. */
  async readXml(name: string, mode: 'xml' | 'xhtml'): Promise<XmlElement | null> {
    const known = this.trees.get(name);
    if (known !== undefined) return known;
    const text = await this.readText(name);
    const tree = text === null ? null : parseXml(text, mode, `${this.file} (${name})`, this.nodes);
    this.trees.set(name, tree);
    return tree;
  }
}

/** Null for what several names are like: none of them is meant for sure. */
function namesAlike(names: readonly string[]): Map<string, string | null> {
  const alike = new Map<string, string | null>();
  for (const name of names) alike.set(likeness(name), alike.has(likeness(name)) ? null : name);
  return alike;
}

function likeness(name: string): string {
  return decodePercent(name).normalize('NFC').toLowerCase();
}

/** A percent sign that begins no code stands for itself; so do codes of no text. */
function decodePercent(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    const bytes = Buffer.from(codes.replaceAll('%', ''), 'hex');
    return decodeAs('utf-8', bytes) ?? decodeAs('shift_jis', bytes) ?? codes;
  });
}
