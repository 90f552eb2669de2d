import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export interface LocalRequest {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

/**
 * Fetches from a host below localhost on this machine. Browsers resolve those by themselves, Node asks the system,
 * which may not know them. Follows no redirects; rejects when nothing listens.
 */
export function localFetch(address: string, { method = 'GET', headers = {}, body }: LocalRequest = {}): Promise<Response> {
  const { hostname, host, port, pathname, search } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');
  if (!isLocal) throw new Error(`${hostname} is not a host of this machine.`);
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path: pathname + search, headers: { host, ...headers }, agent: false },
      (answer) => {
        collect(answer).then(resolve, reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function collect(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const status = answer.statusCode ?? 500;
  const headers = new Headers(
    Object.entries(answer.headers).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]])),
  );
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers });
}
