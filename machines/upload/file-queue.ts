import type { Arrival, FileKey, KeptFile, Progress, UploadContext, UploadingFile, UploadProblem, UploadStep } from './upload.types.ts';

export const NOTHING: Progress = { done: 0, total: 0 };

/** The first file that is not done and that the browser can read, or need not read. */
export function nextFile({ files }: Pick<UploadContext, 'files'>): UploadingFile | undefined {
  return files.find(({ end, isMissing, step }) => end === null && step !== 'await' && (!isMissing || step === 'process'));
}

/** A refused file that is chosen again is tried again. */
export function withChosen(files: readonly UploadingFile[], keys: readonly FileKey[]): readonly UploadingFile[] {
  const found = files.map((file) => (keys.includes(file.key) ? { ...afterRefusal(file), isMissing: false } : file));
  const fresh = [...new Set(keys)].filter((key) => files.every((file) => file.key !== key));
  return [...found, ...fresh.map((key) => ({ key, step: 'check' as const, progress: NOTHING, isMissing: false, end: null }))];
}

/** What an earlier page began stands before what this one has chosen since. */
export function withKept(files: readonly UploadingFile[], kept: readonly KeptFile[]): readonly UploadingFile[] {
  const steps = new Map(kept.map(({ key, step }) => [key, step]));
  const known = new Set(files.map(({ key }) => key));
  return [
    ...kept.filter(({ key }) => !known.has(key)).map((file) => ({ ...file, progress: NOTHING, end: null })),
    ...files.map((file) => ({ ...file, step: file.step === 'check' ? (steps.get(file.key) ?? 'check') : file.step })),
  ];
}

/** What another tab sent goes on here; what it was given here while that tab had it is not missing. */
export function withLeft(files: readonly UploadingFile[], key: FileKey, kept: KeptFile | null): readonly UploadingFile[] {
  return files.flatMap((file) => {
    if (file.key !== key || file.step !== 'await') return [file];
    return kept === null ? [] : [{ ...file, step: kept.step, isMissing: file.isMissing && kept.isMissing }];
  });
}

export function withStep(context: UploadContext, step: UploadStep): readonly UploadingFile[] {
  return changed(context, { step, progress: NOTHING });
}

export function withProgress(context: UploadContext, progress: Progress): readonly UploadingFile[] {
  return changed(context, { progress });
}

export function withArrival(context: UploadContext, arrival: Arrival): readonly UploadingFile[] {
  return changed(context, { end: { kind: 'arrived', ...arrival } });
}

export function withRefusal(context: UploadContext, problems: readonly UploadProblem[]): readonly UploadingFile[] {
  return changed(context, { end: { kind: 'refused', problems } });
}

export function withRetry(files: readonly UploadingFile[], key: FileKey): readonly UploadingFile[] {
  return files.map((file) => (file.key === key ? afterRefusal(file) : file));
}

function afterRefusal(file: UploadingFile): UploadingFile {
  return file.end?.kind === 'refused' ? { ...file, step: 'check', progress: NOTHING, end: null } : file;
}

function changed(context: UploadContext, change: Partial<UploadingFile>): readonly UploadingFile[] {
  return context.files.map((file) => (file.key === context.turn ? { ...file, ...change } : file));
}
