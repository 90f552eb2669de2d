import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;

export interface UploadTables {
  version_pictures: VersionPicturesTable;
  own_works: OwnWorksTable;
  own_chapters: OwnChaptersTable;
  own_pages: OwnPagesTable;
  uploads: UploadsTable;
  upload_files: UploadFilesTable;
  loose_pictures: LoosePicturesTable;
}

/** Pictures that a text names; those of a comic are its pages. */
export interface VersionPicturesTable {
  version_id: number;
  picture_id: string;
}

/** What an owner says of a work; `works` holds what was made of it for readers, as it does for an import. */
export interface OwnWorksTable {
  id: GeneratedAlways<number>;
  owner_id: number;
  /** A UUID of the owner's: the same one makes no second work. */
  creation_key: string;
  /** Null until its first chapter is published. */
  work_id: number | null;
  twin_id: number | null;
  language: 'vi' | 'ja';
  format: 'COMIC' | 'NOVEL';
  status: 'ONGOING' | 'COMPLETED' | 'HIATUS';
  /** Null until it was said or judged from pictures. */
  direction: 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'TOP_TO_BOTTOM' | null;
  title: string;
  title_reading: string | null;
  description: string;
  is_sensitive: boolean;
  credits: JSONColumnType<readonly OwnCredit[]>;
  genres: readonly string[];
  cover_id: string | null;
  review: Generated<'NOT_NEEDED' | 'WAITING' | 'PASSED' | 'REFUSED'>;
  created_at: Instant;
  changed_at: Instant;
}

export interface OwnCredit {
  readonly name: string;
  readonly role: 'AUTHOR' | 'ARTIST' | 'TRANSLATOR';
}

/** A chapter as its owner has it, published or not. */
export interface OwnChaptersTable {
  id: GeneratedAlways<number>;
  own_work_id: number;
  chapter_id: number | null;
  state: Generated<'DRAFT' | 'SCHEDULED' | 'HELD' | 'PUBLISHED'>;
  number: ColumnType<string, string | number, string | number>;
  title: string | null;
  /** Set while it is SCHEDULED. */
  publish_at: Date | null;
  content_hash: string;
  /** Set for text only. */
  document: JSONColumnType<ChapterDocument> | null;
  length: number;
  changed_at: Instant;
}

export interface OwnPagesTable {
  id: GeneratedAlways<number>;
  own_chapter_id: number;
  position: number;
  picture_id: string;
}

export interface UploadsTable {
  /** A UUID of the sender's. */
  id: string;
  owner_id: number;
  own_work_id: number;
  purpose: 'CHAPTERS' | 'CONTENT' | 'PAGE' | 'COVER';
  own_chapter_id: number | null;
  own_page_id: number | null;
  state: Generated<'RECEIVING' | 'WAITING' | 'PROCESSING' | 'DONE' | 'FAILED'>;
  /** How often processing was begun; those that a stop of the server cut short are taken back. */
  tries: Generated<number>;
  /** Tries that ended by an error. A try that ended neither so nor well ended with its server. */
  errors: Generated<number>;
  /** When its last try began. */
  begun_at: Date | null;
  pictures_done: Generated<number>;
  pictures_count: Generated<number>;
  chapter_ids: JSONColumnType<readonly number[], string | undefined>;
  problems: JSONColumnType<readonly KeptProblem[], string | undefined>;
  /** For the operator: what went wrong where it was our fault. */
  failure: string | null;
  created_at: Instant;
  touched_at: Instant;
}

export interface KeptProblem {
  readonly file: string | null;
  readonly code: string;
  readonly limit: number | null;
  readonly reason: string;
}

export interface UploadFilesTable {
  upload_id: string;
  /** Counts from 0. */
  index: number;
  name: string;
  size: number;
  /** Bytes that are on the disk for good. */
  received: Generated<number>;
  sha256: Buffer | null;
}

/** Pictures that nothing may hold any more, or not yet. */
export interface LoosePicturesTable {
  picture_id: string;
  since: Instant;
}
