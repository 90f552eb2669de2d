import type { Block, MarkedRun } from '#graphql/document/chapter-document.ts';
import { readText } from '#server/content/documents/read-text.ts';
import { parseWorkManifest } from '#server/content/work-manifest.ts';
import type { WorkManifest } from '#server/content/work-manifest.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIBRARY, NOVELS, importChapters, plainText, runsOf, textOf } from './novels-shelf.ts';
import type { Novel, ReadChapter } from './novels-shelf.ts';

/** Controls other than the line feed, invisible marks, marks of direction, private use, spaces and ends of line of other kinds. */
const FORBIDDEN = /[^\P{C}\n]|[\u00a0\u2028\u2029\ufffd]/u;

function manifestOf(novel: Novel): WorkManifest {
  const path = join(LIBRARY, novel, 'work.json');
  return parseWorkManifest(readFileSync(path, 'utf8'), `${novel}/work.json`);
}

function textFiles(novel: Novel): readonly string[] {
  return readdirSync(join(LIBRARY, novel)).filter((file) => file.endsWith('.txt'));
}

function sourceOf(novel: Novel, file: string): string {
  return readFileSync(join(LIBRARY, novel, file), 'utf8');
}

function allSources(novel: Novel): readonly { readonly place: string; readonly text: string }[] {
  return textFiles(novel).map((file) => ({ place: `${novel}/${file}`, text: sourceOf(novel, file) }));
}

const IMPORTED = new Map(await Promise.all(NOVELS.map(async (novel) => [novel, await importChapters(novel)] as const)));

function readChapters(novel: Novel): readonly ReadChapter[] {
  return IMPORTED.get(novel) ?? [];
}

function markedRuns(novel: Novel, mark: keyof MarkedRun): readonly MarkedRun[] {
  return readChapters(novel)
    .flatMap(({ document }) => document.blocks.flatMap(runsOf))
    .filter((run) => typeof run !== 'string')
    .filter((run) => run[mark] !== undefined);
}

function countBlocks(novel: Novel, kind: Block['kind']): number {
  return readChapters(novel).reduce((sum, { document }) => sum + document.blocks.filter((block) => block.kind === kind).length, 0);
}

function syllables(line: string): number {
  return line.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
}

describe.each(NOVELS)('The work %s', (novel) => {
  test('has a manifest whose files are exactly the texts of its folder.', () => {
    const files = (manifestOf(novel).chapters ?? []).map(({ file }) => file);
    expect(files).toEqual(textFiles(novel).toSorted());
    expect(files.filter((file) => !existsSync(join(LIBRARY, novel, file ?? '')))).toEqual([]);
  });

  test('says what it is about, who wrote it, and that it is ours.', () => {
    const { format, direction, description, credits, sourceNote, genres, cover, aliases } = manifestOf(novel);
    expect({ format, direction, cover }).toEqual({ format: 'NOVEL', direction: null, cover: 'cover.png' });
    expect(description.length).toBeGreaterThan(80);
    expect(credits.map(({ role }) => role)).toEqual(['AUTHOR']);
    expect(sourceNote).toMatch(/Futago.*CC BY 4\.0/);
    expect(genres.length).toBeGreaterThan(1);
    expect(aliases.length).toBeGreaterThan(0);
  });

  test('is written in NFC without any invisible or forbidden character.', () => {
    const sources = [...allSources(novel), { place: `${novel}/work.json`, text: sourceOf(novel, 'work.json') }];
    expect(sources.filter(({ text }) => text !== text.normalize('NFC') || FORBIDDEN.test(text)).map(({ place }) => place)).toEqual([]);
    expect(sources.filter(({ text }) => !text.endsWith('\n')).map(({ place }) => place)).toEqual([]);
  });

  test('is recognised in the language of its manifest.', () => {
    const { language } = manifestOf(novel);
    const others = textFiles(novel).filter((file) => readText(readFileSync(join(LIBRARY, novel, file)), file).language !== language);
    expect(others).toEqual([]);
  });

  test('leaves no notation in the text that is read.', () => {
    const left = readChapters(novel).filter(({ document }) => /[《》｜※〓]|［＃|\[\d+\]\s/u.test(textOf(document)));
    expect(left.map(({ title }) => title)).toEqual([]);
  });

  test('has chapters numbered from 1, each with a title and a text of its own.', () => {
    const chapters = readChapters(novel);
    expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, index) => String(index + 1)));
    expect(chapters.filter(({ title }) => title === null)).toEqual([]);
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
    expect(new Set(chapters.map(({ document }) => textOf(document))).size).toBe(chapters.length);
  });
});

test('Every bracket of the Aozora notation is closed in the line that opens it.', () => {
  const japanese = NOVELS.filter((novel) => manifestOf(novel).language === 'ja').flatMap(allSources);
  const wrong = japanese.flatMap(({ place, text }) =>
    text
      .split('\n')
      .filter((line) => !/^(?:《》|｜|［＃］)：/.test(line))
      .filter((line) => /[《》｜]|［＃[^］]*$/u.test(line.replace(/｜?[^｜《》]*?《[^｜《》]+》/gu, '').replace(/［＃[^［］]+］/gu, '')))
      .map((line) => `${place}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

test('Vietnamese texts are wrapped at 72 columns.', () => {
  const vietnamese = NOVELS.filter((novel) => manifestOf(novel).language === 'vi').flatMap(allSources);
  const long = vietnamese.flatMap(({ place, text }) =>
    text.split('\n').flatMap((line, at) => (line.length > 72 ? [`${place}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('The library by the river is read with ruby, emphasis dots, upright numbers, notes in brackets, rare characters and scene breaks.', () => {
  expect(readChapters('kawabe-no-shoko').map(({ title }) => title)).toEqual(['濡れない本', '貸出票', '増水', '向こう岸', '返却日']);
  expect(markedRuns('kawabe-no-shoko', 'ruby')).toContainEqual({ text: '年代記', ruby: 'クロニクル' });
  expect(markedRuns('kawabe-no-shoko', 'ruby')).toContainEqual({ text: '淸', ruby: 'きよ' });
  expect(new Set(markedRuns('kawabe-no-shoko', 'emphasis').map(({ emphasis }) => emphasis))).toEqual(
    new Set(['sesame', 'open-sesame', 'dot', 'line']),
  );
  expect(markedRuns('kawabe-no-shoko', 'upright').map(({ text }) => text)).toEqual(['52', '12', '10', '12', '23', '12', '!?']);
  expect(countBlocks('kawabe-no-shoko', 'sceneBreak')).toBe(9);
});

test('The chapters of the library by the river have between 1,500 and 2,500 characters each.', () => {
  const lengths = readChapters('kawabe-no-shoko').map(({ document }) => Array.from(textOf(document)).length);
  expect(lengths.filter((length) => length < 1_500 || length > 2_500)).toEqual([]);
});

test('The novel of the landing loses the headings of its chapters to their titles and keeps its verse in the forms lục bát and thất ngôn.', () => {
  const chapters = readChapters('nua-bai-tho-ben-vong');
  expect(chapters.map(({ title }) => title)).toEqual(['Cây bút lông thỏ', 'Nửa bài thơ', 'Hội làng Giấy', 'Nước lên', 'Bản khắc gỗ']);
  expect(countBlocks('nua-bai-tho-ben-vong', 'heading')).toBe(0);
  const poems = chapters.flatMap(({ document }) => document.blocks.flatMap((block) => (block.kind === 'verse' ? [block.lines] : [])));
  expect(poems.map((lines) => lines.map(({ runs }) => syllables(plainText(runs))))).toEqual([
    [6, 8, 6],
    [6, 8],
    [6, 8, 6],
    [6, 8],
    [7, 7, 7, 7],
    [7, 7, 7, 7],
    [6, 8, 6, 8],
    [6, 8, 6, 8],
  ]);
});

test('The letters from the last carriage point at their notes.', () => {
  expect(readChapters('thu-tu-toa-cuoi').map(({ document }) => document.notes.length)).toEqual([2, 1, 2, 1]);
  expect(markedRuns('thu-tu-toa-cuoi', 'note')).toHaveLength(6);
});

test('The twins name each other and tell the same number of chapters.', () => {
  const vietnamese = manifestOf('hai-ngon-hai-dang');
  const japanese = manifestOf('futatsu-todai');
  expect(vietnamese.twin).toEqual({ key: 'futatsu-todai', alignment: 'number' });
  expect(japanese.twin).toEqual({ key: 'hai-ngon-hai-dang', alignment: 'number' });
  expect(vietnamese.chapters?.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
  expect(japanese.chapters?.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
  expect(vietnamese.chapters?.filter(({ title }) => title === null)).toEqual([]);
});

test('A hundred and twenty nights are a hundred and twenty stories, one a night.', () => {
  const { chapters = [] } = manifestOf('hyakunijuya');
  expect(chapters.map(({ file, number }) => [file, number])).toEqual(
    Array.from({ length: 120 }, (_, index) => [`${String(index + 1).padStart(3, '0')}.txt`, String(index + 1)]),
  );
  const nights = chapters.map(({ publishedAt }) => publishedAt?.getTime() ?? 0);
  expect(nights.slice(1).map((night, index) => night - (nights[index] ?? 0))).toEqual(Array.from({ length: 119 }, () => 86_400_000));
  const lengths = readChapters('hyakunijuya').map(({ document }) => Array.from(textOf(document)).length);
  expect(lengths.filter((length) => length < 120 || length > 250)).toEqual([]);
});

test('No two of the hundred and twenty stories begin with the same words.', () => {
  const beginnings = readChapters('hyakunijuya').map(({ document }) => textOf(document).slice(0, 8));
  expect(beginnings.filter((beginning, index) => beginnings.indexOf(beginning) !== index)).toEqual([]);
});
