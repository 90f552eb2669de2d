import type { Draft, Kept, Outgoing } from '#machines/comments/comments.types.ts';

const NOTHING: Kept = { draft: { text: '', emoji: null, isSpoiler: false, replyToId: null, pinId: null }, outbox: [] };

/** What a reader wrote about one subject and did not deliver, kept in this browser. Throws what the storage throws. */
export class KeptComments {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly #key: string;

  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, subject: { workId: string; chapterId: string | null }) {
    this.#storage = storage;
    this.#key = `futago.comments.${subject.workId}${subject.chapterId === null ? '' : `.${subject.chapterId}`}`;
  }

  /** What cannot be read any more counts as nothing. */
  readonly recall = async (): Promise<Kept> => {
    const text = this.#storage().getItem(this.#key);
    return text === null ? NOTHING : (parseKept(text) ?? NOTHING);
  };

  readonly keep = async (kept: Kept): Promise<void> => {
    const storage = this.#storage();
    if (kept.outbox.length === 0 && kept.draft.text === '' && kept.draft.emoji === null) storage.removeItem(this.#key);
    else storage.setItem(this.#key, JSON.stringify(kept));
  };
}

function parseKept(text: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  return isRecord(value) && isDraft(value['draft']) && Array.isArray(value['outbox']) && value['outbox'].every(isOutgoing);
}

function isOutgoing(value: unknown): value is Outgoing {
  if (!isRecord(value) || !isDraft(value['draft'])) return false;
  return [value['key'], value['authorId'], value['refusal'] ?? ''].every((part) => typeof part === 'string');
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || typeof value['isSpoiler'] !== 'boolean') return false;
  return [value['text'], value['emoji'] ?? '', value['replyToId'] ?? '', value['pinId'] ?? ''].every((part) => typeof part === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
