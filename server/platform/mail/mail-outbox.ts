import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MailNotSent } from './mail.errors.ts';

export interface MailMessage {
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Where an answer goes, if not to whom it is from. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const RECIPIENT = 'X-Futago-Recipient';

/**
 * Writes each mail as an .eml file that only its owner may read, for a machine without a mail server: the operator opens it, or
 * passes it on. A file appears whole or not at all.
 */
export class MailOutbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async send({ to, ...words }: MailMessage): Promise<void> {
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(6).toString('hex')}`;
    try {
      const headers = { 'Auto-Submitted': 'auto-generated', [RECIPIENT]: encode(to) };
      const { createTransport } = await import('nodemailer');
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({ to, ...words, headers });
      await this.#closeFolder();
      await this.#write(name, message);
    } catch (error) {
      throw new MailNotSent(error);
    }
  }

  async forget(address: string): Promise<void> {
    const mark = `${RECIPIENT}: ${encode(address)}\r\n`.toLowerCase();
    for (const name of await this.#names()) {
      const path = join(this.#folder, name);
      const mail = await unlessGone(readFile(path, 'latin1'), '');
      if (
        mail
          .replace(/\r\n[ \t]+/g, ' ')
          .toLowerCase()
          .includes(mark)
      )
        await rm(path, { force: true });
    }
  }

  /** Also where somebody made the folder before us, or copied it here. */
  async #closeFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await chmod(this.#folder, 0o700);
  }

  async #write(name: string, message: Buffer | NodeJS.ReadableStream): Promise<void> {
    const incoming = join(this.#folder, `.${name}`);
    try {
      const file = await open(incoming, 'wx', 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(incoming, join(this.#folder, `${name}.eml`));
    } finally {
      await rm(incoming, { force: true });
    }
  }

  async #names(): Promise<readonly string[]> {
    const names = await unlessGone(readdir(this.#folder), []);
    return names.filter((name) => name.endsWith('.eml'));
  }
}

/** The operator may take mails away at any time. */
async function unlessGone<Content>(reading: Promise<Content>, nothing: Content): Promise<Content> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothing;
    throw error;
  }
}

/** One word without a capital, so that no line is folded or encoded in it. */
function encode(address: string): string {
  return Buffer.from(address).toString('hex');
}
