import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';

const PROMPT = { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 25 };
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout';
const OPEN_HEAD = 'POST / HTTP/1.1\r\nhost: vi.localhost:3000\r\n';
const DRIP_MILLISECONDS = 20;
/** More than the system holds of it for a server that does not read. */
const REST = Buffer.alloc(32 * 1024 * 1024, 'x');

const servers: Server[] = [];
const sockets: Socket[] = [];
const drips: ReturnType<typeof setInterval>[] = [];

afterEach(async () => {
  for (const timer of drips.splice(0)) clearInterval(timer);
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(
    servers.splice(0).map(async (server) => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }),
  );
});

async function serve(...[listener, limits]: Parameters<typeof createHttpServer>): Promise<number> {
  const server = createHttpServer(listener, limits);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function open(port: number): { readonly socket: Socket; readonly closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  return { socket, closed: once(socket, 'close').then(() => received) };
}

/** Sends one more piece of a request for ever, each well within any pause that a timer between pieces would allow. */
function drip(socket: Socket, piece: () => string): void {
  drips.push(setInterval(() => socket.writable && socket.write(piece()), DRIP_MILLISECONDS));
}

test('A head that arrives drop by drop is cut off, however steadily it drips.', async () => {
  const seen: unknown[] = [];
  const port = await serve((request) => seen.push(request.url), PROMPT);
  const { socket, closed } = open(port);
  socket.write(OPEN_HEAD);
  drip(socket, () => `x-drop-${Math.random()}: 1\r\n`);
  expect(await closed).toContain(TOO_SLOW);
  expect(seen).toEqual([]);
});

test('A body that arrives drop by drop is cut off too.', async () => {
  const port = await serve((request) => void request.resume(), PROMPT);
  const { socket, closed } = open(port);
  socket.write(`${OPEN_HEAD}content-length: 1000000\r\n\r\n`);
  drip(socket, () => 'x');
  expect(await closed).toContain(TOO_SLOW);
});

test.each([
  ['before all of a body in chunks is here', 'transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n', 'close'],
  ['before all of a body is here', 'content-length: 10\r\n\r\nhello', 'close'],
  ['when there is no body', '\r\n', 'keep-alive'],
])('A client that is answered %s is told whether to go on by this connection.', async (_, rest, connection) => {
  const port = await serve((_request, response) => void response.end('no'));
  const { socket, closed } = open(port);
  socket.write(`POST /graphql HTTP/1.1\r\nhost: vi.localhost:3000\r\n${rest}`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(/^connection: (.*)\r$/im.exec(String(answer))?.[1]).toBe(connection);
  if (connection === 'close') await closed;
});

test('Who goes on sending has the answer that came before all was sent, and a connection that ends without an error.', async () => {
  const port = await serve((_request, response) => void response.end('no'));
  const { socket, closed } = open(port);
  const errors: Error[] = [];
  socket.on('error', (error) => errors.push(error));
  socket.pause();
  socket.write(`${OPEN_HEAD}content-length: ${REST.length}\r\n\r\n`);
  await new Promise<unknown>((sent) => socket.write(REST, sent));
  socket.resume();
  expect(await closed).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nconnection: close\r\n[^]*no/i);
  expect(errors).toEqual([]);
});

test('Who never stops sending after the answer is cut off when the time of a request is over.', async () => {
  const port = await serve((_request, response) => void response.end('no'), PROMPT);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  const failed = new Promise<NodeJS.ErrnoException>((tell) => socket.on('error', tell));
  socket.resume();
  socket.write(`${OPEN_HEAD}transfer-encoding: chunked\r\n\r\n`);
  await once(socket, 'end');
  drip(socket, () => '1\r\nx\r\n');
  expect((await failed).code).toMatch(/^(EPIPE|ECONNRESET)$/);
});

test('A connection that never says anything is let go.', async () => {
  const port = await serve(() => undefined, PROMPT);
  expect(await open(port).closed).toContain(TOO_SLOW);
});

test('A client that takes nothing of its answer is let go.', async () => {
  const gone = Promise.withResolvers<void>();
  const port = await serve(
    (_request, response) => {
      response.on('close', gone.resolve);
      response.end(Buffer.alloc(64 * 1024 * 1024));
    },
    { socketTimeout: 200 },
  );
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nhost: vi.localhost:3000\r\n\r\n');
  await gone.promise;
});

test('Others are answered while two hundred slow clients hold on.', async () => {
  const port = await serve((_request, response) => void response.end('here'), { ...PROMPT, headersTimeout: 5000, requestTimeout: 5000 });
  for (let count = 0; count < 200; count += 1) open(port).socket.write(OPEN_HEAD);
  const { socket, closed } = open(port);
  socket.write('GET / HTTP/1.1\r\nhost: vi.localhost:3000\r\nconnection: close\r\n\r\n');
  expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[^]*here$/);
});

test('What cannot be read behind a request whose answer has begun puts nothing into that answer.', async () => {
  const port = await serve((_request, response) => void response.writeHead(200, { 'content-length': 1000 }).write('first half'));
  const { socket, closed } = open(port);
  socket.write('GET / HTTP/1.1\r\nhost: vi.localhost:3000\r\n\r\n');
  await once(socket, 'data');
  socket.write('no request at all\r\n\r\n');
  expect(await closed).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nfirst half$/);
});

const seenBy = async (head: string): Promise<string> => {
  const port = await serve(({ url, headers }, response) => void response.end(`${headers.host} ${url}`));
  const { socket, closed } = open(port);
  socket.write(`${head}connection: close\r\n\r\n`);
  return await closed;
};

test.each([
  ['by a second host', 'GET / HTTP/1.1\r\nhost: vi.localhost:3000\r\nHost: evil.example\r\n'],
  ['by the same host twice', 'GET / HTTP/1.1\r\nhost: vi.localhost:3000\r\nhost: vi.localhost:3000\r\n'],
  ['by none', 'GET / HTTP/1.1\r\n'],
])('A request that is named %s is refused, whichever of them a proxy would take.', async (_, head) => {
  expect(await seenBy(head)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*A request names one host\.\n$/);
});

test.each([
  ['http://vi.localhost:3000/comic/1?page=2', 'vi.localhost:3000 /comic/1?page=2'],
  ['HTTP://ja.localhost:3000', 'ja.localhost:3000 /'],
  ['https://ja.localhost:3000?q=a', 'ja.localhost:3000 /?q=a'],
  ['http://evil.example/', 'evil.example /'],
])('The whole address %s is taken for what it names, and the header is not.', async (address, seen) => {
  const answer = await seenBy(`GET ${address} HTTP/1.1\r\nhost: other.example\r\n`);
  expect(answer.split('\r\n').at(-1)).toBe(seen);
});

test('Who would rather speak HTTP/2, as clients of Java and curl begin, is answered as if they had not said so; a socket is opened.', async () => {
  const port = await serve(({ url }, response) => void response.end(url));
  servers[0]?.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const asked = async (protocol: string): Promise<string> => {
    const { socket, closed } = open(port);
    const head = `GET /health HTTP/1.1\r\nhost: vi.localhost:3000\r\nconnection: upgrade, close\r\nupgrade: ${protocol}\r\n\r\n`;
    socket.write(head);
    return await closed;
  };
  expect(await asked('h2c')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\/health$/);
  expect(await asked('WebSocket')).toBe('HTTP/1.1 101 Switching Protocols\r\n\r\n');
});

test('By default a head has ten seconds, a request thirty, and a stalled answer a minute.', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = createHttpServer(() => undefined);
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    timeout: 60_000,
  });
});
