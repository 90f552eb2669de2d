import { type CommentsContext, type Draft, EMPTY_DRAFT, type Kept, type Outgoing, type Refusal } from './comments.types.ts';

/** In code points of the text as the server keeps it. */
const LONGEST_TEXT = 2000;
/** What the server takes out of a text; the rule of graphql/document/kept-text.ts, which machines may not import. */
const UNUSED = /[\p{Cc}--[\t\n]]|\p{Cs}/gv;

/** The oldest comment that this reader's session may send now. */
export function nextToSend({ outbox, readerId }: Pick<CommentsContext, 'outbox' | 'readerId'>): Outgoing | undefined {
  return outbox.find(({ authorId, refusal }) => authorId === readerId && refusal === null);
}

/** Whether the draft says something, within the bounds. */
export function isSendable({ text, emoji }: Draft): boolean {
  const kept = text.replace(/\r\n?/g, '\n').toWellFormed().replace(UNUSED, '').normalize('NFC').trim();
  return (kept !== '' || emoji !== null) && Array.from(kept).length <= LONGEST_TEXT;
}

/** What stands in the field: nothing, where another reader of this device wrote it. */
export function ownDraft({ draft, draftAuthorId, readerId }: Pick<CommentsContext, 'draft' | 'draftAuthorId' | 'readerId'>): Draft {
  return draftAuthorId === null || draftAuthorId === readerId ? draft : EMPTY_DRAFT;
}

export function isNewKey({ outbox, delivered }: CommentsContext, key: string): boolean {
  return !delivered.includes(key) && outbox.every((outgoing) => outgoing.key !== key);
}

export function withRefusal(outbox: readonly Outgoing[], key: string | null, refusal: Refusal | null): readonly Outgoing[] {
  return outbox.map((outgoing) => (outgoing.key === key ? { ...outgoing, refusal } : outgoing));
}

/** What an earlier page kept, before what this one has written or chosen since; nothing twice, nothing that is delivered. */
export function withKept(context: CommentsContext, kept: Kept): Pick<CommentsContext, 'draft' | 'draftAuthorId' | 'outbox'> {
  const { draft, draftAuthorId, outbox } = context;
  const isWritten = draft.text !== '' || draft.emoji !== null;
  return {
    draft: isWritten ? draft : withChoices(kept.draft, draft),
    draftAuthorId: isWritten ? draftAuthorId : kept.draftAuthorId,
    outbox: [...kept.outbox.filter(({ key }) => isNewKey(context, key)), ...outbox],
  };
}

function withChoices(kept: Draft, { isSpoiler, replyToId, pinId }: Draft): Draft {
  const isPlaced = replyToId !== null || pinId !== null;
  return { ...kept, isSpoiler: isSpoiler || kept.isSpoiler, ...(isPlaced && { replyToId, pinId }) };
}
