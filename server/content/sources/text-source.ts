import { asRefusal } from '../as-refusal.ts';
import type { ArchiveReader } from '../archives/archive-reader.ts';
import { recogniseText } from '../documents/recognise.ts';
import { TEXT_LIMITS } from '../documents/text-limits.ts';
import { type TextFile, type TextGroup, groupIntoWorks, importTextWork } from '../documents/text-work.ts';
import type { ImportedWork } from '../imported-work.ts';
import { RefusedFile } from '../refused-file.error.ts';
import { bookKey } from './book-key.ts';
import { parseChapterLabel, saysCounter, titleFromName } from './chapter-label.ts';
import { pictureOf } from './comic-work.ts';
import type { ImportOptions } from './import-source.ts';
import { baseName, folderOf } from './path-parts.ts';
import { readPlaceName } from './place-name.ts';

/** Text files of one folder and where they lie. */
export interface TextPlace {
  readonly reader: ArchiveReader;
  /** Paths within the reader. */
  readonly names: readonly string[];
  /** The place as the operator knows it; serves messages only. */
  readonly file: string;
  /** Names of the folder and of those around it, outermost first. */
  readonly around: readonly string[];
}

export interface TextWorks {
  readonly works: ImportedWork[];
  readonly refused: RefusedFile[];
}

/** Works of texts that lie among pictures; null where these are a comic: nobody says otherwise, and no text names one of them. */
export async function readIllustrated(place: TextPlace, options: ImportOptions): Promise<TextWorks | null> {
  if (place.names.length === 0 || options.format === 'COMIC') return null;
  const read = await readTextPlace(place, options);
  return options.format === 'NOVEL' || read.works.some(hasPictures) ? read : null;
}

function hasPictures({ chapters }: ImportedWork): boolean {
  return chapters.some(({ content }) => content.kind === 'text' && content.pictures.length > 0);
}

/** Works of the text files, each group of files that belong together one. Files that are refused are left out and reported. */
export async function readTextPlace(place: TextPlace, options: ImportOptions): Promise<TextWorks> {
  const refused: RefusedFile[] = [];
  const files: TextFile[] = [];
  const parts = partsTold(place.names);
  for (const name of place.names) {
    try {
      files.push({ name: name.split('/').slice(-parts).join('/'), bytes: await place.reader.read(name, TEXT_LIMITS.bytes) });
    } catch (error) {
      refused.push(asRefusal(error, name));
    }
  }
  const works: ImportedWork[] = [];
  for (const group of groupIntoWorks(files)) {
    try {
      works.push(readGroup(group, place, options));
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      refused.push(error.renamed(describe(place, error.file)));
    }
  }
  return { works, refused };
}

/** How many parts of a path tell texts apart: the folder too where they lie in several, such as volumes that all begin with chapter 1. */
function partsTold(names: readonly string[]): number {
  return new Set(names.map(folderOf)).size < 2 ? 1 : 2;
}

function readGroup({ files, series }: TextGroup, place: TextPlace, options: ImportOptions): ImportedWork {
  const around = readPlaceName(place.around);
  const [first] = files;
  const name = first?.name ?? '';
  const said = first && recogniseText(first.bytes, name).language;
  const isPart = files.length > 1 || isFirstOfSeveral(baseName(name));
  const work = importTextWork(files, {
    sourceKey: describe(place, name),
    language: options.language ?? said ?? around.language,
    title: series ?? (isPart && around.title !== '' ? around.title : titleFromName(baseName(name))),
    findPicture: (picture) => findPicture(place, picture),
  });
  const author = work.credits.find(({ role }) => role === 'AUTHOR')?.name ?? '';
  return { ...work, sourceKey: bookKey('novel', work.language, author, work.title) };
}

/** A number that is no title: the others of its work are still to come. */
function isFirstOfSeveral(name: string): boolean {
  const label = parseChapterLabel(name);
  return label !== null && label.title === null && (saysCounter(name) || name === '1' || name.startsWith('0'));
}

/** Pictures beside the text, by their name alone. */
function findPicture(place: TextPlace, name: string): ReturnType<typeof pictureOf> | null {
  const folder = folderOf(place.names[0] ?? '');
  const path = folder === '' ? name : `${folder}/${name}`;
  return place.reader.names().includes(path) ? { ...pictureOf(place.reader, place.file, path), name } : null;
}

function describe(place: TextPlace, name: string): string {
  return place.file.endsWith(name) ? place.file : `${place.file}/${name}`;
}
