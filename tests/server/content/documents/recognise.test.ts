import { describe, expect, it } from 'vitest';
import { judgeLanguage, recogniseText } from '#server/content/documents/recognise.ts';
import { type RefusalKind, RefusedFile } from '#server/content/refused-file.error.ts';

const SHIFT_JIS = Buffer.from([0x89, 0x4a, 0x82, 0xaa, 0x82, 0xd3, 0x82, 0xe9, 0x0d, 0x0a]);

describe('recogniseText', () => {
  it.each([
    ['UTF-8', Buffer.from('Đêm tối'), { encoding: 'utf-8', language: 'vi', kind: 'plain', text: 'Đêm tối' }],
    ['UTF-8 with its mark', Buffer.from('\ufeffĐêm tối'), { encoding: 'utf-8', language: 'vi', kind: 'plain', text: 'Đêm tối' }],
    [
      'UTF-16 with its mark',
      Buffer.from('\ufeffĐêm tối', 'utf16le'),
      { encoding: 'utf-16le', language: 'vi', kind: 'plain', text: 'Đêm tối' },
    ],
    ['Shift_JIS', SHIFT_JIS, { encoding: 'shift_jis', language: 'ja', kind: 'aozora', text: '雨がふる\n' }],
    ['a text of neither language', Buffer.from('plain\rwords'), { encoding: 'utf-8', language: null, kind: 'plain', text: 'plain\nwords' }],
  ])('reads %s', (_title, bytes, recognised) => {
    expect(recogniseText(bytes, 'a.txt')).toEqual(recognised);
  });

  it.each<[title: string, bytes: Buffer, kind: RefusalKind, reason: string, limit?: number]>([
    ['an empty file', Buffer.alloc(0), 'empty', 'is empty'],
    ['binary data', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'unknownKind', 'is not a text but binary data'],
    [
      'another encoding',
      Buffer.from([0xff, 0x81, 0x20, 0x80, 0xa0]),
      'unknownKind',
      'is no text in UTF-8, UTF-16 with its mark, or Shift_JIS',
    ],
    [
      'Vietnamese of one byte a letter (TCVN3)',
      Buffer.from('Ch\xad\xacng m\xe9t, \xae\xaam t\xe8i', 'latin1'),
      'unknownKind',
      'is no text in UTF-8, UTF-16 with its mark, or Shift_JIS',
    ],
    [
      'Vietnamese of two bytes a letter with marks (VNI)',
      Buffer.from('Ch\xf6\xf4ng mo\xe4t, \xf1e\xe2m to\xe1i', 'latin1'),
      'unknownKind',
      'is no text in UTF-8, UTF-16 with its mark, or Shift_JIS',
    ],
    [
      'Japanese as mail wrote it (ISO-2022-JP)',
      Buffer.from('\x1b$B$4$s8Q\x1b(B\n', 'latin1'),
      'unknownKind',
      'is no text in UTF-8, UTF-16 with its mark, or Shift_JIS',
    ],
    ['more than 20 MiB', Buffer.alloc(21 * 1024 * 1024, 'a'), 'tooLarge', 'is larger than 20 MiB', 20 * 1024 ** 2],
  ])('refuses %s with a sentence', (_title, bytes, kind, reason, limit) => {
    expect(() => recogniseText(bytes, 'a.txt')).toThrow(new RefusedFile('a.txt', kind, reason, { limit }));
  });

  it('judges the language by letters that only one of them has', () => {
    expect(['ひらがな', 'tiếng Việt', 'English', '漢字'].map(judgeLanguage)).toEqual(['ja', 'vi', null, null]);
  });
});
