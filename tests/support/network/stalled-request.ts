import { request as sendRequest } from 'node:http';

export interface StalledRequest {
  /** Of the answer; null as long as there is none. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  /** Sends the rest of the body. */
  finish(): void;
  /** Breaks off. */
  cut(): void;
}

/** Sends all but the last byte of a body, and waits. */
export function stallRequest(
  port: number,
  {
    method,
    path,
    headers,
    body,
  }: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
  },
): StalledRequest {
  const told: { status: number | null; retryAfter: string | null } = { status: null, retryAfter: null };
  const all = { host: 'vi.localhost:3000', ...headers, 'content-length': String(body.length) };
  const request = sendRequest({ port, host: '127.0.0.1', path, method, agent: false, headers: all });
  request.on('error', () => {});
  request.on('response', (response) => {
    response.resume();
    told.status = response.statusCode ?? null;
    told.retryAfter = response.headers['retry-after'] ?? null;
  });
  request.write(body.subarray(0, -1));
  return Object.assign(told, { finish: () => void request.end(body.subarray(-1)), cut: () => void request.destroy() });
}
