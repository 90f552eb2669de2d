import { RefusedFile } from '#server/content/refused-file.error.ts';

/** What was made, or null where the file was refused for what it holds; what a limit of memory or time ended is a failure. */
export async function refusedOr<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedFile && error.kind !== 'tooHeavy') return null;
    throw error;
  }
}
