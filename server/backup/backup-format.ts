import * as v from 'valibot';

/**
 * A backup is one tar: the manifest, the files of the data folder, the tables as PostgreSQL's COPY writes them (gzip),
 * and at its end the SHA-256 of every entry before.
 */
export const MANIFEST = 'futago-backup.json';
export const CHECKSUMS = 'checksums.sha256';
export const FORMAT = 1;
/** Where a disk that is mounted in the data folder, or as the data folder, keeps what was repaired; only root may read it. */
export const OF_DISK = 'lost+found';

const FILES = 'files/';
const TABLE = /^tables\/([a-z_][a-z0-9_]*)\.copy\.gz$/;
/** Segments without a leading dot: neither "..", nor what is hidden, nor what is unfinished. */
const SAFE_PATH = /^(?:[\w-][\w.@+=-]{0,200}\/){0,6}[\w-][\w.@+=-]{0,200}$/;

/** What the site itself writes; anything else in the data folder is the operator's own. */
const OWN = /^(?:pictures|uploads|outbox|cards|realtime-app\.json)(?:\/|$)/;

const table = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*$/)),
  columns: v.array(v.string()),
  /** The next number of its identity column. */
  next: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export const manifestSchema = v.strictObject({
  format: v.literal(FORMAT),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.string()),
  tables: v.array(table),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type KeptTable = v.InferOutput<typeof table>;

/** Of a path below the data folder. */
export function isOwn(path: string): boolean {
  return OWN.test(path);
}

export function fileEntry(path: string): string {
  return FILES + path;
}

export function tableEntry(name: string): string {
  return `tables/${name}.copy.gz`;
}

/** The path below the data folder that an entry of a backup stands for; null for any other entry. */
export function filePathOf(entry: string): string | null {
  if (!entry.startsWith(FILES)) return null;
  const path = entry.slice(FILES.length);
  return SAFE_PATH.test(path) ? path : null;
}

export function tableNameOf(entry: string): string | null {
  return TABLE.exec(entry)?.[1] ?? null;
}

export function isKnownEntry(entry: string): boolean {
  return entry === MANIFEST || entry === CHECKSUMS || filePathOf(entry) !== null || tableNameOf(entry) !== null;
}

/** Alike for tables that take each other's rows: by name and columns, in whatever order these stand. */
export function tableShape({ name, columns }: KeptTable): string {
  return `${name} ${columns.toSorted().join(' ')}`;
}
