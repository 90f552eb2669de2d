import { access } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type DemoLibraryOptions, type DemoLibraryReport, importDemoLibrary } from './content/demo-library.ts';
import { openWorkStore } from './content/open-store.ts';
import { avifQueue, startAvifJob } from './content/pictures/avif-job.ts';
import { PictureStorage } from './content/pictures/picture-storage.ts';
import { loadBuiltTexts } from './http/built-texts.ts';
import { createFirstResponder } from './http/first-response.ts';
import { createHttpServer } from './http/http-server.ts';
import { Mailroom } from './modules/identity/mailroom.ts';
import { jobPostbox, startMailJob } from './modules/identity/postbox.ts';
import { startSweepJob, sweepExpired } from './modules/identity/sweep.ts';
import { startRankingJobs } from './modules/rankings/ranking-job.ts';
import { startUploadJobs } from './modules/uploads/upload-jobs.ts';
import { keepSearch, startSearchJob } from './modules/search/search-job.ts';
import { watchLoop } from './http/loop-watch.ts';
import { OperatorWatch } from './http/operator-watch.ts';
import { sendSentence } from './http/plain-answer.ts';
import { createSite, type Site } from './http/site.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type Command, type CommandContext, UsageError } from './platform/command.ts';
import { lockForServing, type OpenDatabase, openStandingDatabase } from './platform/data-folder.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { closeGracefully, listenWidely } from './platform/listener.ts';
import { createMailer } from './platform/mail.ts';
import { openNotices } from './platform/notices/open-notices.ts';
import type { Notices } from './platform/notices/notices.ts';
import type { Replica } from './platform/replica.ts';
import { StartError } from './platform/start.errors.ts';
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
  const lock = await lockForServing(config, sites.map((site) => site.origin).join(' and '));
  begun.defer(() => lock.release());
  let listener: RequestListener = whileStarting(securityHeaders(sites));
  const server = createHttpServer((request, response) => listener(request, response));
  const shut = await listenWidely(server, config);
  begun.defer(() => closeGracefully(server));
  begun.defer(shut);
  const watch = new OperatorWatch(context);
  await watch.start();
  begun.defer(() => watch.stop());
  const open = await openStandingDatabase({ ...context, watch });
  begun.defer(() => open.close());
  context.atForcedEnd(() => open.abandon());
  const jobs = await startJobs({ url: open.url, log, isWorker: true });
  begun.defer(() => jobs.stop());
  await importLibrary(open, jobs, context);
  if (!signal.aborted) {
    await startBackgroundWork(jobs, open, context);
    const notices = await openNotices(config, open, log);
    begun.defer(() => notices.close());
    const replica = await openReplica(context, begun);
    const site = await openSite(open, jobs, { notices, replica }, context);
    watch.look({ jobs, realtime: site.realtime, queues: site.api.queues });
    listener = watch.requests(site.listener);
    const loop = watchLoop(site.api.queues.reads);
    begun.defer(() => loop.stop());
    site.realtime.listen(server);
    begun.defer(() => site.realtime.stop());
    await notices.listen();
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
  const importing = config.databaseUrl === null ? importDemoLibrary : importInTurn;
  const imported = importing({
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

/** Servers that start at once on one database take the library in one after the other: the later ones find it there. */
async function importInTurn(options: DemoLibraryOptions): Promise<DemoLibraryReport> {
  return await options.database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(hashtext('futago demo library'))`.execute(transaction);
    return await importDemoLibrary(options);
  });
}

async function startBackgroundWork(jobs: Jobs, { database }: OpenDatabase, { config, log }: CommandContext): Promise<void> {
  await startAvifJob(jobs, database, new PictureStorage(config.dataFolder), log);
  const mailer = createMailer(config.mail.smtpUrl, config.dataFolder);
  const mailroom = new Mailroom({ database, mailer, sites: config.sites });
  await startMailJob(jobs, (order) => mailroom.send(order));
  await startSweepJob(jobs, () => sweepExpired(database));
  await startSearchJob(jobs, (ending) => keepSearch(database, ending));
  await startRankingJobs(jobs, database);
}

async function openReplica({ config, log }: CommandContext, begun: AsyncDisposableStack): Promise<Replica | null> {
  const { databaseUrl: primaryUrl, databaseReplicaUrl: replicaUrl, databasePoolSize: poolSize } = config;
  if (primaryUrl === null || replicaUrl === null) return null;
  const { Replica } = await import('./platform/replica.ts');
  const replica = new Replica({ primaryUrl, replicaUrl, poolSize, log });
  begun.defer(() => replica.stop());
  await replica.start();
  return replica;
}

async function openSite(
  open: OpenDatabase,
  jobs: Jobs,
  beside: { readonly notices: Notices; readonly replica: Replica | null },
  { config, log }: CommandContext,
): Promise<Site> {
  const { assets } = await loadBuiltTexts(DIST);
  const site = await createSite({
    database: open.database,
    config,
    log,
    ...beside,
    postbox: jobPostbox(jobs),
    jobs,
    app: await openRealtimeApp(config, config.databaseUrl === null ? null : open.database),
    built: { webFolder: join(DIST, 'web'), inspectorFolder: join(DIST, 'inspector'), buildId: assets.build },
    openPages: (given) => createFirstResponder({ distFolder: DIST, ...given }),
  });
  // Readers are answered meanwhile; who needs it waits for this one.
  site.api.prepare().catch((error: unknown) => log.warn({ err: error }, 'The listings could not be made yet'));
  await startUploadJobs(jobs, site.api.uploadWork);
  return site;
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
