import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeGracefully, listenWidely } from '#server/platform/listener.ts';
import { asStartError } from '#server/platform/start.errors.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';

const COMING = 300;
const opened: { readonly server: Server; readonly shut: () => void }[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const { server, shut } of opened.splice(0)) {
    shut();
    await closeGracefully(server);
  }
});

async function openWidely(port = 0): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((_request, response) => response.end('answered'));
  opened.push({ server, shut: await listenWidely(server, { port, address: '127.0.0.1' }) });
  return { server, port: (server.address() as AddressInfo).port };
}

test('a name that stands for no address of this machine is refused as such an address is', async () => {
  const refused = listenWidely(createServer(), { port: 0, address: 'futago.invalid' });
  const sentence = 'This machine has no address futago.invalid: set FUTAGO_ADDRESS to one of its own.';
  await expect(refused.catch((error: unknown) => asStartError(error)?.message)).resolves.toBe(sentence);
});

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test.runIf(process.platform === 'linux')(
  'a rush of connections is taken in by far fewer turns of the event loop than there are connections',
  async () => {
    const { server, port } = await openWidely();
    const taken: Socket[] = [];
    server.on('connection', (socket: Socket) => taken.push(socket));
    for (let index = 0; index < COMING; index++) sockets.push(connect({ port, host: '127.0.0.1' }));
    let turns = 0;
    for (; taken.length < COMING; turns++) await turn();
    expect(turns).toBeLessThan(COMING / 2);
  },
);

test('whichever socket took a connection, its requests are answered', async () => {
  const { port } = await openWidely();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => localFetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })),
  );
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array.from({ length: 40 }, () => 'answered'));
});

test('a port that another server listens at is refused, and is free again once that one is closed', async () => {
  const { port } = await openWidely();
  await expect(openWidely(port)).rejects.toThrow('EADDRINUSE');
  const [first] = opened.splice(0);
  first?.shut();
  if (first !== undefined) await closeGracefully(first.server);
  expect((await openWidely(port)).port).toBe(port);
});
