import { join } from 'node:path';
import { drawnWorks } from '../drawn-works.ts';
import { drawLibrary } from './studio.ts';

/** `node library/drawing/draw.ts`: draws our own comics and covers into dist/library, skipping what has not changed. */
const root = join(import.meta.dirname, '..', '..');
const started = performance.now();
const { drawn, kept } = await drawLibrary({
  sources: join(root, 'library'),
  output: join(root, 'dist', 'library'),
  works: drawnWorks,
  progress: report,
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
if (drawn > 0)
  process.stdout.write(
    `${process.stdout.isTTY ? '\r\u001b[K' : ''}Drew ${drawn} pictures of the demo library in ${seconds} s${kept > 0 ? `, ${kept} were unchanged` : ''}.\n`,
  );

function report(done: number, all: number, path: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[KDrawing the demo library ${done}/${all} ${path}`);
  else if (done % 25 === 0) process.stdout.write(`Drawing the demo library ${done}/${all}\n`);
}
