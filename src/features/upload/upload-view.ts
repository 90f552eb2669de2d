import type { FieldProblemCode, UploadLimitsQuery } from '#graphql/generated/graphql.ts';
import type { FileKey, FileStage, Progress, UploadProblem, UploadProblemCode, UploadTarget } from '#machines/upload/index.ts';

export type { UnsavedWords } from '../../ui/form-field/unsaved-words.ts';

export type { FileKey, Progress, UploadProblem, UploadProblemCode, UploadTarget };

/** An archive, a text or the pictures of a folder on their way. */
export type UploadRow = FileStage & {
  readonly key: FileKey;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly target: UploadTarget;
};

export interface UploadsView {
  readonly files: readonly UploadRow[];
  readonly isPaused: boolean;
}

export type UploadIntent =
  | { readonly type: 'drop' | 'retry'; readonly key: FileKey }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' };

/** All uploads of the signed-in account; they go on while other pages of the site are looked at. */
export interface UploadDesk {
  /** The same object until something changed. */
  readonly read: () => UploadsView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (files: readonly File[], target: UploadTarget) => void;
  readonly send: (intent: UploadIntent) => void;
  /** Told of what has arrived, by the chapters it became; returns how to stop it. */
  readonly onArrived: (listener: (target: UploadTarget, chapterIds: readonly string[]) => void) => () => void;
}

export type OpenUploads = (ownerId: string) => Promise<UploadDesk>;

export const NO_UPLOADS: UploadsView = { files: [], isPaused: false };

/** What the server takes at most; `pages` are those of a chapter. */
export type UploadLimits = UploadLimitsQuery['uploadLimits'];

/** How far something that was asked for has come. */
export type TaskStage =
  | { readonly kind: 'editing' | 'sending' | 'done' }
  | {
      readonly kind: 'refused';
      readonly refusal: { readonly kind: string; readonly problems?: readonly FieldProblem[] };
    };

/** Fields of a form, together with what they held before. */
export interface Edit<Fields> {
  readonly fields: Fields;
  /** What they held when they were shown. */
  readonly seen: Fields;
  /** Whether they stay where others changed the same. */
  readonly overrides: boolean;
}

export interface FieldProblem {
  readonly field: string;
  readonly code: FieldProblemCode;
  readonly limit?: number | null | undefined;
}
