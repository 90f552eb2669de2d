import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails in a data folder's outbox, oldest first, as they were written. */
export async function mailsIn(dataFolder: string): Promise<readonly string[]> {
  const folder = join(dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return await Promise.all(names.toSorted((one, other) => one.localeCompare(other)).map((name) => readFile(join(folder, name), 'utf8')));
}

/** The secret behind `#token=` or `#google-link=` in the newest mail, of those to `address` where that is said. */
export async function mailedSecret(dataFolder: string, address = ''): Promise<string> {
  const mails = (await mailsIn(dataFolder)).filter((mail) => address === '' || /^To: .*$/im.exec(mail)?.[0].includes(address));
  const text = decodeMail(mails.at(-1) ?? '');
  const secret = /#(?:token|google-link)=([\w-]{43})/.exec(text)?.[1];
  if (secret === undefined) throw new Error('The newest mail holds no link.');
  return secret;
}

/** Every part of a mail as text, whichever way it is encoded. */
export function decodeMail(mail: string): string {
  const parts = mail.split(/\r?\n--[^\r\n]+/);
  return parts.map(decodePart).join('\n');
}

function decodePart(part: string): string {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  if (/transfer-encoding: base64/i.test(head)) return `${head}\n${Buffer.from(body, 'base64').toString()}`;
  if (!/transfer-encoding: quoted-printable/i.test(head)) return part;
  const bytes = body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return `${head}\n${Buffer.from(bytes, 'latin1').toString()}`;
}
