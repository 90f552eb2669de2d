import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './upload.machine.ts';
import type { Arrival, FileKey, Progress, UploadProblem } from './upload.types.ts';

export type FileStage =
  /** 'elsewhere': another tab of this browser sends it. */
  | { readonly stage: 'queued' | 'checking' | 'missing' | 'elsewhere' }
  /** `isStranded`: the network is gone, or the server does not answer. */
  | { readonly stage: 'sending' | 'processing'; readonly progress: Progress; readonly isStranded: boolean }
  /** The server takes nothing new before that time, in milliseconds since 1970. */
  | { readonly stage: 'putOff'; readonly until: number }
  | ({ readonly stage: 'arrived' } & Arrival)
  | { readonly stage: 'refused'; readonly problems: readonly UploadProblem[] };

export interface UploadView {
  readonly files: readonly (FileStage & { readonly key: FileKey })[];
  readonly isPaused: boolean;
}

/** What happens to each file on the list. */
export function uploadView({ context, value }: Pick<SnapshotFrom<typeof uploadMachine>, 'context' | 'value'>): UploadView {
  const isStranded = value === 'stranded';
  return {
    isPaused: context.isPaused,
    files: context.files.map(({ key, step, progress, isMissing, end }) => {
      if (end?.kind === 'arrived') return { key, stage: 'arrived', chapterIds: end.chapterIds, leftOut: end.leftOut };
      if (end) return { key, stage: 'refused', problems: end.problems };
      if (step === 'await') return { key, stage: 'elsewhere' };
      if (isMissing && step !== 'process') return { key, stage: 'missing' };
      if (key !== context.turn && progress.total === 0) return { key, stage: 'queued' };
      if (step === 'check') return { key, stage: context.isPaused ? 'queued' : 'checking' };
      if (value === 'putOff' && !context.isPaused) return { key, stage: 'putOff', until: context.putOff?.until ?? 0 };
      return { key, stage: step === 'send' ? 'sending' : 'processing', progress, isStranded };
    }),
  };
}
