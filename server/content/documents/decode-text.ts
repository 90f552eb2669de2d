import { RefusedFile } from '../refused-file.error.ts';
import { tooLarge } from '../too-large.ts';
import { TEXT_LIMITS } from './text-limits.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis';

export interface DecodedText {
  /** Without a byte order mark; line ends and Unicode form as in the file. */
  readonly text: string;
  readonly encoding: TextEncoding;
}

const MARKS: readonly { readonly encoding: TextEncoding; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * Reads bytes as text: by the byte order mark, else as strict UTF-8, else as Windows' Shift_JIS (CP932).
 * Throws a RefusedFile for an empty, too large or binary file and for any other encoding; `file` serves messages only.
 */
export function decodeText(bytes: Buffer, file: string): DecodedText {
  if (bytes.length === 0) throw new RefusedFile(file, 'empty', 'is empty');
  if (bytes.length > TEXT_LIMITS.bytes) throw tooLarge(file, TEXT_LIMITS.bytes);
  const marked = markedEncoding(bytes);
  const decoded = marked === null ? guess(bytes) : decode(bytes, marked);
  if (decoded === null) throw new RefusedFile(file, 'unknownKind', 'is no text in UTF-8, UTF-16 with its mark, or Shift_JIS');
  if (decoded.text.includes('\0')) throw new RefusedFile(file, 'unknownKind', 'is not a text but binary data');
  return decoded;
}

/** What markup says of its own encoding at its beginning. */
const DECLARED = /<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']|<meta[^>]{0,200}?[\s;]charset\s*=\s*["']?([\w.:-]{1,40})/i;
const DECLARED_WITHIN = 1_024;
/** Bytes of these may be UTF-8 as well. */
const LIKE_UTF_8 = /^(?:utf-16[lb]e|(?:cs)?iso-?2022-jp)$/i;
/** Programs write Latin-1 into the head of any text; and what declares UTF-16 in letters of one byte is not that. */
const NOT_BELIEVED = /^(?:(?:x-)?cp-?1252|windows-1252|(?:iso-?)?8859-1|latin-?1|(?:us-)?ascii|utf-?16.*|unicode)$/i;

/**
 * Reads bytes of XML or HTML as text: as other texts, but in the encoding that they declare where they are not UTF-8, which they are
 * often enough whatever they declare. Throws as `decodeText` does.
 */
export function decodeMarkup(bytes: Buffer, file: string): string {
  const declared = bytes.length > TEXT_LIMITS.bytes || markedEncoding(bytes) !== null ? null : declaredEncoding(bytes);
  if (declared === null || (!LIKE_UTF_8.test(declared) && decode(bytes, 'utf-8') !== null)) return decodeText(bytes, file).text;
  const text = decodeAs(declared, bytes);
  return text === null || text.includes('\0') ? decodeText(bytes, file).text : text;
}

/** Null for none, and for one that cannot be or that any bytes are. */
function declaredEncoding(bytes: Buffer): string | null {
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  const [, ofXml, ofHtml] = DECLARED.exec(bytes.toString('latin1', 0, DECLARED_WITHIN)) ?? [];
  const name = ofXml ?? ofHtml ?? null;
  return name === null || NOT_BELIEVED.test(name) ? null : name;
}

/** Null where the bytes are no text of that encoding, or nobody knows it. */
function decodeAs(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What the byte order mark says; null without one. */
export function markedEncoding(bytes: Buffer): TextEncoding | null {
  return MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding ?? null;
}

function guess(bytes: Buffer): DecodedText | null {
  if (bytes.includes(0)) return { text: '\0', encoding: 'utf-8' };
  const decoded = decode(bytes, 'utf-8') ?? decode(bytes, 'shift_jis');
  if (decoded === null || isIso2022(decoded.text)) return null;
  return decoded.encoding === 'shift_jis' && isForeign(decoded.text) ? null : decoded;
}

/** Old Japanese mail is of bytes that are ASCII, parted by escapes. */
function isIso2022(text: string): boolean {
  return text.includes('\u001b$');
}

/**
 * The letters of old Vietnamese encodings (TCVN3, VNI) are narrow katakana or private characters in Shift_JIS, where no
 * Japanese stands without kana.
 */
function isForeign(text: string): boolean {
  return /[\uff66-\uff9d\ue000-\uf8ff]/.test(text) && !/[\u3041-\u3096\u30a1-\u30fa]/.test(text);
}

function decode(bytes: Buffer, encoding: TextEncoding): DecodedText | null {
  const text = decodeAs(encoding, bytes);
  return text === null ? null : { text, encoding };
}
