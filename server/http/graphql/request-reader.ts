import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { type RequestContext, requestContext, VISITOR } from '../../modules/reader.ts';
import { readDevice } from '../../platform/sessions/session-device.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';

const BEARER = /^bearer\s+(.*)$/is;
/** Some gateways write the port behind the address: https://learn.microsoft.com/azure/application-gateway/how-application-gateway-works */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

export interface ReaderOptions {
  readonly sessions: Pick<Sessions, 'find'>;
  /** Proxies between readers and this server that add to X-Forwarded-For. */
  readonly trustedProxies: number;
}

/**
 * Who sends a request, and from where. Only an Authorization header signs in, never a cookie, which a browser would send
 * in a reader's name. Null for a token that is wrong, ended or expired.
 */
export async function readRequest(request: IncomingMessage, { sessions, trustedProxies }: ReaderOptions): Promise<RequestContext | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const client = {
    network: networkOf(clientAddress(request, trustedProxies)),
    device: readDevice(request.headers['user-agent']),
    origin: request.headers.origin ?? null,
  };
  if (token === undefined) return requestContext(VISITOR, client);
  const session = await sessions.find(token);
  return session === undefined ? null : requestContext({ kind: 'user', userId: session.userId, sessionId: session.id }, client);
}

/** The peer's address, or what the outermost trusted proxy saw: whatever stands before that a client can write itself. */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? 'none';
  if (trustedProxies === 0) return peer;
  const seen = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  const written = seen.at(-trustedProxies) ?? '';
  const [, version6, version4] = WITH_PORT.exec(written) ?? [];
  const address = version6 ?? version4 ?? written;
  return isIP(address) === 0 ? peer : address;
}

/** An IPv4 address as it is, an IPv6 one without its last 64 bits: those one reader changes at will. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
