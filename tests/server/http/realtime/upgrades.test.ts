import { once } from 'node:events';
import { createServer, IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Upgrades } from '#server/http/realtime/upgrades.ts';
import { defaultConfig } from '#server/platform/config/config.ts';
import { eventually } from '#tests/support/eventually.ts';

let server: Server;
beforeEach(() => {
  server = createServer();
  const graphql = { open: vi.fn<() => void>(), stop: vi.fn<() => void>() };
  new Upgrades({ config: defaultConfig('/nowhere'), hub: null, graphql }).listen(server);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function connectionsOf(counted: Server): Promise<number> {
  return await new Promise((resolve, reject) => counted.getConnections((error, count) => (error ? reject(error) : resolve(count))));
}

test('A refused socket is told why and ends, also where its client never closes.', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  client.write('GET /graphql HTTP/1.1\r\nhost: elsewhere.example\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toBe('HTTP/1.1 421 Misdirected Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  await eventually(async () => expect(await connectionsOf(server)).toBe(0));
  expect(client.writable).toBe(true);
});

test('A socket that is asked for by two hosts is refused.', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  const hosts = 'host: vi.localhost:3000\r\nhost: elsewhere.example\r\n';
  client.write(`GET /graphql HTTP/1.1\r\n${hosts}connection: upgrade\r\nupgrade: websocket\r\n\r\n`);
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test('A refused socket whose client reads nothing ends after two seconds.', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const unread = new Duplex({ read: () => {}, write: () => {} });
  const request = new IncomingMessage(new Socket());
  request.url = '/graphql';
  server.emit('upgrade', request, unread, Buffer.alloc(0));
  expect([unread.writableEnded, unread.destroyed]).toEqual([true, false]);
  vi.advanceTimersByTime(1999);
  expect(unread.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(unread.destroyed).toBe(true);
});
