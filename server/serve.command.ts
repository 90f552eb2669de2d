import { access } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHttpServer } from './http/http-server.ts';
import type * as Sites from './open-sites.ts';
import { OperatorWatch } from './http/watch/operator-watch.ts';
import { sendSentence } from './http/plain-answer.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type Command, type CommandContext, refuseOptions } from './platform/command/command.ts';
import { lockForServing, type OpenDatabase, openStandingDatabase } from './platform/data-folder/data-folder.ts';
import { aborted } from './platform/aborted.ts';
import { closeGracefully, listenWidely } from './platform/listener.ts';
import { requireBucket } from './platform/s3/require-bucket.ts';
import { StartError } from './platform/start.errors.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serves both sites until Ctrl-C',
  help: [
    'Usage: futago serve',
    '',
    'Starts the database, brings it up to date, takes in the demo library at the first start and serves both sites.',
    'Settings come from futago.config.json (or the file that FUTAGO_CONFIG names) and the environment; docs/operations/configuration.md lists them.',
    '',
    'Example: PORT=8080 futago serve',
  ].join('\n'),
  run: serve,
};

/**
 * From nothing to both sites, in an order where what can fail is said before anything slow begins: the folder's lock
 * and the port first, the database after. Whatever was begun is ended in the opposite order, readers' requests first of all.
 */
async function serve(options: readonly string[], context: CommandContext): Promise<number> {
  refuseOptions('serve', options);
  const { config } = context;
  const sites = [config.sites.vi, config.sites.ja];
  await requireBuiltSite();
  await requireBucket(config.pictures);
  await using begun = new AsyncDisposableStack();
  const lock = await lockForServing(config, sites.map((site) => site.origin).join(' and '));
  begun.defer(() => lock.release());
  let listener: RequestListener = whileStarting(securityHeaders(sites));
  const server = createHttpServer((request, response) => listener(request, response));
  const shut = await listenWidely(server, config);
  let closed: Promise<void> | null = null;
  const closeServer = (): Promise<void> => {
    if (closed === null) shut();
    return (closed ??= closeGracefully(server));
  };
  begun.defer(closeServer);
  const watch = new OperatorWatch(context);
  await watch.start();
  begun.defer(() => watch.stop());
  // What the site is made of is read while the database starts in its own process; reading first would hold that up.
  const { promise: parts, resolve: readParts } = Promise.withResolvers<typeof Sites>();
  parts.catch(() => undefined);
  const open = await openStandingDatabase({ ...context, watch, onBegun: () => readParts(import('./open-sites.ts')) });
  begun.defer(() => open.close());
  context.atForcedEnd(() => open.abandon());
  const { openSites } = await parts;
  await openSites(context, begun, { open, watch, server, handOver: (next) => (listener = next), closeServer });
  return await waitForTheEnd(open, context);
}

async function requireBuiltSite(): Promise<void> {
  try {
    await access(join(DIST, 'first-response', 'first-response.mjs'));
  } catch (error) {
    throw new StartError('The site is not built yet: npm start builds and serves it, npm run build only builds it.', { cause: error });
  }
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

function whileStarting(headers: Readonly<Record<string, string>>): RequestListener {
  return ({ url }, response) => {
    if (url === '/health') sendSentence(response, 200, 'The process is alive.', headers);
    else sendSentence(response, 503, 'Futago is starting; try again in a moment.', { ...headers, 'retry-after': '2' });
  };
}
