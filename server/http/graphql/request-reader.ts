import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { type RequestContext, requestContext, VISITOR } from '../../modules/reader.ts';
import { readDevice } from '../../platform/sessions/session-device.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';

const BEARER = /^bearer\s+(.*)$/is;
/** Some gateways write the port behind the address: https://learn.microsoft.com/azure/application-gateway/how-application-gateway-works */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;
/** The first six groups of an IPv6 address whose last two are an IPv4 one. */
const STANDS_FOR_IPV4 = /^(?:(?:0:){5}ffff|64:ff9b(?::0){4})$/;

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

/**
 * An IPv4 address as it is, an IPv6 one without its last 64 bits: those one reader changes at will. Of one that stands for an IPv4 address
 * (mapped, https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2, or translated, https://www.rfc-editor.org/rfc/rfc6052#section-2.1) that.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  if (STANDS_FOR_IPV4.test(groups.slice(0, 6).join(':'))) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The two bytes of a group of hexadecimal digits. */
function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
