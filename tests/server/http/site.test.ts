import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from 'graphql-ws';
import PusherSdk from 'pusher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { AccountsRepository } from '#server/modules/accounts/accounts.repository.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { UNKNOWN_DEVICE } from '#server/platform/sessions/session-device.ts';
import { Sessions } from '#server/platform/sessions/sessions.ts';
import { PushClient } from '#tests/server/realtime/push-client.ts';
import { APP } from '#tests/server/realtime/realtime-site.ts';
import { findDebianPostgres, findDebianRedis } from '#tests/support/process/debian-programs.ts';
import { type DebianServer, freePort, startDebianPostgres, startDebianRedis } from '#tests/support/process/debian-servers.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type RunningProgram, startProgram } from '#tests/support/process/program.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';
import { insertPictures, seededPictureId } from '#tests/support/database/seed-rows.ts';

const EVENTS = `subscription ($workId: ID!) { commentEvents(workId: $workId) { __typename ... on CommentAdded { comment { text } } } }`;
const SEND = 'mutation ($input: SendCommentInput!) { sendComment(input: $input) { __typename } }';
const SIGN_OUT = 'mutation { signOut { __typename } }';

const HOST = { host: 'vi.localhost:3000' };

/** Readers know one host, whichever process a balancer gives them. */
class HostedSocket extends WebSocket {
  constructor(address: string, protocols: string[]) {
    super(address, protocols, { headers: HOST });
  }
}

const postgresPrograms = findDebianPostgres();
const redisProgram = findDebianRedis();

let postgres: DebianServer;
let database: Database;
let seeded: SeededCatalogue;
let readers = 0;
beforeAll(async () => {
  if (postgresPrograms === null) return;
  postgres = await startDebianPostgres(postgresPrograms);
  database = openDatabase(postgres.url);
  await migrate(database);
  seeded = await seedCatalogue(database);
});
afterAll(async () => {
  if (postgresPrograms === null) return;
  await database.destroy();
  await postgres.close();
});

const CARRIERS = [
  { name: 'PostgreSQL alone', isThere: postgresPrograms !== null, hasRedis: false },
  { name: 'PostgreSQL and Redis', isThere: postgresPrograms !== null && redisProgram !== null, hasRedis: true },
];

describe.each(CARRIERS)('Two processes on Debian’s $name (skipped where apt cannot bring them).', ({ isThere, hasRedis }) => {
  let ports: readonly [number, number];
  let programs: readonly RunningProgram[] = [];
  let redis: DebianServer | null = null;
  let environment: Readonly<Record<string, string>>;
  let dataFolder: string;

  beforeAll(async () => {
    if (!isThere) return;
    dataFolder = await mkdtemp('/tmp/futago-processes-');
    redis = hasRedis ? await startDebianRedis(redisProgram ?? '') : null;
    environment = {
      DATABASE_URL: postgres.url,
      FUTAGO_DATA_FOLDER: dataFolder,
      FUTAGO_LOG_LEVEL: 'warn',
      ...(redis === null ? {} : { REDIS_URL: redis.url }),
    };
    ports = [await freePort(), await freePort()];
    const origins = { FUTAGO_SITES_VI_ORIGIN: 'http://vi.localhost:3000', FUTAGO_SITES_JA_ORIGIN: 'http://ja.localhost:3000' };
    environment = { ...environment, ...origins };
    programs = ports.map((port) => startProgram('tests/support/site/run-site.ts', [], { ...environment, PORT: String(port) }));
    await Promise.all(programs.map((program) => program.until('ready\n')));
  });
  afterAll(async () => {
    for (const { child, ended } of programs) {
      child.kill('SIGKILL');
      await ended;
    }
    await redis?.close();
    if (isThere) await rm(dataFolder, { recursive: true, force: true });
  });

  test.skipIf(!isThere)('a comment sent to one appears on the other within a second', async () => {
    const { token } = await signIn();
    const workId = String(seeded.viComic.id);
    const told: unknown[] = [];
    const client = createClient({ url: `ws://127.0.0.1:${ports[1]}/graphql`, webSocketImpl: HostedSocket, retryAttempts: 0 });
    client.subscribe(
      { query: EVENTS, variables: { workId } },
      { next: ({ data }) => told.push(data), error: () => {}, complete: () => {} },
    );
    await programs[1]?.until(`listens to work:${workId}\n`);
    const words = 'Hai chị em đã đọc tới đây 双子';
    const input = { subject: { workId }, text: words, isSpoiler: false, idempotencyKey: randomUUID() };
    expect(await ask(ports[0], SEND, { input }, token)).toEqual({ data: { sendComment: { __typename: 'Comment' } } });
    await eventually(() => expect(told).toHaveLength(1), { within: 1000 });
    expect(told).toEqual([{ commentEvents: { __typename: 'CommentAdded', comment: { text: words } } }]);
    await client.dispose();
  });

  test.skipIf(!isThere)(
    'a session that ends at one is refused by the other within a second, and its sockets there are closed',
    async () => {
      const { token, userId } = await signIn();
      const channel = `private-App.Models.User.${userId}`;
      const authorise = (port: number, socketId: string): ReturnType<typeof send> =>
        send(port, '/api/broadcasting/auth', { socket_id: socketId, channel_name: channel }, token);
      const socket = await PushClient.open(ports[1], HOST);
      // The balancer gave the request to the process that does not hold the socket.
      const authorised = await authorise(ports[0], socket.id);
      expect(authorised.status).toBe(200);
      const { auth } = JSON.parse(authorised.body) as { auth: string };
      socket.say('pusher:subscribe', { channel, auth });
      await socket.next('pusher_internal:subscription_succeeded', channel);
      await ask(ports[0], SIGN_OUT, {}, token);
      const begun = performance.now();
      expect((await authorise(ports[1], socket.id)).status).toBe(403);
      expect(await socket.closed).toBe(4009);
      expect(performance.now() - begun).toBeLessThan(1000);
    },
  );

  test.skipIf(!isThere)('an event pushed at one is heard by sockets of the other, also where it is long', async () => {
    const socket = await PushClient.open(ports[1], HOST);
    socket.say('pusher:subscribe', { channel: 'chapters' });
    await socket.next('pusher_internal:subscription_succeeded', 'chapters');
    const sdk = new PusherSdk({
      appId: APP.id,
      key: APP.key,
      secret: APP.secret,
      host: '127.0.0.1',
      port: String(ports[0]),
      useTLS: false,
    });
    const data = { text: '長い話。'.repeat(800) };
    await sdk.trigger('chapters', 'added', data);
    expect(JSON.parse(String((await socket.next('added', 'chapters')).data))).toEqual(data);
    socket.close();
  });

  test.skipIf(!isThere)('who is present at one is seen at the other, until they leave', async () => {
    const channel = `presence-room-${String(hasRedis)}`;
    const enter = async (port: number, id: string): Promise<{ socket: PushClient; present: unknown }> => {
      const socket = await PushClient.open(port, HOST);
      const channel_data = JSON.stringify({ user_id: id, user_info: { name: `Lan ${id}` } });
      const auth = `${APP.key}:${createHmac('sha256', APP.secret).update(`${socket.id}:${channel}:${channel_data}`).digest('hex')}`;
      socket.say('pusher:subscribe', { channel, auth, channel_data });
      const { data } = await socket.next('pusher_internal:subscription_succeeded', channel);
      return { socket, present: (JSON.parse(String(data)) as { presence: { ids: unknown } }).presence.ids };
    };
    const heard = async (socket: PushClient, event: string): Promise<unknown> =>
      JSON.parse(String((await socket.next(`pusher_internal:${event}`, channel)).data));
    const one = await enter(ports[0], '1');
    expect(one.present).toEqual(['1']);
    const two = await enter(ports[1], '2');
    expect(await heard(one.socket, 'member_added')).toEqual({ user_id: '2', user_info: { name: 'Lan 2' } });
    await eventually(
      async () => {
        const third = await enter(ports[1], '2');
        third.socket.close();
        expect(third.present).toEqual(expect.arrayContaining(['1', '2']));
      },
      { within: 1000 },
    );
    const again = await enter(ports[0], '2');
    again.socket.close();
    const begun = performance.now();
    two.socket.close();
    expect(await heard(one.socket, 'member_removed')).toEqual({ user_id: '2' });
    expect(performance.now() - begun).toBeLessThan(1000);
    one.socket.close();
  });

  test.skipIf(!isThere)('a work that a command hides is gone at both within a second, and so is what they kept', async () => {
    const workId = (hasRedis ? seeded.viNovel : seeded.viSensitive).id;
    const cover = await coverOf(workId);
    const paths = [`/feeds/comic/${workId}.atom`, '/', cover];
    const seen = () => Promise.all(ports.map((port) => Promise.all(paths.map((path) => read(port, path)))));
    const shown = [expect.stringMatching(/^200 .*<feed/s), '200 made 1', '200 a cover'];
    expect(await seen()).toEqual([shown, shown]);
    const command = startProgram('server/cli.ts', ['hide', String(workId)], environment);
    expect([await command.ended, command.printed()]).toEqual([0, expect.stringContaining('is hidden.')]);
    const hidden = ['404 There is no such feed.\n', '200 made 2', '404 There is no such picture.\n'];
    await eventually(async () => expect(await seen()).toEqual([hidden, hidden]), { within: 1000 });
  });

  /** Gives the work a cover; the address of its picture. */
  async function coverOf(workId: number): Promise<string> {
    await insertPictures(database, [`cover of ${workId}`]);
    const id = seededPictureId(`cover of ${workId}`);
    await database.updateTable('works').set({ cover_id: id }).where('id', '=', workId).execute();
    const folder = join(dataFolder, 'pictures', id.slice(0, 2), id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '640.webp'), 'a cover');
    return `/pictures/${id}/640.webp`;
  }
});

async function signIn(): Promise<{ readonly token: string; readonly userId: number }> {
  readers += 1;
  const email = `reader-${readers}@example.org`;
  const row = { email, emailKey: email, name: 'Lan', passwordHash: null, language: 'vi' as const };
  const user = await new AccountsRepository(database).add(row);
  const userId = user?.id ?? 0;
  return { userId, token: (await new Sessions(database).open(userId, UNKNOWN_DEVICE)).token };
}

async function ask(port: number, query: string, variables: object, token?: string): Promise<unknown> {
  return JSON.parse((await send(port, '/graphql', { query, variables }, token)).body);
}

/** A request to the Vietnamese site at one process: by POST where it carries a body. */
async function send(
  port: number,
  path: string,
  body?: object,
  token?: string,
): Promise<{ readonly status: number; readonly body: string }> {
  const headers = { ...HOST, 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const sent = request({ host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers, agent: false });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

async function read(port: number, path: string): Promise<string> {
  const { status, body } = await send(port, path);
  return `${status} ${body}`;
}
