import type { ServerResponse } from 'node:http';

/** Sends one sentence as plain text; headers set on the response before stay. */
export function sendSentence(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = Buffer.from(`${sentence}\n`);
  response.writeHead(status, {
    'cache-control': 'no-store',
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
  });
  if (response.req.method === 'HEAD') response.end();
  else response.end(body);
}
