import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A program of ours in a process of its own, and what it printed so far. */
export interface RunningProgram {
  readonly child: ChildProcess;
  readonly printed: () => string;
  /** Resolves when both outputs together hold the text; rejects, with what was printed, when the program ends before. */
  until(text: string): Promise<void>;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Starts `node FILE OPTIONS…` from the project's root, with nothing of this run's own settings in its environment. */
export function startProgram(
  file: string,
  options: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): RunningProgram {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(FUTAGO_|VITEST|DATABASE_URL$|REDIS_URL$|PORT$|NODE_OPTIONS$)/.test(name)),
  );
  const child = spawn(process.execPath, [file, ...options], {
    cwd: ROOT,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => (code as number | null) ?? (signal as NodeJS.Signals));
  const until = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!output.includes(text)) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
      void ended.then((code) => reject(new Error(`${file} ended with ${code} before it printed "${text}":\n${output}`)));
    });
  return { child, printed: () => output, until, ended };
}
