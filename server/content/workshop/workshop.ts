import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Slots } from '#server/platform/slots.ts';
import type { ImportedPicture } from '../imported-work.ts';
import type { EncodedPicture } from '../pictures/picture-encoder.ts';
import { RefusedFile } from '../refused-file.error.ts';
import type { ImportOptions } from '../sources/import-source.ts';
import type { NamedFile } from '../sources/named-files.ts';
import { WorkshopBroken } from './workshop.errors.ts';
import type { Opened, Outcome, Results, Task } from './workshop-messages.ts';

export interface WorkshopLimits {
  /** Of the whole process, native memory included. */
  readonly bytes: number;
  /** For one picture, or for opening all files. */
  readonly milliseconds: number;
}

export const WORKSHOP_LIMITS: WorkshopLimits = { bytes: 640 * 1024 ** 2, milliseconds: 10_000 };

const PROGRAM = fileURLToPath(new URL('./workshop.process.ts', import.meta.url));
const HEAP_MEGABYTES = 320;
/** Of what the process says when it dies. */
const KEPT_CHARACTERS = 2_000;
/** Pictures that are decoded at a time. */
const AT_A_TIME = 2;

interface Asked {
  readonly file: string;
  readonly settle: (outcome: Results[keyof Results]) => void;
  readonly fail: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A process in which untrusted files are opened and decoded, with bounded memory and time: what a file does to its decoder ends that
 * process, and the file is refused. One for the files of one sender; close it.
 */
export class Workshop {
  readonly #child: ChildProcess;
  readonly #limits: WorkshopLimits;
  readonly #asked = new Map<number, Asked>();
  readonly #decoding = new Slots(AT_A_TIME);
  readonly #ready: Promise<unknown>;
  #last = 0;
  #said = '';
  #end: Error | null = null;

  /** Rejects where the process cannot be begun. */
  static async begin(limits: WorkshopLimits = WORKSHOP_LIMITS): Promise<Workshop> {
    const workshop = new Workshop(limits);
    await workshop.#ready;
    return workshop;
  }

  private constructor(limits: WorkshopLimits) {
    this.#limits = limits;
    this.#child = fork(PROGRAM, [String(limits.bytes)], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
      // Nothing of the server's settings and secrets is where a file could reach it.
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.on('data', (words: Buffer) => (this.#said = (this.#said + words.toString()).slice(-KEPT_CHARACTERS)));
    this.#ready = new Promise((resolve, reject) => {
      this.#child.once('message', resolve);
      this.#child.once('error', reject);
      this.#child.once('exit', (code, signal) => reject(new WorkshopBroken(code, signal, this.#said)));
    });
    this.#child.on('message', (outcome: Outcome) => this.#settle(outcome));
    this.#child.once('exit', (code, signal) => this.#ended(new WorkshopBroken(code, signal, this.#said)));
    this.#child.once('error', (error) => this.#ended(error));
  }

  /** Rejects with a RefusedFile where nothing of the files can be taken. */
  async open(files: readonly NamedFile[], options: ImportOptions): Promise<Opened> {
    return this.#ask('open', { kind: 'open', files, options }, files.length === 1 ? (files[0]?.name ?? '') : 'The files');
  }

  /** A picture of what was opened. */
  picture({ index, name }: { readonly index: number; readonly name: string }): ImportedPicture {
    return { name, read: async () => Buffer.from(await this.#ask('read', { kind: 'read', picture: index }, name)) };
  }

  readonly encode = async (original: Buffer, file: string): Promise<EncodedPicture> => {
    const encoded = await this.#decoding.run(() => this.#ask('encode', { kind: 'encode', original, file }, file));
    return {
      ...encoded,
      thumbhash: Buffer.from(encoded.thumbhash),
      sources: encoded.sources.map(({ width, content }) => ({ width, content: Buffer.from(content) })),
    };
  };

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Ends the process; what was asked and not yet answered rejects. */
  async close(): Promise<void> {
    const gone = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#ended(new WorkshopBroken(null, null, 'closed'));
    this.#child.kill('SIGKILL');
    await gone;
  }

  async #ask<Kind extends keyof Results>(_kind: Kind, task: Task & { readonly kind: Kind }, file: string): Promise<Results[Kind]> {
    if (this.#end !== null) throw this.#endOf(file);
    const id = (this.#last += 1);
    return new Promise<Results[Kind]>((resolve, fail) => {
      const settle = (value: Results[keyof Results]): void => resolve(value as Results[Kind]);
      const timer = setTimeout(() => this.#tooLong(file), this.#limits.milliseconds);
      this.#asked.set(id, { file, settle, fail, timer });
      this.#child.send({ id, task }, (error) => {
        if (error !== null) this.#ended(error);
      });
    });
  }

  #settle(outcome: Outcome): void {
    const asked = this.#asked.get(outcome.id);
    if (asked === undefined) return;
    this.#asked.delete(outcome.id);
    clearTimeout(asked.timer);
    if ('value' in outcome) asked.settle(outcome.value);
    else if ('refusal' in outcome) asked.fail(RefusedFile.from(outcome.refusal));
    else asked.fail(new WorkshopBroken(null, null, outcome.fault));
  }

  #tooLong(file: string): void {
    const seconds = this.#limits.milliseconds / 1000;
    this.#ended(new RefusedFile(file, 'tooHeavy', `takes more than ${seconds} seconds to open`));
    this.#child.kill('SIGKILL');
  }

  #ended(error: Error): void {
    this.#end ??= error;
    for (const [id, { file, fail, timer }] of this.#asked) {
      this.#asked.delete(id);
      clearTimeout(timer);
      fail(this.#endOf(file));
    }
  }

  /** An end by the kernel or by its own watch is the doing of the file that was in work. */
  #endOf(file: string): Error {
    const end = this.#end ?? new WorkshopBroken(null, null, 'closed');
    if (!(end instanceof WorkshopBroken) || !end.isByMemory) return end;
    const mebibytes = Math.round(this.#limits.bytes / 1024 ** 2);
    return new RefusedFile(file, 'tooHeavy', `needs more memory than a file may, ${mebibytes} MiB`, { cause: end });
  }
}
