import { fold } from '#server/platform/fold.ts';
import type { ArchiveReader } from '../archives/archive-reader.ts';
import { openZipArchive } from '../archives/zip-archive.ts';
import { BOOK_RECORD_NAME, readBookRecord } from '../documents/epub/book-record.ts';
import { importEpub, titleOf } from '../documents/epub/epub-work.ts';
import type { PackageMetadata } from '../documents/epub/package-metadata.ts';
import { TEXT_LIMITS } from '../documents/text-limits.ts';
import type { ImportedWork } from '../imported-work.ts';
import { RefusedFile } from '../refused-file.error.ts';
import type { ArchiveFile } from './archive-source.ts';
import { bookKey } from './book-key.ts';
import { titleFromName } from './chapter-label.ts';
import type { ImportOptions, OpenedSource } from './import-source.ts';
import { readNumberedFiles, readNumberedName } from './numbered-name.ts';
import { baseName } from './path-parts.ts';

/** A book among the EPUBs of its folder. */
export interface EpubPlace {
  readonly reader: ArchiveReader;
  readonly folder: string;
  /** Paths within the reader. */
  readonly epubs: readonly string[];
}

export async function openEpub(archive: ArchiveFile, options: ImportOptions, place?: EpubPlace): Promise<OpenedSource> {
  const reader = await openZipArchive(archive.path, archive.file);
  try {
    return { works: [await readEpub(archive, reader, options, place)], refused: [], close: async () => reader.close() };
  } catch (error) {
    reader.close();
    throw error;
  }
}

export async function readEpub(
  archive: ArchiveFile,
  reader: ArchiveReader,
  options: ImportOptions,
  place?: EpubPlace,
): Promise<ImportedWork> {
  const record = place === undefined ? null : await readRecord(place);
  const language = options.language ?? record?.language ?? null;
  const work = await importEpub(reader, archive.file, { sourceKey: archive.file, language, title: titleFromName(baseName(archive.file)) });
  const title = `${work.title}${volumeOf(archive.file, work.title, place)}`;
  // Books without an author are told apart by their file as well: many are called the same.
  const author = work.credits.find(({ role }) => role === 'AUTHOR')?.name ?? baseName(archive.file);
  const told = { ...work, title, sourceKey: bookKey('epub', work.language, author, title) };
  return record === null ? told : withRecord(told, record);
}

/** Of the only book in its folder; null for none, and for one that cannot be read. */
async function readRecord({ reader, folder, epubs }: EpubPlace): Promise<PackageMetadata | null> {
  const path = folder === '' ? BOOK_RECORD_NAME : `${folder}/${BOOK_RECORD_NAME}`;
  if (epubs.length !== 1 || !reader.names().includes(path)) return null;
  try {
    return readBookRecord(await reader.read(path, TEXT_LIMITS.bytes), path);
  } catch (error) {
    if (error instanceof RefusedFile) return null;
    throw error;
  }
}

/** A record stands before what the book says of itself, by which it is known again. */
function withRecord(work: ImportedWork, record: PackageMetadata): ImportedWork {
  return {
    ...work,
    title: titleOf(record) ?? work.title,
    titleReading: record.titleReading ?? work.titleReading,
    description: record.description || work.description,
    credits: record.credits.length > 0 ? record.credits : work.credits,
    genres: record.genres.length > 0 ? record.genres : work.genres,
    sourceNote: work.sourceNote ?? record.sourceNote,
  };
}

/** " 2" where only the file's name says that it is the second book of what all are called; nothing for the first. */
function volumeOf(file: string, title: string, place: EpubPlace | undefined): string {
  const name = baseName(file);
  const said = readNumberedName(name) ?? readNumberedFiles(place?.epubs ?? []).get(name) ?? null;
  return said !== null && said.series !== null && fold(said.series) === fold(title) && Number(said.label.number) !== 1
    ? ` ${Number(said.label.number)}`
    : '';
}
