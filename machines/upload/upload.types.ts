/** Of a file, or a folder of pictures, that was chosen: the same for the same one after a reload. */
export type FileKey = string;

/** What the bytes become: new chapters, or new content of one, or one picture in the place of another. */
export type UploadTarget =
  | { readonly purpose: 'CHAPTERS' | 'COVER'; readonly workId: string }
  | { readonly purpose: 'CONTENT'; readonly workId: string; readonly chapterId: string }
  | { readonly purpose: 'PAGE'; readonly workId: string; readonly chapterId: string; readonly pageId: string };

/** Why something is not taken. */
export interface UploadProblem {
  readonly code: UploadProblemCode;
  /** As the uploader knows it, with what is in it ('a.cbz/003.jpg'); null where it is about no one file. */
  readonly file: string | null;
  /** The bound that was crossed, in bytes, pixels, files or pages; null where there is none. */
  readonly limit: number | null;
}

export type UploadProblemCode =
  | 'UNKNOWN_KIND'
  /** An archive of another kind, or a PDF. */
  | 'OTHER_ARCHIVE'
  | 'DRAWING_WITH_SCRIPTS'
  | 'EMPTY'
  | 'FILE_TOO_LARGE'
  | 'TOO_MANY_FILES'
  | 'TOO_MANY_PAGES'
  | 'TOO_MANY_CHAPTERS'
  | 'TOO_MANY_PIXELS'
  | 'SIDE_TOO_LONG'
  | 'DAMAGED'
  /** What arrived is not what was sent. */
  | 'CHECKSUM'
  | 'PASSWORD'
  /** By a shop's means (DRM). */
  | 'COPY_PROTECTED'
  /** Made to do harm. */
  | 'DANGEROUS'
  | 'TOO_HEAVY'
  /** A text where pictures are wanted, or the other way round. */
  | 'OTHER_FORMAT'
  /** What is to replace one chapter holds several. */
  | 'SEVERAL_CHAPTERS'
  | 'NO_ROOM'
  /** The browser cannot read it any more: moved, changed or deleted since it was chosen. */
  | 'UNREADABLE'
  /** The work is someone else's, or there is none any more. */
  | 'NOT_YOURS'
  /** The account may publish nothing more. */
  | 'BLOCKED'
  /** All of it was sent, but the server no longer says what became of it. */
  | 'UNTOLD'
  | 'FAULT'
  | 'OTHER';

/** What comes next for a file; 'await': another tab of this browser sends it. */
export type UploadStep = 'check' | 'send' | 'await' | 'process';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The server takes nothing new for so long. */
export interface PutOff {
  readonly milliseconds: number;
  /** The end of it, in milliseconds since 1970. */
  readonly until: number;
}

/** What became of a file that was taken. */
export interface Arrival {
  /** What it holds stands in these. */
  readonly chapterIds: readonly string[];
  /** Pictures of a text that were not taken with it. */
  readonly leftOut: readonly UploadProblem[];
}

export type UploadEnd =
  | ({ readonly kind: 'arrived' } & Arrival)
  | { readonly kind: 'refused'; readonly problems: readonly UploadProblem[] };

export interface UploadingFile {
  readonly key: FileKey;
  readonly step: UploadStep;
  /** Of the step: bytes while it is sent, pictures while it is processed. */
  readonly progress: Progress;
  /** An earlier page began to send it; the browser must be given the file again. */
  readonly isMissing: boolean;
  /** Null while there is something left to do. */
  readonly end: UploadEnd | null;
}

export interface KeptFile {
  readonly key: FileKey;
  readonly step: UploadStep;
  /** The browser holds no way to the file. */
  readonly isMissing: boolean;
}

/** Keys and numbers only: the files themselves stand in the adapter. */
export interface UploadContext {
  /** In the order they were chosen. */
  readonly files: readonly UploadingFile[];
  /** The file in work, or the last that was. */
  readonly turn: FileKey | null;
  /** Whether the uploader holds everything back. */
  readonly isPaused: boolean;
  /** Taken off the list, and not yet forgotten by the server. */
  readonly dropping: readonly FileKey[];
  /** The last that the server said; null where it never did. */
  readonly putOff: PutOff | null;
}

export type UploadEvent =
  | { readonly type: 'files.choose'; readonly keys: readonly FileKey[] }
  /** Ends its sending, wherever that is. */
  | { readonly type: 'file.drop'; readonly key: FileKey }
  /** Another try of one that was refused. */
  | { readonly type: 'file.retry'; readonly key: FileKey }
  /** One more of the files, or of the pictures of an archive, was looked into. */
  | { readonly type: 'file.lookedInto' }
  | { readonly type: 'upload.pause' }
  | { readonly type: 'upload.resume' }
  | { readonly type: 'file.progressed'; readonly progress: Progress }
  /** The tab that was sending it has ended that; null where nothing is kept of it any more. */
  | { readonly type: 'file.left'; readonly key: FileKey; readonly kept: KeptFile | null }
  | { readonly type: 'network.returned' };

export type UploadFact = { readonly type: 'file.arrived'; readonly key: FileKey } & Arrival;
