import { fold } from '#server/platform/fold.ts';
import { asRefusal } from '../as-refusal.ts';
import type { ArchiveReader } from '../archives/archive-reader.ts';
import { ArchiveShelf } from '../archives/archive-shelf.ts';
import { refuseLanguage } from '../documents/text-work.ts';
import type { ImportedPicture, ImportedWork } from '../imported-work.ts';
import type { RefusedFile } from '../refused-file.error.ts';
import { type ArchiveFile, type ReadArchive, joinArchives, readComicArchive } from './archive-source.ts';
import { type ComicInfo, joinInfos, readComicInfoIn, readComicInfos } from './comic-info.ts';
import { comicWork, describedBy, draftChapters, pictureOf } from './comic-work.ts';
import { readEpub } from './epub-source.ts';
import { readHead, recogniseFile, refusedKind } from './file-kind.ts';
import type { ImportOptions, OpenedSource } from './import-source.ts';
import { type ManifestPlace, readManifestWork } from './manifest-source.ts';
import { compareNaturally } from './natural-order.ts';
import { type NumberedName, readNumberedFiles } from './numbered-name.ts';
import { baseName, folderOf } from './path-parts.ts';
import { judgeTitle, readPlaceName } from './place-name.ts';
import { refuseUnread } from './unread-pictures.ts';
import { type TextPlace, readIllustrated, readTextPlace } from './text-source.ts';
import { type PicturesPlace, findWorkPlaces, isText } from './work-places.ts';

const nothingToClose = async (): Promise<void> => {};

export async function openManifest(place: ManifestPlace): Promise<OpenedSource> {
  return { works: [await readManifestWork(place)], refused: [], close: nothingToClose };
}

/** Folders of pictures on disk. */
export interface FolderPlace {
  readonly place: PicturesPlace;
  readonly reader: ArchiveReader;
  readonly file: string;
  readonly around: readonly string[];
}

export async function openPictures({ place, reader, file, around }: FolderPlace, options: ImportOptions): Promise<OpenedSource> {
  const beside = reader.names().filter((path) => isText(path) && folderOf(path) === place.folder);
  const illustrated = await readIllustrated({ reader, names: beside, file, around }, options);
  if (illustrated !== null) return { ...illustrated, close: nothingToClose };
  const { title, language, chapterNumber } = readPlaceName(around);
  const infos = await readComicInfos(reader, place.folder);
  const info = infoOf(place, infos);
  const name = (path: string): string => path.slice(place.folder === '' ? 0 : place.folder.length + 1);
  const read = (path: string) => pictureOf(reader, file, name(path), path);
  const chapters = draftChapters(place.chapters, infos, read);
  const [only] = chapters;
  const isChapter = place.chapters.length === 1 && place.chapters[0]?.folder === place.folder;
  const work = comicWork({
    name: title,
    title: info?.series ?? title,
    language: options.language ?? info?.language ?? language ?? judgeTitle(title) ?? refuseLanguage(file),
    info,
    cover: place.cover === null ? null : read(place.cover),
    chapters: isChapter && only ? [describedBy(info, { ...only, name: around.at(-1) ?? '', number: chapterNumber })] : chapters,
  });
  return { works: [work], refused: [], close: nothingToClose };
}

/** What stands beside the chapters is of the work; else what the first of them says that says anything. */
function infoOf({ folder, chapters }: PicturesPlace, infos: ReadonlyMap<string, ComicInfo>): ComicInfo | null {
  const [first] = chapters.filter((chapter) => chapter.folder !== folder).flatMap((chapter) => infos.get(chapter.folder) ?? []);
  return joinInfos([infos.get(folder), first]);
}

/** The folder around archives. */
export interface ArchivesPlace {
  readonly reader: ArchiveReader;
  readonly folder: string;
  /** All that lie there, within the reader: those that are opened may be some of them. */
  readonly archives: readonly string[];
}

export async function openTexts(place: TextPlace, options: ImportOptions): Promise<OpenedSource> {
  return { ...(await readTextPlace(place, options)), close: nothingToClose };
}

/**
 * Archives of one folder: comics of one series are joined, EPUBs and texts packed as ZIP are works of their own. Where there is but one
 * series, the ComicInfo.xml of their `place` speaks of it.
 */
export async function openArchives(archives: readonly ArchiveFile[], options: ImportOptions, place?: ArchivesPlace): Promise<OpenedSource> {
  const shelf = new ArchiveShelf();
  const series = new Map<string, ReadArchive[]>();
  const works: ImportedWork[] = [];
  const refused: RefusedFile[] = [];
  const alike = readNumberedFiles(place?.archives ?? archives.map(({ file }) => file));
  for (const archive of archives.toSorted((one, other) => compareNaturally(one.file, other.file))) {
    await settle(refused, archive.file, async () => {
      const read = await readArchive(archive, shelf, alike, options);
      if ('chapters' in read) series.set(fold(read.title), [...(series.get(fold(read.title)) ?? []), read]);
      else works.push(...read.works);
      refused.push(...('chapters' in read ? read.unread : read.refused));
    });
  }
  const beside =
    place !== undefined && series.size === 1 ? await readComicInfoIn(place.folder, place.reader, new Set(place.reader.names())) : null;
  for (const group of series.values()) await settle(refused, '', async () => void works.push(joinArchives(group, options, beside)));
  return { works, refused, close: () => shelf.close() };
}

/** The archive and the folders in it that hold all of the texts may say the title, as folders on disk do. */
function textsIn({ file, around }: ArchiveFile, reader: ArchiveReader): TextPlace {
  const names = reader.names().filter(isText);
  const [first = [], ...others] = names.map((name) => name.split('/').slice(0, -1));
  const shared = first.filter((_part, index) => others.every((other) => first.slice(0, index + 1).every((part, at) => part === other[at])));
  return { reader, names, file, around: [...around, baseName(file), ...shared] };
}

/** A picture that is called the cover is that of the only work beside it, unless this brings its own. */
export function withCover(works: readonly ImportedWork[], cover: ImportedPicture): ImportedWork[] {
  return works.map((work) => (works.length === 1 && work.cover === null ? { ...work, cover } : work));
}

async function settle(refused: RefusedFile[], file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    refused.push(asRefusal(error, file));
  }
}

async function readArchive(
  archive: ArchiveFile,
  shelf: ArchiveShelf,
  alike: ReadonlyMap<string, NumberedName>,
  options: ImportOptions,
): Promise<ReadArchive | { works: ImportedWork[]; refused: RefusedFile[] }> {
  const kind = recogniseFile(await readHead(archive.path));
  if (kind !== 'zip' && kind !== 'unknown') throw refusedKind(archive.file, kind);
  const reader = await shelf.reader(archive.path, archive.file);
  const names = reader.names();
  if (names.includes('META-INF/container.xml')) return { works: [await readEpub(archive, reader, options)], refused: [] };
  const places = findWorkPlaces(names);
  const unread = refuseUnread(names, (page) => `${archive.file}/${page}`);
  const manifest = places.find((place) => place.kind === 'manifest');
  if (manifest) {
    const work = await readManifestWork({ reader, folder: manifest.folder, name: archive.file, file: archive.file });
    return { works: [work], refused: unread };
  }
  const texts = textsIn(archive, reader);
  if (texts.names.length > 0 && !places.some((place) => place.kind === 'pictures')) {
    const [cover] = places.flatMap((place) => (place.kind === 'files' ? (place.cover ?? []) : []));
    const { works, refused } = await readTextPlace(texts, options);
    const covered = cover === undefined ? works : withCover(works, pictureOf(reader, archive.file, cover));
    return { works: covered, refused: [...refused, ...unread] };
  }
  const illustrated = await readIllustrated(texts, options);
  if (illustrated === null) return readComicArchive(archive, reader, alike);
  return { works: illustrated.works, refused: [...illustrated.refused, ...unread] };
}
