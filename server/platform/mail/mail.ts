import type { Transporter } from 'nodemailer';
import { join } from 'node:path';
import { type MailMessage, MailOutbox } from './mail-outbox.ts';
import { MailNotSent } from './mail.errors.ts';

const CONNECT_MILLISECONDS = 5_000;
const SILENCE_MILLISECONDS = 20_000;

/** Gives mails away. Rejects with MailNotSent, after which the same mail may be tried again. */
export interface Mailer {
  send(mail: MailMessage): Promise<void>;
  /** Removes what is still kept of mails to the address. */
  forget(address: string): Promise<void>;
}

/** By SMTP where an address of a mail server is given; otherwise into `<dataFolder>/outbox`. */
export function createMailer(smtpUrl: string | null, dataFolder: string): Mailer {
  return smtpUrl === null ? new MailOutbox(join(dataFolder, 'outbox')) : new SmtpMailer(smtpUrl);
}

class SmtpMailer implements Mailer {
  readonly #url: string;
  #transport: Promise<Transporter> | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  async send(mail: MailMessage): Promise<void> {
    try {
      this.#transport ??= openTransport(this.#url);
      await (await this.#transport).sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
    } catch (error) {
      throw new MailNotSent(error);
    }
  }

  async forget(): Promise<void> {}
}

/** Read with the first mail, as few starts send one. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
  });
}
