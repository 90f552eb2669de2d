import { fold } from '#server/platform/fold.ts';
import type { ArchiveReader } from '../archives/archive-reader.ts';
import { openZipArchive } from '../archives/zip-archive.ts';
import { TEXT_LIMITS } from '../documents/text-limits.ts';
import { importTextWork } from '../documents/text-work.ts';
import type { ImportedChapter, ImportedPicture, ImportedWork } from '../imported-work.ts';
import { type RefusalKind, RefusedFile } from '../refused-file.error.ts';
import { WORK_MANIFEST_NAME, type WorkManifest, parseWorkManifest } from '../work-manifest.ts';
import { parseChapterLabel } from './chapter-label.ts';
import { pictureOf } from './comic-work.ts';
import { isJunk, isPictureName } from '#graphql/document/file-names.ts';
import { compareNaturally } from './natural-order.ts';
import { baseName } from './path-parts.ts';
import { findWorkPlaces } from './work-places.ts';

const MOST_MANIFEST_BYTES = 4 * 1024 ** 2;
const MOST_ARCHIVE_BYTES = 300 * 1024 ** 2;

/** A folder, or a part of an archive, with a `work.json`. */
export interface ManifestPlace {
  readonly reader: ArchiveReader;
  /** Path within the reader, '' for its root. */
  readonly folder: string;
  /** The folder's own name, which is the work's key where the manifest gives none. */
  readonly name: string;
  /** As the operator knows it; serves messages only. */
  readonly file: string;
}

type ManifestChapter = NonNullable<WorkManifest['chapters']>[number];
type DraftChapter = Omit<ImportedChapter, 'number'> & { readonly number: string | null };

/** Reads the work that the manifest describes; pictures are read lazily. Rejects with a RefusedFile. */
export async function readManifestWork(place: ManifestPlace): Promise<ImportedWork> {
  const file = `${place.file}/${WORK_MANIFEST_NAME}`;
  const bytes = await place.reader.read(within(place, WORK_MANIFEST_NAME), MOST_MANIFEST_BYTES);
  const manifest = parseWorkManifest(bytes.toString('utf8'), file);
  const key = manifest.key ?? slug(place.name);
  if (key === '') throw new RefusedFile(file, 'other', 'needs a "key": the folder\'s name has no letters of which one could be made');
  const entries = manifest.chapters ?? findChapters(place);
  const drafts: DraftChapter[] = [];
  for (const [index, entry] of entries.entries()) drafts.push(...(await readEntry(place, manifest, entry, `"chapters.${index}"`)));
  return {
    sourceKey: `work/${key}`,
    language: manifest.language,
    format: manifest.format,
    status: manifest.status,
    direction: manifest.direction,
    title: manifest.title,
    titleReading: manifest.titleReading,
    aliases: manifest.aliases,
    description: manifest.description,
    isSensitive: manifest.sensitive,
    sourceNote: manifest.sourceNote,
    credits: manifest.credits,
    genres: manifest.genres,
    cover: manifest.cover === null ? null : pictureIn(place, manifest.cover),
    chapters: numberChapters(drafts),
    ...(manifest.twin ? { twin: { sourceKey: `work/${manifest.twin.key}`, alignment: manifest.twin.alignment } } : {}),
  };
}

/** Without a list the chapters are what the folder holds, in natural order. */
function findChapters(place: ManifestPlace): ManifestChapter[] {
  const inner = innerNames(place).filter((name) => name !== WORK_MANIFEST_NAME);
  const open = { number: null, title: null, publishedAt: null };
  return findWorkPlaces(inner).flatMap((found): ManifestChapter[] => {
    if (found.kind === 'manifest') return [];
    if (found.kind === 'files')
      return [...found.texts, ...found.epubs, ...found.archives].map((path) => ({ ...open, file: path, number: labelNumber(path) }));
    const chapters = found.chapters.filter(({ folder }) => folder !== '');
    return chapters.map(({ folder }) => ({ ...open, folder, number: labelNumber(folder) }));
  });
}

function labelNumber(path: string): string | null {
  return parseChapterLabel(baseName(path))?.number ?? null;
}

async function readEntry(place: ManifestPlace, manifest: WorkManifest, entry: ManifestChapter, key: string): Promise<DraftChapter[]> {
  const { number, title, publishedAt } = entry;
  if (entry.folder !== undefined) {
    const pages = picturesIn(place, entry.folder);
    if (pages.length === 0) throw missing(place, 'empty', `${key} names the folder "${entry.folder}", which holds no pictures`);
    return [{ sourceKey: entry.folder, number, title, publishedAt, content: { kind: 'pages', pages } }];
  }
  const path = entry.file ?? '';
  if (!innerNames(place).includes(path)) throw missing(place, 'damaged', `${key} names the file "${path}", which is not there`);
  const chapters = /\.(?:cbz|zip)$/i.test(path) ? await readArchive(place, path) : await readText(place, manifest, path);
  const [only] = chapters;
  if (chapters.length === 1 && only) return [{ ...only, sourceKey: path, number, title: title ?? only.title, publishedAt }];
  if (manifest.chapters && (number !== null || title !== null))
    throw missing(place, 'other', `${key} gives a number or a title to a file of ${chapters.length} chapters`);
  return chapters.map((chapter) => ({ ...chapter, sourceKey: `${path}/${chapter.sourceKey}`, number: null, publishedAt }));
}

async function readText(place: ManifestPlace, manifest: WorkManifest, path: string): Promise<readonly ImportedChapter[]> {
  const bytes = await place.reader.read(within(place, path), TEXT_LIMITS.bytes);
  const findPicture = (name: string): ImportedPicture | null =>
    innerNames(place).includes(name) ? { ...pictureIn(place, name), name } : null;
  const { language, title, chapters } = manifest;
  const options = { sourceKey: place.file, language, title, isChapter: chapters !== undefined, findPicture };
  return importTextWork([{ name: path, bytes }], options).chapters;
}

/** Of an archive inside of a work's folder the pictures are one chapter; it is held in memory while the work is read. */
async function readArchive(place: ManifestPlace, path: string): Promise<readonly ImportedChapter[]> {
  const file = `${place.file}/${path}`;
  const archive = await openZipArchive(await place.reader.read(within(place, path), MOST_ARCHIVE_BYTES), file);
  const names = archive.names().filter((name) => isPictureName(name) && !isJunk(name));
  if (names.length === 0) throw new RefusedFile(file, 'empty', 'holds no pictures');
  const pages = names.toSorted(compareNaturally).map((name) => pictureOf(archive, file, name));
  return [{ sourceKey: path, number: '1', title: null, publishedAt: null, content: { kind: 'pages', pages } }];
}

function numberChapters(drafts: readonly DraftChapter[]): ImportedChapter[] {
  let last = 0;
  return drafts.map((draft) => {
    const number = draft.number ?? String(Math.floor(last) + 1);
    last = Number(number);
    return { ...draft, number };
  });
}

function picturesIn(place: ManifestPlace, folder: string): ImportedPicture[] {
  return innerNames(place)
    .filter((name) => name.startsWith(`${folder}/`) && isPictureName(name) && !isJunk(name))
    .toSorted(compareNaturally)
    .map((name) => pictureIn(place, name));
}

function pictureIn(place: ManifestPlace, name: string): ImportedPicture {
  return pictureOf(place.reader, place.file, name, within(place, name));
}

/** Names below the place's folder, without it. */
function innerNames({ reader, folder }: ManifestPlace): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  return reader.names().flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

function within({ folder }: ManifestPlace, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

function missing(place: ManifestPlace, kind: RefusalKind, reason: string): RefusedFile {
  return new RefusedFile(`${place.file}/${WORK_MANIFEST_NAME}`, kind, reason);
}

function slug(name: string): string {
  return fold(name)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
