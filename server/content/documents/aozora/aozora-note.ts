import type { EmphasisMark } from '#graphql/document/chapter-document.ts';
import type { Marks } from '../run-line.ts';

export type HeadingLevel = 1 | 2 | 3;

/** What a note ［＃…］ asks for. */
export type AozoraNote =
  | { readonly kind: 'mark'; readonly target: string; readonly marks: Marks }
  | { readonly kind: 'markStart'; readonly name: string; readonly marks: Marks }
  | { readonly kind: 'markEnd'; readonly name: string }
  | { readonly kind: 'readingStart' }
  | { readonly kind: 'readingEnd'; readonly reading: string }
  | { readonly kind: 'inlineNoteEdge'; readonly bracket: '（' | '）' }
  | { readonly kind: 'heading'; readonly target: string; readonly level: HeadingLevel; readonly sameLine: boolean }
  | { readonly kind: 'headingStart'; readonly level: HeadingLevel }
  | { readonly kind: 'headingEnd' }
  | { readonly kind: 'indentLine'; readonly ems: number }
  | { readonly kind: 'indentStart'; readonly ems: number }
  | { readonly kind: 'indentEnd' }
  | { readonly kind: 'alignLine' }
  | { readonly kind: 'alignStart' }
  | { readonly kind: 'alignEnd' }
  | { readonly kind: 'pageBreak' }
  | { readonly kind: 'lineBreak' }
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string }
  | { readonly kind: 'small'; readonly text: string; readonly script: 'super' | 'sub' }
  | { readonly kind: 'layout' }
  | { readonly kind: 'comment' };

/** A note that begins or ends a block. */
export type BlockEdge = Extract<AozoraNote, { readonly kind: `${'indent' | 'align' | 'heading'}${'Start' | 'End'}` }>;

/** A note of what stands between lines. */
export type LineBreak = Extract<AozoraNote, { readonly kind: 'pageBreak' | 'picture' }>;

const LEVELS: Readonly<Record<string, HeadingLevel>> = { 大: 1, 中: 2, 小: 3 };

const EMPHASIS: Readonly<Record<string, EmphasisMark>> = {
  傍点: 'sesame',
  白ゴマ傍点: 'open-sesame',
  丸傍点: 'dot',
  白丸傍点: 'open-dot',
  二重丸傍点: 'double-circle',
  蛇の目傍点: 'double-circle',
  黒三角傍点: 'triangle',
  白三角傍点: 'triangle',
  ばつ傍点: 'sesame',
  傍線: 'line',
  二重傍線: 'double-line',
  鎖線: 'line',
  破線: 'line',
  波線: 'wavy-line',
};

const FACES: Readonly<Record<string, Marks>> = {
  太字: { bold: true },
  ゴシック体: { bold: true },
  斜体: { italic: true },
  イタリック体: { italic: true },
  縦中横: { upright: true },
  上付き小文字: { script: 'super' },
  下付き小文字: { script: 'sub' },
  行右小書き: { script: 'super' },
  行左小書き: { script: 'sub' },
};

/** Notes that only tell how the page was set; nothing is lost without them. */
const LAYOUT =
  /横組み|横書き|罫囲み|字詰め|段組み|改段|小さな文字|大きな文字|本文終わり|ページの左右中央|中央揃え|キャプション|取消線|左右中央/;

const PAGE_BREAK = /^(?:改ページ|改頁|改丁|改見開き)$/;
const PICTURE = /^(.*?)（([^（）、\s/\\]{1,200}\.(?:png|jpe?g|gif|webp|avif))(?:、[^（）]*)?）入る$/i;
const KAERITEN = /^(?:[一二三四五六七八九十上中下甲乙丙丁天地人]レ?|レ)$/;

/** Reads the text between ［＃ and ］, whose own gaiji stand as characters already. */
export function parseAozoraNote(note: string): AozoraNote {
  return (
    parseBreak(note) ??
    parseHeading(note) ??
    parseIndent(note) ??
    parseAlign(note) ??
    parseSpan(note) ??
    parseTarget(note) ??
    parseRest(note)
  );
}

function parseBreak(note: string): AozoraNote | null {
  if (PAGE_BREAK.test(note)) return { kind: 'pageBreak' };
  return note === '改行' ? { kind: 'lineBreak' } : null;
}

function parseHeading(note: string): AozoraNote | null {
  const named = /^「([^]*)」は(同行|窓)?([大中小])見出し$/.exec(note);
  const level = LEVELS[named?.[3] ?? ''];
  if (named !== null && level !== undefined) {
    return { kind: 'heading', target: named[1] ?? '', level, sameLine: named[2] !== undefined };
  }
  const edge = /^(?:ここから|ここで)?(?:同行|窓)?([大中小])見出し(終わり|おわり)?$/.exec(note);
  const edgeLevel = LEVELS[edge?.[1] ?? ''];
  if (edge === null || edgeLevel === undefined) return null;
  return edge[2] === undefined ? { kind: 'headingStart', level: edgeLevel } : { kind: 'headingEnd' };
}

function parseIndent(note: string): AozoraNote | null {
  if (/^ここで字下げ(?:終わり|おわり)$|^ここで.{1,8}字下げ(?:終わり|おわり)$/.test(note)) return { kind: 'indentEnd' };
  const start = /^ここ(?:から|より)(?:改行天付き、折り返して)?([０-９0-9一二三四五六七八九十]{1,3})字下げ/.exec(note);
  if (start !== null) return { kind: 'indentStart', ems: readNumber(start[1] ?? '') };
  const line = /^(?:天から)?([０-９0-9一二三四五六七八九十]{1,3})字下げ$/.exec(note);
  return line === null ? null : { kind: 'indentLine', ems: readNumber(line[1] ?? '') };
}

function parseAlign(note: string): AozoraNote | null {
  if (/^ここで(?:地付き|字上げ|地から.{1,8}字上げ)(?:終わり|おわり)$/.test(note)) return { kind: 'alignEnd' };
  if (/^ここから(?:地付き|地から.{1,8}字上げ)/.test(note)) return { kind: 'alignStart' };
  return /^(?:地付き|地から.{1,8}字上げ|下揃え)$/.test(note) ? { kind: 'alignLine' } : null;
}

function parseSpan(note: string): AozoraNote | null {
  if (/^(?:左に)?(?:ルビ|注記)付き$/.test(note)) return { kind: 'readingStart' };
  const reading = /^(?:左に)?「([^「」]{1,200})」の(?:ルビ|注記)付き終わり$/.exec(note)?.[1];
  if (reading !== undefined) return { kind: 'readingEnd', reading };
  if (/^(?:ここから|ここで)?割り?注(?:終わり|おわり)?$/.test(note))
    return { kind: 'inlineNoteEdge', bracket: note.endsWith('注') ? '（' : '）' };
  const name = /^(?:ここから|ここで)?(?:左に)?(.{1,8}?)(終わり|おわり)?$/.exec(note);
  const marks = marksNamed(name?.[1] ?? '');
  if (name === null || marks === null) return null;
  return name[2] === undefined ? { kind: 'markStart', name: name[1] ?? '', marks } : { kind: 'markEnd', name: name[1] ?? '' };
}

function parseTarget(note: string): AozoraNote | null {
  const reading = /^「([^]*)」(?:の左)?に「([^「」]{1,200})」の(?:ルビ|注記|傍記)$/.exec(note);
  if (reading !== null) return { kind: 'mark', target: reading[1] ?? '', marks: { ruby: reading[2] ?? '' } };
  const named = /^「([^]*)」(?:の左に|に|は)([^「」]{1,8})$/.exec(note);
  const marks = marksNamed(named?.[2] ?? '');
  return named === null || marks === null ? null : { kind: 'mark', target: named[1] ?? '', marks };
}

function parseRest(note: string): AozoraNote {
  const picture = PICTURE.exec(note);
  if (picture !== null) return { kind: 'picture', name: picture[2] ?? '', alt: pictureAlt(picture[1] ?? '') };
  if (KAERITEN.test(note)) return { kind: 'small', text: note, script: 'sub' };
  const reading = /^（([^（）]{1,40})）$/.exec(note);
  if (reading !== null) return { kind: 'small', text: reading[1] ?? '', script: 'super' };
  return LAYOUT.test(note) ? { kind: 'layout' } : { kind: 'comment' };
}

/** `挿絵` alone describes nothing, so it is kept as it is; brackets of a caption go. */
function pictureAlt(text: string): string {
  return text.replace(/^「|」(?:のキャプション付き)?(?:の図|の挿絵)?$/g, '').trim();
}

function marksNamed(name: string): Marks | null {
  const emphasis = EMPHASIS[name];
  return emphasis === undefined ? (FACES[name] ?? null) : { emphasis };
}

function readNumber(digits: string): number {
  const folded = digits.normalize('NFKC');
  if (/^\d+$/.test(folded)) return Number(folded);
  const [tens = '', ones = ''] = folded.includes('十') ? folded.split('十') : [null, folded].map((text) => text ?? '〇');
  return (tens === '' ? 1 : kanjiDigit(tens)) * 10 + kanjiDigit(ones);
}

function kanjiDigit(digit: string): number {
  return '一二三四五六七八九'.indexOf(digit.charAt(0) || '〇') + 1;
}
