import type { Block, ChapterDocument } from '#graphql/document/chapter-document.ts';

/** Every block and every mark that a Japanese chapter can hold. */
export const japaneseDocument: ChapterDocument = {
  blocks: [
    { kind: 'heading', id: 'h1', level: 1, runs: ['第一章　川辺の', { text: '書庫', ruby: 'しょこ' }], indent: 2 },
    {
      kind: 'paragraph',
      id: 'p1',
      runs: [
        '　川のそばに、',
        { text: '古', ruby: 'ふる' },
        'い',
        { text: '書庫', ruby: 'しょこ' },
        'があった。屋根は低く、窓は',
        { text: '12', upright: true },
        '、どの窓からも水の音がした。',
        { text: '雨の日だけ開く', emphasis: 'sesame' },
        'という噂を、',
        { text: '澪', ruby: 'みお' },
        'は半分だけ信じていた。',
      ],
    },
    { kind: 'paragraph', id: 'p2', runs: ['「本当に開いているとは思わなかった」'] },
    {
      kind: 'paragraph',
      id: 'p3',
      runs: [
        '　番人は顔を上げずに',
        { text: '頁', ruby: 'ページ' },
        'をめくった。',
        { text: '三和土', ruby: 'たたき' },
        { text: '※', note: 'n1' },
        'は濡れて、',
        { text: '二度とは', emphasis: 'dot' },
        '戻らない足跡が一つ、奥へ続いている。',
        { text: '誰の', emphasis: 'double-circle' },
        '足跡か、と',
        { text: '問うのは', emphasis: 'line' },
        '簡単だった。',
        { text: '答えは', bold: true },
        'いつも、',
        { text: '水より', emphasis: 'wavy-line' },
        '遅れてやってくる。',
      ],
    },
    { kind: 'sceneBreak', id: 's1' },
    { kind: 'heading', id: 'h2', level: 2, runs: ['二'], indent: 4 },
    {
      kind: 'paragraph',
      id: 'p4',
      runs: [
        '　棚の一番下に、',
        { text: '『水の戸籍』', emphasis: 'open-sesame' },
        'という薄い本があった。',
        { text: '十七巻', note: 'n2' },
        'のうちの、最後の一冊らしい。H',
        { text: '2', script: 'sub' },
        'Oと落書きがある。',
      ],
    },
    {
      kind: 'verse',
      id: 'v1',
      lines: [{ runs: ['水の面に'] }, { runs: ['名を書きながら'], indent: 1 }, { runs: ['待つ夜かな'], indent: 2 }],
    },
    { kind: 'picture', id: 'i1', pictureId: '1'.padStart(32, '0'), alt: '川辺に立つ書庫' },
    { kind: 'paragraph', id: 'p5', runs: ['　手紙はそこで終わっていた。'], indent: 2 },
    { kind: 'paragraph', id: 'p6', runs: ['（大正十二年、秋）'], align: 'end' },
    { kind: 'pageBreak', id: 'b1' },
    { kind: 'paragraph', id: 'p7', runs: ['――終――'], align: 'center' },
  ],
  notes: [
    { id: 'n1', runs: ['土や石灰を叩き固めた土間。', { text: '三和土', ruby: 'たたき' }, 'と書く。'] },
    { id: 'n2', runs: ['第三巻は欠けている。'] },
  ],
};

/** Prose with verse of six and eight syllables, a note and a scene break. */
export const vietnameseDocument: ChapterDocument = {
  blocks: [
    { kind: 'heading', id: 'h1', level: 2, runs: ['Chương I'] },
    { kind: 'heading', id: 'h2', level: 3, runs: ['Người khách quên ô'] },
    {
      kind: 'paragraph',
      id: 'p1',
      runs: [
        'Mưa xuống từ lúc nào không ai hay. Ông chủ tiệm sách chỉ nhận ra khi mấy cuốn để gần cửa bắt đầu có mùi giấy ướt, thứ mùi mà ông bảo là mùi của ',
        { text: 'những chuyện chưa kể', italic: true },
        '.',
      ],
    },
    { kind: 'paragraph', id: 'p2', runs: ['— Cô đợi tạnh hẵng về, — ông nói, tay vẫn lau cái gáy sách đã sờn.'] },
    {
      kind: 'paragraph',
      id: 'p3',
      runs: [
        'Cô khách trẻ không đáp. Cô đọc nhẩm mấy câu lục bát',
        { text: '[1]', note: 'n1' },
        ' chép bằng mực tím ở trang đầu, như đọc một địa chỉ nhà:',
      ],
    },
    {
      kind: 'verse',
      id: 'v1',
      lines: [
        { runs: ['Mưa rơi gõ cửa hiên nhà,'], indent: 1 },
        { runs: ['Hỏi người năm ấy đi xa có về.'] },
        { runs: ['Trang thư còn ướt câu thề,'], indent: 1 },
        { runs: ['Để quên trong sách, ngủ mê một đời.'] },
      ],
    },
    { kind: 'sceneBreak', id: 's1' },
    {
      kind: 'paragraph',
      id: 'p4',
      runs: ['Khi mưa ngớt, ', { text: 'chiếc ô', bold: true }, ' vẫn dựng ở góc cửa. Người thì đã đi từ lâu.'],
    },
  ],
  notes: [{ id: 'n1', runs: ['Thể thơ sáu tám: câu sáu tiếng nối câu tám tiếng.'] }],
};

/** As long as the longest chapters that are read on a phone in one sitting. */
export function longDocument(source: ChapterDocument, times: number): ChapterDocument {
  const blocks = Array.from({ length: times }, (_, round) =>
    source.blocks.map((block): Block => ({ ...block, id: `${block.id}-${round}` })),
  );
  return { blocks: blocks.flat(), notes: source.notes };
}
