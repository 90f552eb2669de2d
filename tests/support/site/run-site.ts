import pino from 'pino';
import { createHttpServer } from '#server/http/http-server.ts';
import { prepareAnswer } from '#server/http/prepared-answer.ts';
import { createSite } from '#server/http/site.ts';
import { noPostbox } from '#server/modules/identity/postbox.ts';
import { Channels } from '#server/platform/channels.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { listen } from '#server/platform/listener.ts';
import { openNotices } from '#server/platform/notices/open-notices.ts';

/**
 * `node run-site.ts`: one process of a site on the database of DATABASE_URL, without a built site: a page says how often
 * it was made. Stays until it is killed, and prints what it listens to.
 */
const config = readConfig();
const log = pino({ level: 'warn' });
const url = config.databaseUrl ?? '';
const database = openDatabase(url);
const notices = await openNotices(config, { database, url }, log);
const pages = { made: 1 };
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

// A subscription says nothing when it opens.
const listenBefore = Reflect.get(Channels.prototype, 'listen');
Channels.prototype.listen = function announced<Value>(this: Channels<Value>, channel: string, first?: readonly Value[]) {
  print(`listens to ${channel}`);
  return Reflect.apply(listenBefore, this, [channel, first]);
};

const { listener, realtime } = await createSite({
  database,
  config,
  log,
  notices,
  postbox: noPostbox,
  jobs: { add: async () => {} },
  app: { id: '7', key: 'app-key', secret: 'app-secret' },
  built: { webFolder: '', inspectorFolder: '', buildId: 'b' },
  openPages: async () => ({
    peek: () => undefined,
    respond: async () => prepareAnswer(200, { 'content-type': 'text/html; charset=utf-8' }, Buffer.from(`made ${pages.made}`)),
    forgetWork: () => {},
    forget: () => (pages.made += 1),
  }),
});
const server = createHttpServer(listener);
await listen(server, config);
await notices.listen();
realtime.listen(server);
print('ready');
