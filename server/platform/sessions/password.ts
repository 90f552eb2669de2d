import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Slots } from '../slots.ts';

/** RFC 9106's argon2id with the least cost that OWASP's password storage sheet takes: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
/** Each computation takes 19 MiB and a thread of libuv's four. */
const MOST_AT_ONCE = 2;

const derive = promisify(argon2);

/** What is compared with where there is no account or no password, so that both take the same work. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(HASH_BYTES))}`;

/** The hash of a password in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await compute(password, salt, COST, HASH_BYTES);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** False where `stored` is null too, after the same work. Throws where `stored` is no hash of ours. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = STORED.exec(stored ?? NOBODY) ?? [];
  if (salt === undefined || hash === undefined) throw new TypeError('A stored password is not in the format that this version reads.');
  const expected = Buffer.from(hash, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const computed = await compute(password, Buffer.from(salt, 'base64'), cost, expected.length);
  return timingSafeEqual(computed, expected) && stored !== null;
}

const slots = new Slots(MOST_AT_ONCE);

async function compute(
  password: string,
  nonce: Buffer,
  cost: { readonly memory: number; readonly passes: number; readonly parallelism: number },
  tagLength: number,
): Promise<Buffer> {
  return await slots.run(() => derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost }));
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
