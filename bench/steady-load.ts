import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { type LoadAnswer, LoadConnection } from './load-connection.ts';

export interface SteadyRead {
  readonly name: string;
  /** Of the next request, with its search. */
  readonly path: () => string;
}

/** In milliseconds; of what was answered. */
export interface Figures {
  readonly p50: number;
  readonly p99: number;
  readonly answered: number;
  /** 503 or 429 with Retry-After. */
  readonly refused: number;
  readonly refusedP99: number;
  /** Any other status, answers with errors, and connections that broke. */
  readonly failed: number;
}

export interface Pace {
  readonly perSecond: number;
  readonly seconds: number;
  /** Open at once; 64 when not given. */
  readonly connections?: number;
}

type Fate = 'answered' | 'refused' | 'failed';

/** What became of one request. */
export interface Taken {
  readonly name: string;
  readonly milliseconds: number;
  readonly fate: Fate;
}

/** An operation as the site's own pages read it: by hash, in an address that can be kept. */
export function operationPath<Variables>({ name, hash }: PersistedDocument<unknown, Variables>, variables: Variables): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  return `/graphql?${new URLSearchParams({ operationName: name, variables: JSON.stringify(variables), extensions }).toString()}`;
}

/** As `takeSteadily`; figures by name. */
export async function sendSteadily(origin: string, reads: readonly SteadyRead[], pace: Pace): Promise<ReadonlyMap<string, Figures>> {
  return figuresByName(await takeSteadily(origin, reads, pace));
}

/**
 * Sends the reads in turn, so many a second whatever the server does, and waits for all answers. Time counts from the
 * moment a request was due: one that has to wait for the ones before it is slow, too.
 */
export async function takeSteadily(
  origin: string,
  reads: readonly SteadyRead[],
  { perSecond, seconds, connections = 64 }: Pace,
): Promise<readonly Taken[]> {
  const pool = new Pool(origin, connections);
  const begun = performance.now();
  const asked: Promise<Taken>[] = [];
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = begun + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const read = reads[index % reads.length];
    if (read !== undefined) asked.push(pool.take(read, due));
  }
  const taken = await Promise.all(asked);
  pool.close();
  return taken;
}

export function figuresByName(taken: readonly Taken[]): ReadonlyMap<string, Figures> {
  return new Map([...Map.groupBy(taken, ({ name }) => name)].map(([name, ones]) => [name, figuresOf(ones)]));
}

/** Sends each read once, one after the other; milliseconds by name. */
export async function sendOnce(origin: string, reads: readonly SteadyRead[]): Promise<ReadonlyMap<string, number>> {
  const pool = new Pool(origin, 1);
  const taken = new Map<string, number>();
  for (const read of reads) taken.set(read.name, (await pool.take(read, performance.now())).milliseconds);
  pool.close();
  return taken;
}

/** Connections of one site; who finds none free waits for the next. */
class Pool {
  readonly #free: LoadConnection[];
  readonly #all: readonly LoadConnection[];
  readonly #waiting: ((connection: LoadConnection) => void)[] = [];

  constructor(origin: string, connections: number) {
    const { host, port } = new URL(origin);
    this.#all = Array.from({ length: connections }, () => new LoadConnection({ host, port: Number(port) }));
    this.#free = [...this.#all];
  }

  async take({ name, path }: SteadyRead, due: number): Promise<Taken> {
    const connection = this.#free.pop() ?? (await new Promise<LoadConnection>((resolve) => this.#waiting.push(resolve)));
    const fate = await connection.ask(path()).then(fateOf, () => 'failed' as const);
    const milliseconds = performance.now() - due;
    const next = this.#waiting.shift();
    if (next === undefined) this.#free.push(connection);
    else next(connection);
    return { name, milliseconds, fate };
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }
}

function fateOf({ status, hasRetryAfter, body }: LoadAnswer): Fate {
  if ((status === 503 || status === 429) && hasRetryAfter) return 'refused';
  return status === 200 && !body.includes('"errors":[') ? 'answered' : 'failed';
}

function figuresOf(taken: readonly Taken[]): Figures {
  const of = (fate: Fate): readonly number[] =>
    taken
      .filter((one) => one.fate === fate)
      .map(({ milliseconds }) => milliseconds)
      .toSorted((one, other) => one - other);
  const [answered, refused] = [of('answered'), of('refused')];
  return {
    p50: at(answered, 0.5),
    p99: at(answered, 0.99),
    answered: answered.length,
    refused: refused.length,
    refusedP99: at(refused, 0.99),
    failed: of('failed').length,
  };
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
