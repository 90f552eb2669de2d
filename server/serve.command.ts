import { access } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importDemoLibrary } from './content/demo-library.ts';
import { openWorkStore } from './content/open-store.ts';
import { avifQueue, startAvifJob } from './content/pictures/avif-job.ts';
import { PictureStorage } from './content/pictures/picture-storage.ts';
import { createApi } from './http/api.ts';
import { loadBuiltTexts } from './http/built-texts.ts';
import { createFirstResponder } from './http/first-response.ts';
import { createHandler } from './http/handler.ts';
import { createHttpServer } from './http/http-server.ts';
import { createRealtime, type Realtime } from './http/realtime.ts';
import { Mailroom } from './modules/identity/mailroom.ts';
import { jobPostbox, startMailJob } from './modules/identity/postbox.ts';
import { startSweepJob, sweepExpired } from './modules/identity/sweep.ts';
import { sendSentence } from './http/plain-answer.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type Command, type CommandContext, UsageError } from './platform/command.ts';
import { type OpenDatabase, openStandingDatabase, SERVING } from './platform/data-folder.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { closeGracefully, listen } from './platform/listener.ts';
import { createMailer } from './platform/mail.ts';
import { SessionEvents } from './platform/session-events.ts';
import { SessionNotices } from './platform/session-notices.ts';
import { Sessions } from './platform/sessions.ts';
import { StartError } from './platform/start.errors.ts';
import { pageAddress } from './realtime/realtime-address.ts';
import { openRealtimeApp } from './realtime/realtime-app.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
const QUIET_MILLISECONDS = 1000;

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serves both sites until Ctrl-C',
  help: [
    'Usage: futago serve',
    '',
    'Starts the database, brings it up to date, takes in the demo library at the first start and serves both sites.',
    'Settings come from futago.config.json (or the file that FUTAGO_CONFIG names) and the environment; README.md lists them.',
    '',
    'Example: PORT=8080 futago serve',
  ].join('\n'),
  run: serve,
};

/**
 * From nothing to both sites, in an order where what can fail is said before anything slow begins: the folder's lock
 * and the port first, the database after. Whatever was begun is ended in the opposite order.
 */
async function serve(options: readonly string[], context: CommandContext): Promise<number> {
  if (options.length > 0) throw new UsageError(`futago serve takes no options, but was given ${options.join(' ')}.`);
  const { config, log, say, signal } = context;
  const sites = [config.sites.vi, config.sites.ja];
  await requireBuiltSite();
  await using begun = new AsyncDisposableStack();
  const lock = await lockFolder(config.dataFolder, `${SERVING} at ${sites.map((site) => site.origin).join(' and ')}`);
  begun.defer(() => lock.release());
  let listener: RequestListener = whileStarting(securityHeaders(sites));
  const server = createHttpServer((request, response) => listener(request, response));
  await listen(server, config);
  begun.defer(() => closeGracefully(server));
  const open = await openStandingDatabase(context);
  begun.defer(() => open.close());
  context.atForcedEnd(() => open.abandon());
  const jobs = await startJobs({ url: open.url, log, isWorker: true });
  begun.defer(() => jobs.stop());
  await importLibrary(open, jobs, context);
  if (!signal.aborted) {
    await startAvifJob(jobs, open.database, new PictureStorage(config.dataFolder));
    const mailer = createMailer(config.mail.smtpUrl, config.dataFolder);
    const mailroom = new Mailroom({ database: open.database, mailer, sites: config.sites });
    await startMailJob(jobs, (order) => mailroom.send(order));
    await startSweepJob(jobs, () => sweepExpired(open.database));
    const site = await createSite(open, jobs, context);
    listener = site.listener;
    site.realtime.listen(server);
    begun.defer(() => site.realtime.stop());
    const notices = new SessionNotices(open.url, site.sessions, log);
    begun.defer(() => notices.stop());
    await notices.start();
    for (const { name, origin } of sites) say(`${name}  ${origin}`);
    log.info({ address: config.address, port: config.port, dataFolder: config.dataFolder }, 'ready');
  }
  return await waitForTheEnd(open, context);
}

async function requireBuiltSite(): Promise<void> {
  try {
    await access(join(DIST, 'first-response', 'first-response.mjs'));
  } catch (error) {
    throw new StartError('The site is not built yet: npm start builds and serves it, npm run build only builds it.', { cause: error });
  }
}

/** Ctrl-C does not wait for the library: what was not finished is taken in at the next start. */
async function importLibrary(open: OpenDatabase, jobs: Jobs, { config, log, say, signal }: CommandContext): Promise<void> {
  const begun = performance.now();
  const imported = importDemoLibrary({
    database: open.database,
    store: openWorkStore(open.database, config.dataFolder, avifQueue(jobs)),
    log,
    folder: join(ROOT, 'library'),
    drawnFolder: join(DIST, 'library'),
    // Works that are there already pass in no time and are not worth a line.
    progress: (done, all, name) => {
      if (performance.now() - begun > QUIET_MILLISECONDS) say(`Taking in the demo library: ${done} of ${all} (${name})`);
    },
  });
  const report = await Promise.race([imported, aborted(signal)]);
  if (report === null) imported.catch(() => {});
  else if (report.imported > 0) say(`The demo library was taken in: ${report.imported} works in ${seconds(performance.now() - begun)}`);
  for (const refusal of report?.refused ?? []) say(`The demo library holds a work that was refused: ${refusal.message}`);
}

interface Site {
  readonly listener: RequestListener;
  readonly realtime: Realtime;
  readonly sessions: Sessions;
}

async function createSite({ database }: OpenDatabase, jobs: Jobs, { config, log }: CommandContext): Promise<Site> {
  const sessions = new Sessions(database, { events: new SessionEvents((error) => log.error({ err: error }, 'A session ended unheard')) });
  const api = createApi({ database, config, log, sessions, postbox: jobPostbox(jobs) });
  const app = await openRealtimeApp(config);
  const findSession = (token: string) => sessions.find(token);
  const realtime = createRealtime({ config, app, port: config.port, findSession, api, log });
  sessions.events.onEnded((ended) => void realtime.endSession(ended));
  const address = pageAddress(config.realtime, app.key);
  const firstResponse = await createFirstResponder({ distFolder: DIST, sites: config.sites, realtime: address, execute: api.execute });
  api.onCommented((workId) => firstResponse.forgetWork(workId));
  const { assets } = await loadBuiltTexts(DIST);
  const built = { webFolder: join(DIST, 'web'), inspectorFolder: join(DIST, 'inspector'), buildId: assets.build };
  return { listener: createHandler({ config, api, firstResponse, realtime, ...built, isReady: () => true, log }), realtime, sessions };
}

/** Resolves with the exit code: 0 for a wished end, 1 when the database went away under us. */
async function waitForTheEnd(open: OpenDatabase, { say, signal }: CommandContext): Promise<number> {
  const isLost = await Promise.race([aborted(signal), open.ended.then(() => true)]);
  if (isLost === true)
    throw new StartError(
      'The embedded PostgreSQL ended by itself, so Futago stops; its log lies beside the database. Start again to go on.',
    );
  say('Stopping; Ctrl-C again ends at once');
  return 0;
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((settle) => {
    if (signal.aborted) settle(null);
    signal.addEventListener('abort', () => settle(null), { once: true });
  });
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function whileStarting(headers: Readonly<Record<string, string>>): RequestListener {
  return ({ url }, response) => {
    if (url === '/health') sendSentence(response, 200, 'The process is alive.', headers);
    else sendSentence(response, 503, 'Futago is starting; try again in a moment.', { ...headers, 'retry-after': '2' });
  };
}
