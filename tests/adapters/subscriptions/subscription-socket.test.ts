import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { retryDelay, SubscriptionSocket } from '#src/adapters/subscriptions/subscription-socket.ts';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A server of graphql-transport-ws whose answers are the test's. */
class Server {
  readonly server = new WebSocketServer({ port: 0, handleProtocols: () => 'graphql-transport-ws' });
  readonly inits: unknown[] = [];
  readonly sockets: WebSocket[] = [];
  /** What to do with a connection, counted from 0, when it says hello. */
  greet: (socket: WebSocket, index: number) => void = (socket) => socket.send('{"type":"connection_ack"}');
  subscribed: (socket: WebSocket, id: string) => void = () => {};

  constructor() {
    this.server.on('connection', (socket) => {
      const index = this.sockets.push(socket) - 1;
      socket.on('message', (text) => {
        const { type, id, payload } = JSON.parse((text as Buffer).toString()) as Message;
        if (type === 'connection_init') {
          this.inits.push(payload);
          this.greet(socket, index);
        }
        if (type === 'subscribe' && id !== undefined) this.subscribed(socket, id);
        if (type === 'ping') socket.send('{"type":"pong"}');
      });
    });
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}/graphql`;
  }
}

let server: Server;
let client: SubscriptionSocket;
let waited: number[];
let failures: unknown[];
let token: string | undefined;
beforeEach(async () => {
  server = new Server();
  await once(server.server, 'listening');
  waited = [];
  failures = [];
  token = 'secret';
  client = new SubscriptionSocket({
    url: server.url,
    token: () => token,
    random: () => 0.5,
    wait: async (milliseconds) => void waited.push(milliseconds),
    acknowledgedWithin: 500,
    onErrors: ({ message, codes }) => failures.push([message, codes]),
  });
});
afterEach(async () => {
  await client.close();
  for (const socket of server.server.clients) socket.terminate();
  server.server.close();
});

const REQUEST = { query: 'subscription Numbers { number }', variables: {} };

function listen() {
  const heard: unknown[] = [];
  const news = new EventTarget();
  const hear = (what: unknown): void => {
    heard.push(what);
    news.dispatchEvent(new Event('heard'));
  };
  const stop = client.subscribe(REQUEST, {
    onOpened: () => hear('opened'),
    onResult: (result) => hear(result),
    onEnded: (reason) => hear(reason),
  });
  const until = async (count: number): Promise<readonly unknown[]> => {
    while (heard.length < count) {
      await once(news, 'heard');
    }
    return heard;
  };
  return { heard, until, stop };
}

function next(socket: WebSocket, id: string, number: number): void {
  socket.send(JSON.stringify({ type: 'next', id, payload: { data: { number } } }));
}

test('Nothing is opened before the first subscription; the token travels in the first message, as a header.', async () => {
  server.subscribed = (socket, id) => next(socket, id, 7);
  expect(server.sockets).toHaveLength(0);
  expect(await listen().until(2)).toEqual(['opened', { number: 7 }]);
  expect(server.inits).toEqual([{ headers: { Authorization: 'Bearer secret' } }]);
});

test('A visitor sends no token.', async () => {
  token = undefined;
  await listen().until(1);
  expect(server.inits).toEqual([{}]);
});

test('A lost connection is opened again, and said to be.', async () => {
  server.subscribed = (socket, id) => (server.sockets.length === 1 ? socket.terminate() : next(socket, id, 2));
  expect(await listen().until(3)).toEqual(['opened', 'opened', { number: 2 }]);
  expect(waited).toEqual([1500]);
});

test('Who comes to a connection that is open is told so as well, once, and again after a loss.', async () => {
  const first = listen();
  await first.until(1);
  const second = listen();
  expect(await second.until(1)).toEqual(['opened']);
  server.sockets[0]?.terminate();
  await first.until(2);
  expect([first.heard, second.heard]).toEqual([
    ['opened', 'opened'],
    ['opened', 'opened'],
  ]);
  expect(server.sockets).toHaveLength(2);
});

test('Who has left before they could be told is told nothing.', async () => {
  await listen().until(1);
  const { heard, stop } = listen();
  stop();
  await listen().until(1);
  expect(heard).toEqual([]);
});

test('A restart goes on with the token of now.', async () => {
  server.subscribed = (socket, id) => next(socket, id, server.sockets.length);
  const { until } = listen();
  await until(2);
  token = 'newer';
  client.restart();
  expect(await until(4)).toEqual(['opened', { number: 1 }, 'opened', { number: 2 }]);
  expect(server.inits.at(-1)).toEqual({ headers: { Authorization: 'Bearer newer' } });
});

test('A server that opens a socket and acknowledges nothing is given up and tried again.', async () => {
  const { greet } = server;
  server.greet = (socket, index) => {
    if (index > 0) greet(socket, index);
  };
  server.subscribed = (socket, id) => next(socket, id, 3);
  expect(await listen().until(2)).toEqual(['opened', { number: 3 }]);
  expect([server.sockets.length, waited]).toEqual([2, [1500]]);
});

test('Errors of a subscription are told to the hook, those beside data and those that end it.', async () => {
  server.subscribed = (socket, id) => {
    socket.send(JSON.stringify({ type: 'next', id, payload: { data: { number: 1 }, errors: [{ message: 'Half' }] } }));
    const payload = [{ message: 'Not now', extensions: { code: 'UNAUTHORIZED' } }];
    socket.send(JSON.stringify({ type: 'error', id, payload }));
  };
  await listen().until(2);
  expect(failures).toEqual([
    ['Numbers: Half', []],
    ['Numbers: Not now', ['UNAUTHORIZED']],
  ]);
});

describe('closes', () => {
  test.each([4400, 4401, 4409, 4429, 4500, 4004, 4005, 4406])('%i is an error, and nothing is tried again.', async (code) => {
    server.greet = (socket) => socket.close(code, 'no');
    expect(await listen().until(1)).toEqual(['refused']);
    expect([server.sockets.length, waited]).toEqual([1, []]);
  });

  test.each([4403, 4408, 4504, 1012])('%i is tried again five times, each wait twice the one before.', async (code) => {
    server.greet = (socket) => socket.close(code, 'later');
    expect(await listen().until(1)).toEqual(['lost']);
    expect([server.sockets.length, waited]).toEqual([6, [1500, 2500, 4500, 8500, 16_500]]);
  });
});

test.each([
  ['BAD_USER_INPUT', 'refused'],
  ['INTERNAL_SERVER_ERROR', 'lost'],
])('A first result without data that says %s ends the subscription as %s.', async (code, end) => {
  server.subscribed = (socket, id) => {
    socket.send(JSON.stringify({ type: 'next', id, payload: { errors: [{ message: 'No.', extensions: { code } }] } }));
    socket.send(JSON.stringify({ type: 'complete', id }));
  };
  expect(await listen().until(2)).toEqual(['opened', end]);
});

test('A subscription that the server refuses ends; the socket stays for others.', async () => {
  server.subscribed = (socket, id) => socket.send(JSON.stringify({ type: 'error', id, payload: [{ message: 'No.' }] }));
  expect(await listen().until(2)).toEqual(['opened', 'refused']);
});

test('One that was stopped hears nothing more.', async () => {
  const { heard, until, stop } = listen();
  const other = listen();
  await until(1);
  stop();
  client.restart();
  await other.until(2);
  expect(heard).toEqual(['opened']);
});

test('Waits grow from one second to sixteen, each with up to a second of chance.', () => {
  expect([0, 1, 2, 3, 4].map((retries) => [retryDelay(retries, 0), retryDelay(retries, 1)])).toEqual([
    [1000, 2000],
    [2000, 3000],
    [4000, 5000],
    [8000, 9000],
    [16_000, 17_000],
  ]);
});
