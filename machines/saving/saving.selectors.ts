import type { SnapshotFrom } from 'xstate';
import type { savingMachine } from './saving.machine.ts';
import type { ChapterKey, Progress, SavingProblem } from './saving.types.ts';

export type ChapterSaving =
  | { readonly stage: 'queued' | 'checking' | 'verifying' | 'stranded' }
  | { readonly stage: 'downloading'; readonly progress: Progress }
  | { readonly stage: 'failed'; readonly problem: SavingProblem };

/** What happens to each chapter that is neither saved nor left alone. */
export function savings({
  context,
  value,
}: Pick<SnapshotFrom<typeof savingMachine>, 'context' | 'value'>): ReadonlyMap<ChapterKey, ChapterSaving> {
  const found = new Map<ChapterKey, ChapterSaving>(context.problems.map(({ key, problem }) => [key, { stage: 'failed', problem }]));
  context.queue.forEach((key, place) => found.set(key, place === 0 ? current(value, context.progress) : { stage: 'queued' }));
  return found;
}

function current(value: unknown, progress: Progress): ChapterSaving {
  if (typeof value !== 'object' || value === null) return { stage: value === 'stranded' ? value : 'queued' };
  const [[place, step] = []] = Object.entries(value);
  if (step === 'queued') return { stage: 'queued' };
  if (place === 'downloading') return { stage: 'downloading', progress };
  return { stage: place === 'verifying' ? 'verifying' : 'checking' };
}
