import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Block, Run } from '#graphql/document/chapter-document.ts';
import { textOfBlock, textOfDocument } from '#graphql/document/document-text.ts';
import { partAozoraText } from '#server/content/documents/aozora/aozora-header.ts';
import { finishDocument } from '#server/content/documents/document-builder.ts';
import { readText } from '#server/content/documents/read-text.ts';
import { importTextWork } from '#server/content/documents/text-work.ts';
import type { ImportedWork } from '#server/content/imported-work.ts';
import { isSharedContentMissing, sharedContent } from '#tests/support/files/shared-content.ts';

function importFiles(language: 'vi' | 'ja', ...names: readonly string[]): ImportedWork {
  const files = names.map((name) => ({ name, bytes: readFileSync(sharedContent.path('novels', language, name)) }));
  return importTextWork(files, { sourceKey: names[0] ?? '', language: null, title: null });
}

function blocksOf(work: ImportedWork): readonly Block[] {
  return work.chapters.flatMap(({ content }) => (content.kind === 'text' ? content.document.blocks : []));
}

function runsOf(block: Block): readonly Run[] {
  if (block.kind === 'paragraph' || block.kind === 'heading') return block.runs;
  return block.kind === 'verse' ? block.lines.flatMap((line) => line.runs) : [];
}

function countRuby(blocks: readonly Block[]): number {
  return blocks.flatMap(runsOf).filter((run) => typeof run !== 'string' && run.ruby !== undefined).length;
}

function verseLines(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => (block.kind === 'verse' ? textOfBlock(block).split('\n') : []));
}

function trimmedLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((line) => line !== '');
}

describe.skipIf(isSharedContentMissing())('the Japanese texts of Aozora Bunko', () => {
  const rows = sharedContent.isThere
    ? readFileSync(sharedContent.path('novels', 'ja', 'index.tsv'), 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((row) => row.split('\t'))
    : [];

  it.each(rows.map((row) => row[0] ?? ''))('%s keeps each of its readings', (name) => {
    const text = new TextDecoder('shift_jis').decode(readFileSync(sharedContent.path('novels', 'ja', name))).replaceAll('\r\n', '\n');
    const counted = Number(rows.find((row) => row[0] === name)?.[9]);
    const inBody =
      partAozoraText(text)
        .body.join('\n')
        .match(/《[^》]+》/g)?.length ?? 0;
    const work = importFiles('ja', name);
    const inTitles = name.startsWith('ginga') ? 4 : 0;
    expect(countRuby(blocksOf(work)) + inTitles).toBe(inBody);
    expect(counted - inBody).toBeGreaterThanOrEqual(0);
    expect(counted - inBody).toBeLessThanOrEqual(6);
    expect(work.language).toBe('ja');
    expect(work.sourceNote).toMatch(/^底本：/);
    expect(textOfDocument({ blocks: blocksOf(work), notes: [] })).not.toMatch(/［＃|[《》｜]/);
  });

  it('羅生門 begins with its readings', () => {
    const work = importFiles('ja', 'rashomon.txt');
    expect(work).toMatchObject({
      title: '羅生門',
      credits: [{ name: '芥川龍之介', role: 'AUTHOR' }],
      chapters: [{ number: '1', title: null }],
    });
    expect(blocksOf(work)[0]).toMatchObject({
      kind: 'paragraph',
      runs: [
        '　ある日の暮方の事である。一人の',
        { text: '下人', ruby: 'げにん' },
        'が、',
        { text: '羅生門', ruby: 'らしょうもん' },
        'の下で雨やみを待っていた。',
      ],
    });
    expect(blocksOf(work).at(-1)).toMatchObject({ kind: 'paragraph', runs: ['（大正四年九月）'], align: 'end' });
  });

  it('源氏物語 has its 56 instalments in order', () => {
    const work = importFiles(
      'ja',
      ...readdirSync(sharedContent.path('novels', 'ja', 'genji-monogatari')).map((name) => `genji-monogatari/${name}`),
    );
    expect(work.title).toBe('源氏物語');
    expect(work.credits.map(({ name, role }) => `${role} ${name}`)).toEqual(['AUTHOR 紫式部', 'TRANSLATOR 與謝野晶子']);
    expect(work.chapters.map(({ number }) => number)).toEqual(Array.from({ length: 56 }, (_each, index) => String(index + 1)));
    expect(work.chapters.map(({ title }) => title)).toEqual(
      rows.filter((row) => row[0]?.startsWith('genji')).map((row) => row[2]?.replace(/^\d+\s*/, '')),
    );
  });

  it.each([
    ['kokoro.txt', 3],
    ['botchan.txt', 11],
    ['wagahai-wa-neko-de-aru.txt', 11],
    ['chijin-no-ai.txt', 28],
    ['gon-gitsune.txt', 6],
    ['ginga-tetsudo-no-yoru.txt', 9],
    ['maihime.txt', 1],
  ])('%s has %i chapters', (name, chapters) => {
    expect(importFiles('ja', name).chapters).toHaveLength(chapters);
  });
});

describe.skipIf(isSharedContentMissing())('the Vietnamese texts', () => {
  it('Số đỏ has 20 chapters without hard wraps', () => {
    const work = importFiles('vi', 'vu-trong-phung_so-do.txt');
    expect(work.chapters.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_each, index) => String(index + 1)));
    expect(work.chapters.map(({ title }) => title)).toEqual([
      ...Array.from({ length: 19 }, (_each, index) => `Chương ${index + 1}`),
      'Chương kết',
    ]);
    expect(blocksOf(work)[3]).toMatchObject({ kind: 'paragraph', runs: ['Lúc ấy vào độ 3 giờ chiều, một ngày thứ năm.'] });
    expect(textOfBlock(blocksOf(work)[4] as Block)).toMatch(/^Trong khu sân quần .* hai người Pháp dùng đến\. .* bất đắc dĩ khác\.$/);
    expect(blocksOf(work)[5]).toMatchObject({ runs: ['– xanh ca! ', { text: '(1)', note: 'n1' }] });
    expect(work.chapters[0]?.content).toMatchObject({ document: { notes: [{ runs: ['Năm đều'] }, {}, {}, {}, {}] } });
  });

  it.each([
    ['khai-hung_hon-buom-mo-tien.txt', ['Tựa', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']],
    ['vu-trong-phung_dut-tinh.txt', Array.from({ length: 11 }, (_each, index) => `Chương ${index + 1}`)],
  ])('%s has its chapters', (name, titles) => {
    expect(importFiles('vi', name).chapters.map(({ title }) => title)).toEqual(titles);
  });

  it('books whose titles stand alone have all of them', () => {
    expect(importFiles('vi', 'thach-lam_gio-dau-mua.txt').chapters).toHaveLength(15);
    expect(importFiles('vi', 'thach-lam_ha-noi-36-pho-phuong.txt').chapters).toHaveLength(21);
    expect(importFiles('vi', 'vu-trong-phung_ky-nghe-lay-tay.txt').chapters).toHaveLength(10);
  });

  it.each([
    ['truyen-kieu_crlf-numbered.txt', 3_254],
    ['truyen-kieu.txt', 3_256],
    ['chinh-phu-ngam_doan-thi-diem.txt', 412],
    ['ho-xuan-huong_tho.txt', 176],
  ])('%s has %i lines of verse', (name, lines) => {
    const verse = verseLines(blocksOf(importFiles('vi', name)));
    expect(verse).toHaveLength(lines);
    expect(verse.filter((line) => /\d|^\s|\s$/.test(line))).toEqual([]);
  });
});

describe.skipIf(isSharedContentMissing())('naughty strings', () => {
  it('survive byte for byte in NFC', () => {
    const bytes = readFileSync(sharedContent.path('hostile', 'text', 'blns.txt'));
    const kept = readText(bytes, 'blns.txt')
      .chapters.flatMap((chapter) => finishDocument(chapter).blocks.map(textOfBlock))
      .join('\n');
    expect(trimmedLines(kept)).toEqual(trimmedLines(new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n').normalize('NFC')));
  });
});
