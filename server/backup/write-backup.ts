import { createHash } from 'node:crypto';
import { createWriteStream, type Stats } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack as openPack } from 'tar-stream';
import { openOneConnection } from '../platform/database/one-connection.ts';
import { CHECKSUMS, fileEntry, filePathOf, FORMAT, isOwn, MANIFEST, type Manifest, OF_DISK, tableEntry } from './backup-format.ts';
import { BackupError } from './backup.errors.ts';
import { DRAFT_FOLDER, removeLeftDrafts } from './left-drafts.ts';
import { checkBackup, isBackup } from './read-backup.ts';
import { copyOut, listTables } from './table-copies.ts';

export interface BackupOrder {
  /** Of a migrated database. */
  readonly url: string;
  readonly dataFolder: string;
  readonly file: string;
  readonly signal: AbortSignal;
}

export interface BackupReport {
  readonly tables: number;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Not copied as files: the database goes as tables, cards are drawn and PostgreSQL's programs copied anew, and a lock belongs to its
 * process.
 */
const LEFT_OUT = /^(database|cards)$|^futago\.lock|^postgresql-\d/;
const OWNER_ONLY = 0o600;

/**
 * Writes everything into one file while the site goes on: the tables as of one moment, then the files, which are there
 * before rows name them; what comes and goes meanwhile is taken as it is met. The file appears under its name once it
 * was read again and found whole. Rejects with a BackupError, or the system's error, and leaves nothing behind.
 */
export async function writeBackup({ url, dataFolder, file, signal }: BackupOrder): Promise<BackupReport> {
  if (await isThere(file)) throw new BackupError(`${file} is there already: choose another name, or move it.`);
  const workshop = await mkdtemp(join(dirname(file), DRAFT_FOLDER)).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`No backup can be written into ${dirname(file)} (${error.code}).`, { cause: error });
  });
  try {
    await removeLeftDrafts(dirname(file));
    const draft = join(workshop, 'draft.tar');
    const counts = await new BackupWriter(draft, workshop, signal).write(url, dataFolder);
    await checkBackup(draft, signal);
    const { size } = await stat(draft);
    await rename(draft, file);
    return { ...counts, bytes: size };
  } catch (error) {
    throw signal.aborted ? new BackupError('Stopped; no backup was written.', { cause: error }) : error;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

class BackupWriter {
  readonly #draft: string;
  readonly #workshop: string;
  readonly #signal: AbortSignal;
  readonly #pack: Pack = openPack();
  readonly #madeAt = new Date();
  readonly #sums: string[] = [];

  constructor(draft: string, workshop: string, signal: AbortSignal) {
    this.#draft = draft;
    this.#workshop = workshop;
    this.#signal = signal;
  }

  async write(url: string, dataFolder: string): Promise<Omit<BackupReport, 'bytes'>> {
    const written = pipeline(this.#pack, createWriteStream(this.#draft, { flags: 'wx', mode: OWNER_ONLY, flush: true }));
    const filled = this.#fill(url, dataFolder).catch((error: unknown) => {
      this.#pack.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    const [counts] = await Promise.all([filled, written]);
    return counts;
  }

  async #fill(url: string, dataFolder: string): Promise<Omit<BackupReport, 'bytes'>> {
    // It waits, within its transaction, for as long as the files take.
    const connection = await openOneConnection(url, 'futago backup');
    const { client } = connection;
    try {
      await client.query('begin isolation level repeatable read read only');
      const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
      const tables = await listTables(client);
      const migrations = rows.map(({ name }) => name);
      const manifest: Manifest = { format: FORMAT, madeAt: this.#madeAt.toISOString(), migrations, tables: [...tables] };
      await this.#addText(MANIFEST, JSON.stringify(manifest));
      const spool = join(this.#workshop, 'table');
      let files = 0;
      for await (const path of filesIn(dataFolder)) {
        if (await this.#addFile(fileEntry(requireKeepable(path)), join(dataFolder, path))) files += 1;
      }
      for (const table of tables) {
        await pipeline(copyOut(client, table), createGzip({ level: 1 }), createWriteStream(spool), { signal: this.#signal });
        await this.#addFile(tableEntry(table.name), spool);
      }
      await this.#addText(CHECKSUMS, this.#sums.join(''));
      this.#pack.finalize();
      return { tables: tables.length, files };
    } finally {
      await connection.close();
    }
  }

  async #addText(name: string, text: string): Promise<void> {
    this.#note(name, createHash('sha256').update(text).digest('hex'));
    await new Promise<void>((settle, fail) => {
      this.#pack.entry({ name, mode: OWNER_ONLY, mtime: this.#madeAt }, text, (error) => (error ? fail(error) : settle()));
    });
  }

  /** Only as long as the file is now, though it may grow meanwhile. False where it has gone, as files of uploads do. */
  async #addFile(name: string, path: string): Promise<boolean> {
    await using file = await open(path).catch(unlessGone);
    if (file === null) return false;
    const { size } = await file.stat();
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const entry = this.#pack.entry({ name, size, mode: OWNER_ONLY, mtime: this.#madeAt });
    const bytes = size === 0 ? [] : file.createReadStream({ end: size - 1, autoClose: false });
    await pipeline(bytes, hashing, entry, { signal: this.#signal });
    this.#note(name, hash.digest('hex'));
    return true;
  }

  #note(name: string, sum: string): void {
    this.#sums.push(`${sum}  ${name}\n`);
  }
}

/** Paths below the folder of what a backup keeps, in the order of their names; links are followed. */
async function* filesIn(folder: string, under = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, under), { withFileTypes: true }).catch(unlessGone);
  for (const entry of (entries ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = under + entry.name;
    if (entry.name.startsWith('.') || entry.name === OF_DISK || (under === '' && LEFT_OUT.test(entry.name))) continue;
    const kind = entry.isSymbolicLink() ? await linkedTo(folder, path) : entry;
    if (kind.isDirectory()) yield* filesIn(folder, `${path}/`);
    else if (kind.isFile() && !(await isEarlierBackup(folder, path))) yield path;
  }
}

/** Each would hold all those before it. */
async function isEarlierBackup(folder: string, path: string): Promise<boolean> {
  return !isOwn(path) && ((await isBackup(join(folder, path)).catch(unlessGone)) ?? false);
}

/** Pictures may lie on another disk, which may not be there today. Links that lead in a circle end at what the system allows. */
function linkedTo(folder: string, path: string): Promise<Stats> {
  return stat(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ELOOP') throw error;
    throw new BackupError(`The data folder's ${path} is a link that leads nowhere: without what it stands for nothing is backed up.`);
  });
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function requireKeepable(path: string): string {
  if (filePathOf(fileEntry(path)) === null)
    throw new BackupError(`The data folder holds ${path}, which is none of Futago's: move it elsewhere.`);
  return path;
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
