import type { Database } from '#server/platform/database/database.ts';

/** Pictures to be worked on together; higher priority comes first. */
export interface PictureJob {
  readonly pictureIds: readonly string[];
  readonly priority: number;
}

/** Where new pictures wait for work in the background. */
export interface PictureQueue {
  /** Within the transaction, so that a job exists if and only if its pictures do. */
  add(jobs: readonly PictureJob[], transaction: Database): Promise<void>;
}

/** For a store whose pictures nobody works on. */
export const noQueue: PictureQueue = { add: async () => {} };

const PICTURES_PER_JOB = 10;

/** New pictures of the newest chapters first (the priority counts minutes); before them what no chapter shows, which is covers mostly. */
export function planPictureJobs(
  chapters: readonly { readonly publishedAt: Date | null; readonly pages: readonly { readonly id: string }[] }[],
  newIds: readonly string[],
  now: Date,
): PictureJob[] {
  const waiting = new Set(newIds);
  const jobs: PictureJob[] = [];
  for (const { publishedAt, pages } of chapters) {
    const own = pages.map(({ id }) => id).filter((id) => waiting.delete(id));
    jobs.push(...partition(own, minutes(publishedAt ?? now)));
  }
  return [...partition([...waiting], minutes(now) + 1), ...jobs];
}

function partition(pictureIds: readonly string[], priority: number): PictureJob[] {
  const count = Math.ceil(pictureIds.length / PICTURES_PER_JOB);
  return Array.from({ length: count }, (_, index) => ({
    pictureIds: pictureIds.slice(index * PICTURES_PER_JOB, (index + 1) * PICTURES_PER_JOB),
    priority,
  }));
}

function minutes(date: Date): number {
  return Math.floor(date.getTime() / 60_000);
}
