import { describe, expect, it } from 'vitest';
import { type BlockContent, textOfBlock } from '#graphql/document/document-text.ts';
import { readAozoraText } from '#server/content/documents/aozora/aozora-text.ts';
import { finishDocument } from '#server/content/documents/document-builder.ts';

function read(text: string): readonly BlockContent[] {
  return readAozoraText(text, 'test.txt').chapters.flatMap((chapter) => chapter.blocks);
}

function paragraph(...runs: readonly unknown[]): unknown {
  return { kind: 'paragraph', runs };
}

describe('ruby of Aozora notation', () => {
  it.each([
    ['reaches over the kanji before it', '一人の下人《げにん》が', ['一人の', { text: '下人', ruby: 'げにん' }, 'が']],
    ['begins at the bar', '所々｜丹塗《にぬり》の', ['所々', { text: '丹塗', ruby: 'にぬり' }, 'の']],
    ['counts 々, 〆, ヶ and 仝 as kanji', '人々《ひとびと》', [{ text: '人々', ruby: 'ひとびと' }]],
    ['reaches over katakana only', 'このカムパネルラ《かれ》', ['この', { text: 'カムパネルラ', ruby: 'かれ' }]],
    ['reaches over Latin letters', '独 Faust《ファウスト》', ['独 ', { text: 'Faust', ruby: 'ファウスト' }]],
    [
      'stops at a text that has a reading already',
      '刻《こく》下《さが》り',
      [{ text: '刻', ruby: 'こく' }, { text: '下', ruby: 'さが' }, 'り'],
    ],
    ['stays text where nothing takes it', '。《ああ》', ['。《ああ》']],
    ['stays text where it does not end', '漢《かん', ['漢《かん']],
    [
      'begins at a narrow bar too, but not before a space',
      '|丹塗り《にぬり》 | 東京《とうきょう》',
      [{ text: '丹塗り', ruby: 'にぬり' }, ' | ', { text: '東京', ruby: 'とうきょう' }],
    ],
    ['leaves a bar without a reading', 'Ａ｜Ｂ', ['Ａ｜Ｂ']],
    ['in doubled brackets is emphasis', '《《大事》》だ', [{ text: '大事', emphasis: 'sesame' }, 'だ']],
  ])('%s', (_title, line, runs) => {
    expect(read(line)).toEqual([paragraph(...runs)]);
  });
});

describe('marks of Aozora notation', () => {
  it.each([
    ['傍点 of a text before', 'おくれんかな［＃「おくれんかな」に傍点］ぞな', [{ text: 'おくれんかな', emphasis: 'sesame' }, 'ぞな']],
    ['傍点 of a part of it', 'それでいい［＃「いい」に白丸傍点］', ['それで', { text: 'いい', emphasis: 'open-dot' }]],
    ['傍点 between two notes', '［＃二重丸傍点］ここ［＃二重丸傍点終わり］だ', [{ text: 'ここ', emphasis: 'double-circle' }, 'だ']],
    ['傍点 on the left', 'これ［＃「これ」の左に黒三角傍点］', [{ text: 'これ', emphasis: 'triangle' }]],
    [
      '傍線',
      'A［＃「A」に傍線］B［＃「B」に二重傍線］C［＃「C」に波線］',
      [
        { text: 'A', emphasis: 'line' },
        { text: 'B', emphasis: 'double-line' },
        { text: 'C', emphasis: 'wavy-line' },
      ],
    ],
    [
      'bold and italic',
      '太［＃「太」は太字］斜［＃「斜」は斜体］',
      [
        { text: '太', bold: true },
        { text: '斜', italic: true },
      ],
    ],
    ['upright figures', '明治10［＃「10」は縦中横］年', ['明治', { text: '10', upright: true }, '年']],
    ['small letters', 'α１［＃「１」は下付き小文字］', ['α', { text: '１', script: 'sub' }]],
    [
      'return marks of classical Chinese',
      '孟嘗遭［＃二］雍門［＃一］',
      ['孟嘗遭', { text: '二', script: 'sub' }, '雍門', { text: '一', script: 'sub' }],
    ],
    ['a mark over a reading', '人間《にんげん》［＃「人間」に傍点］', [{ text: '人間', ruby: 'にんげん', emphasis: 'sesame' }]],
    ['a reading given afterwards', '先生［＃「先生」に「せんせい」のルビ］', [{ text: '先生', ruby: 'せんせい' }]],
    [
      'a reading and a word set beside a text between two notes',
      '［＃左にルビ付き］※［＃「木＋靈」、第3水準1-86-29］子窓［＃左に「れんじまど」のルビ付き終わり］の［＃注記付き］名※［＃二の字点、1-2-22］［＃「（銘々）」の注記付き終わり］は工場［＃「工場」に「×」の傍記］',
      [{ text: '欞子窓', ruby: 'れんじまど' }, 'の', { text: '名〻', ruby: '（銘々）' }, 'は', { text: '工場', ruby: '×' }],
    ],
    ['notes set in two lines', '東［＃割り注］ひがし［＃割り注終わり］へ', ['東（ひがし）へ']],
    [
      'notes set in two lines within brackets',
      '東（［＃割り注］ひがし［＃割り注終わり］）へ［＃割り注］西［＃割り注終わり］',
      ['東（ひがし）へ（西）'],
    ],
    ['notes set in two lines as a block', '東［＃ここから割り注］ひがし［＃ここで割り注終わり］へ', ['東（ひがし）へ']],
    ['layout that means nothing to a reader', '［＃横組み］“English”［＃横組み終わり］', ['“English”']],
  ])('%s', (_title, line, runs) => {
    expect(read(line)).toEqual([paragraph(...runs)]);
  });
});

describe('characters of Aozora notation', () => {
  it.each([
    ['by their place in JIS X 0213', '※［＃「てへん＋劣」、第3水準1-84-77］', ['挘']],
    ['of the second plane', '袁※［＃「にんべん＋參」、第4水準2-1-79］《えんさん》', [{ text: '袁傪', ruby: 'えんさん' }]],
    ['by their Unicode number', '※［＃「口＋世」、U+546D、123-4］', ['呭']],
    ['by name and place', '々※［＃二の字点、1-2-22］', ['々〻']],
    ['repeat marks of two squares', 'いろ／＼、はる／″＼', ['いろ〳〵、はる〴〵']],
    ['Latin letters with marks', "〔cafe' ae&〕と〔プリオシン〕", ['café æと〔プリオシン〕']],
    [
      'apostrophes and commas that mark no letter',
      "〔L'e'tat, c'est, d'ici and/or it isn't garc,on〕",
      ["L'état, c'est, d'ici and/or it isn't garçon"],
    ],
  ])('%s', (_title, line, runs) => {
    expect(read(line)).toEqual([paragraph(...runs)]);
  });

  it('keeps the description of a character that no standard has as a note', () => {
    const [chapter] = readAozoraText('さ※［＃小書き平仮名ん、168-12］', 'test.txt').chapters;
    expect(chapter && finishDocument(chapter)).toEqual({
      blocks: [{ kind: 'paragraph', id: expect.stringMatching(/^[0-9a-f]{12}$/), runs: ['さ', { text: '〓', note: 'n1' }] }],
      notes: [{ id: 'n1', runs: ['小書き平仮名ん'] }],
    });
  });

  it('is told by its description where that names another character by its place', () => {
    const [chapter] = readAozoraText(
      '※［＃「金＋※［＃「插」の異体、第4水準2-13-28］のつくり」、161-下-29］《すき》を',
      'test.txt',
    ).chapters;
    expect(chapter && finishDocument(chapter)).toMatchObject({
      blocks: [{ runs: [{ text: '〓', ruby: 'すき', note: 'n1' }, 'を'] }],
      notes: [{ runs: ['金＋揷のつくり'] }],
    });
  });

  it('keeps notes that stand among Latin letters with marks', () => {
    const line = '何だって？　〔Quid aliud amicitiae&［＃「〔amicitiae&〕」は底本では「amiticiae」］ inimica〕……';
    const [chapter] = readAozoraText(line, 'test.txt').chapters;
    expect(chapter && finishDocument(chapter)).toMatchObject({
      blocks: [{ runs: ['何だって？　Quid aliud amicitiæ', { text: '※', note: 'n1' }, ' inimica……'] }],
      notes: [{ runs: ['「amicitiæ」は底本では「amiticiae」'] }],
    });
  });

  it('keeps what the makers of the text say as a note', () => {
    const [chapter] = readAozoraText('措しい［＃「措しい」はママ］事', 'test.txt').chapters;
    expect(chapter && finishDocument(chapter)).toMatchObject({
      blocks: [{ runs: ['措しい', { text: '※', note: 'n1' }, '事'] }],
      notes: [{ id: 'n1', runs: ['「措しい」はママ'] }],
    });
  });

  it.each(['「喰」に「ママ」の注記', '「青空と喰」の左に「あおぞら」のルビ'])(
    'keeps the reading of a text that ［＃%s］ gives another one',
    (said) => {
      const [chapter] = readAozoraText(`青空と喰《く》［＃${said}］う`, 'test.txt').chapters;
      expect(chapter && finishDocument(chapter)).toMatchObject({
        blocks: [{ runs: ['青空と', { text: '喰', ruby: 'く' }, { text: '※', note: 'n1' }, 'う'] }],
        notes: [{ id: 'n1', runs: [said] }],
      });
    },
  );
});

describe('blocks of Aozora notation', () => {
  it.each([
    ['one indented line', '［＃２字下げ］詩', [{ kind: 'paragraph', runs: ['詩'], indent: 2 }]],
    [
      'an indented block',
      '［＃ここから１字下げ］\n歌\n［＃ここで字下げ終わり］\n文',
      [{ kind: 'paragraph', runs: ['歌'], indent: 1 }, paragraph('文')],
    ],
    [
      'indented blocks in a row, of which only the last one ends',
      '［＃ここから１字下げ］\n文\n\n［＃ここから２字下げ］\n歌\n［＃ここで字下げ終わり］\n前\n\n後',
      [
        { kind: 'paragraph', runs: ['文'], indent: 1 },
        { kind: 'paragraph', runs: ['歌'], indent: 2 },
        paragraph('前'),
        { kind: 'sceneBreak' },
        paragraph('後'),
      ],
    ],
    [
      'a block that begins and ends on its line, apart from what stands before and after it',
      '前［＃ここから２字下げ］歌［＃ここで字下げ終わり］後\n文',
      [paragraph('前'), { kind: 'paragraph', runs: ['歌'], indent: 2 }, paragraph('後'), paragraph('文')],
    ],
    [
      'a block that begins on the line on which another ends',
      '［＃ここから１字下げ］\n甲\n［＃ここで字下げ終わり］［＃ここから３字下げ］\n乙\n［＃ここで字下げ終わり］　［＃ここから地付き］\n丙\n［＃ここで地付き終わり］［＃ここから小見出し］\n題\n［＃ここで小見出し終わり］',
      [
        { kind: 'paragraph', runs: ['甲'], indent: 1 },
        { kind: 'paragraph', runs: ['乙'], indent: 3 },
        { kind: 'paragraph', runs: ['丙'], align: 'end' },
        { kind: 'heading', level: 3, runs: ['題'] },
      ],
    ],
    [
      'one pause before a line of two blocks',
      '甲\n\n乙［＃ここから小見出し］題［＃ここで小見出し終わり］丙',
      [paragraph('甲'), { kind: 'sceneBreak' }, paragraph('乙'), { kind: 'heading', level: 3, runs: ['題'] }, paragraph('丙')],
    ],
    [
      'the width of a line whose heading stands between notes',
      '前\n［＃３字下げ］［＃小見出し］題［＃小見出し終わり］',
      [paragraph('前'), { kind: 'heading', level: 3, runs: ['題'], indent: 3 }],
    ],
    [
      'a block indented after its first line',
      '［＃ここから２字下げ、折り返して３字下げ］\n歌\n［＃ここで字下げ終わり］',
      [{ kind: 'paragraph', runs: ['歌'], indent: 2 }],
    ],
    ['a line at the bottom', '［＃地から１字上げ］（大正四年九月）', [{ kind: 'paragraph', runs: ['（大正四年九月）'], align: 'end' }]],
    [
      'a line whose end stands at the bottom',
      '終り［＃地付き］作者',
      [paragraph('終り'), { kind: 'paragraph', runs: ['作者'], align: 'end' }],
    ],
    ['a page break', '前\n［＃改ページ］\n後', [paragraph('前'), { kind: 'pageBreak' }, paragraph('後')]],
    ['a pause', '前\n\n後', [paragraph('前'), { kind: 'sceneBreak' }, paragraph('後')]],
    ['an ornament', '前\n＊　＊　＊\n後', [paragraph('前'), { kind: 'sceneBreak' }, paragraph('後')]],
    ['a picture', '［＃挿絵（fig1.png、横321×縦123）入る］', [{ kind: 'picture', pictureId: 'fig1.png', alt: '挿絵' }]],
    [
      'a small heading',
      '前\n題［＃「題」は小見出し］\n後',
      [paragraph('前'), { kind: 'heading', level: 3, runs: ['題'] }, paragraph('後')],
    ],
    [
      'a heading in its line',
      '前\n題［＃「題」は同行小見出し］文',
      [paragraph('前'), { kind: 'heading', level: 3, runs: ['題'] }, paragraph('文')],
    ],
    [
      'a heading between notes',
      '前\n［＃小見出し］題［＃小見出し終わり］\n後',
      [paragraph('前'), { kind: 'heading', level: 3, runs: ['題'] }, paragraph('後')],
    ],
    ['a remark on a line of its own', '［＃本文はありません。］', [paragraph('本文はありません。')]],
  ])('%s', (_title, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });
});

describe('parts of an Aozora text', () => {
  const HEADER = '源氏物語\nThe Tale\n桐壺\n紫式部\n與謝野晶子訳\n\n';
  const RULE = '-'.repeat(55);

  it('reads header and footer and leaves the legend out', () => {
    const text = `${HEADER}${RULE}\n【テキスト中に現れる記号について】\n\n《》：ルビ\n（例）殊《こと》\n${RULE}\n\n本文。\n\n\n底本：「全訳」\n入力：上田\n`;
    expect(readAozoraText(text, 'test.txt')).toMatchObject({
      title: '源氏物語',
      originalTitle: 'The Tale',
      subtitle: '桐壺',
      credits: [
        { name: '紫式部', reading: null, role: 'AUTHOR' },
        { name: '與謝野晶子', reading: null, role: 'TRANSLATOR' },
      ],
      sourceNote: '底本：「全訳」\n入力：上田',
      chapters: [{ title: null, blocks: [{ kind: 'paragraph', runs: ['本文。'] }] }],
    });
  });

  it('takes a text without header and footer whole', () => {
    expect(readAozoraText('　川が流れる。\n「そうか」', 'test.txt')).toMatchObject({
      title: null,
      credits: [],
      chapters: [{ blocks: [paragraph('　川が流れる。'), paragraph('「そうか」')] }],
    });
  });

  it('opens chapters at great headings, and keeps the middle ones inside them', () => {
    const text = '上［＃「上」は大見出し］\n一［＃「一」は中見出し］\n甲\n下［＃「下」は大見出し］\n二［＃「二」は中見出し］\n乙';
    expect(readAozoraText(text, 'test.txt').chapters).toMatchObject([
      { title: '上', blocks: [{ kind: 'heading', level: 2, runs: ['一'] }, paragraph('甲')] },
      { title: '下', blocks: [{ kind: 'heading', level: 2, runs: ['二'] }, paragraph('乙')] },
    ]);
  });

  it('opens chapters at middle headings where there are no great ones, and puts a motto before the first', () => {
    const text = '題辞\n一［＃「一」は中見出し］\n甲\n二［＃「二」は中見出し］\n乙';
    expect(readAozoraText(text, 'test.txt').chapters).toMatchObject([
      { title: '一', blocks: [paragraph('題辞'), paragraph('甲')] },
      { title: '二', blocks: [paragraph('乙')] },
    ]);
  });

  it('has no chapter of a heading alone: it stands over the next', () => {
    const text =
      '［＃大見出し］上［＃大見出し終わり］\n［＃改ページ］\n［＃大見出し］一［＃大見出し終わり］\n　朝。\n［＃大見出し］二［＃大見出し終わり］\n　夜。\n［＃大見出し］完［＃大見出し終わり］';
    expect(readAozoraText(text, 'test.txt').chapters.map(({ title, blocks }) => [title, blocks.map(textOfBlock)])).toEqual([
      ['一', ['上', '　朝。']],
      ['二', ['　夜。', '完']],
    ]);
  });

  it('opens chapters at lines that count them where no note makes a heading, but for a table of contents', () => {
    const text =
      '第一話　朝\n第二話「夜」\n\nプロローグ\n\n　昔。\n\n第一章　村\n\n第一話　朝\n\n　第三話は明日。\n\n第二話「夜」\n\n　夜だ。\n\n第二章　町\n\n【第３話】\n\n　町だ。';
    expect(readAozoraText(text, 'test.txt').chapters.map(({ title, blocks }) => [title, blocks.map(textOfBlock)])).toEqual([
      ['プロローグ', ['第一話　朝', '第二話「夜」', '　昔。']],
      ['第一話 朝', ['第一章　村', '　第三話は明日。']],
      ['第二話「夜」', ['　夜だ。']],
      ['【第３話】', ['第二章　町', '　町だ。']],
    ]);
  });
});
