import { domainToASCII, domainToUnicode } from 'node:url';
import { type Kysely, sql } from 'kysely';

interface Account {
  readonly id: number;
  readonly email: string;
  readonly email_key: string;
}

/**
 * Addresses that only look alike are compared as different ones. Where two accounts come to one key, the older has it
 * and the other stays as it is.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`lock table users in share row exclusive mode`.execute(database);
  const { rows } = await sql<Account>`
    select id, email, email_key from users
    where octet_length(email) > char_length(email) or email ~ '[0-9]$' order by id`.execute(database);
  let pending = rows.filter((account) => keyOf(account.email) !== account.email_key);
  // A key may be held by an account that gives it up further on.
  for (let before = Infinity; pending.length < before;) {
    before = pending.length;
    const left: Account[] = [];
    for (const account of pending) if (!(await takesKey(database, account))) left.push(account);
    pending = left;
  }
}

async function takesKey(database: Kysely<unknown>, { id, email }: Account): Promise<boolean> {
  const key = keyOf(email);
  const { numAffectedRows } = await sql`
    update users set email_key = ${key}, email = ${writtenTo(email)}
    where id = ${id} and not exists (select from users where email_key = ${key})`.execute(database);
  return numAffectedRows === 1n;
}

function keyOf(email: string): string {
  const [local, host] = partsOf(email);
  return `${local.toLowerCase()}@${domainToASCII(host) || host.toLowerCase()}`.normalize('NFC');
}

function writtenTo(email: string): string {
  const [local, host] = partsOf(email);
  const isAscii = !/[^\p{ASCII}]/u.test(host);
  return isAscii ? email : `${local}@${domainToUnicode(domainToASCII(host)) || host}`;
}

function partsOf(email: string): readonly [local: string, host: string] {
  const at = email.lastIndexOf('@');
  return [email.slice(0, Math.max(0, at)), email.slice(at + 1)];
}
