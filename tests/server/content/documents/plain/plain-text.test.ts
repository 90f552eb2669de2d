import { describe, expect, it } from 'vitest';
import { textOfBlock } from '#graphql/document/document-text.ts';
import { finishDocument } from '#server/content/documents/document-builder.ts';
import { readPlainText } from '#server/content/documents/plain/plain-text.ts';

const LONG = 'Trên con đường Bắc Ninh Đông Triều chiếc xe ô tô hàng bon bon chạy. ';

function wrap(text: string, column = 72): string {
  const lines = [''];
  for (const word of text.trim().split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > column) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

describe('plain Vietnamese text', () => {
  it('joins lines that were wrapped by hand, and keeps speech apart', () => {
    const prose = LONG.repeat(6).trim();
    const text = `${wrap(prose)}\n\n– Cho tôi xuống đây!\n\n– Vâng.\n\n${wrap(prose)}`;
    expect(readPlainText(text, 'a.txt').chapters).toMatchObject([
      { title: null, blocks: [prose, '– Cho tôi xuống đây!', '– Vâng.', prose].map((run) => ({ kind: 'paragraph', runs: [run] })) },
    ]);
  });

  it('joins a line that was wrapped two signs before the others, in the midst of a sentence', () => {
    const prose = 'sóng '.repeat(150).trim();
    const speech = '–\u2002Anh ngồi chơi. Chúng ta đã quen thuộc nhau, còn gì khách'.padEnd(wrap(prose).indexOf('\n') - 5, 'h');
    const read = (next: string) =>
      readPlainText(`${wrap(prose)}\n\n${speech}\n${next}`, 'a.txt')
        .chapters[0]?.blocks.slice(1)
        .map(textOfBlock);
    expect(read('sáo? Rồi chàng nhìn vào.')).toEqual([`${speech} sáo? Rồi chàng nhìn vào.`]);
    expect(read('Rồi chàng nhìn vào.')).toEqual([speech, 'Rồi chàng nhìn vào.']);
  });

  it('takes each line for a paragraph where nothing is wrapped', () => {
    const lines = [LONG.repeat(3).trim(), '– Vâng.', LONG.repeat(2).trim()];
    expect(readPlainText(lines.join('\n'), 'a.txt').chapters[0]?.blocks).toEqual(lines.map((run) => ({ kind: 'paragraph', runs: [run] })));
  });

  it('keeps verse inside prose', () => {
    const prose = LONG.repeat(6).trim();
    const text = `${wrap(prose)}\n\nTrăm năm trong cõi người ta,\nChữ tài chữ mệnh khéo là ghét nhau.\n\n${wrap(prose)}`;
    expect(readPlainText(text, 'a.txt').chapters[0]?.blocks).toEqual([
      { kind: 'paragraph', runs: [prose] },
      { kind: 'verse', lines: [{ runs: ['Trăm năm trong cõi người ta,'] }, { runs: ['Chữ tài chữ mệnh khéo là ghét nhau.'] }] },
      { kind: 'paragraph', runs: [prose] },
    ]);
  });

  it('joins a song whose lines stand apart', () => {
    const song = [
      'Hỡi anh đi đường cái quan',
      'Dừng chân đứng lại em than vài nhời',
      'Đi đâu vội mấy anh ôi?',
      'Công việc đã có chị tôi ở nhà.',
    ];
    expect(readPlainText(['Cô hát ví:', ...song, 'Các cô vỗ tay.'].join('\n\n'), 'a.txt').chapters[0]?.blocks).toEqual([
      { kind: 'paragraph', runs: ['Cô hát ví:'] },
      { kind: 'verse', lines: song.map((line) => ({ runs: [line] })) },
      { kind: 'paragraph', runs: ['Các cô vỗ tay.'] },
    ]);
  });

  it('makes a scene break of an ornament between paragraphs', () => {
    expect(readPlainText('Đêm.\n\n* * *\n\nSáng.', 'a.txt').chapters[0]?.blocks).toEqual([
      { kind: 'paragraph', runs: ['Đêm.'] },
      { kind: 'sceneBreak' },
      { kind: 'paragraph', runs: ['Sáng.'] },
    ]);
  });

  it('makes a scene break of an ornament also where no blank lines stand around it', () => {
    expect(readPlainText('Hắn cười.\n* * *\nHắn khóc.', 'a.txt').chapters[0]?.blocks).toEqual([
      { kind: 'paragraph', runs: ['Hắn cười.'] },
      { kind: 'sceneBreak' },
      { kind: 'paragraph', runs: ['Hắn khóc.'] },
    ]);
  });

  it('is without the indents and blank lines that pages make of spaces which do not break', () => {
    const text = '\u00a0\u00a0\u00a0Trời đã tối.\n\u00a0\n\u3000\u3000Trời đã\u00a0sáng.\n\u3000';
    expect(readPlainText(text, 'a.txt').chapters[0]?.blocks).toEqual([
      { kind: 'paragraph', runs: ['Trời đã tối.'] },
      { kind: 'paragraph', runs: ['Trời đã\u00a0sáng.'] },
    ]);
  });

  it('normalises to NFC', () => {
    expect(readPlainText('Đêm tối'.normalize('NFD'), 'a.txt').chapters[0]?.blocks).toEqual([{ kind: 'paragraph', runs: ['Đêm tối'] }]);
  });
});

describe('chapters of plain Vietnamese text', () => {
  it.each([
    ['numbers', ['Chương 1', 'Chương 2'], ['Chương 1', 'Chương 2']],
    ['Roman numbers and titles', ['Chương I - Đầu và tai', 'Chương II: Mưa'], ['Chương I - Đầu và tai', 'Chương II: Mưa']],
    ['words', ['CHƯƠNG MỘT', 'Chương thứ hai', 'Chương kết'], ['CHƯƠNG MỘT', 'Chương thứ hai', 'Chương kết']],
    [
      'words beyond fifteen',
      ['Chương mười lăm', 'Chương mười sáu', 'Chương hai mươi mốt: Mưa'],
      ['Chương mười lăm', 'Chương mười sáu', 'Chương hai mươi mốt: Mưa'],
    ],
    ['words of translators from English', ['Chap 1', 'Chap 2: Mưa', 'Chapter 3'], ['Chap 1', 'Chap 2: Mưa', 'Chapter 3']],
    ['a title in the line below', ['Hồi 1\nCon đường', 'Hồi 2\nVề nhà'], ['Hồi 1: Con đường', 'Hồi 2: Về nhà']],
    ['signs around them', ['*** Chương 1: Mưa ***', '☆, Chương 2', '--- Chương 3 ---'], ['Chương 1: Mưa', 'Chương 2', 'Chương 3']],
    ['signs of markup', ['# Chương 1: Mưa', '**Chương 2**\nNắng', '[Chương 3] Gió'], ['Chương 1: Mưa', 'Chương 2: Nắng', 'Chương 3: Gió']],
    [
      'parts of chapters',
      ['Chương 1 (1): Mưa', 'Chương 2a: Nắng', 'Chương 2b “Gió”'],
      ['Chương 1 (1): Mưa', 'Chương 2a: Nắng', 'Chương 2b “Gió”'],
    ],
    ['Roman numbers alone after a foreword', ['Tựa', 'I', 'II', 'III'], ['Tựa', 'I', 'II', 'III']],
  ])('open with %s', (_title, headings, titles) => {
    const text = headings.map((heading) => `${heading}\n\nTrời đã tối rồi đấy.`).join('\n\n');
    expect(readPlainText(text, 'a.txt').chapters).toEqual(
      titles.map((title) => ({ title, blocks: [{ kind: 'paragraph', runs: ['Trời đã tối rồi đấy.'] }], notes: new Map() })),
    );
  });

  it('open at their lines where no blank lines stand between paragraphs, once though the line comes twice', () => {
    const text =
      'Chương 1: Mưa\nChương 1: Mưa\nTrời đã tối rồi đấy.\n– Ừ.\nChương 2\nNắng\nTrời đã sáng rồi đấy, ai cũng biết.\nChương 3 này nói về mưa.\nHết.';
    expect(readPlainText(text, 'a.txt').chapters.map(({ title, blocks }) => [title, blocks.map(textOfBlock)])).toEqual([
      ['Chương 1: Mưa', ['Trời đã tối rồi đấy.', '– Ừ.']],
      ['Chương 2: Nắng', ['Trời đã sáng rồi đấy, ai cũng biết.', 'Chương 3 này nói về mưa.', 'Hết.']],
    ]);
  });

  it('do not open in a table of contents, which is no title page either', () => {
    const text = 'MỤC LỤC\nChương 1: Mưa\nChương 2: Nắng\n\nChương 1: Mưa\n\nTrời mưa.\n\nChương 2: Nắng\n\nTrời nắng.';
    const read = readPlainText(text, 'a.txt');
    expect(read).toMatchObject({ title: null, credits: [] });
    expect(read.chapters.map(({ title, blocks }) => [title, blocks.map(textOfBlock)])).toEqual([
      ['Chương 1: Mưa', ['MỤC LỤC', 'Chương 1: Mưa', 'Chương 2: Nắng', 'Trời mưa.']],
      ['Chương 2: Nắng', ['Trời nắng.']],
    ]);
  });

  it('do not open with a sentence that begins like a heading', () => {
    const text =
      'Phần căm nỗi khách phần dơ nỗi mình:\n\nHồi lâu, bà mừng rỡ thì thào.\n\n- Chương 1 nói gì?\n\n- Chương 2 (hết) thì không.\n\nHết lời.';
    expect(readPlainText(text, 'a.txt').chapters).toHaveLength(1);
  });

  it('keep capitals under the heading as headings of their own', () => {
    const text = 'Chương 1\n\nMINH VÀ VĂN\n\nĐêm rồi.\n\nChương 2\n\nSáng rồi.';
    expect(readPlainText(text, 'a.txt').chapters[0]).toEqual({
      title: 'Chương 1',
      blocks: [
        { kind: 'heading', level: 3, runs: ['MINH VÀ VĂN'] },
        { kind: 'paragraph', runs: ['Đêm rồi.'] },
      ],
      notes: new Map(),
    });
  });

  it('point at the notes at their end', () => {
    const text = 'Chương 1\n\n– Xanh ca! (1)\n\nChú thích:\n\n1.  Năm đều\n\nChương 2\n\nSáng.';
    const [first] = readPlainText(text, 'a.txt').chapters;
    expect(first && finishDocument(first)).toMatchObject({
      blocks: [{ kind: 'paragraph', runs: ['– Xanh ca! ', { text: '(1)', note: 'n1' }] }],
      notes: [{ id: 'n1', runs: ['Năm đều'] }],
    });
  });

  it('point at the notes at the end of the book, and keep those nobody points at', () => {
    const text = 'Chương 1\n\nĐấy [1].\n\nChương 2\n\nSáng.\n\n[1] Một chú thích.\n\n[2] Không ai gọi.';
    const [first, second] = readPlainText(text, 'a.txt').chapters;
    expect(first && finishDocument(first)).toMatchObject({ notes: [{ id: 'n1', runs: ['Một chú thích.'] }] });
    expect(second?.blocks).toEqual([
      { kind: 'paragraph', runs: ['Sáng.'] },
      { kind: 'paragraph', runs: ['[2] Không ai gọi.'] },
    ]);
  });

  it('leave title and author before them to the work', () => {
    expect(readPlainText('SỐ ĐỎ\nVũ Trọng Phụng\n\nChương 1\n\nĐêm.\n\nChương 2\n\nSáng.', 'a.txt')).toMatchObject({
      title: 'SỐ ĐỎ',
      credits: [{ name: 'Vũ Trọng Phụng', reading: null, role: 'AUTHOR' }],
      chapters: [{ title: 'Chương 1' }, { title: 'Chương 2' }],
    });
    expect(readPlainText('Tên truyện: Số đỏ\nTác giả: Vũ Trọng Phụng\nNguồn: Khu đọc mở\n\nĐêm.', 'a.txt')).toMatchObject({
      title: 'Số đỏ',
      credits: [{ name: 'Vũ Trọng Phụng', reading: null, role: 'AUTHOR' }],
      sourceNote: 'Nguồn: Khu đọc mở',
    });
    const card = 'Tên truyện: Số đỏ\nTác giả: Vũ Trọng Phụng\nThể loại: Trào phúng\nTình trạng: Hoàn thành';
    expect(readPlainText(`${card}\n\nChương 1\n\nĐêm.\n\nChương 2\n\nSáng.`, 'a.txt')).toMatchObject({
      title: 'Số đỏ',
      credits: [{ name: 'Vũ Trọng Phụng', reading: null, role: 'AUTHOR' }],
      sourceNote: 'Thể loại: Trào phúng\nTình trạng: Hoàn thành',
    });
    expect(readPlainText('An: Chào.\nTác giả: Chào.\n\nĐêm.', 'a.txt')).toMatchObject({ title: null, credits: [], sourceNote: null });
  });
});
