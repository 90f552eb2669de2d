import { getFileNameLowLevel, type Entry } from 'yauzl';
import type { RefusalKind } from '../refused-file.error.ts';

const LONGEST_NAME = 1_000;
const DEEPEST = 32;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * The name of an entry as text: by its UTF-8 flag or Unicode field, else as UTF-8, CP932 or CP437, whichever fits first.
 * Japanese names made on Windows carry no flag, and some end in the byte 0x5C, which is a backslash only after decoding.
 */
export function decodeEntryName(entry: Entry): string {
  const named = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
  const hasUnicodeField = entry.extraFields.some(({ id }) => id === 0x7075);
  if (hasUnicodeField && !named.includes('\ufffd')) return named;
  return decodeAs('utf-8', entry.fileNameRaw) ?? decodeAs('shift_jis', entry.fileNameRaw) ?? named;
}

/** Null where the bytes are no text of that encoding. */
export function decodeAs(encoding: 'utf-8' | 'shift_jis', bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

export interface EntryName {
  /** Relative, parted by `/`, NFC. */
  readonly name: string;
  readonly isFolder: boolean;
}

/** Returns a clause that says why a name is not taken, for a name that could mean a place outside of its archive. */
export function checkEntryName(decoded: string): EntryName | { readonly kind: RefusalKind; readonly refusal: string } {
  const path = decoded.normalize('NFC').replaceAll('\\', '/');
  if (path === '') return { kind: 'other', refusal: 'holds an entry without a name' };
  if (path.length > LONGEST_NAME) return { kind: 'other', refusal: `holds an entry whose name is longer than ${LONGEST_NAME} characters` };
  if (CONTROL.test(path)) return { kind: 'dangerous', refusal: 'holds an entry whose name has control characters' };
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
    return { kind: 'dangerous', refusal: `holds an entry with an absolute path, "${path}"` };
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) return { kind: 'dangerous', refusal: `holds an entry that leads out of the archive, "${path}"` };
  if (parts.length > DEEPEST) return { kind: 'other', refusal: `holds an entry that is nested more than ${DEEPEST} folders deep` };
  if (parts.length === 0) return { kind: 'other', refusal: `holds an entry with an empty path, "${path}"` };
  return { name: parts.join('/'), isFolder: path.endsWith('/') };
}
