import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from './config.ts';

const GRACE_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 50;

/** Rejects with the system's error when the port is taken or not allowed. */
export async function listen(server: Server, { port, address }: Pick<Config, 'port' | 'address'>): Promise<void> {
  server.listen(port, address);
  await once(server, 'listening');
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
