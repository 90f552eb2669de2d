import { keptSubjects } from '#src/adapters/comments/kept-subjects.ts';
import type { AccountGate } from './gates/account-gate.ts';
import type { CommentsGate } from './gates/comments-gate.ts';

/** Comments that an earlier page could not deliver travel now, whatever page this is. */
export function replayComments(comments: CommentsGate, account: AccountGate): void {
  let sentFor: string | null = null;
  const replay = async (): Promise<void> => {
    const readerId = account.read().reader?.id ?? null;
    if (readerId === sentFor) return;
    sentFor = readerId;
    if (readerId === null) return;
    for (const subject of await keptSubjects(() => localStorage, readerId)) deliver(comments, subject);
  };
  account.subscribe(() => void replay());
  void replay();
}

/** A short look: the subject stays open by itself while anything of the reader's is recalled, waits or travels. */
function deliver(comments: CommentsGate, subject: Parameters<CommentsGate['of']>[0]): void {
  const feed = comments.of(subject);
  const stop = feed.subscribe(() => queueMicrotask(() => stop()));
}
