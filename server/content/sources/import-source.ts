import type { LanguageCode, WorksTable } from '#server/platform/database/tables.ts';
import type { ImportedWork } from '../imported-work.ts';
import type { RefusedFile } from '../refused-file.error.ts';

/** What the operator said where the sources may not say it. */
export interface ImportOptions {
  readonly language: LanguageCode | null;
  readonly format: WorksTable['format'] | null;
}

export interface GivenFile {
  readonly kind: 'texts' | 'archives';
  /** Where it lies, links followed. */
  readonly path: string;
  /** As the operator knows it. */
  readonly file: string;
}

/** Something that holds one or more works, found but not yet read. */
export interface ImportSource {
  /** As the operator knows it; serves messages only. */
  readonly file: string;
  /** A text or an archive that was given by its own path. */
  readonly given?: GivenFile;
  /** Rejects with a RefusedFile where nothing of it can be taken. */
  open(): Promise<OpenedSource>;
}

/** Pictures of the works are read lazily: close after the works are saved. */
export interface OpenedSource {
  readonly works: readonly ImportedWork[];
  /** Parts that are not taken, while the others are. */
  readonly refused: readonly RefusedFile[];
  close(): Promise<void>;
}
