import type { ArchiveReader } from '../archives/archive-reader.ts';
import { fold } from '#server/platform/fold.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { uniqueKey, workDefaults } from '../documents/text-work.ts';
import type { ImportedChapter, ImportedPicture, ImportedWork } from '../imported-work.ts';
import { MOST_PICTURE_BYTES } from '../pictures/picture-limits.ts';
import { RefusedFile } from '../refused-file.error.ts';
import { isExtra, parseChapterLabel, titleFromName } from './chapter-label.ts';
import type { ComicInfo } from './comic-info.ts';
import { labelsOf } from './numbered-name.ts';
import { baseName } from './path-parts.ts';
import type { PicturesOfChapter } from './work-places.ts';

/** A chapter before its number is settled among the others. */
export interface DraftPages {
  /** The name of its folder or archive, without ending. */
  readonly name: string;
  readonly number: string | null;
  readonly title: string | null;
  readonly publishedAt: Date | null;
  readonly pages: readonly ImportedPicture[];
}

export interface DraftComic {
  /** What the places of its files call it: by this it is known again. */
  readonly name: string;
  readonly title: string;
  readonly language: LanguageCode;
  readonly info: ComicInfo | null;
  readonly cover: ImportedPicture | null;
  readonly chapters: readonly DraftPages[];
}

export function comicWork({ name, title, language, info, cover, chapters }: DraftComic): ImportedWork {
  return {
    ...workDefaults(`comic/${language}/${fold(name)}`),
    format: 'COMIC',
    status: info?.status ?? 'ONGOING',
    language,
    title,
    description: info?.summary ?? '',
    direction: info?.direction ?? null,
    isSensitive: info?.isSensitive ?? false,
    sourceNote: info?.sourceNote ?? null,
    credits: info?.credits ?? [],
    genres: info?.genres ?? [],
    ...(info === null ? {} : { genreNames: info.genreNames }),
    cover,
    chapters: numberPages(byNumber(chapters), name),
  };
}

/** One in so many chapters may repeat a number that does not stand right before it. */
const AGAIN = 10;

/**
 * Numbers that the names say, where most say one and nearly each its own; volumes may each begin at 1. What says none,
 * such as an extra, does not take them from the others.
 */
function areBelieved(chapters: readonly DraftPages[]): boolean {
  const said = chapters.filter(({ number }) => number !== null);
  const counted = chapters.filter(({ name, number }) => number !== null || !isExtra(name));
  return said.length * 2 > counted.length && isCountedOn(said);
}

/** Parts and second versions of a chapter say its number again, by another name; what is called the same begins anew. */
function isCountedOn(said: readonly DraftPages[]): boolean {
  const numbers = said.map(({ number }) => Number(number));
  const again = numbers.length - new Set(numbers).size;
  if (again === 0) return true;
  if (new Set(said.map(({ name, number }) => `${Number(number)} ${fold(name)}`)).size < said.length) return false;
  const isRising = numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
  return again * AGAIN <= numbers.length || (isRising && again * 2 < numbers.length);
}

/**
 * Folders and archives are named in any way: their numbers are their order. What has none stands behind them, unless it
 * came before all and is no extra.
 */
function byNumber(chapters: readonly DraftPages[]): readonly DraftPages[] {
  if (!areBelieved(chapters)) return chapters;
  const first = chapters.findIndex(({ number }) => number !== null);
  const before = chapters.slice(0, first).filter(({ name }) => !isExtra(name));
  const others = chapters.filter((chapter) => chapter.number === null && !before.includes(chapter));
  const numbered = chapters.filter(({ number }) => number !== null);
  return [...before, ...toldApart(numbered.toSorted((one, other) => Number(one.number) - Number(other.number))), ...others];
}

/** Sorted chapters, of which those that say a number again stand right behind the first of it. */
function toldApart(sorted: readonly DraftPages[]): readonly DraftPages[] {
  let again = 0;
  return sorted.map((chapter, index) => {
    const number = Number(chapter.number);
    again = index > 0 && Number(sorted[index - 1]?.number) === number ? again + 1 : 0;
    if (again === 0) return chapter;
    return { ...chapter, number: (number + again / 1000).toFixed(3), title: chapter.title ?? titleFromName(chapter.name) };
  });
}

/** The numbers are the keys: a renamed file is known again. Where they are not believed, from 1. */
function numberPages(chapters: readonly DraftPages[], work: string): ImportedChapter[] {
  const isBelieved = areBelieved(chapters);
  const keys = new Set<string>();
  let last = isBelieved && chapters[0]?.number === null ? -1 : 0;
  return chapters.map(({ name, number, title, publishedAt, pages }) => {
    const said = isBelieved ? number : null;
    last = said === null ? Math.floor(last) + 1 : Number(said);
    const sourceKey = uniqueKey(keys, said === null ? `name/${fold(name)}` : `number/${Number(said)}`);
    const saysTitle = number === null && chapters.length > 1 && name !== '' && fold(name) !== fold(work);
    const named = title ?? (saysTitle ? titleFromName(name) : null);
    return { sourceKey, number: said ?? String(last), title: named, publishedAt, content: { kind: 'pages', pages } };
  });
}

/** `infos` by folder: what a chapter says of itself stands before what its folder is called. */
export function draftChapters(
  chapters: readonly PicturesOfChapter[],
  infos: ReadonlyMap<string, ComicInfo>,
  read: (name: string) => ImportedPicture,
): DraftPages[] {
  const names = chapters.map(({ folder }) => baseName(folder));
  const labels = labelsOf(names);
  return chapters.map(({ folder, pages }, index) =>
    describedBy(infos.get(folder) ?? null, {
      name: names[index] ?? '',
      number: labels[index]?.number ?? null,
      title: labels[index]?.title ?? null,
      publishedAt: null,
      pages: pages.map(read),
    }),
  );
}

export function describedBy(info: ComicInfo | null, draft: DraftPages): DraftPages {
  if (info === null) return draft;
  const number = info.number ?? draft.number;
  return { ...draft, number, title: titleIn(info, number) ?? draft.title, publishedAt: info.publishedAt ?? draft.publishedAt };
}

/**
 * A title that is but the name of the series says nothing of the chapter; downloads write "Vol.1 Ch.3 - The Lake",
 * which says the number again.
 */
function titleIn({ title, series }: ComicInfo, number: string | null): string | null {
  if (title === null || title === series) return null;
  const label = parseChapterLabel(title);
  return label !== null && number !== null && Number(label.number) === Number(number) ? label.title : title;
}

/** A picture of a reader, named in messages by its source as well. */
export function pictureOf(reader: ArchiveReader, source: string, name: string, path = name): ImportedPicture {
  const file = source === '' ? name : `${source}/${name}`;
  const read = async (): Promise<Buffer> => {
    try {
      return await reader.read(path, MOST_PICTURE_BYTES);
    } catch (error) {
      throw error instanceof RefusedFile ? error.renamed(file) : error;
    }
  };
  return { name: file, read };
}
