import type { IncomingMessage } from 'node:http';

const WHOLE_ADDRESS = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Lets a request say in one way what it asks for: path in `url`, host in its header. A whole address in place of the path, as clients of
 * proxies send it, counts for both (https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2). False where several hosts are named, of which a
 * proxy may have taken another one than we, or none by HTTP/1.1 (https://www.rfc-editor.org/rfc/rfc9112#section-3.2-6).
 */
export function readTarget(request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = countHosts(request.rawHeaders);
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) return false;
  const { url = '/' } = request;
  if (url.startsWith('/')) return true;
  const [, host, rest] = WHOLE_ADDRESS.exec(url) ?? [];
  if (host === undefined || rest === undefined) return true;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return true;
}

/** In a list of names and values by turns. */
function countHosts(raw: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
