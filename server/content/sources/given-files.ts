import { basename, dirname, relative } from 'node:path';
import { RefusedFile } from '../refused-file.error.ts';
import type { ArchiveFile } from './archive-source.ts';
import { openEpub } from './epub-source.ts';
import { readHead, recogniseFile, refusedKind } from './file-kind.ts';
import { FolderReader } from './folder-reader.ts';
import type { GivenFile, ImportOptions, ImportSource, OpenedSource } from './import-source.ts';
import { openArchives, openTexts } from './opened-source.ts';
import { isBareLabel, namesAround } from './place-name.ts';
import { ARCHIVE, EPUB } from './work-places.ts';

/** The source that a file is; `shown` is its path as the operator knows it. Rejects with a RefusedFile for what is none. */
export async function findFile(path: string, shown: string, options: ImportOptions): Promise<ImportSource> {
  const kind = recogniseFile(await readHead(path));
  if (kind !== 'zip' && kind !== 'unknown') throw refusedKind(shown, kind);
  if (EPUB.test(path)) return { file: shown, open: () => openBook({ path, file: shown, around: namesAround(dirname(path)) }, options) };
  const isArchive = kind === 'zip' || /\.(?:cbz|zip)$/i.test(path);
  if (!isArchive && !/\.txt$/i.test(path))
    throw new RefusedFile(shown, 'unknownKind', 'is not a kind of file that can be imported: text (.txt), EPUB, CBZ, ZIP, or a folder');
  const given: GivenFile = { kind: isArchive ? 'archives' : 'texts', path, file: shown };
  return { file: shown, given, open: () => openGiven([given], options) };
}

/**
 * Files of one folder, or of the volumes in it, that are given side by side, as a shell gives `*.txt`, are one source, as they are for
 * whoever gives the folder.
 */
export function joinGiven(sources: readonly ImportSource[], options: ImportOptions): ImportSource[] {
  const groups = Map.groupBy(sources, (source) => (source.given ? `${source.given.kind}\n${shelfOf(source.given.path)}` : source));
  return [...groups.values()].flatMap((group) => {
    const files = new Map(group.flatMap(({ given }) => (given ? [[given.path, given] as const] : [])));
    const [first] = files.values();
    if (first === undefined || files.size === 1) return group.slice(0, 1);
    return [{ file: dirname(first.file), open: () => openGiven([...files.values()], options) }];
  });
}

function shelfOf(path: string): string {
  const folder = dirname(path);
  return isBareLabel(basename(folder)) ? dirname(folder) : folder;
}

async function openGiven(files: readonly GivenFile[], options: ImportOptions): Promise<OpenedSource> {
  const [first] = files;
  if (first === undefined) throw new TypeError('openGiven needs a file');
  const folders = new Set(files.map(({ path }) => dirname(path)));
  const folder = folders.size === 1 ? dirname(first.path) : shelfOf(first.path);
  const around = namesAround(folder);
  const reader = await FolderReader.ofFiles(
    folder,
    files.map(({ path }) => relative(folder, path)),
  );
  if (first.kind === 'texts') {
    const file = files.length === 1 ? first.file : dirname(first.file);
    return openTexts({ reader, names: reader.names().slice(0, files.length), file, around }, options);
  }
  const archives = files.map(({ path, file }) => ({ path, file, around }));
  const beside = reader.names().filter((name) => ARCHIVE.test(name));
  const names = new Set([...files.map(({ file }) => basename(file)), ...beside]);
  return openArchives(archives, options, { reader, folder: '', archives: [...names] });
}

async function openBook(archive: ArchiveFile, options: ImportOptions): Promise<OpenedSource> {
  const reader = await FolderReader.ofFiles(dirname(archive.path), [basename(archive.path)]);
  return openEpub(archive, options, { reader, folder: '', epubs: reader.names().filter((name) => EPUB.test(name)) });
}
