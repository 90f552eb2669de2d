import { isJunk } from '#graphql/document/file-names.ts';
import { RefusedFile } from '../refused-file.error.ts';

const UNREAD = /\.(?:bmp|dib|tiff?|jxl|hei[cf]|jp2|jpx|j2k)$/i;

/**
 * Pictures of kinds that are not read, told once of each folder: what is a page of a chapter is never missing in silence. `shown`: a name
 * as its owner knows it.
 */
export function refuseUnread(names: readonly string[], shown: (name: string) => string): RefusedFile[] {
  const folders = new Map<string, string[]>();
  for (const name of names.filter((each) => UNREAD.test(each) && !isJunk(each))) {
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const found = folders.get(folder);
    if (found === undefined) folders.set(folder, [name]);
    else found.push(name);
  }
  return [...folders.values()].map(([first = '', ...others]) => {
    const beside = others.length === 0 ? '' : `, as ${others.length === 1 ? 'is one other' : `are ${others.length} others`} beside it`;
    return new RefusedFile(shown(first), 'unknownKind', `is a picture of a kind that is not read${beside}: make it PNG, JPEG or WebP`);
  });
}
