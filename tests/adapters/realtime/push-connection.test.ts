import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import Pusher from 'pusher-js';
import { WebSocketServer } from 'ws';
import type { SocketFact } from '#machines/realtime/index.ts';
import { pushConnection } from '#src/adapters/realtime/push-connection.ts';
import { APP, type RealtimeSite, signIn, startRealtimeSite } from '#tests/server/realtime/realtime-site.ts';

const LOGIN = { sessionId: '12', device: { kind: 'PHONE' as const, browser: null, system: null }, at: '2026-11-21T00:00:00.000Z' };
vi.setConfig({ testTimeout: 8000 });

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** The connection of user 1 to the endpoint at this port, and what it tells. */
function connect(port: number, token = 'token-1') {
  const heard: SocketFact[] = [];
  const news = new EventTarget();
  const origin = `http://127.0.0.1:${port}`;
  const address = {
    key: APP.key,
    cluster: 'futago',
    host: null,
    port: null,
    forceTLS: null,
    authEndpoint: `${origin}/api/broadcasting/auth`,
  };
  const { command, close } = pushConnection(address, new URL(origin)).connect({ userId: '1', token }, (fact) => {
    heard.push(fact);
    news.dispatchEvent(new Event('heard'));
  });
  closing.push(close);
  const until = async (type: SocketFact['type'], times = 1): Promise<SocketFact | undefined> => {
    while (heard.filter((fact) => fact.type === type).length < times) await once(news, 'heard');
    return heard.findLast((fact) => fact.type === type);
  };
  /** What was told of the connection's life, without what is only a sign of it. */
  const life = (): readonly string[] => heard.flatMap(({ type }) => (type === 'socket.heard' ? [] : [type]));
  return { heard, until, life, command, close };
}

async function openSite(): Promise<RealtimeSite> {
  const site = await startRealtimeSite();
  closing.push(site.close);
  return site;
}

/** Greets every socket as the protocol wants it, and says `words` after that. */
async function openBroken(authorise: RequestListener, words: readonly string[] = []): Promise<number> {
  const server = createServer(authorise);
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    const data = JSON.stringify({ socket_id: '1.2', activity_timeout: 120 });
    socket.send(JSON.stringify({ event: 'pusher:connection_established', data }));
    for (const word of words) socket.send(word);
    socket.on('message', (text: Buffer) => {
      if (text.toString().includes('pusher:ping')) socket.send('{"event":"pusher:pong","data":{}}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe('at our own endpoint', () => {
  test('It connects as the page itself does, and tells of a login elsewhere with all its fields.', async () => {
    const site = await openSite();
    signIn(site, 'token-1', 1);
    const { until, life } = connect(site.port);
    await until('socket.connected');
    // The word that the channel stands.
    await until('socket.heard');
    await site.realtime.broadcaster.toUser(1, 'UserLoggedIn', LOGIN);
    expect(await until('login.elsewhere')).toEqual({ ...LOGIN, type: 'login.elsewhere' });
    expect(life()).toEqual(['socket.connected', 'login.elsewhere']);
  });

  test('What it was about to say is not sent into a socket that is closing.', async () => {
    const site = await openSite();
    signIn(site, 'token-1', 1);
    const { until, command, close } = connect(site.port);
    await until('socket.heard');
    const [sent, closed] = [vi.spyOn(WebSocket.prototype, 'send'), vi.spyOn(WebSocket.prototype, 'close')];
    onTestFinished(() => [sent, closed].forEach((spy) => spy.mockRestore()));
    command({ type: 'socket.ping' });
    close();
    await once(closed.mock.contexts.find((socket) => socket instanceof WebSocket) ?? expect.fail('Nothing was closed.'), 'close');
    expect(sent).not.toHaveBeenCalled();
  });

  test('A ping is answered, so that a half-open socket can be told from a quiet one.', async () => {
    const site = await openSite();
    signIn(site, 'token-1', 1);
    const { until, command, heard } = connect(site.port);
    await until('socket.heard');
    const before = heard.length;
    command({ type: 'socket.ping' });
    await until('socket.heard', 2);
    expect(heard.slice(before)).toEqual([{ type: 'socket.heard' }]);
  });

  test('A wrong token leaves the socket open and has its channel refused.', async () => {
    const { port } = await openSite();
    const { until, life } = connect(port, 'wrong');
    await until('channel.refused');
    expect(life()).toEqual(['socket.connected', 'channel.refused']);
  });

  test('The end of the session closes it for good.', async () => {
    const site = await openSite();
    const session = signIn(site, 'token-1', 1);
    const { until, life } = connect(site.port);
    await until('socket.heard');
    await site.realtime.endSession({ sessionId: session.id, userId: 1, by: null });
    await until('socket.disconnected');
    expect(life()).toEqual(['socket.connected', 'socket.disconnected']);
  });

  test('Opened anew it does not say that it was closed, and hears its channel again.', async () => {
    const site = await openSite();
    signIn(site, 'token-1', 1);
    const { until, command, life } = connect(site.port);
    await until('socket.heard');
    command({ type: 'socket.reopen' });
    await until('socket.connected', 2);
    await until('socket.heard', 2);
    await site.realtime.broadcaster.toUser(1, 'UserLoggedIn', LOGIN);
    await until('login.elsewhere');
    expect(life()).toEqual(['socket.connected', 'socket.connecting', 'socket.connected', 'login.elsewhere']);
  });

  test('Closed, it tells nothing more and leaves no socket.', async () => {
    const site = await openSite();
    signIn(site, 'token-1', 1);
    const { until, close, heard } = connect(site.port);
    await until('socket.heard');
    const before = [...heard];
    close();
    await expect.poll(site.openSockets).toBe(0);
    expect(heard).toEqual(before);
  });
});

test('It is patient for as long as the specification says, keeps a log of fifty events, and sends it to nobody.', async () => {
  const site = await openSite();
  const { until } = connect(site.port, 'wrong');
  await until('socket.connected');
  const { config, timeline } = Pusher.instances.at(-1) ?? expect.fail('No client was made.');
  expect(config).toMatchObject({ activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000, enableStats: false });
  expect(timeline.options).toMatchObject({ limit: 50 });
});

describe('at an endpoint that is broken', () => {
  test.each([
    ['401', 401, '{"message":"No."}'],
    ['503', 503, '<html>Later.</html>'],
    ['200 and malformed JSON', 200, '{"auth":'],
  ])('An authorisation that answers %s is told as a refused channel.', async (_, status, body) => {
    const port = await openBroken((_request, response) => response.writeHead(status).end(body));
    const { until, life } = connect(port);
    await until('channel.refused');
    expect(life()).toEqual(['socket.connected', 'channel.refused']);
  });

  test('An authorisation that is reset is told as a refused channel.', async () => {
    const port = await openBroken((request) => request.socket.destroy());
    const { until } = connect(port);
    expect(await until('channel.refused')).toEqual({ type: 'channel.refused' });
  });

  test('Malformed words and events of nobody leave the connection as it is.', async () => {
    const words = ['{"event":', 'null', '{"event":"App\\\\Events\\\\UserLoggedIn","channel":"private-App.Models.User.9","data":"{}"}'];
    const port = await openBroken((_request, response) => response.writeHead(200).end('{"auth":"app-key:signature"}'), words);
    const { until, command, life } = connect(port);
    await until('socket.connected');
    command({ type: 'socket.ping' });
    await until('socket.heard');
    expect(life()).toEqual(['socket.connected']);
  });

  test('A socket that is lost is opened again by itself.', async () => {
    let losses = 0;
    const server = createServer();
    const sockets = new WebSocketServer({ server });
    sockets.on('connection', (socket) => {
      losses += 1;
      socket.send(JSON.stringify({ event: 'pusher:connection_established', data: '{"socket_id":"1.2","activity_timeout":120}' }));
      if (losses === 1) setImmediate(() => socket.terminate());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
    });
    const { until, life } = connect((server.address() as AddressInfo).port);
    await until('socket.connected', 2);
    expect(life().filter((type) => type !== 'channel.refused')).toEqual(['socket.connected', 'socket.connecting', 'socket.connected']);
  });
});
