import type { ArchiveReader } from '../archives/archive-reader.ts';
import { refuseLanguage } from '../documents/text-work.ts';
import type { ImportedPicture, ImportedWork } from '../imported-work.ts';
import { RefusedFile } from '../refused-file.error.ts';
import { isExtra, isOneShot, parseChapterLabel, titleFromName } from './chapter-label.ts';
import { type ComicInfo, joinInfos, readComicInfos } from './comic-info.ts';
import { type DraftPages, comicWork, describedBy, draftChapters, pictureOf } from './comic-work.ts';
import type { ImportOptions } from './import-source.ts';
import { labelsOf, type NumberedName, readNumberedName, readSpecial } from './numbered-name.ts';
import { baseName } from './path-parts.ts';
import { judgeTitle, readPlaceName } from './place-name.ts';
import { refuseUnread } from './unread-pictures.ts';
import { FEWEST_NUMBERED, type PicturesOfChapter, type PicturesPlace, findWorkPlaces } from './work-places.ts';

const NO_PICTURES = 'holds no pictures (archives inside of an archive are not opened)';

/** An archive file on disk. */
export interface ArchiveFile {
  readonly path: string;
  /** As its owner knows it; its name may say a number or a title. */
  readonly file: string;
  /** Names of the folders around it, outermost first. */
  readonly around: readonly string[];
}

/** A comic's archive that has been looked into: one chapter, or several where its folders are numbered. */
export interface ReadArchive {
  readonly archive: ArchiveFile;
  readonly info: ComicInfo | null;
  readonly title: string;
  readonly chapters: readonly DraftPages[];
  readonly cover: ImportedPicture | null;
  /** Pictures of kinds that are not read. */
  readonly unread: readonly RefusedFile[];
}

/**
 * Reads what a comic's archive says of itself; its pages are read later. `alike`: what the names of those beside it say
 * that are called alike.
 */
export async function readComicArchive(
  archive: ArchiveFile,
  reader: ArchiveReader,
  alike: ReadonlyMap<string, NumberedName> = new Map(),
): Promise<ReadArchive> {
  const unread = refuseUnread(reader.names(), (page) => `${archive.file}/${page}`);
  const place = findPictures(reader.names(), unread[0] ?? new RefusedFile(archive.file, 'empty', NO_PICTURES));
  const infos = await readComicInfos(reader, '');
  const [inner] = [...infos].filter(([folder]) => folder !== '').map(([, said]) => said);
  const info = joinInfos([infos.get(''), inner]);
  const special = readSpecial(baseName(archive.file));
  const name = special?.name ?? baseName(archive.file);
  const label = parseChapterLabel(name);
  const said = label === null ? (readNumberedName(name) ?? alike.get(name) ?? null) : { series: null, label };
  const read = (page: string): ImportedPicture => pictureOf(reader, archive.file, page);
  const chapters = draftChapters(place.chapters, infos, read);
  const [only] = chapters;
  const series = info?.series ?? special?.series ?? titleIn(archive, name, said);
  const labelled = { name, number: said?.label.number ?? null, title: said?.label.title ?? null, publishedAt: null };
  return {
    archive,
    info,
    unread,
    title: series,
    cover: place.cover === null ? null : read(place.cover),
    chapters: chapters.length === 1 && only ? [describedBy(info, { ...only, ...labelled })] : chapters,
  };
}

/** Of the folder around it where its name says none. */
function titleIn({ around }: ArchiveFile, name: string, said: NumberedName | null): string {
  const saysNone = said === null ? isOneShot(name) || isExtra(name) : said.series === null;
  return saysNone ? readPlaceName(around).title : (said?.series ?? titleFromName(name));
}

/**
 * Archives of one series make one work; `beside`: what is said of it where they say nothing. Throws a RefusedFile where
 * nothing says the language.
 */
export function joinArchives(archives: readonly ReadArchive[], options: ImportOptions, beside: ComicInfo | null = null): ImportedWork {
  const [first] = archives;
  if (!first) throw new TypeError('joinArchives needs an archive');
  const info = joinInfos([first.info, beside]);
  const language = options.language ?? info?.language ?? readPlaceName(first.archive.around).language ?? judgeTitle(first.title);
  return comicWork({
    name: first.title,
    title: info?.series ?? first.title,
    language: language ?? refuseLanguage(first.archive.file),
    info,
    cover: first.cover,
    chapters: archives.flatMap(({ chapters }) => chapters),
  });
}

/** Folders of which two or more are numbered are chapters, those of each volume too; else all pictures are one chapter. */
function findPictures(names: readonly string[], none: RefusedFile): PicturesPlace {
  const places = findWorkPlaces(names).filter((place) => place.kind === 'pictures');
  const [first] = places;
  if (!first) throw none;
  const chapters = places.flatMap(withCover);
  const labels = labelsOf(chapters.map(({ folder }) => baseName(folder)));
  const numbered = labels.filter((label) => label !== null).length;
  if (places.length === 1 && (chapters.length === 1 || numbered > 0)) return first;
  const areChapters = numbered >= FEWEST_NUMBERED;
  if (areChapters) return { kind: 'pictures', folder: '', cover: null, chapters };
  return { kind: 'pictures', folder: '', cover: null, chapters: [{ folder: '', pages: chapters.flatMap(({ pages }) => pages) }] };
}

/** A picture beside the folders of a volume stands before them. */
function withCover({ cover, chapters: [first, ...others] }: PicturesPlace): readonly PicturesOfChapter[] {
  if (first === undefined) return [];
  return [cover === null ? first : { ...first, pages: [cover, ...first.pages] }, ...others];
}
