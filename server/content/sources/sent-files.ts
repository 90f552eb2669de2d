import { isComicInfo } from '#graphql/document/file-names.ts';
import { refuseLanguage } from '../documents/text-work.ts';
import { RefusedFile } from '../refused-file.error.ts';
import { joinArchives, readComicArchive } from './archive-source.ts';
import { openEpub } from './epub-source.ts';
import { readHead, recogniseFile, refusedKind } from './file-kind.ts';
import type { ImportOptions, OpenedSource } from './import-source.ts';
import { type NamedFile, NamedFiles } from './named-files.ts';
import { compareNaturally } from './natural-order.ts';
import { openArchives } from './opened-source.ts';
import { folderOf } from './path-parts.ts';
import { readTextPlace } from './text-source.ts';

/**
 * What somebody sent in one go: pictures make one comic, as those of a folder do, with what it says of itself;
 * archives, EPUBs and texts are looked into each. What is refused of them is told, and the others are open. Rejects
 * with a RefusedFile where nothing of it can be taken.
 */
export async function openSentFiles(files: readonly NamedFile[], options: ImportOptions): Promise<OpenedSource> {
  const kinds = await Promise.all(files.map(async (file) => ({ file, kind: recogniseFile(await readHead(file.path)) })));
  const others = kinds.filter(({ kind }) => kind !== 'picture');
  if (others.length < kinds.length && others.every(({ file }) => isComicInfo(file.name))) return openSentPictures(files, options);
  const opened: OpenedSource[] = [];
  const refused: RefusedFile[] = [];
  for (const { file, kind } of kinds.toSorted((one, other) => compareNaturally(one.file.name, other.file.name))) {
    try {
      opened.push(await openSentFile(file, kind, options));
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      refused.push(error);
    }
  }
  return {
    works: opened.flatMap(({ works }) => works),
    refused: [...refused, ...opened.flatMap((each) => each.refused)],
    close: async () => {
      for (const each of opened) await each.close();
    },
  };
}

async function openSentPictures(files: readonly NamedFile[], options: ImportOptions): Promise<OpenedSource> {
  const folder = sharedFolder(files);
  const within = folder === '' ? files : files.map(({ path, name }) => ({ path, name: name.slice(folder.length + 1) }));
  const read = await readComicArchive({ path: folder, file: folder, around: [] }, new NamedFiles(within));
  return { works: [joinArchives([read], options)], refused: [...read.unread], close: async () => {} };
}

async function openSentFile(file: NamedFile, kind: ReturnType<typeof recogniseFile>, options: ImportOptions): Promise<OpenedSource> {
  const { path, name } = file;
  if (kind === 'picture')
    throw new RefusedFile(name, 'unknownKind', 'is a picture among files of other kinds: send pictures by themselves');
  if (kind !== 'zip' && kind !== 'unknown') throw refusedKind(name, kind);
  const archive = { path, file: name, around: [] };
  if (/\.epub$/i.test(name)) return openEpub(archive, options);
  if (kind === 'zip' || /\.(?:cbz|zip)$/i.test(name)) return openArchives([archive], options);
  if (!/\.txt$/i.test(name))
    throw new RefusedFile(name, 'unknownKind', 'is not a kind of file that can be imported: text (.txt), EPUB, CBZ, ZIP, or a folder');
  if (options.language === null) refuseLanguage(name);
  const text = await readTextPlace({ reader: new NamedFiles([file]), names: [name], file: name, around: [] }, options);
  return { ...text, close: async () => {} };
}

/** The folder that all of the files are in, which may say the chapter's number; '' for none. */
function sharedFolder(files: readonly NamedFile[]): string {
  const [first = ''] = files.map(({ name }) => folderOf(name));
  return files.every(({ name }) => name.startsWith(`${first}/`)) ? first : '';
}
