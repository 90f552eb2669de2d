import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { ImportedWork } from '../imported-work.ts';
import type { EncodedPicture } from '../pictures/picture-encoder.ts';
import type { Refusal } from '../refused-file.error.ts';
import type { ImportOptions } from '../sources/import-source.ts';
import type { NamedFile } from '../sources/named-files.ts';

/** What a workshop is asked, one answer each. Pictures are named by their place in what was opened. */
export type Task =
  | { readonly kind: 'open'; readonly files: readonly NamedFile[]; readonly options: ImportOptions }
  | { readonly kind: 'read'; readonly picture: number }
  | { readonly kind: 'encode'; readonly original: Uint8Array; readonly file: string };

export interface Results {
  readonly open: Opened;
  readonly read: Uint8Array;
  readonly encode: EncodedPicture;
}

export interface Opened {
  readonly works: readonly OpenedWork[];
  readonly refused: readonly Refusal[];
  /** As their owner knows them. */
  readonly pictureNames: readonly string[];
}

export interface OpenedWork {
  readonly format: ImportedWork['format'];
  readonly title: string;
  readonly chapters: readonly OpenedChapter[];
}

export interface OpenedChapter {
  readonly sourceKey: string;
  readonly number: string;
  readonly title: string | null;
  /** Null for pages. */
  readonly document: ChapterDocument | null;
  /** The pages, or what the document names. */
  readonly pictures: readonly { readonly index: number; readonly name: string }[];
}

export interface Order {
  readonly id: number;
  readonly task: Task;
}

/** The first one, of id 0, says that the process is ready. */
export type Outcome =
  | { readonly id: number; readonly value: Results[keyof Results] }
  | { readonly id: number; readonly refusal: Refusal }
  | { readonly id: number; readonly fault: string };
