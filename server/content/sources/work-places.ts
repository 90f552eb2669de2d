import { WORK_MANIFEST_NAME } from '../work-manifest.ts';
import { type ChapterLabel, isExtra, saysCounter } from './chapter-label.ts';
import { isJunk, isPictureName } from '#graphql/document/file-names.ts';
import { compareNaturally } from './natural-order.ts';
import { labelsOf } from './numbered-name.ts';
import { lastPart } from './path-parts.ts';

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
      /** A picture beside them that is called so. */
      readonly cover: string | null;
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

/** A single one of several folders may be called a number by chance. */
export const FEWEST_NUMBERED = 2;

export const ARCHIVE = /\.(?:cbz|zip|cbr|rar|cb7|7z|cbt)$/i;
const COVER = /^(?:(?:front[\s_-]?)?cover|front|folder|poster|bìa|bia|表紙)\.[a-z]+$/i;
export const EPUB = /\.epub$/i;
const TEXT = /\.txt$/i;

/**
 * Judges by names alone what a folder holds: `work.json` makes one work of its folder; a folder of pictures is a chapter; folders of
 * pictures of which two or more are numbered, or the only one, or all but extras, are the chapters of the folder around them, and so
 * are those inside of its volumes and those beside nothing but a cover; else each folder is looked at for itself. What
 * has no number stands behind what has one.
 */
export function findWorkPlaces(names: readonly string[]): WorkPlace[] {
  return [...visit(buildTree(names), new Set())];
}

/** Pictures in the `taken` folders are part of a work already. */
function* visit(folder: Folder, taken: ReadonlySet<string>): Generator<WorkPlace> {
  if (folder.files.some((path) => lastPart(path) === WORK_MANIFEST_NAME)) {
    yield { kind: 'manifest', folder: folder.path };
    return;
  }
  const cover = coverOfWorks(folder);
  const found = taken.has(folder.path) || cover !== null ? null : findPictures(folder);
  if (found) yield found;
  const texts = found || taken.has(folder.path) ? [] : folder.files.filter(isText);
  const archives = folder.files.filter((path) => ARCHIVE.test(path));
  const epubs = folder.files.filter((path) => EPUB.test(path));
  if (texts.length + archives.length + epubs.length > 0) yield { kind: 'files', folder: folder.path, texts, archives, epubs, cover };
  const within = found ? foldersOf(found) : taken;
  for (const inner of folder.folders.values()) yield* visit(inner, within);
}

function findPictures(folder: Folder): PicturesPlace | null {
  const own = folder.files.filter(isPictureName);
  const chapters = findChapters(folder) ?? chaptersBesideCover(folder, own);
  if (chapters === null && own.length === 0) return null;
  if (chapters === null)
    return { kind: 'pictures', folder: folder.path, cover: null, chapters: [{ folder: folder.path, pages: allPictures(folder) }] };
  if (own.length <= 1) return { kind: 'pictures', folder: folder.path, cover: own[0] ?? null, chapters };
  return { kind: 'pictures', folder: folder.path, cover: null, chapters: [{ folder: folder.path, pages: own }, ...chapters] };
}

/**
 * Folders beside the only picture, where that is called the cover, are chapters, however each is called; a single one
 * are pages. Null for any other.
 */
function chaptersBesideCover(folder: Folder, [cover, ...others]: readonly string[]): readonly PicturesOfChapter[] | null {
  if (cover === undefined || others.length > 0 || !isCover(folder, cover)) return null;
  const inner = [...folder.folders.values()].filter((each) => !isManifest(each));
  const chapters = inner.map((each) => ({ folder: each.path, pages: allPictures(each) })).filter(({ pages }) => pages.length > 0);
  return chapters.length < 2 ? null : chapters;
}

/** A folder inside of another, with the chapters that it holds itself; null for none. */
interface Part {
  readonly folder: Folder;
  readonly chapters: readonly PicturesOfChapter[] | null;
}

interface NamedPart extends Part {
  readonly name: string;
  readonly label: ChapterLabel | null;
}

/** Null where the folders inside are no chapters or volumes. */
function findChapters(folder: Folder): readonly PicturesOfChapter[] | null {
  const parts = [...folder.folders.values()]
    .filter((inner) => !isManifest(inner))
    .map((inner): Part => ({ folder: inner, chapters: findChapters(inner) }))
    .filter((part) => part.chapters !== null || part.folder.files.some(isPictureName));
  const named = labelled(parts);
  const numbered = named.filter(({ label }) => label !== null);
  const others = named.filter(({ label }) => label === null);
  if (numbered.length === 0) return null;
  const unclear = others.filter(({ name }) => !isExtra(name));
  if (numbered.length < FEWEST_NUMBERED && unclear.length > 0) return null;
  // Another work may lie beside folders whose names are numbers by chance.
  if (unclear.some(({ chapters }) => chapters !== null) && !areClearlyNumbered(numbered)) return null;
  return [...numbered, ...others].flatMap(chaptersOf);
}

/** Extras do not begin with what the others may all begin with. */
function labelled(parts: readonly Part[]): readonly NamedPart[] {
  const names = parts.map(({ folder }) => lastPart(folder.path));
  const counted = names.filter((name) => !isExtra(name));
  const labels = new Map(labelsOf(counted).map((label, index) => [counted[index], label]));
  return parts.map((part, index) => ({ ...part, name: names[index] ?? '', label: labels.get(names[index]) ?? null }));
}

/** By words of counting, or from 1 on without a gap. */
function areClearlyNumbered(numbered: readonly NamedPart[]): boolean {
  if (numbered.every(({ name }) => saysCounter(name))) return true;
  const numbers = new Set(numbered.map(({ label }) => Number(label?.number)));
  return numbers.size === numbered.length && numbered.every((_part, index) => numbers.has(index + 1));
}

/** Pictures beside the folders of a volume stand before them; where they are as many as these, all are the pages of a chapter. */
function chaptersOf({ folder, chapters }: Part): readonly PicturesOfChapter[] {
  const own = folder.files.filter(isPictureName);
  const [first, ...others] = chapters ?? [];
  if (first === undefined || (own.length > 1 && own.length > others.length)) return [{ folder: folder.path, pages: allPictures(folder) }];
  return [{ ...first, pages: [...own, ...first.pages] }, ...others];
}

function allPictures(folder: Folder): string[] {
  const inner = [...folder.folders.values()].filter((each) => !isManifest(each)).flatMap(allPictures);
  return [...folder.files.filter(isPictureName), ...inner].toSorted(
    (one, other) => Number(isCover(folder, other)) - Number(isCover(folder, one)) || compareNaturally(one, other),
  );
}

/** A page that is called the cover is the first one, though digits come before letters. */
function isCover(folder: Folder, path: string): boolean {
  return COVER.test(folder.path === '' ? path : path.slice(folder.path.length + 1));
}

/** The only picture beside works, or around them, where it is called the cover: it is no comic of one page. Null for any other. */
function coverOfWorks(folder: Folder): string | null {
  const [cover, ...others] = folder.files.filter(isPictureName);
  if (cover === undefined || others.length > 0 || !isCover(folder, cover)) return null;
  const isOfWorks = folder.files.some(isWork) || (allPictures(folder).length === 1 && holdsWorks(folder)) || isAroundSeries(folder);
  return isOfWorks && findChapters(folder) === null ? cover : null;
}

function isAroundSeries({ folders }: Folder): boolean {
  return [...folders.values()].some((inner) => findChapters(inner) !== null);
}

function holdsWorks(folder: Folder): boolean {
  return isManifest(folder) || folder.files.some(isWork) || [...folder.folders.values()].some(holdsWorks);
}

function isWork(path: string): boolean {
  return isText(path) || ARCHIVE.test(path) || EPUB.test(path);
}

function isManifest(folder: Folder): boolean {
  return folder.files.some((path) => lastPart(path) === WORK_MANIFEST_NAME);
}

/** The folders that hold pages of a place, and those around them. */
function foldersOf({ folder, chapters }: PicturesPlace): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const page of chapters.flatMap(({ pages }) => pages)) {
    for (let end = page.lastIndexOf('/'); end > folder.length; end = page.lastIndexOf('/', end - 1)) {
      if (folders.has(page.slice(0, end))) break;
      folders.add(page.slice(0, end));
    }
  }
  return folders;
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

export function isText(path: string): boolean {
  return TEXT.test(path) && !isJunk(path);
}
