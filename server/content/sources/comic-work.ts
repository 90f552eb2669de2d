import type { ArchiveReader } from '../archives/archive-reader.ts';
import { fold } from '#server/platform/fold.ts';
import type { LanguageCode } from '#server/platform/tables.ts';
import { uniqueKey, workDefaults } from '../documents/text-work.ts';
import type { ImportedChapter, ImportedPicture, ImportedWork } from '../imported-work.ts';
import { MOST_PICTURE_BYTES } from '../pictures/picture-limits.ts';
import { RefusedFile } from '../refused-file.error.ts';
import { baseName, parseChapterLabel } from './chapter-label.ts';
import type { ComicInfo } from './comic-info.ts';
import { labelsOf } from './numbered-name.ts';
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
    status: 'ONGOING',
    language,
    title,
    description: info?.summary ?? '',
    direction: info?.direction ?? null,
    isSensitive: info?.isSensitive ?? false,
    sourceNote: info?.sourceNote ?? null,
    credits: info?.credits ?? [],
    genres: info?.genres ?? [],
    cover,
    chapters: numberPages(byNumber(chapters)),
  };
}

/** Folders and archives are named in any way; where all say a number of their own, that is their order. Volumes may each begin at 1. */
function byNumber(chapters: readonly DraftPages[]): readonly DraftPages[] {
  const numbers = new Set(chapters.map(({ number }) => (number === null ? null : Number(number))));
  if (numbers.has(null) || numbers.size < chapters.length) return chapters;
  return chapters.toSorted((one, other) => Number(one.number) - Number(other.number));
}

/** Numbers that the names say, where each says one of its own, and then they are the keys: a renamed file is known again. Else from 1. */
function numberPages(chapters: readonly DraftPages[]): ImportedChapter[] {
  const said = chapters.flatMap(({ number }) => (number === null ? [] : [Number(number)]));
  const areDistinct = new Set(said).size === chapters.length;
  const keys = new Set<string>();
  return chapters.map(({ name, number, title, publishedAt, pages }, index) => {
    const sourceKey = areDistinct && number !== null ? `number/${Number(number)}` : `name/${fold(name)}`;
    const settled = areDistinct && number !== null ? number : String(index + 1);
    return { sourceKey: uniqueKey(keys, sourceKey), number: settled, title, publishedAt, content: { kind: 'pages', pages } };
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

/** A title that is but the name of the series says nothing of the chapter; downloads write "Vol.1 Ch.3 - The Lake", which says the number again. */
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
