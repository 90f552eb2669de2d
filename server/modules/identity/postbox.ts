import { randomUUID } from 'node:crypto';
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts';

/**
 * What is to be written, without a secret or an address: links are made when the mail is sent. `userId` is null for an address that has
 * no account, so that it costs the same; `offerHash` is the hexadecimal hash of the offered link to Google, `origin` that of the page which
 * asked for it: only there does the link open anything.
 */
export type Order =
  | { readonly kind: 'password'; readonly userId: number | null }
  | { readonly kind: 'googleLink'; readonly userId: number; readonly offerHash: string; readonly origin?: string | null };

/** Where mails wait to be sent after the answer. */
export interface Postbox {
  put(order: Order): Promise<void>;
}

/** For a process that sends no mail. */
export const noPostbox: Postbox = { put: async () => {} };

export const MAIL_JOB: JobKind<Order> = { name: 'mail', expireInSeconds: 60, retryLimit: 5 };

/** Orders kept in the database: a crash loses none, and a mail that was not taken is tried again. */
export function jobPostbox(jobs: Pick<Jobs, 'add'>): Postbox {
  return { put: (order) => jobs.add(MAIL_JOB, [{ data: order, key: randomUUID() }]) };
}

/** Works on orders until the jobs are stopped. */
export async function startMailJob(jobs: Pick<Jobs, 'work'>, send: (order: Order) => Promise<void>): Promise<void> {
  await jobs.work(MAIL_JOB, 1, send);
}
