import { createServer, request as ask, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from '#tests/e2e/browser/reader.ts';

/** A host before the running site that has files of other builds, as after a deployment. */
export interface Deployment {
  /** Origins. */
  readonly vi: string;
  readonly ja: string;
  /** From now on this path has this text. */
  put(path: string, text: string): void;
  /** From now on these paths are not there. */
  takeAway(paths: readonly string[]): void;
  /** From now on everything is as the site has it. */
  bringBack(): void;
  stop(): Promise<void>;
}

/** Answers everything else from the running site. */
export async function startDeployment(): Promise<Deployment> {
  const texts = new Map<string, string>();
  const gone = new Set<string>();
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (gone.has(path)) response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file in this build.');
    else forward(request, response, texts.get(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    vi: `http://vi.localhost:${port}`,
    ja: `http://ja.localhost:${port}`,
    put: (path, text) => void texts.set(path, text),
    takeAway: (paths) => paths.forEach((path) => gone.add(path)),
    bringBack: () => {
      texts.clear();
      gone.clear();
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

/** The site's own answer; with another text, where one is given, and the headers that say how such a file is to be used. */
function forward(request: IncomingMessage, response: ServerResponse, text: string | undefined): void {
  const { port } = new URL(site.vi);
  const headers: OutgoingHttpHeaders = { ...request.headers };
  // The site answers for its own hosts alone.
  for (const name of ['host', 'origin']) headers[name] &&= String(headers[name]).replace(/:\d+$/, `:${port}`);
  if (text !== undefined) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
  const sent = ask({ host: '127.0.0.1', port, method: request.method, path: request.url, headers, agent: false }, (answer) => {
    const told = { ...answer.headers };
    if (text === undefined) {
      response.writeHead(answer.statusCode ?? 502, told);
      answer.pipe(response);
      return;
    }
    answer.resume();
    for (const name of ['content-length', 'etag', 'last-modified']) delete told[name];
    response.writeHead(200, told).end(text);
  });
  sent.on('error', () => response.destroy());
  response.on('close', () => sent.destroy());
  request.pipe(sent);
}
