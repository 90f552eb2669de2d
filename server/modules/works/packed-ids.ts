import { endianness } from 'node:os';
import { type RawBuilder, sql } from 'kysely';

/** An aggregate of ids, four bytes each in the order they come in: half a million rows would keep the process busy for a second. */
export function packed(id: RawBuilder<unknown>): RawBuilder<Buffer | null> {
  return sql`string_agg(int4send(${id}::integer), ''::bytea)`;
}

/** Null is what no rows are packed as. */
export function unpackIds(bytes: Buffer | null): Int32Array {
  if (bytes === null) return new Int32Array(0);
  // A copy of its own: what the database handed over may lie anywhere, and an Int32Array begins at a multiple of four.
  const own = Buffer.from(new ArrayBuffer(bytes.length));
  bytes.copy(own);
  if (endianness() === 'LE') own.swap32();
  return new Int32Array(own.buffer);
}
