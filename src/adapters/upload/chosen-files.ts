import { isComicInfo, isJunk, isPictureName } from '#graphql/document/file-names.ts';
import type { FileKey, UploadTarget } from '#machines/upload/upload.types.ts';
import type { NamedFile } from './check-files.ts';
import { folderOf, nameOfPart, partFolders } from './folder-parts.ts';

/** What is sent together: one archive or text, or the pictures of a folder. */
export interface Bundle {
  readonly key: FileKey;
  readonly target: UploadTarget;
  /** As the uploader knows it; of loose pictures the first, and how many come with it: 'a.jpg (+11)'. */
  readonly name: string;
  /** Bytes of all files. */
  readonly size: number;
  readonly files: readonly NamedFile[];
}

/**
 * Sorts what was chosen into bundles: pictures go together as far as they may, with what their comic says of itself,
 * everything else by itself.
 */
export async function bundlesOf(files: readonly File[], target: UploadTarget): Promise<readonly Bundle[]> {
  const meant = withoutJunk(files);
  const pictures = meant.filter(({ name }) => isPictureName(name));
  const said = pictures.length > 0 ? meant.filter(({ name }) => isComicInfo(name)) : [];
  const comic = new Set([...pictures, ...said]);
  const others = meant.filter((file) => !comic.has(file));
  return Promise.all([...comicBundles(pictures, said, target), ...others.map((file) => bundleOf([file], target))]);
}

function comicBundles(pictures: readonly File[], said: readonly File[], target: UploadTarget): readonly Promise<Bundle>[] {
  if (pictures.length === 0) return [];
  const parts = partFolders(pictures.map((file) => ({ path: pathOf(file), file })));
  const partOfFolder = new Map(parts.flatMap((part) => part.map(({ path }) => [folderOf(path), part] as const)));
  return parts.map(async (part) => {
    // What is said of a folder without pictures goes with the first.
    const own = said.filter((file) => (partOfFolder.get(folderOf(pathOf(file))) ?? parts[0]) === part);
    const bundle = await bundleOf([...part.map(({ file }) => file), ...own], target);
    return parts.length === 1 ? bundle : { ...bundle, name: nameOfPart(part) };
  });
}

/** Nobody chose what lies unseen in a folder; where a folder holds nothing else, it is told what is wrong with that. */
function withoutJunk(files: readonly File[]): readonly File[] {
  const meant = files.filter((file) => !pathOf(file).includes('/') || !isJunk(pathOf(file)));
  return meant.length > 0 ? meant : files;
}

/** Its files stand in one order, whatever order the browser hands them over in: the server knows each by its place. */
async function bundleOf(chosen: readonly File[], target: UploadTarget): Promise<Bundle> {
  const group = chosen.toSorted((one, other) => (wordsOf(one) < wordsOf(other) ? -1 : 1));
  const files = withOwnNames(group.map((file) => ({ name: pathOf(file), file })));
  const [first = ''] = files.map(({ name }) => name).toSorted();
  const folder = first.includes('/') ? first.slice(0, first.indexOf('/')) : null;
  return {
    key: await keyOf(group, target),
    target,
    name: files.length > 1 ? (folder ?? `${first} (+${files.length - 1})`) : first,
    size: files.reduce((sum, { file }) => sum + file.size, 0),
    files,
  };
}

/** A phone hands over pictures of several albums without saying which: of two that are called 'a.jpg' one is 'a (2).jpg' then. */
function withOwnNames(files: readonly NamedFile[]): readonly NamedFile[] {
  const taken = new Set(files.map(({ name }) => name));
  const counts = new Map<string, number>();
  return files.map(({ name, file }) => {
    let count = (counts.get(name) ?? 0) + 1;
    while (count > 1 && taken.has(numbered(name, count))) count += 1;
    counts.set(name, count);
    const own = numbered(name, count);
    taken.add(own);
    return { name: own, file };
  });
}

function numbered(name: string, count: number): string {
  return count === 1 ? name : name.replace(/(\.[^./]*)?$/, ` (${count})$1`);
}

/** The same for the same files in the same place after a reload: names, sizes and times of their last change. */
async function keyOf(group: readonly File[], target: UploadTarget): Promise<FileKey> {
  const said = new TextEncoder().encode(JSON.stringify([target, group.map(wordsOf)]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function wordsOf(file: File): string {
  return `${pathOf(file)}\n${file.size}\n${file.lastModified}`;
}

function pathOf({ name, webkitRelativePath }: File): string {
  return (webkitRelativePath || name).normalize('NFC');
}
