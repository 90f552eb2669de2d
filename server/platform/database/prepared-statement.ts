import type { Socket } from 'node:net';
import { type CompiledQuery, createQueryId, type Kysely } from 'kysely';
import { Client } from 'pg';
import type { Tables } from './tables.ts';

/** Of any transaction, as PostgreSQL says it. */
const OUTSIDE = 'I';

/** Names by the text of the statements that are asked for by name. */
const names = new Map<string, string>();

interface Prepared<Row> {
  readonly compiled: CompiledQuery<Row>;
  /** Which value stands at each of its parameters; -1 for one that is always the same. */
  readonly places: readonly number[];
}

/** A query of the builder's, or one in its own words. */
interface Statement<Row> {
  readonly compile: (database: Kysely<Tables>) => CompiledQuery<Row>;
}

/**
 * A statement whose text is put together once in this process, and planned once in each connection of the pool: for what
 * every page asks for again and again, where that takes longer than to answer. PostgreSQL goes on with one plan for all
 * values, so that it is for rows by their keys, not for what is searched. `build` is given stand-ins for the values,
 * which it may only pass on as parameters.
 */
export function prepareStatement<Values extends readonly unknown[], Row>(
  database: Kysely<Tables>,
  build: (...values: Values) => Statement<Row>,
): (...values: Values) => Promise<Row[]> {
  let prepared: Prepared<Row> | undefined;
  return async (...values) => {
    prepared ??= prepare(database, (standIns) => build(...(standIns as readonly unknown[] as Values)), values.length);
    const { compiled, places } = prepared;
    const parameters = places.map((place, index) => (place === -1 ? compiled.parameters[index] : values[place]));
    const { rows } = await database.executeQuery<Row>({ ...compiled, parameters, queryId: createQueryId() });
    return rows;
  };
}

function prepare<Row>(database: Kysely<Tables>, build: (standIns: readonly object[]) => Statement<Row>, count: number): Prepared<Row> {
  const standIns = Array.from({ length: count }, () => ({}));
  const compiled = build(standIns).compile(database);
  if (!names.has(compiled.sql)) names.set(compiled.sql, `futago_${names.size + 1}`);
  return { compiled, places: compiled.parameters.map((parameter) => standIns.indexOf(parameter as object)) };
}

/**
 * A connection that sends the text of a prepared statement once, and its name from then on. Left to itself, PostgreSQL
 * plans one anew for each list of less than ten values, as such a plan looks cheaper than the one for all lists, and
 * takes longer for that than to answer. Other statements are planned by their values, and so is all in a transaction.
 *
 * Behind a pooler, which may give every statement to another session, nothing has a name and nothing is set: what we leave in a
 * session would be another client's.
 */
export class PreparingClient extends Client {
  /** Of the session that the server began for us; a pooler makes a number up, as it has none before there is a statement. */
  declare readonly processID: number | null;
  /** False from when a query is sent until all of its answer has come. */
  declare readonly readyForQuery: boolean | undefined;
  #isPlannedOnce = false;
  #isSessionOurs: boolean | undefined;

  /** False behind a pooler, and before the first query. */
  get isSessionOurs(): boolean {
    return this.#isSessionOurs === true;
  }

  /** How much was heard from the server. */
  get bytesRead(): number {
    return this.#socket.bytesRead;
  }

  get #socket(): Socket {
    return this.connection.stream as Socket;
  }

  /** What was asked fails as if the server had ended the connection. */
  giveUp(): void {
    this.#socket.destroy();
  }

  /** Whatever its base answers: `never` is what fits each of the base's forms. */
  override query(statement: unknown, ...rest: readonly unknown[]): never {
    const name = typeof statement === 'string' ? names.get(statement) : undefined;
    if (this.#isSessionOurs === undefined) return runAfter(this.#look(), () => this.query(statement, ...rest), rest.at(-1)) as never;
    const isPlannedOnce = name !== undefined && this.#isSessionOurs;
    const [values, ...others] = rest;
    const run = (): never => (isPlannedOnce ? this.#send({ name, text: statement, values }, ...others) : this.#send(statement, ...rest));
    if (isPlannedOnce === this.#isPlannedOnce || this.getTransactionStatus() !== OUTSIDE) return run();
    const change: Promise<unknown> = this.#send(`set plan_cache_mode to ${isPlannedOnce ? 'force_generic_plan' : 'auto'}`);
    const sent = (): never => {
      this.#isPlannedOnce = isPlannedOnce;
      return run();
    };
    return runAfter(change, sent, rest.at(-1)) as never;
  }

  async #look(): Promise<void> {
    const asked: Promise<{ rows: readonly { pid: number }[] }> = this.#send('select pg_backend_pid() as pid');
    const { rows } = await asked;
    this.#isSessionOurs = rows[0]?.pid === this.processID;
  }

  #send(...given: readonly unknown[]): never {
    return (super.query as (...all: readonly unknown[]) => never).call(this, ...given);
  }
}

/** Who gave a callback, as a pool does, hears by it alone what went wrong before. */
async function runAfter(before: Promise<unknown>, run: () => Promise<unknown>, callback: unknown): Promise<unknown> {
  try {
    await before;
  } catch (error) {
    if (typeof callback !== 'function') throw error;
    callback(error);
    return undefined;
  }
  return await run();
}
