import { MOST_NAMES_BYTES, MOST_UPLOADED_BYTES, MOST_UPLOADED_FILES } from '#graphql/document/limits.ts';

/** A file and its path within what was chosen. */
export interface PlacedFile {
  readonly path: string;
  readonly file: File;
}

const UTF_8 = new TextEncoder();
const NATURAL = new Intl.Collator('en', { numeric: true });

/**
 * Pictures of a folder that are too many for one upload, parted between the folders in it, which are chapters: as many of
 * them together as may be. One part where they are not too many.
 */
export function partFolders(pictures: readonly PlacedFile[]): readonly (readonly PlacedFile[])[] {
  if (mayGoTogether(pictures)) return [pictures];
  const folders = Map.groupBy(pictures, ({ path }) => folderOf(path));
  const parts: (readonly PlacedFile[])[] = [];
  for (const folder of [...folders.keys()].toSorted(NATURAL.compare)) {
    const own = folders.get(folder) ?? [];
    const joined = [...(parts.at(-1) ?? []), ...own];
    if (parts.length > 0 && mayGoTogether(joined)) parts[parts.length - 1] = joined;
    else parts.push(own);
  }
  return parts;
}

/** What a part is called: by its first and its last folder. */
export function nameOfPart(part: readonly PlacedFile[]): string {
  const folders = part.map(({ path }) => folderOf(path));
  const [first = '', last = ''] = [folders[0], folders.at(-1)].map((folder) => folder?.slice(folder.lastIndexOf('/') + 1));
  return first === last ? first : `${first} – ${last}`;
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function mayGoTogether(files: readonly PlacedFile[]): boolean {
  if (files.length > MOST_UPLOADED_FILES) return false;
  const names = files.reduce((sum, { path }) => sum + UTF_8.encode(path).length, 0);
  return names <= MOST_NAMES_BYTES && files.reduce((sum, { file }) => sum + file.size, 0) <= MOST_UPLOADED_BYTES;
}
