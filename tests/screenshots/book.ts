import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { ROOT, run } from '../../setup/children.mjs';

const BOOK = join(ROOT, 'dist', 'storybook');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Builds Storybook as a folder of files; resolves with what the build said. */
export function buildBook(): Promise<string> {
  return run('storybook', ['build', '--output-dir', 'dist/storybook', '--disable-telemetry']);
}

/** Ids of the built stories, as they stand in the sidebar. */
export function storiesOfBook(): readonly string[] {
  const index = JSON.parse(readFileSync(join(BOOK, 'index.json'), 'utf8')) as { entries: Record<string, { id: string; type: string }> };
  return Object.values(index.entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));
}

/** Serves the built book on a port of its own. Close it. */
export async function serveBook(): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://book.localhost');
    const file = join(BOOK, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    // Browsers ask for it on every origin; the book names its own in the page.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
