import type { SnapshotFrom } from 'xstate';
import type { savingMachine } from './saving.machine.ts';
import type { ChapterKey, Progress, SavingProblem } from './saving.types.ts';

export type ChapterSaving =
  | { readonly stage: 'queued' | 'checking' | 'verifying' | 'stranded' | 'removing' }
  | { readonly stage: 'downloading'; readonly progress: Progress }
  | { readonly stage: 'failed'; readonly problem: SavingProblem };

/** What happens to each chapter that is on its way or failed, and to each `stored` one that is being removed. */
export function savings(
  { context, value }: Pick<SnapshotFrom<typeof savingMachine>, 'context' | 'value'>,
  stored: readonly ChapterKey[] = [],
): ReadonlyMap<ChapterKey, ChapterSaving> {
  const { problems, removing } = context;
  const found = new Map<ChapterKey, ChapterSaving>(problems.map(({ key, problem }) => [key, { stage: 'failed', problem }]));
  for (const key of stored) if (removing?.includes(key) ?? true) found.set(key, { stage: 'removing' });
  context.queue.forEach((key, place) => found.set(key, place === 0 ? current(value, context.progress) : { stage: 'queued' }));
  return found;
}

function current(value: unknown, progress: Progress): ChapterSaving {
  if (typeof value !== 'object' || value === null) return { stage: value === 'stranded' ? value : 'queued' };
  const [[place, step] = []] = Object.entries(value);
  if (step === 'queued' || place === 'removing') return { stage: 'queued' };
  if (place === 'downloading') return { stage: 'downloading', progress };
  return { stage: place === 'verifying' ? 'verifying' : 'checking' };
}
