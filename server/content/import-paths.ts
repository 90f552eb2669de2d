import { lstat, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { asRefusal } from './as-refusal.ts';
import type { ImportedPicture } from './imported-work.ts';
import { RefusedFile } from './refused-file.error.ts';
import { openEpub } from './sources/epub-source.ts';
import { FolderReader } from './sources/folder-reader.ts';
import { findFile } from './sources/given-files.ts';
import type { ImportOptions, ImportSource, OpenedSource } from './sources/import-source.ts';
import { pictureOf } from './sources/comic-work.ts';
import { joinPlaces } from './sources/joined-places.ts';
import { openArchives, openManifest, openPictures, openTexts, withCover } from './sources/opened-source.ts';
import { namesAround } from './sources/place-name.ts';
import { refuseUnread } from './sources/unread-pictures.ts';
import { type WorkPlace, findWorkPlaces } from './sources/work-places.ts';

/**
 * What a path on disk holds: a file is one source, a folder as many as its names show, and what its comics say of themselves. Nothing else
 * but the first bytes of a file is read yet.
 * Rejects with a RefusedFile for what is no source at all.
 */
export async function findSources(path: string, options: ImportOptions): Promise<ImportSource[]> {
  const found = await lstat(path).catch(() => null);
  if (!found) throw new RefusedFile(path, 'other', 'does not exist, or may not be read');
  const real = await realpath(path);
  const isFolder = found.isSymbolicLink() ? (await lstat(real)).isDirectory() : found.isDirectory();
  return isFolder ? findInFolder(real, path, options) : [await findFile(real, path, options)];
}

async function findInFolder(folder: string, shown: string, options: ImportOptions): Promise<ImportSource[]> {
  const unreadable: RefusedFile[] = [];
  const reader = await FolderReader.open(folder, (name, error) => unreadable.push(asRefusal(error, join(shown, name))));
  const places = await joinPlaces(findWorkPlaces(reader.names()), reader);
  const sources = places.flatMap((place) => sourcesOf(place, reader, folder, shown, options));
  const unread = [...unreadable, ...refuseUnread(reader.names(), (name) => join(shown, name))];
  if (sources.length === 0)
    throw unread[0] ?? new RefusedFile(shown, 'empty', 'holds nothing that can be imported: no pictures, texts, EPUBs, CBZs or work.json');
  return unread.length === 0
    ? sources
    : [...sources, { file: shown, open: async () => ({ works: [], refused: unread, close: async () => {} }) }];
}

function sourcesOf(place: WorkPlace, reader: FolderReader, root: string, shown: string, options: ImportOptions): ImportSource[] {
  const file = place.folder === '' ? shown : join(shown, place.folder);
  const around = namesAround(join(root, place.folder));
  if (place.kind === 'manifest') {
    return [{ file, open: () => openManifest({ reader, folder: place.folder, name: basename(join(root, place.folder)), file }) }];
  }
  if (place.kind === 'pictures') return [{ file, open: () => openPictures({ place, reader, file, around }, options) }];
  const sources: ImportSource[] = [];
  if (place.texts.length > 0) sources.push({ file, open: () => openTexts({ reader, names: place.texts, file, around }, options) });
  const archives = place.archives.map((name) => ({ path: reader.path(name), file: join(shown, name), around }));
  if (archives.length > 0)
    sources.push({ file, open: () => openArchives(archives, options, { reader, folder: place.folder, archives: place.archives }) });
  for (const name of place.epubs) {
    const archive = { path: reader.path(name), file: join(shown, name), around };
    sources.push({ file: archive.file, open: () => openEpub(archive, options, { reader, folder: place.folder, epubs: place.epubs }) });
  }
  const [only, ...others] = sources;
  return only === undefined || others.length > 0 || place.cover === null
    ? sources
    : [coveredBy(pictureOf(reader, shown, place.cover), only)];
}

function coveredBy(cover: ImportedPicture, source: ImportSource): ImportSource {
  const open = async (): Promise<OpenedSource> => {
    const opened = await source.open();
    return { ...opened, works: withCover(opened.works, cover) };
  };
  return { file: source.file, open };
}
