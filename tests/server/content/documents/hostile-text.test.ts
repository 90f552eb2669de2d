import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfDocument } from '#graphql/document/document-text.ts';
import { finishDocument } from '#server/content/documents/document-builder.ts';
import { readText } from '#server/content/documents/read-text.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import { page, smallBook } from './epub/memory-archive.ts';
import { readBook } from './epub/read-book.ts';

/** Generous, as a busy machine is slow; what is quadratic takes minutes. */
const LONGEST_MILLISECONDS = 6_000;
const BYTES = 5 * 1024 * 1024;
const JAPANESE = 'これはにほんごのぶんしょうです。\n'.repeat(200);
const VIETNAMESE = 'Đêm đã tối rồi đấy nhé các bạn.\n\n'.repeat(20);

function fill(sign: string): string {
  return sign.repeat(Math.ceil(BYTES / Buffer.byteLength(sign)));
}

describe('five megabytes made to be slow', () => {
  it.each([
    ['opened ruby', JAPANESE + fill('《')],
    ['bars before ruby', JAPANESE + fill('｜《')],
    ['opened notes', JAPANESE + fill('［＃')],
    ['notes inside notes', `${JAPANESE}${'［＃'.repeat(400_000)}${'］'.repeat(400_000)}`],
    ['marks that point at nothing', JAPANESE + fill('あ［＃「い」に傍点］')],
    ['marks one after the other', JAPANESE + fill('あ［＃「あ」に傍点］')],
    ['opened accents', JAPANESE + fill('〔')],
    ['a heading without an end', `${JAPANESE}［＃ここから大見出し］\n${'あ\n'.repeat(150_000)}`],
    ['legends without an end', JAPANESE + `${'-'.repeat(30)}\n`.repeat(100_000)],
    ['spaces', `${VIETNAMESE}${' '.repeat(BYTES)}x`],
    ['pointers at notes', `${VIETNAMESE}${'(1)'.repeat(1_000_000)}\n\n(1) đấy`],
    ['songs', VIETNAMESE + 'Đấy là thế\n\n'.repeat(100_000)],
    ['headings', VIETNAMESE + 'Chương 1\n\n'.repeat(100_000)],
    ['brackets', VIETNAMESE + fill('([(')],
    ['signs within a line', `${JAPANESE}あ${fill('-')}あ`],
  ])('are read at once: %s', (_title, text) => {
    const start = performance.now();
    readText(Buffer.from(text), 'a.txt').chapters.forEach(finishDocument);
    expect(performance.now() - start).toBeLessThan(LONGEST_MILLISECONDS);
  });

  it('are read at once: spaces within a heading of markup', async () => {
    const book = smallBook({ entries: { 'a.xhtml': page(`<h1>Đêm${fill('\u00a0')}tối</h1><p>Đêm đã tối rồi đấy.</p>`) } });
    const start = performance.now();
    await readBook(book);
    expect(performance.now() - start).toBeLessThan(LONGEST_MILLISECONDS);
  });

  it.each([
    ['a million lines', 'あ\n'.repeat(1_000_000), 'holds more than 200000 paragraphs'],
    ['a million lines of Vietnamese', `Đêm.\n${'ô\n'.repeat(1_000_000)}`, 'holds more than 200000 paragraphs'],
    ['a million notes', JAPANESE + fill('［＃注］'), 'holds more than 50000 notes'],
  ])('are refused where they hold %s', (_title, text, reason) => {
    expect(() => readText(Buffer.from(text), 'a.txt')).toThrow(new RefusedFile('a.txt', 'other', reason));
  });
});

const NOTATION = fc.constantFrom(
  '《',
  '》',
  '｜',
  '［＃',
  '］',
  '※',
  '「',
  '」',
  'に傍点',
  'は大見出し',
  '字下げ',
  'ここから２',
  '〔',
  '〕',
  "e'",
  '／＼',
  '漢',
  'かな',
  '\n',
  '　',
  '-----',
  '底本：',
  'Chương 1',
  '(1)',
  '* * *',
  'I\n',
  'đấy ',
  '\ufeff',
  '\u2028',
  '𠮷',
);

describe('any text', () => {
  it('is read or refused, and never fails otherwise', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
          fc.array(fc.oneof(NOTATION, fc.string({ unit: 'binary' }))).map((parts) => Buffer.from(parts.join(''))),
        ),
        (bytes) => {
          try {
            const { chapters } = readText(bytes, 'a.txt');
            for (const document of chapters.map(finishDocument))
              expect(new Set(document.blocks.map(({ id }) => id)).size).toBe(document.blocks.length);
          } catch (error) {
            expect(error).toBeInstanceOf(RefusedFile);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keeps every character of plain words, in their order', () => {
    const words = fc.array(fc.constantFrom('đêm', 'tối', 'rồi', 'mưa', 'trăng', 'Hà', 'Nội', 'nhé', 'ơi,', 'vâng.', '– Ừ', '\n', '\n\n'), {
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ');
        fc.pre(text.trim() !== '');
        const { chapters, title } = readText(Buffer.from(text), 'a.txt');
        const kept = chapters.map((chapter) => `${chapter.title ?? ''}${textOfDocument(finishDocument(chapter))}`).join('');
        expect((title ?? '') + kept.replace(/\s/g, '')).toBe(text.normalize('NFC').replace(/\s/g, ''));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every character of plain Japanese, in their order', () => {
    const signs = fc.array(fc.constantFrom('雨', '下人', 'が', 'の', '。', '「', '」', 'カ', 'ー', '\n', '　', '、', 'です'), {
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(signs, (parts) => {
        const text = `${'ひらがな。'.repeat(3)}\n${parts.join('')}`;
        const kept = readText(Buffer.from(text), 'a.txt')
          .chapters.map((chapter) => textOfDocument(finishDocument(chapter)))
          .join('');
        expect(kept.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
      { numRuns: 300 },
    );
  });
});
