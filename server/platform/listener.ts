import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as SocketServer } from 'node:net';
import type { Config } from './config/config.ts';

const GRACE_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 50;
/** Connections that may wait to be taken, as far as the system allows; one that finds no room tries again after 1, 3, 7, 15 and 31 s. */
const BACKLOG = 4096;

/** Sockets that take connections, each of which takes one in a turn of the event loop: https://github.com/libuv/libuv/pull/3696 */
const DOORS = 64;

/** Rejects with the system's error when the port is taken or not allowed. */
export async function listen(server: Server, { port, address }: Pick<Config, 'port' | 'address'>): Promise<void> {
  server.listen({ port, host: address, backlog: BACKLOG });
  await listening(server, address);
}

/** A name that stands for no address is refused as an address of another machine is. */
async function listening(server: SocketServer, address: string): Promise<void> {
  try {
    await once(server, 'listening');
  } catch (error) {
    const isName = ['ENOTFOUND', 'EAI_AGAIN'].includes((error as NodeJS.ErrnoException).code ?? '');
    throw isName ? Object.assign(error as Error, { code: 'EADDRNOTAVAIL', address }) : error;
  }
}

/**
 * Listens by several sockets of one port, where the system can share one, so that a rush of new connections is taken in
 * while the turns of the event loop are long: by one socket some would wait for seconds before they are even refused.
 * Rejects as `listen` does; resolves with what shuts the other sockets, to be called before the server is closed.
 */
export async function listenWidely(server: Server, { port, address }: Pick<Config, 'port' | 'address'>): Promise<() => void> {
  if (process.platform !== 'linux') {
    await listen(server, { port, address });
    return () => undefined;
  }
  // A shared port is never taken, as far as the system is concerned, by another server that shares it.
  const probe = createServer();
  probe.listen({ port, host: address });
  await listening(probe, address);
  const place = { port: (probe.address() as AddressInfo).port, host: address, backlog: BACKLOG, reusePort: true };
  probe.close();
  await once(probe, 'close');
  const doors = Array.from({ length: DOORS - 1 }, () => openDoor(server));
  for (const door of [server, ...doors]) {
    door.listen(place);
    await once(door, 'listening');
  }
  return () => doors.forEach((door) => door.close());
}

/** As node:http opens its own. */
function openDoor(server: Server): SocketServer {
  const door = createServer({ allowHalfOpen: true, noDelay: true });
  return door.on('connection', (socket) => server.emit('connection', socket));
}

/** Accepts nothing new and lets the requests in hand finish, ten seconds at most. */
export async function closeGracefully(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Connections that go idle after this moment would otherwise be kept open for their next request.
  const sweep = setInterval(() => server.closeIdleConnections(), POLL_MILLISECONDS);
  const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
