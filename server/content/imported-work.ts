import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { LanguageCode, WorksTable } from '#server/platform/database/tables.ts';

/** What every importer makes of its source, and all that the store needs to know of a work. */
export interface ImportedWork {
  /** Names the source, so that importing it again finds the same work; no path of a machine. */
  readonly sourceKey: string;
  readonly language: LanguageCode;
  readonly format: WorksTable['format'];
  readonly status: WorksTable['status'];
  /** Null: judged from the pictures' shape, or by the language for text. */
  readonly direction: WorksTable['direction'] | null;
  readonly title: string;
  readonly titleReading: string | null;
  readonly aliases: readonly string[];
  readonly description: string;
  readonly isSensitive: boolean;
  readonly sourceNote: string | null;
  readonly credits: readonly ImportedCredit[];
  /** Slugs; one that is not known is created under its own name. */
  readonly genres: readonly string[];
  /** By their slugs, genres as the source writes them, where nothing else names them. */
  readonly genreNames?: ReadonlyMap<string, string>;
  /** Null: the first page of the first chapter for a comic, none for a novel. */
  readonly cover: ImportedPicture | null;
  /** In reading order. */
  readonly chapters: readonly ImportedChapter[];
  /** Absent: none is named. */
  readonly twin?: ImportedTwin;
}

/** A work without its content. */
export type WorkHead = Omit<ImportedWork, 'chapters' | 'cover'>;

/** The same work in the other language. The link is made as soon as both are there. */
export interface ImportedTwin {
  readonly sourceKey: string;
  /** 'number': chapters of equal numbers belong together; else pairs of this work's number and the twin's. */
  readonly alignment: 'number' | readonly { readonly number: string; readonly twin: string }[];
}

export interface ImportedCredit {
  readonly name: string;
  readonly reading: string | null;
  readonly role: 'AUTHOR' | 'ARTIST' | 'TRANSLATOR';
}

export interface ImportedChapter {
  /** Unique within the work; importing again with the same key makes a version, not a chapter. */
  readonly sourceKey: string;
  /** Decimal digits with an optional part after a point. */
  readonly number: string;
  readonly title: string | null;
  /** Null: now. */
  readonly publishedAt: Date | null;
  readonly content: ImportedPages | ImportedText;
}

export interface ImportedPages {
  readonly kind: 'pages';
  readonly pages: readonly ImportedPicture[];
}

export interface ImportedText {
  readonly kind: 'text';
  /** Picture blocks name a picture of `pictures` by its `name`; the store puts its id there. */
  readonly document: ChapterDocument;
  readonly pictures: readonly ImportedPicture[];
}

/** Untrusted bytes behind a name; the name serves messages only and never becomes a path. */
export interface ImportedPicture {
  readonly name: string;
  /** Rejects with a RefusedFile when the source holds more than is allowed. */
  readonly read: () => Promise<Buffer>;
}
