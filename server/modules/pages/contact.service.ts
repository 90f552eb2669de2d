import { visibleText } from '#graphql/document/kept-text.ts';
import { LONGEST_MESSAGE } from '#graphql/document/limits.ts';
import type { Config } from '#server/platform/config/config.ts';
import { escapeHtml } from '#server/platform/html-text.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { MailMessage } from '#server/platform/mail/mail-outbox.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { checkEmail, checkName, fieldProblem, problemsOf, type Checked } from '../accounts/account-input.ts';
import { DONE, invalid, type InvalidInput, type Throttled } from '../accounts/accounts.service.ts';
import type { Client } from '../reader.ts';

const MESSAGES_OF_NETWORK = 5;
const MESSAGES_OF_ALL = 200;

export interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly website: string;
  readonly language: LanguageCode;
}

export interface ContactDependencies {
  readonly throttle: Pick<Throttle, 'take'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly sites: Config['sites'];
}

/**
 * Hands what a reader wrote to the site's support, as a mail from the site itself: the reader's address stands in the
 * words and where an answer goes, never as the sender. What fills the hidden field is thanked and thrown away.
 */
export class ContactService {
  readonly #dependencies: ContactDependencies;

  constructor(dependencies: ContactDependencies) {
    this.#dependencies = dependencies;
  }

  async send(input: ContactInput, { network }: Pick<Client, 'network'>): Promise<typeof DONE | InvalidInput | Throttled> {
    const [name, email, message] = [checkName(input.name), checkEmail(input.email), checkMessage(input.message)];
    if (name.problem !== null || email.problem !== null || message.problem !== null) return invalid(problemsOf([name, email, message]));
    if (input.website.trim() !== '') return DONE;
    const verdict = await this.#dependencies.throttle.take([
      { key: `contact:${network}`, most: MESSAGES_OF_NETWORK },
      { key: 'contact', most: MESSAGES_OF_ALL },
    ]);
    if (!verdict.isAllowed) return { __typename: 'Throttled', retryAfterSeconds: verdict.retryAfterSeconds };
    const words = { name: name.value, email: email.value.email, message: message.value };
    await this.#dependencies.mailer.send(letterOf(words, this.#dependencies.sites[input.language]));
    return DONE;
  }
}

function checkMessage(given: string): Checked<string> {
  const message = visibleText(given);
  if (message === '') return { value: null, problem: fieldProblem('message', 'REQUIRED') };
  if (Array.from(message).length > LONGEST_MESSAGE) return { value: null, problem: fieldProblem('message', 'TOO_LONG', LONGEST_MESSAGE) };
  return { value: message, problem: null };
}

function letterOf(
  { name, email, message }: { readonly name: string; readonly email: string; readonly message: string },
  { name: siteName, supportMail }: Config['sites'][LanguageCode],
): MailMessage {
  return {
    to: supportMail,
    from: { name: siteName, address: supportMail },
    replyTo: { name, address: email },
    subject: `[${siteName}] ${name}`,
    text: `${name} <${email}>\n\n${message}\n`,
    html: `<!doctype html>\n<html><head><meta charset="utf-8"></head><body>\n<p>${escapeHtml(name)} &lt;${escapeHtml(email)}&gt;</p>\n<pre>${escapeHtml(message)}</pre>\n</body></html>\n`,
  };
}
