import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';

/** What a stranger's host was asked for, and told. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly referrer: string | null;
  readonly cookie: string | null;
  readonly body: string;
}

export interface Advertiser {
  /** At a host that is none of the site's. */
  readonly origin: string;
  readonly asked: Asked[];
  /** How pages at /ad are answered from now on. */
  mood: 'friendly' | 'hostile' | 'hanging' | 'failing';
  stop(): Promise<void>;
}

const FRIENDLY = `<!doctype html><title>Lantern shop</title><body style="margin:0;background:#fde9c8">
<a href="https://shop.example/lantern" style="display:block;height:100vh">Lantern shop</a><script>
addEventListener('click', (event) => {
  const link = event.target.closest('a[href]');
  if (!link) return;
  event.preventDefault();
  parent.postMessage({ type: 'ad.followed', address: link.href }, '*');
});</script>`;

/** A host of advertisements, and of a tag that counts: /ad, /hostile-ad.js, /tag.js, /collect. */
export async function startAdvertiser(): Promise<Advertiser> {
  const asked: Asked[] = [];
  const hostile = await readFile(new URL('hostile-ad.js', import.meta.url), 'utf8');
  const tag = await readFile(new URL('counting-tag.js', import.meta.url), 'utf8');
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const advertiser: Advertiser = {
    origin: `http://ads.localhost:${port}`,
    asked,
    mood: 'friendly',
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
  return advertiser;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = (await request.toArray()).join('');
    asked.push({ method, url, referrer: headers.referer ?? null, cookie: headers.cookie ?? null, body });
    const type = url.includes('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.setHeader('content-type', type);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('set-cookie', 'advertiser=knows-you; SameSite=None; Secure');
    if (url.startsWith('/hostile-ad.js')) return void response.end(hostile);
    if (url.startsWith('/tag.js')) return void response.end(tag);
    if (!url.startsWith('/ad')) return void response.end('');
    if (advertiser.mood === 'hanging') return;
    if (advertiser.mood === 'failing') return void request.socket.destroy();
    response.end(advertiser.mood === 'hostile' ? '<!doctype html><title>Ad</title><body><script src="/hostile-ad.js"></script>' : FRIENDLY);
  }
}
