import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { type Client, type ClientOptions, createClient } from 'graphql-ws';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Channels } from '#server/platform/channels.ts';
import { NO_NOTICES, type Notices } from '#server/platform/notices/notices.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type RealtimeSite, type RealtimeSiteOptions, signIn, startRealtimeSite } from './realtime-site.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const channels = new Channels<string>();
const WORDS = 'subscription Words { words }';
const HASH = createHash('sha256').update(WORDS).digest('hex');

/** `words` says what is published, `me` who listens, `broken` fails with a fault of ours. */
function testSchema(): GraphQLSchema {
  const schema = buildSchema(
    'type Query { a: Int b: Query } type Mutation { c: Int } type Subscription { words: String me: String broken: Query }',
  );
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  Object.assign(fields['words'] ?? {}, { subscribe: () => channels.listen('word'), resolve: (word: string) => word });
  Object.assign(fields['me'] ?? {}, {
    async *subscribe(_root: unknown, _variables: unknown, { reader }: { reader: object }) {
      yield JSON.stringify(reader);
    },
    resolve: (text: string) => text,
  });
  Object.assign(fields['broken'] ?? {}, {
    subscribe: () => {
      throw new TypeError('password=secret');
    },
  });
  return schema;
}

async function start(options: Partial<RealtimeSiteOptions['graphql']> = {}, notices: Notices = NO_NOTICES): Promise<RealtimeSite> {
  const site = await startRealtimeSite({ graphql: { schema: testSchema(), texts: { [HASH]: WORDS }, ...options }, notices });
  closing.push(() => site.close());
  return site;
}

function connect(site: RealtimeSite, authorization?: string, retries: Partial<ClientOptions> = { retryAttempts: 0 }): Client {
  const connectionParams = authorization === undefined ? {} : { headers: { Authorization: authorization } };
  const client = createClient({
    url: `ws://127.0.0.1:${site.port}/graphql`,
    webSocketImpl: WebSocket,
    lazy: true,
    connectionParams,
    ...retries,
  });
  closing.push(() => client.dispose());
  return client;
}

/** The first result, or what the operation ended with. */
function first(client: Client, query: string, extensions?: Record<string, unknown>): Promise<unknown> {
  return new Promise((resolve) => {
    const asked = extensions === undefined ? { query } : { query, extensions };
    const stop = client.subscribe(asked, {
      next: (result) => {
        resolve(result);
        stop();
      },
      error: (error) => resolve(error instanceof Error || Array.isArray(error) ? error : { code: (error as { code: number }).code }),
      complete: () => resolve('complete'),
    });
  });
}

function persisted(sha256Hash: string): Record<string, unknown> {
  return { persistedQuery: { version: 1, sha256Hash } };
}

/** A socket that speaks for itself. */
async function open(site: RealtimeSite, protocols: string[] = ['graphql-transport-ws'], headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${site.port}/graphql`, protocols, { headers });
  closing.push(() => socket.terminate());
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  return { socket, closed, say: (message: object) => socket.send(JSON.stringify(message)) };
}

async function acknowledged(site: RealtimeSite) {
  const opened = await open(site);
  const answered = once(opened.socket, 'message');
  opened.say({ type: 'connection_init' });
  await answered;
  return opened;
}

test('A subscription hears what is published until it is closed, for a visitor too.', async () => {
  const site = await start();
  const heard = first(connect(site), WORDS);
  const said = setInterval(() => channels.publish('word', 'chương mới'), 5);
  expect(await heard).toEqual({ data: { words: 'chương mới' } });
  clearInterval(said);
});

test('The token of the first message says who listens.', async () => {
  const site = await start();
  signIn(site, 'token-1', 1);
  expect([await first(connect(site, 'Bearer token-1'), 'subscription { me }'), await first(connect(site), 'subscription { me }')]).toEqual([
    { data: { me: '{"kind":"user","userId":1,"sessionId":10}' } },
    { data: { me: '{"kind":"visitor"}' } },
  ]);
});

test('A wrong token closes the socket with 4403, and so does the end of its session within a second.', async () => {
  const site = await start();
  const session = signIn(site, 'token-1', 1);
  expect(await first(connect(site, 'Bearer wrong'), WORDS)).toEqual({ code: 4403 });
  expect(await first(connect(site, 'token-1'), WORDS)).toEqual({ code: 4403 });
  const client = connect(site, 'Bearer token-1');
  const connected = new Promise((resolve) => client.on('connected', resolve));
  const visitor = await acknowledged(site);
  const ended = first(client, WORDS);
  await connected;
  const begun = performance.now();
  await site.realtime.endSession({ sessionId: session.id, userId: 1, by: null });
  expect(await ended).toEqual({ code: 4403 });
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(visitor.socket.readyState).toBe(WebSocket.OPEN);
  expect(await first(connect(site, 'Bearer token-1'), WORDS)).toEqual({ code: 4403 });
});

test('Operations of our own are subscribed to by their hash, and an unknown hash says so.', async () => {
  const site = await start();
  const heard = first(connect(site), '', persisted(HASH));
  const said = setInterval(() => channels.publish('word', 'a'), 5);
  expect(await heard).toEqual({ data: { words: 'a' } });
  clearInterval(said);
  expect(await first(connect(site), '', persisted('0'.repeat(64)))).toMatchObject([{ message: 'PersistedQueryNotFound' }]);
});

test.each([
  ['a query', '{ a }', 'Only subscriptions are taken over a socket; queries and mutations are sent over HTTP.'],
  ['a mutation', 'mutation { c }', 'Only subscriptions are taken over a socket; queries and mutations are sent over HTTP.'],
  ['no operation', 'fragment A on Query { a }', 'Fragment "A" is never used.'],
  ['a field that is not there', 'subscription { absent }', 'Cannot query field "absent" on type "Subscription".'],
  ['no GraphQL', 'subscription {', 'Syntax Error: Expected Name, found <EOF>.'],
])('Refused over a socket: %s.', async (_what, query, message) => {
  expect(await first(connect(await start()), query)).toMatchObject([{ message }]);
});

test('The depth and size of a document are bounded as over HTTP, and introspection can be switched off.', async () => {
  const site = await start();
  const deep = `subscription { broken ${'{ b '.repeat(13)}{ a }${' }'.repeat(13)} }`;
  expect(await first(connect(site), deep)).toMatchObject([{ extensions: { code: expect.any(String) } }]);
  expect(await first(connect(site), `subscription { ${'me '.repeat(2001)} }`)).toMatchObject([
    { message: expect.stringContaining('2000 tokens') },
  ]);
  const closed = await startRealtimeSite({ graphql: { schema: testSchema() }, graphqlConfig: { introspection: false } });
  closing.push(() => closed.close());
  expect(await first(connect(closed), 'subscription { __schema { description } }')).toBeInstanceOf(Array);
});

test('A fault of ours is told by its request, never by its words.', async () => {
  const result = await first(connect(await start()), 'subscription { broken { a } }');
  expect(JSON.stringify(result)).not.toContain('password');
  expect(result).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
});

test('The socket is closed by the codes of its protocol.', async () => {
  const site = await start({ limits: { initTimeout: 30 } });
  const silent = await open(site);
  const garbled = await open(site);
  garbled.socket.send('not json');
  const early = await open(site);
  early.say({ id: '1', type: 'subscribe', payload: { query: WORDS } });
  const twice = await open(site);
  twice.say({ type: 'connection_init' });
  twice.say({ type: 'connection_init' });
  const same = await acknowledged(site);
  same.say({ id: '1', type: 'subscribe', payload: { query: WORDS } });
  same.say({ id: '1', type: 'subscribe', payload: { query: WORDS } });
  const old = await open(site, []);
  expect(await Promise.all([silent, garbled, early, twice, same, old].map(({ closed }) => closed))).toEqual([
    4408, 4400, 4401, 4429, 4409, 4406,
  ]);
});

test('A socket has at most 50 subscriptions, and a bounded pace.', async () => {
  const site = await start();
  const { socket, say, closed } = await acknowledged(site);
  for (let id = 1; id <= 51; id += 1) say({ id: String(id), type: 'subscribe', payload: { query: WORDS } });
  const [text] = await once(socket, 'message');
  expect(JSON.parse(String(text))).toMatchObject({
    id: '51',
    type: 'error',
    payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }],
  });
  for (let count = 0; count < 100; count += 1) say({ type: 'ping' });
  expect(await closed).toBe(1008);
});

test('For who reads nothing no more than so much is kept, and once they read they are sent back to ask for the rest.', async () => {
  const site = await start();
  const { socket, say, closed } = await acknowledged(site);
  const heard = once(socket, 'message');
  say({ id: '1', type: 'subscribe', payload: { query: WORDS } });
  const said = setInterval(() => channels.publish('word', 'first'), 5);
  await heard;
  clearInterval(said);
  socket.pause();
  // More than lies on the way, and then more than lies here.
  for (let count = 0; count < 2500; count += 1) {
    channels.publish('word', `${count}${'x'.repeat(20_000)}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  socket.resume();
  expect(await closed).toBe(1012);
});

test('A half-open socket is let go: one that answers no ping.', async () => {
  const site = await start({ limits: { keepAlive: 20 } });
  const { socket } = await acknowledged(site);
  await once(socket, 'ping');
  socket.pause();
  await eventually(async () => expect(await site.openSockets()).toBe(0));
});

test('Pages of other origins get no socket.', async () => {
  const site = await start();
  const socket = new WebSocket(`ws://127.0.0.1:${site.port}/graphql`, ['graphql-transport-ws'], {
    headers: { origin: 'https://evil.example' },
  });
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(403);
  socket.terminate();
});

test('An address that is none is refused, and the others go on.', async () => {
  const site = await start();
  const socket = connectTcp(site.port, '127.0.0.1');
  closing.push(() => socket.destroy());
  socket.write('GET // HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  await acknowledged(site);
});

test('Who is refused and never closes their side keeps no connection open.', async () => {
  const site = await start();
  for (const host of ['elsewhere.example', 'localhost']) {
    const socket = connectTcp({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
    closing.push(() => socket.destroy());
    socket.write(`GET /nothing HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`);
    await once(socket, 'data');
  }
  await eventually(async () => expect(await site.openSockets()).toBe(0));
});

test('A graceful stop says that the server goes away.', async () => {
  const site = await start();
  const { closed } = await acknowledged(site);
  await site.realtime.stop();
  expect(await closed).toBe(1001);
});

test('Where something may not have been heard from other processes, whoever listens comes back, and asks for it.', async () => {
  const missed: (() => void)[] = [];
  const site = await start({}, { ...NO_NOTICES, onMissed: (listener) => void missed.push(listener) });
  const { closed } = await acknowledged(site);
  const client = connect(site, undefined, { retryAttempts: 1, retryWait: async () => {} });
  let connections = 0;
  client.on('connected', () => (connections += 1));
  const heard: unknown[] = [];
  client.subscribe({ query: WORDS }, { next: ({ data }) => heard.push(data), error: (error) => heard.push(error), complete: () => {} });
  await eventually(() => {
    channels.publish('word', 'before');
    expect(heard).toContainEqual({ words: 'before' });
  });
  for (const tell of missed) tell();
  expect(await closed).toBe(1012);
  await eventually(() => {
    channels.publish('word', 'after');
    expect(heard).toContainEqual({ words: 'after' });
  });
  expect(connections).toBe(2);
});
