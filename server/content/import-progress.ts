import { wholeLine } from '#server/platform/one-line.ts';
import type { ImportListener, ImportReport } from './import-run.ts';
import type { RefusedFile } from './refused-file.error.ts';
import type { SavedWork } from './work-store.ts';

const BAR_CELLS = 24;
const ERASE_LINE = '\r\u001b[K';

/** Where the bar is drawn: a terminal, or something that gets plain lines only. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Shows how far an import is: a bar on a terminal, a line for each work anywhere else, and a summary at the end. */
export class ImportProgress implements ImportListener {
  readonly #output: ProgressOutput;
  readonly #say: (line: string) => void;
  #sources = 0;
  #done = 0;
  #current = '';

  constructor(output: ProgressOutput, say: (line: string) => void) {
    this.#output = output;
    this.#say = say;
  }

  counted(sources: number): void {
    this.#sources = sources;
  }

  began(file: string): void {
    this.#current = file;
    this.#draw();
  }

  saved(work: SavedWork): void {
    this.#line(describeWork(work));
    for (const { file, reason } of work.leftOut) this.#line(`  without ${file}, which ${reason}`);
  }

  refused({ file, reason }: RefusedFile): void {
    this.#line(`refused    ${file} ${reason}.`);
  }

  finished(): void {
    this.#done += 1;
    this.#draw();
  }

  summarise({ works, refused }: ImportReport, wasStopped: boolean): void {
    if (this.#output.isTTY) this.#output.write(ERASE_LINE);
    const count = (outcome: SavedWork['outcome']): number => works.filter((work) => work.outcome === outcome).length;
    const counts = `${count('imported')} imported, ${count('updated')} updated, ${count('unchanged')} unchanged, ${refused.length} refused`;
    this.#say(wasStopped ? `Stopped: ${counts} so far.` : `Done: ${counts}.`);
  }

  #line(line: string): void {
    if (this.#output.isTTY) this.#output.write(ERASE_LINE);
    this.#say(wholeLine(line));
    this.#draw();
  }

  #draw(): void {
    if (!this.#output.isTTY || this.#sources === 0) return;
    const filled = Math.round((this.#done / this.#sources) * BAR_CELLS);
    const bar = `[${'█'.repeat(filled)}${'░'.repeat(BAR_CELLS - filled)}] ${this.#done}/${this.#sources} `;
    const room = Math.max((this.#output.columns ?? 80) - bar.length - 1, 0);
    this.#output.write(`${ERASE_LINE}${bar}${wholeLine(this.#current).slice(-Math.floor(room / 2))}`);
  }
}

function describeWork({ outcome, title, chapters, pages, changes }: SavedWork): string {
  const size = [plural(chapters, 'chapter'), ...(pages > 0 ? [plural(pages, 'page')] : [])].join(', ');
  const news = outcome === 'updated' ? describeChanges(changes) : '';
  return `${outcome.padEnd(10)} ${title} (${size}${news})`;
}

function describeChanges({ added, revised, renamed }: SavedWork['changes']): string {
  const parts = [
    [added, 'new'],
    [revised, 'with new content'],
    [renamed, 'renamed or moved'],
  ] as const;
  return parts.map(([count, what]) => (count > 0 ? `; ${count} ${what}` : '')).join('');
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
