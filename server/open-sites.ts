import { fileURLToPath } from 'node:url';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { type DemoLibraryOptions, importDemoLibrary, importDemoLibraryInTurn } from './content/demo-library.ts';
import { openWorkStore } from './content/open-store.ts';
import { avifQueue, startAvifJob } from './content/pictures/avif-job.ts';
import { PictureStorage } from './content/pictures/picture-storage.ts';
import { loadBuiltTexts } from './http/files/built-texts.ts';
import { createFirstResponder } from './http/pages/first-response.ts';
import { watchLoop } from './http/watch/loop-watch.ts';
import type { OperatorWatch } from './http/watch/operator-watch.ts';
import { createSite, type Site } from './http/site.ts';
import { Mailroom } from './modules/identity/mailroom.ts';
import { jobPostbox, startMailJob } from './modules/identity/postbox.ts';
import { startSweepJob, sweepExpired } from './modules/identity/sweep.ts';
import { startRankingJobs } from './modules/rankings/ranking-job.ts';
import { keepSearch, startSearchJob } from './modules/search/search-job.ts';
import { startUploadJobs } from './modules/uploads/processing/upload-jobs.ts';
import { startViewMonthsJob } from './modules/views/view-months-job.ts';
import { aborted } from './platform/aborted.ts';
import type { CommandContext } from './platform/command/command.ts';
import { writeCompiledCode } from './platform/compiled-code.ts';
import type { OpenDatabase } from './platform/data-folder/data-folder.ts';
import { type Jobs, startJobs } from './platform/jobs/jobs.ts';
import { createMailer } from './platform/mail/mail.ts';
import type { Notices } from './platform/notices/notices.ts';
import { openNotices } from './platform/notices/open-notices.ts';
import type { Replica } from './platform/database/replica.ts';
import { openRealtimeApp } from './realtime/realtime-app.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
const QUIET_MILLISECONDS = 1000;

export interface Premises {
  readonly open: OpenDatabase;
  readonly watch: OperatorWatch;
  readonly server: Server;
  /** Requests are answered by this one from now on. */
  readonly handOver: (listener: RequestListener) => void;
  /** Takes nothing new and lets the requests in hand finish, ten seconds at most; a second call waits for the first. */
  readonly closeServer: () => Promise<void>;
}

/**
 * Both sites over an open database, the demo library taken in before; readers are answered before background work begins. Stops
 * half-way when the signal aborts. What was begun is given to `begun`, which ends readers' answers before anything they need.
 */
export async function openSites(
  context: CommandContext,
  begun: AsyncDisposableStack,
  { open, watch, server, handOver, closeServer }: Premises,
): Promise<void> {
  const { config, log, say, signal } = context;
  const jobs = await startJobs({ url: open.url, log, isWorker: true, onTried: watch.onJob });
  begun.defer(() => jobs.stop());
  await importLibrary(open, jobs, context);
  if (signal.aborted) return;
  const notices = await openNotices(config, open, log);
  begun.defer(() => notices.close());
  const replica = await openReplica(context, begun);
  const site = await openSite(open, jobs, { notices, replica }, context);
  watch.look({ jobs, realtime: site.realtime, queues: site.api.queues });
  await notices.listen();
  begun.defer(() => site.api.hiddenPictures.stop());
  // Pictures wait for it, and nothing else.
  void site.api.hiddenPictures.watch();
  handOver(watch.requests(site.listener));
  const loop = watchLoop(site.api.queues.reads);
  begun.defer(() => loop.stop());
  begun.defer(async () => {
    await Promise.all([closeServer(), site.realtime.stop()]);
    await site.settled();
  });
  site.realtime.listen(server);
  await startBackgroundWork(jobs, open, site, context);
  for (const { name, origin } of [config.sites.vi, config.sites.ja]) say(`${name}  ${origin}`);
  log.info({ address: config.address, port: config.port, dataFolder: config.dataFolder }, 'ready');
  writeCompiledCode();
}

/** Ctrl-C does not wait for the library: what was not finished is taken in at the next start. */
async function importLibrary(open: OpenDatabase, jobs: Jobs, { config, log, say, signal }: CommandContext): Promise<void> {
  const begun = performance.now();
  const options: DemoLibraryOptions = {
    database: open.database,
    store: openWorkStore(open.database, PictureStorage.of(config), avifQueue(jobs)),
    log,
    folder: join(ROOT, 'library'),
    drawnFolder: join(DIST, 'library'),
    // Works that are there already pass in no time and are not worth a line.
    progress: (done, all, name) => {
      if (performance.now() - begun > QUIET_MILLISECONDS) say(`Taking in the demo library: ${done} of ${all} (${name})`);
    },
  };
  const imported = config.databaseUrl === null ? importDemoLibrary(options) : importDemoLibraryInTurn(options, open.url);
  const report = await Promise.race([imported, aborted(signal)]);
  if (report === null) imported.catch(() => {});
  else if (report.imported > 0) say(`The demo library was taken in: ${report.imported} works in ${seconds(performance.now() - begun)}`);
  for (const refusal of report?.refused ?? []) say(`The demo library holds a work that was refused: ${refusal.message}`);
}

async function startBackgroundWork(jobs: Jobs, { database }: OpenDatabase, { api }: Site, { config, log }: CommandContext): Promise<void> {
  await startUploadJobs(jobs, api.uploadWork);
  if (config.pictures.avif) await startAvifJob(jobs, database, PictureStorage.of(config), log);
  const mailer = createMailer(config.mail.smtpUrl, config.dataFolder);
  const mailroom = new Mailroom({ database, mailer, sites: config.sites });
  await startMailJob(jobs, (order) => mailroom.send(order));
  await startSweepJob(jobs, () => sweepExpired(database));
  await startSearchJob(jobs, (ending) => keepSearch(database, ending));
  await startRankingJobs(jobs, database);
  await startViewMonthsJob(jobs, database);
}

async function openReplica({ config, log }: CommandContext, begun: AsyncDisposableStack): Promise<Replica | null> {
  const { databaseUrl: primaryUrl, databaseReplicaUrl: replicaUrl, databasePoolSize: poolSize } = config;
  if (primaryUrl === null || replicaUrl === null) return null;
  const { Replica } = await import('./platform/database/replica.ts');
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
  const { bucketUrl } = config.pictures;
  const site = await createSite({
    database: open.database,
    config,
    log,
    ...beside,
    postbox: jobPostbox(jobs),
    jobs,
    app: await openRealtimeApp(config, config.databaseUrl === null ? null : open.database),
    built: { webFolder: join(DIST, 'web'), inspectorFolder: join(DIST, 'inspector'), buildId: assets.build },
    openPages: (given) =>
      createFirstResponder({ distFolder: DIST, store: bucketUrl === null ? null : new URL(bucketUrl).origin, ...given }),
  });
  // Readers are answered meanwhile; who needs it waits for this one.
  site.api.prepare().catch((error: unknown) => log.warn({ err: error }, 'The listings could not be made yet'));
  return site;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
