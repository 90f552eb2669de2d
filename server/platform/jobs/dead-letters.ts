import type { PgBoss } from 'pg-boss';

/** Where jobs lie that have no tries left, until an operator looks at them. */
export const DEAD_LETTERS = 'dead-letters';
const KEPT_SECONDS = 30 * 86_400;

/** A job that was given up, and why. */
export interface DeadLetter {
  readonly id: string;
  /** Its kind. */
  readonly queue: string;
  readonly data: object;
  /** In words of the last error. */
  readonly why: string;
  readonly tries: number;
  readonly addedAt: Date;
  readonly givenUpAt: Date;
}

export interface DeadLetters {
  /** The newest first. */
  list(): Promise<readonly DeadLetter[]>;
  /** Adds its job anew, with all its tries; false where there is none of this id, or its job waits again already. */
  again(id: string): Promise<boolean>;
  /** False where there is none of this id. */
  forget(id: string): Promise<boolean>;
}

/** Has to be there before a queue that names it. */
export async function ensureDeadLetters(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: KEPT_SECONDS });
}

export function deadLettersOf(boss: PgBoss): DeadLetters {
  return {
    list: async () => {
      await ensureDeadLetters(boss);
      const jobs = await boss.findJobs<object>(DEAD_LETTERS, { queued: true });
      const letters = jobs.map(({ id, data, sourceName, sourceOutput, sourceRetryCount, sourceCreatedOn, createdOn }) => ({
        id,
        queue: sourceName ?? '',
        data,
        why: reasonIn(sourceOutput),
        tries: (sourceRetryCount ?? 0) + 1,
        addedAt: sourceCreatedOn ?? createdOn,
        givenUpAt: createdOn,
      }));
      return letters.toSorted((one, other) => other.givenUpAt.getTime() - one.givenUpAt.getTime());
    },
    again: async (id) => {
      await ensureDeadLetters(boss);
      return (await boss.redrive(DEAD_LETTERS, { ids: [id] })) > 0;
    },
    forget: async (id) => {
      await ensureDeadLetters(boss);
      const isThere = (await boss.findJobs(DEAD_LETTERS, { id })).length > 0;
      if (isThere) await boss.deleteJob(DEAD_LETTERS, id);
      return isThere;
    },
  };
}

/** pg-boss keeps errors as objects, and puts anything else below `value`. */
function reasonIn(output: object | null): string {
  for (const one of [output, valueOf(output)]) {
    if (typeof one === 'string') return one;
    if (typeof one === 'object' && one !== null && 'message' in one && typeof one.message === 'string') return one.message;
  }
  return JSON.stringify(output);
}

function valueOf(output: object | null): unknown {
  return output !== null && 'value' in output ? output.value : null;
}
