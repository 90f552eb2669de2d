import { fold } from '#server/platform/fold.ts';
import type { ArchiveReader } from '../archives/archive-reader.ts';
import { isExtra, parseChapterLabel, saysOnlyNumber } from './chapter-label.ts';
import { readComicInfoIn } from './comic-info.ts';
import { compareNaturally } from './natural-order.ts';
import { folderOf, lastPart } from './path-parts.ts';
import type { PicturesPlace, WorkPlace } from './work-places.ts';

type FilesPlace = Extract<WorkPlace, { readonly kind: 'files' }>;

/**
 * Joins what its names alone leave apart: folders of pictures side by side that say they are of one series, however each is
 * called, and the archives or texts in the volumes of one folder.
 */
export async function joinPlaces(places: readonly WorkPlace[], reader: ArchiveReader): Promise<WorkPlace[]> {
  const names = new Set(reader.names());
  const series = new Map<string, PicturesPlace>();
  const volumes = new Map<string, FilesPlace>();
  const joined: WorkPlace[] = [];
  for (const place of places) {
    const key = place.kind === 'pictures' ? await seriesOf(place, reader, names) : place.kind === 'files' ? shelfOf(place) : null;
    if (place.kind === 'pictures' && key !== null) joinOne(joined, series, key, place, joinPictures);
    else if (place.kind === 'files' && key !== null) joinOne(joined, volumes, key, place, joinFiles);
    else joined.push(place);
  }
  return joined;
}

/** The place takes that of its first like. */
function joinOne<Place extends WorkPlace>(
  joined: WorkPlace[],
  known: Map<string, Place>,
  key: string,
  place: Place,
  join: (one: Place, other: Place) => Place,
): void {
  const first = known.get(key);
  const both = first === undefined ? place : join(first, place);
  known.set(key, both);
  if (first === undefined) joined.push(both);
  else joined[joined.indexOf(first)] = both;
}

/** Null for what is no single chapter or names no series. */
async function seriesOf({ folder, chapters }: PicturesPlace, reader: ArchiveReader, names: ReadonlySet<string>): Promise<string | null> {
  if (folder === '' || chapters.length !== 1 || chapters[0]?.folder !== folder) return null;
  const series = (await readComicInfoIn(folder, reader, names))?.series ?? null;
  return series === null ? null : `${folderOf(folder)}\n${fold(series)}`;
}

function joinPictures(one: PicturesPlace, other: PicturesPlace): PicturesPlace {
  const chapters = [...one.chapters, ...other.chapters].toSorted((a, b) => compareNaturally(a.folder, b.folder));
  return { kind: 'pictures', folder: folderOf(other.folder), cover: null, chapters };
}

/**
 * The folder around a folder of nothing but archives, or texts, that is called by a number alone, or of archives that
 * are extras; of other archives their own. Null for any other.
 */
function shelfOf({ folder, texts, archives, epubs }: FilesPlace): string | null {
  if (epubs.length > 0 || (texts.length > 0 && archives.length > 0)) return null;
  const name = lastPart(folder);
  const label = parseChapterLabel(name);
  if (label !== null && saysOnlyNumber(label)) return `${texts.length > 0 ? 'texts' : 'archives'}\n${folderOf(folder)}`;
  return texts.length > 0 ? null : `archives\n${isExtra(name) ? folderOf(folder) : folder}`;
}

function joinFiles(one: FilesPlace, other: FilesPlace): FilesPlace {
  return {
    ...one,
    folder: folderOf(other.folder),
    texts: [...one.texts, ...other.texts],
    archives: [...one.archives, ...other.archives],
  };
}
