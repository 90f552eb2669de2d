import { isPictureName } from '../pictures/picture-type.ts';
import { WORK_MANIFEST_NAME } from '../work-manifest.ts';
import { parseChapterLabel } from './chapter-label.ts';
import { isJunk } from './junk-names.ts';
import { compareNaturally } from './natural-order.ts';

/** Where in a folder or archive a work lies. `folder` is '' for the root; all paths begin at the root. */
export type WorkPlace =
  | { readonly kind: 'manifest'; readonly folder: string }
  | PicturesPlace
  | {
      readonly kind: 'files';
      readonly folder: string;
      readonly texts: readonly string[];
      readonly archives: readonly string[];
      readonly epubs: readonly string[];
    };

export interface PicturesPlace {
  readonly kind: 'pictures';
  readonly folder: string;
  /** A picture beside the chapters' folders. */
  readonly cover: string | null;
  readonly chapters: readonly PicturesOfChapter[];
}

export interface PicturesOfChapter {
  readonly folder: string;
  /** In natural order. */
  readonly pages: readonly string[];
}

interface Folder {
  readonly path: string;
  readonly files: string[];
  readonly folders: Map<string, Folder>;
}

const ARCHIVE = /\.(?:cbz|zip|cbr|rar|cb7|7z|cbt)$/i;
const EPUB = /\.epub$/i;
const TEXT = /\.txt$/i;

/**
 * Judges by names alone what a folder holds: `work.json` makes one work of its folder; a folder of pictures is a chapter; folders of
 * pictures that are all numbered are the chapters of the folder around them; else each folder is looked at for itself.
 */
export function findWorkPlaces(names: readonly string[]): WorkPlace[] {
  return [...visit(buildTree(names))];
}

function* visit(folder: Folder): Generator<WorkPlace> {
  if (folder.files.some((path) => nameOf(path) === WORK_MANIFEST_NAME)) {
    yield { kind: 'manifest', folder: folder.path };
    return;
  }
  const pictures = findPictures(folder);
  if (pictures) yield pictures;
  const texts = pictures ? [] : folder.files.filter((path) => TEXT.test(path));
  const archives = folder.files.filter((path) => ARCHIVE.test(path));
  const epubs = folder.files.filter((path) => EPUB.test(path));
  if (texts.length + archives.length + epubs.length > 0) yield { kind: 'files', folder: folder.path, texts, archives, epubs };
  for (const inner of folder.folders.values()) if (!pictures || !isWithin(inner, pictures)) yield* visit(inner);
}

function findPictures(folder: Folder): PicturesPlace | null {
  const own = folder.files.filter(isPictureName);
  const leaves = [...folder.folders.values()].filter((inner) => inner.files.some(isPictureName) && !isManifest(inner));
  const isNumbered = leaves.length > 0 && leaves.every((leaf) => parseChapterLabel(nameOf(leaf.path)) !== null);
  if (own.length === 0 && !isNumbered) return null;
  if (!isNumbered)
    return { kind: 'pictures', folder: folder.path, cover: null, chapters: [{ folder: folder.path, pages: allPictures(folder) }] };
  const chapters = leaves.map((leaf) => ({ folder: leaf.path, pages: allPictures(leaf) }));
  if (own.length <= 1) return { kind: 'pictures', folder: folder.path, cover: own[0] ?? null, chapters };
  return { kind: 'pictures', folder: folder.path, cover: null, chapters: [{ folder: folder.path, pages: own }, ...chapters] };
}

function allPictures(folder: Folder): string[] {
  const inner = [...folder.folders.values()].filter((each) => !isManifest(each)).flatMap(allPictures);
  return [...folder.files.filter(isPictureName), ...inner].toSorted(compareNaturally);
}

function isManifest(folder: Folder): boolean {
  return folder.files.some((path) => nameOf(path) === WORK_MANIFEST_NAME);
}

function isWithin(inner: Folder, place: PicturesPlace): boolean {
  const hasPages = place.chapters.some(({ pages }) => pages.some((page) => page.startsWith(`${inner.path}/`)));
  return hasPages && !isManifest(inner);
}

function buildTree(names: readonly string[]): Folder {
  const root: Folder = { path: '', files: [], folders: new Map() };
  for (const name of names.filter((each) => !isJunk(each)).toSorted(compareNaturally)) {
    let folder = root;
    for (const part of name.split('/').slice(0, -1)) {
      const path = folder.path === '' ? part : `${folder.path}/${part}`;
      const inner = folder.folders.get(part) ?? { path, files: [], folders: new Map() };
      folder.folders.set(part, inner);
      folder = inner;
    }
    folder.files.push(name);
  }
  return root;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
