import { keptSubjects } from '#src/adapters/comments/kept-subjects.ts';
import type { AccountGate } from './account-gate.ts';
import type { CommentsGate } from './comments-gate.ts';

/** Comments that an earlier page could not deliver travel now, whatever page this is. */
export function replayComments(comments: CommentsGate, account: AccountGate): void {
  let sentFor: string | null = null;
  const replay = async (): Promise<void> => {
    const readerId = account.read().reader?.id ?? null;
    if (readerId === null || readerId === sentFor) return;
    sentFor = readerId;
    for (const subject of await keptSubjects(() => localStorage, readerId)) deliver(comments, subject);
  };
  account.subscribe(() => void replay());
  void replay();
}

/** Looks at the comments of a subject until nothing of the reader's waits there any more. */
function deliver(comments: CommentsGate, subject: Parameters<CommentsGate['of']>[0]): void {
  const feed = comments.of(subject);
  let hasSeen = false;
  const stop = feed.subscribe(() => {
    const outgoing = feed.read()?.outgoing.filter(({ refusal }) => refusal === null) ?? [];
    if (hasSeen && outgoing.length === 0) queueMicrotask(() => stop());
    hasSeen ||= outgoing.length > 0;
  });
}
