import { join } from 'node:path';
import { drawnWorks } from '../drawn-works.ts';
import { drawLibrary } from './studio.ts';

/** `node library/drawing/draw.ts`: draws our own comics and covers into dist/library, skipping what has not changed. */
const root = join(import.meta.dirname, '..', '..');

try {
  await draw();
} catch (error) {
  process.stderr.write(`${lineStart()}The demo library could not be drawn: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function draw(): Promise<void> {
  const started = performance.now();
  const output = join(root, 'dist', 'library');
  const { drawn, kept } = await drawLibrary({ sources: join(root, 'library'), output, works: drawnWorks, progress: report });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const rest = kept > 0 ? `, ${kept} were unchanged` : '';
  if (drawn > 0) process.stdout.write(`${lineStart()}Drew ${drawn} pictures of the demo library in ${seconds} s${rest}.\n`);
}

function lineStart(): string {
  return process.stdout.isTTY ? '\r\u001b[K' : '';
}

function report(done: number, all: number, path: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[KDrawing the demo library ${done}/${all} ${path}`);
  else if (done % 25 === 0) process.stdout.write(`Drawing the demo library ${done}/${all}\n`);
}
