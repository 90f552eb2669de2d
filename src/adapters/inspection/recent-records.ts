import type { InspectionRecord, StateRecord } from '#machines/inspection/inspection.types.ts';

/** So that a page watched for a day fills neither its own tab nor that of the inspector. */
const MOST_RECORDS = 20_000;

export interface KeptRecords {
  readonly records: readonly InspectionRecord[];
  /** How many older ones are kept no longer. */
  readonly forgotten: number;
  /** Place of the first after those: before it stand only the names and states of what lived then. */
  readonly first: number;
}

/** The newest records of a page, and of what still lives its name and the state it is in. */
export class RecentRecords {
  #records: InspectionRecord[];
  #forgotten: number;
  #first: number;

  constructor({ records, forgotten, first }: KeptRecords = { records: [], forgotten: 0, first: 0 }) {
    this.#records = [...records];
    this.#forgotten = forgotten;
    this.#first = first;
  }

  /** `records` is the same list until some are forgotten. */
  get kept(): KeptRecords {
    return { records: this.#records, forgotten: this.#forgotten, first: this.#first };
  }

  /** All that there ever were. */
  get count(): number {
    return this.#records.length + this.#forgotten;
  }

  add(record: InspectionRecord): void {
    this.#records.push(record);
    if (this.#records.length > MOST_RECORDS) this.#forget(MOST_RECORDS / 10);
  }

  #forget(count: number): void {
    const living = livingAmong(this.#records.slice(0, count));
    this.#records = [...living, ...this.#records.slice(count)];
    this.#forgotten += count - living.length;
    this.#first = living.length;
  }
}

/** Actors that still live keep their names and the state they are in, however long ago they came there. */
function livingAmong(records: readonly InspectionRecord[]): readonly InspectionRecord[] {
  const states = new Map<string, StateRecord>();
  for (const record of records) if (record.kind === 'state') states.set(record.actor, record);
  return records.filter((record) => {
    const state = states.get(record.actor);
    const isLiving = state === undefined || state.status === 'active';
    return isLiving && (record.kind === 'actor' || record === state);
  });
}
