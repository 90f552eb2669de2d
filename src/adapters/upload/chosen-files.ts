import { isComicInfo, isJunk, isPictureName } from '#graphql/document/file-names.ts';
import type { FileKey, UploadTarget } from '#machines/upload/upload.types.ts';
import type { NamedFile } from './check-files.ts';

/** What is sent together: one archive or text, or the pictures of a folder. */
export interface Bundle {
  readonly key: FileKey;
  readonly target: UploadTarget;
  /** As the uploader knows it. */
  readonly name: string;
  /** Bytes of all files. */
  readonly size: number;
  readonly files: readonly NamedFile[];
}

/** Sorts what was chosen into bundles: pictures go together, with what their comic says of itself, everything else by itself. */
export async function bundlesOf(files: readonly File[], target: UploadTarget): Promise<readonly Bundle[]> {
  const meant = withoutJunk(files);
  const pictures = meant.filter(({ name }) => isPictureName(name));
  const comic = pictures.length > 0 ? [...pictures, ...meant.filter(({ name }) => isComicInfo(name))] : [];
  const groups = [...(comic.length > 0 ? [comic] : []), ...meant.filter((file) => !comic.includes(file)).map((file) => [file])];
  return Promise.all(groups.map((group) => bundleOf(group, target)));
}

/** Nobody chose what lies unseen in a folder; where a folder holds nothing else, it is told what is wrong with that. */
function withoutJunk(files: readonly File[]): readonly File[] {
  const meant = files.filter((file) => !pathOf(file).includes('/') || !isJunk(pathOf(file)));
  return meant.length > 0 ? meant : files;
}

async function bundleOf(group: readonly File[], target: UploadTarget): Promise<Bundle> {
  const files = group.map((file) => ({ name: pathOf(file), file }));
  const [first = ''] = files.map(({ name }) => name).toSorted();
  const folder = first.includes('/') ? first.slice(0, first.indexOf('/')) : null;
  return {
    key: await keyOf(group, target),
    target,
    name: files.length > 1 && folder !== null ? folder : first,
    size: files.reduce((sum, { file }) => sum + file.size, 0),
    files,
  };
}

/** The same for the same files in the same place after a reload: names, sizes and times of their last change. */
async function keyOf(group: readonly File[], target: UploadTarget): Promise<FileKey> {
  const words = group.map((file) => `${pathOf(file)}\n${file.size}\n${file.lastModified}`).toSorted();
  const said = new TextEncoder().encode(JSON.stringify([target, words]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function pathOf({ name, webkitRelativePath }: File): string {
  return (webkitRelativePath || name).normalize('NFC');
}
