import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Of a moment, by the one label that its gauge has; '' where it has none. */
export type Levels = ReadonlyMap<string, number>;

const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800];
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What one process counts for its operator, in Prometheus' text format. Names begin with futago_, Node's own with nodejs_ and process_. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'futago_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, by kind of address and class of status.',
    labelNames: ['kind', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.#registry],
  });
  readonly #queries = new Histogram({
    name: 'futago_database_query_duration_seconds',
    help: 'Statements of the site to PostgreSQL, without waiting for a connection.',
    buckets: REQUEST_SECONDS,
    registers: [this.#registry],
  });
  readonly #failures = new Counter({
    name: 'futago_database_query_failures_total',
    help: 'Statements that PostgreSQL refused or never answered.',
    registers: [this.#registry],
  });

  readonly #jobs = new Histogram({
    name: 'futago_job_duration_seconds',
    help: 'Tries of background jobs, by queue and how they ended: what is done about pictures and uploads among them.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  requestDone(kind: string, status: number, seconds: number): void {
    this.#requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  queryDone(seconds: number, isFailed: boolean): void {
    this.#queries.observe(seconds);
    if (isFailed) this.#failures.inc();
  }

  jobDone(queue: string, seconds: number, isFailed: boolean): void {
    this.#jobs.observe({ queue, outcome: isFailed ? 'failed' : 'done' }, seconds);
  }

  /** A gauge that is read when it is asked for; `label` names what its levels are told apart by. */
  level(name: string, help: string, read: () => Levels | Promise<Levels>, label?: string): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [],
      async collect() {
        const levels = await read();
        this.reset();
        for (const [which, value] of levels) this.set(label === undefined ? {} : { [label]: which }, value);
      },
    });
    this.#registry.registerMetric(gauge);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
