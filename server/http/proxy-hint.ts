import type { IncomingMessage, RequestListener } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Logger } from '../platform/logging.ts';

/** Addresses from which no reader comes by themselves: of this machine, and of the networks around it. */
const NEAR = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  NEAR.addSubnet(network, bits);
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(network, bits, 'ipv6');

/**
 * The same listener. Where no proxy is trusted and one passes readers on, they all have its address, and fifty who sign in within ten
 * minutes keep everybody else out: the log says so once.
 */
export function hintAtProxy(listener: RequestListener, trustedProxies: number, log: Pick<Logger, 'warn'>): RequestListener {
  if (trustedProxies > 0) return listener;
  let isSaid = false;
  return (request, response) => {
    if (!isSaid && isPassedOn(request)) {
      isSaid = true;
      log.warn('A proxy passes readers on, who all count as one: set FUTAGO_TRUSTED_PROXIES to how many proxies stand before this server');
    }
    listener(request, response);
  };
}

function isPassedOn({ headers, socket }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] === undefined) return false;
  const peer = (socket.remoteAddress ?? '').replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(peer);
  return version !== 0 && NEAR.check(peer, version === 6 ? 'ipv6' : 'ipv4');
}
