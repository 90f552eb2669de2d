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

/** The letters of old Vietnamese encodings (TCVN3, VNI) are narrow katakana or private characters in Shift_JIS, where no Japanese stands without kana. */
function isForeign(text: string): boolean {
  return /[\uff66-\uff9d\ue000-\uf8ff]/.test(text) && !/[\u3041-\u3096\u30a1-\u30fa]/.test(text);
}

function decode(bytes: Buffer, encoding: TextEncoding): DecodedText | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}
