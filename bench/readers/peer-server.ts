import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { PictureFiles } from '#server/http/files/picture-files.ts';
import type { InstalledPeers, Peer } from './peer-packages.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.opf': 'application/oebps-package+xml',
  '.xhtml': 'application/xhtml+xml',
};

export interface PeerServer {
  readonly origin: string;
  /** Texts by path; those that end in no type are pages. More may come while it serves. */
  readonly pages: Map<string, string>;
  readonly stop: () => void;
}

/**
 * Serves pages of a bench beside the files of other readers, compressed as ours are, and pictures by the very code that
 * sends ours, from the data folder of a site.
 */
export async function servePeers(dataFolder: string, peers: InstalledPeers): Promise<PeerServer> {
  const pictures = new PictureFiles({
    storage: new PictureStorage(dataFolder),
    hidden: { awaited: null, has: () => false, isOfOwner: async () => false },
    sessions: { find: async () => undefined },
    cdn: { purgeUrl: null },
  });
  const pages = new Map<string, string>();
  const packed = new Map<string, Promise<Buffer | null>>();
  const textAt = (path: string): Promise<Buffer | null> => {
    const page = pages.get(path);
    const found = packed.get(path) ?? (page === undefined ? packageFile(path, peers) : Promise.resolve(Buffer.from(page))).then(pack);
    packed.set(path, found);
    return found;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (await pictures.send(request, response, { path, headers: {} })) return;
    const body = await textAt(path);
    const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8';
    response.writeHead(body === null ? 404 : 200, { 'content-type': type, ...(body === null ? {} : { 'content-encoding': 'br' }) });
    response.end(body ?? '');
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`, pages, stop };
}

function packageFile(path: string, peers: InstalledPeers): Promise<Buffer | null> {
  const [, peer, file] = /^\/packages\/([^/]+)\/(.+)$/.exec(normalize(decodeURIComponent(path))) ?? [];
  const folder = peers[peer as Peer]?.folder;
  if (folder === undefined || file === undefined) return Promise.resolve(null);
  return readFile(join(folder, file)).catch(() => null);
}

function pack(body: Buffer | null): Buffer | null {
  return body === null ? null : brotliCompressSync(body);
}
