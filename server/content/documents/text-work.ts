import { fold } from '#server/platform/fold.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { ImportedChapter, ImportedCredit, ImportedPicture, ImportedText, ImportedWork } from '../imported-work.ts';
import { RefusedFile } from '../refused-file.error.ts';
import { chapterNumber, settleNumbers } from './chapter-numbers.ts';
import type { DraftChapter } from './document-builder.ts';
import { finishDocument } from './document-builder.ts';
import { readText } from './read-text.ts';
import { isExtra, parseChapterLabel, saysCounter, titleFromName } from '../sources/chapter-label.ts';
import { readNumberedName } from '../sources/numbered-name.ts';
import { baseName } from '../sources/path-parts.ts';
import type { TextContents } from './text-contents.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** A text file of a reader; `name` tells it apart from the other files of its work and serves messages. */
export interface TextFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface TextWorkOptions {
  readonly sourceKey: string;
  /** Null: judged from the text. */
  readonly language: LanguageCode | null;
  /** The title where no file names one; null: the first file's name. */
  readonly title: string | null;
  /** Whether somebody says that a file is a chapter, whatever it is called. */
  readonly isChapter?: boolean;
  /** Finds the pictures that a text names; without it they are left out. */
  readonly findPicture?: (name: string) => ImportedPicture | null;
}

interface ReadFile {
  readonly name: string;
  readonly read: TextContents;
}

/**
 * Makes one work of text files, in natural order of their names: each file one chapter, or all the chapters it holds.
 * Throws a RefusedFile for a file that is no text, and where nothing says the language.
 */
export function importTextWork(files: readonly TextFile[], options: TextWorkOptions): ImportedWork {
  const sorted = files.toSorted((a, b) => compareNaturally(a.name, b.name));
  const isPart = sorted.length > 1 || options.isChapter === true;
  const read = sorted.map(({ name, bytes }) => ({
    name,
    read: readText(bytes, name, { isChapter: isPart || isCalledChapter(baseName(name)) }),
  }));
  const first = read[0];
  if (first === undefined) throw new RefusedFile(options.sourceKey, 'empty', 'holds no text');
  return {
    ...workDefaults(options.sourceKey),
    language: options.language ?? judgeTogether(read) ?? refuseLanguage(first.name),
    title: first.read.title ?? options.title ?? titleOfFile(first.name),
    aliases: distinct(read.flatMap(({ read: { originalTitle } }) => originalTitle ?? [])),
    sourceNote: joinSourceNotes(read.flatMap(({ read: { sourceNote } }) => sourceNote ?? [])),
    credits: distinctCredits(read.flatMap(({ read: { credits } }) => credits)),
    chapters: importChapters(read, options),
  };
}

/** Text files of one work. */
export interface TextGroup {
  readonly files: readonly TextFile[];
  /** What their names call the work, where those beside them are of another. */
  readonly series: string | null;
}

/**
 * Groups the text files of one folder into works: files that name the same title belong together, and so do files that
 * name none but are numbered (`01.txt`, `chuong-2.txt`) or an extra, those of each series where their names say
 * several. Files that cannot be read stand alone, to be refused on import.
 */
export function groupIntoWorks(files: readonly TextFile[]): TextGroup[] {
  const groups = new Map<string, { readonly files: TextFile[]; readonly series: string | null }>();
  const sorted = files.toSorted((a, b) => compareNaturally(a.name, b.name)).map((file) => ({ file, title: titleOf(file) }));
  const said = sorted.map(({ file, title }) => (title === null ? (readNumberedName(baseName(file.name))?.series ?? null) : null));
  const isSplit = new Set(said.flatMap((series) => (series === null ? [] : [fold(series)]))).size > 1;
  sorted.forEach(({ file, title }, index) => {
    const series = (isSplit ? said[index] : null) ?? null;
    const key = series === null ? workKey(file, title) : `series\n${fold(series)}`;
    const group = groups.get(key) ?? { files: [], series };
    groups.set(key, group);
    group.files.push(file);
  });
  return [...groups.values()];
}

function workKey(file: TextFile, title: string | null): string {
  if (title !== null) return `title\n${title}`;
  const folder = file.name.slice(0, file.name.lastIndexOf('/') + 1);
  // Those of volumes, whose folders are numbers, belong together.
  const around = parseChapterLabel(folder.slice(0, -1))?.title === null ? '' : folder;
  const numbered = /^(?:[^\d/]*[^\d/\p{L}]|\p{L}{0,10})(\d{1,4})(?!\d)[^/]*$/u.test(file.name.slice(folder.length));
  return numbered || isExtra(baseName(file.name)) ? `numbered\n${around}` : `file\n${file.name}`;
}

function titleOf(file: TextFile): string | null {
  try {
    return readText(file.bytes, file.name).title;
  } catch (error) {
    if (error instanceof RefusedFile) return null;
    throw error;
  }
}

function importChapters(files: readonly ReadFile[], options: TextWorkOptions): ImportedChapter[] {
  const chapters = files.flatMap(({ name, read }) =>
    read.chapters.map((draft) => ({ file: name, draft, title: chapterTitle(read, draft, files.length) })),
  );
  if (chapters.length > TEXT_LIMITS.chapters)
    throw new RefusedFile(options.sourceKey, 'tooManyChapters', `holds more than ${TEXT_LIMITS.chapters} chapters`);
  const labels = labelsIn(files);
  const numbers = settleNumbers(chapters.map(({ title }, index) => numberOf(labels[index] ?? null, title)));
  // What is called a chapter is one of several, though it comes alone.
  const isWhole = files.length === 1 && (labels[0] ?? null) === null;
  const keys = new Set<string>();
  return chapters.map(({ file, draft, title }, index) => ({
    sourceKey: uniqueKey(keys, chapterKey(file, title, isWhole)),
    number: numbers[index] ?? String(index + 1),
    title: title ?? labels[index]?.title ?? extraTitle(file),
    publishedAt: null,
    content: finishText(draft, options.findPicture ?? (() => null)),
  }));
}

/** As ChapterLabel; null for a number that is but an order. */
interface NameOfChapter {
  readonly number: string | null;
  readonly title: string | null;
}

/**
 * What the names of files say that are called chapters, such as "Chương 12 Đêm rằm" and "Trăng - Chương 12", or stand in order, such as
 * "01 Đêm rằm" beside others; none where a file is not one chapter.
 */
function labelsIn(files: readonly ReadFile[]): readonly (NameOfChapter | null)[] {
  if (files.some(({ read }) => read.chapters.length !== 1)) return [];
  return bareLabels(files) ?? files.map(({ name }) => labelOf(baseName(name), files.length > 1));
}

/**
 * What bare numbers say (`0012`, `0013`) of texts that say none themselves: one alone with zeros before it, or several of which each is one
 * more; null for others, which are but in order.
 */
function bareLabels(files: readonly ReadFile[]): readonly NameOfChapter[] | null {
  const names = files.map(({ name }) => baseName(name));
  const labels = names.flatMap((name) => (saysCounter(name) ? [] : (parseChapterLabel(name) ?? [])));
  if (labels.length < files.length || files.some(({ read }) => numberOf(null, read.chapters[0]?.title ?? null) !== null)) return null;
  const first = Number(labels[0]?.number);
  if (files.length === 1) return first !== 1 && /^0\d+$/.test(names[0] ?? '') ? labels : null;
  return labels.every(({ number }, index) => Number(number) === first + index) ? labels.map(withLettersAlone) : null;
}

function withLettersAlone({ number, title }: NameOfChapter): NameOfChapter {
  return { number, title: title !== null && /\p{L}/u.test(title) ? title : null };
}

function labelOf(name: string, isBesideOthers: boolean): NameOfChapter | null {
  if (saysCounter(name)) return parseChapterLabel(name) ?? readNumberedName(name)?.label ?? null;
  const title = isBesideOthers ? (parseChapterLabel(name)?.title ?? null) : null;
  return title !== null && /\p{L}/u.test(title) ? { number: null, title } : null;
}

/** Whether a text is called one chapter of a work, be it the only one. */
function isCalledChapter(name: string): boolean {
  return saysCounter(name) ? (parseChapterLabel(name) ?? readNumberedName(name)) !== null : /^0\d+$/.test(name);
}

function extraTitle(file: string): string | null {
  const name = baseName(file);
  return isExtra(name) ? titleFromName(name) : null;
}

function numberOf(label: NameOfChapter | null, title: string | null): number | null {
  if (label !== null && label.number !== null) return Number(label.number);
  return title === null ? null : chapterNumber(title);
}

function chapterTitle(read: TextContents, draft: DraftChapter, files: number): string | null {
  if (draft.title !== null || read.chapters.length > 1) return draft.title;
  return read.subtitle ?? (files > 1 ? read.title : null);
}

function chapterKey(file: string, title: string | null, isWhole: boolean): string {
  if (isWhole) return title ?? 'text';
  return title === null ? file : `${file}#${title}`;
}

/** The key as it is, or counted where it is taken; takes it. */
export function uniqueKey(taken: Set<string>, key: string): string {
  let unique = key;
  for (let count = 2; taken.has(unique); count += 1) unique = `${key} (${count})`;
  taken.add(unique);
  return unique;
}

/** Pictures that the source does not hold go, as they would leave a hole. */
export function finishText(draft: DraftChapter, findPicture: (name: string) => ImportedPicture | null): ImportedText {
  const pictures = new Map<string, ImportedPicture>();
  const blocks = draft.blocks.filter((block) => {
    if (block.kind !== 'picture') return true;
    const picture = pictures.get(block.pictureId) ?? findPicture(block.pictureId);
    if (picture !== null) pictures.set(block.pictureId, picture);
    return picture !== null;
  });
  return { kind: 'text', document: finishDocument({ ...draft, blocks }), pictures: [...pictures.values()] };
}

/** What a source of text leaves open. */
export function workDefaults(sourceKey: string): Omit<ImportedWork, 'language' | 'title' | 'chapters'> {
  return {
    sourceKey,
    format: 'NOVEL',
    status: 'COMPLETED',
    direction: null,
    titleReading: null,
    aliases: [],
    description: '',
    isSensitive: false,
    sourceNote: null,
    credits: [],
    genres: [],
    cover: null,
  };
}

function judgeTogether(files: readonly ReadFile[]): LanguageCode | null {
  return files.map(({ read }) => read.language).find((language) => language !== null) ?? null;
}

export function refuseLanguage(file: string): never {
  throw new RefusedFile(
    file,
    'other',
    'does not say whether it is Vietnamese or Japanese: give the language with --language vi or --language ja',
  );
}

/** One note for all files: each line once, so that every edition and volunteer is named. */
function joinSourceNotes(notes: readonly string[]): string | null {
  const lines = distinct(notes.flatMap((note) => note.split('\n')).filter((line) => line.trim() !== ''));
  return lines.length === 0 ? null : lines.join('\n');
}

function distinctCredits(credits: readonly ImportedCredit[]): ImportedCredit[] {
  return [...new Map(credits.map((credit) => [`${credit.role}\n${credit.name}`, credit])).values()];
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function titleOfFile(name: string): string {
  const base = name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  return (
    base
      .replace(/[_\s]+/g, ' ')
      .trim()
      .normalize('NFC') || name
  );
}

/** Numbers in names by their value: `2.txt` before `10.txt`. */
function compareNaturally(a: string, b: string): number {
  return NATURAL.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

const NATURAL = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
