import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/config.ts';
import type { DatabaseWatch } from '../../platform/database/database.ts';
import type { Jobs, JobsOptions } from '../../platform/jobs/jobs.ts';
import { closeGracefully, listen } from '../../platform/listener.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { StartError } from '../../platform/start.errors.ts';
import { sendSentence } from '../plain-answer.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { watchRequests } from './watched-requests.ts';
import type { WorkQueues } from '../work-queue.ts';

export interface OperatorWatchOptions {
  readonly config: Pick<Config, 'metrics' | 'slowQueryMilliseconds'>;
  readonly log: Pick<Logger, 'warn'>;
}

export interface WatchedParts {
  readonly jobs: Pick<Jobs, 'levels'>;
  readonly realtime: Pick<Realtime, 'sockets'>;
  readonly queues: WorkQueues;
}

/**
 * What the operator sees of the running server: slow statements in the log and, where a port is given, /metrics at an
 * address that readers do not reach. Without the port requests are not even timed.
 */
export class OperatorWatch implements DatabaseWatch {
  readonly #options: OperatorWatchOptions;
  #metrics: Metrics | null = null;
  #server: Server | null = null;

  constructor(options: OperatorWatchOptions) {
    this.#options = options;
  }

  /** To be called before anything is watched. Rejects with a StartError where nobody can listen there. */
  async start(): Promise<void> {
    const { address, port } = this.#options.config.metrics;
    if (port === null) return;
    const { Metrics } = await import('../../platform/metrics.ts');
    const metrics = new Metrics();
    this.#metrics = metrics;
    const server = createServer((request, response) => void answer(metrics, request, response));
    await listen(server, { address, port }).catch((error: NodeJS.ErrnoException) => {
      const why = `Metrics cannot be read at port ${port} of ${address} (${error.code})`;
      throw new StartError(`${why}: choose another FUTAGO_METRICS_PORT or FUTAGO_METRICS_ADDRESS.`, { cause: error });
    });
    this.#server = server;
  }

  async stop(): Promise<void> {
    if (this.#server !== null) await closeGracefully(this.#server);
  }

  readonly onQuery: DatabaseWatch['onQuery'] = ({ sql, milliseconds, isFailed }) => {
    this.#metrics?.queryDone(milliseconds / 1000, isFailed);
    const bound = this.#options.config.slowQueryMilliseconds;
    if (bound > 0 && milliseconds >= bound) this.#options.log.warn({ sql, milliseconds: Math.round(milliseconds) }, 'A slow statement');
  };

  readonly onPool: DatabaseWatch['onPool'] = (count) => {
    this.#metrics?.level(
      'futago_database_connections',
      'Connections of the pool, and who waits for one.',
      () => new Map(Object.entries(count())),
      'state',
    );
  };

  /** After every try of a background job. */
  readonly onJob: NonNullable<JobsOptions['onTried']> = ({ queue, milliseconds, isFailed }) => {
    this.#metrics?.jobDone(queue, milliseconds / 1000, isFailed);
  };

  /** To be called once, when the parts are there. */
  look({ jobs, realtime, queues }: WatchedParts): void {
    const metrics = this.#metrics;
    if (metrics === null) return;
    metrics.level('futago_realtime_sockets', 'Sockets of readers that are open.', () => new Map([['', realtime.sockets()]]));
    for (const state of ['running', 'waiting'] as const) {
      const read = () => new Map(Object.entries(queues).map(([name, queue]) => [name, (queue as WorkQueues['reads']).load[state]]));
      metrics.level(`futago_work_${state}`, `Pages, operations and feeds that are ${state}.`, read, 'queue');
    }
    for (const state of ['queued', 'active', 'failed'] as const) {
      const read = async () => new Map((await jobs.levels()).map((level) => [level.name, level[state]]));
      metrics.level(`futago_jobs_${state}`, `Background jobs that are ${state}, as of the queue's last count.`, read, 'queue');
    }
  }

  requests(listener: RequestListener): RequestListener {
    return this.#metrics === null ? listener : watchRequests(listener, this.#metrics);
  }
}

async function answer(metrics: Metrics, { url, method }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (url !== '/metrics') return sendSentence(response, 404, 'The metrics are at /metrics.');
  if (method !== 'GET') return sendSentence(response, 405, 'Metrics can only be read.', { allow: 'GET' });
  try {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  } catch (error) {
    sendSentence(response, 500, `The metrics cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
