import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { StartError } from '../platform/start.errors.ts';

/** What signs and addresses everything of one push application. Only `key` may be told to readers. */
export interface RealtimeApp {
  readonly id: string;
  readonly key: string;
  readonly secret: string;
}

const NAME = 'realtime-app.json';
const SECRET = 'realtime-app';
const kept = v.object({ id: v.string(), key: v.string(), secret: v.string() });

/**
 * The configured application; what is not configured is made once and kept in the data folder, readable by its owner
 * only; in the `shared` database too, where several servers use one: they push as one application. Rejects with a
 * StartError when the kept file is none of ours.
 */
export async function openRealtimeApp(
  { realtime, dataFolder }: Pick<Config, 'realtime' | 'dataFolder'>,
  shared: Database | null = null,
): Promise<RealtimeApp> {
  const { appId: id, key, secret } = realtime;
  if (id !== null && key !== null && secret !== null) return { id, key, secret };
  const own = await readOrMake(dataFolder);
  const made = shared === null ? own : await share(shared, own);
  return { id: id ?? made.id, key: key ?? made.key, secret: secret ?? made.secret };
}

/** The key that the shared secrets of encrypted channels are derived from, as the SDK takes it. */
export function encryptionMasterKey({ secret }: Pick<RealtimeApp, 'secret'>): string {
  return createHash('sha256').update(`futago encrypted channels ${secret}`).digest('base64');
}

async function readOrMake(folder: string): Promise<RealtimeApp> {
  const file = join(folder, NAME);
  const text = await readFile(file, 'utf8').catch(absent);
  return text === null ? make(folder, file) : parse(text, file);
}

/** The first one that a server brings is everybody's. */
async function share(database: Database, own: RealtimeApp): Promise<RealtimeApp> {
  const row = { name: SECRET, value: JSON.stringify(own) };
  await database
    .insertInto('site_secrets')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database.selectFrom('site_secrets').select('value').where('name', '=', SECRET).executeTakeFirstOrThrow();
  return v.parse(kept, JSON.parse(value));
}

/** Linked into place whole, so that of two starts at once one wins and both use its secret. */
async function make(folder: string, file: string): Promise<RealtimeApp> {
  const app = { id: String(randomBytes(4).readUInt32BE()), key: randomBytes(10).toString('hex'), secret: randomBytes(32).toString('hex') };
  const draft = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, JSON.stringify(app), { mode: 0o600 });
  try {
    await link(draft, file);
    return app;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return parse(await readFile(file, 'utf8'), file);
  } finally {
    await rm(draft, { force: true });
  }
}

function parse(text: string, file: string): RealtimeApp {
  try {
    return v.parse(kept, JSON.parse(text));
  } catch (error) {
    throw new StartError(`${file} cannot be read as the key and secret of the push application: delete it, and new ones are made.`, {
      cause: error,
    });
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
