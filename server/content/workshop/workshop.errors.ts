/** V8 ends a process whose heap is full by SIGABRT, or SIGTRAP where it crashes at once. */
const MEMORY_SIGNALS: readonly (string | null)[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGSEGV', 'SIGBUS', 'SIGILL'];
/** What a shell makes of SIGABRT; V8 does so where it handles the signal itself. */
const ABORTED_CODE = 134;

/** Thrown where the process that opens files ended, or failed in a way that is no refusal. */
export class WorkshopBroken extends Error {
  override readonly name = 'WorkshopBroken';
  /** Whether what it was working on did it: a file took all memory, or broke its decoder. */
  readonly isByMemory: boolean;

  constructor(code: number | null, signal: string | null, words: string) {
    super(`The process that opens files ended (${signal ?? `code ${code}`}): ${words}`);
    this.isByMemory = MEMORY_SIGNALS.includes(signal) || code === ABORTED_CODE;
  }
}
