import type { Draft, Kept, Outgoing } from '#machines/comments/comments.types.ts';

const NOTHING: Kept = {
  draft: { text: '', emoji: null, isSpoiler: false, replyToId: null, pinId: null },
  draftAuthorId: null,
  outbox: [],
};

/**
 * What a reader wrote about one subject and did not deliver, kept in this browser, where other tabs keep theirs beside
 * it. Throws what the storage throws.
 */
export class KeptComments {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly #key: string;
  /** Comments that this page has met: those alone it may take out. */
  readonly #met = new Set<string>();
  #draft = JSON.stringify(NOTHING.draft);

  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, subject: { workId: string; chapterId: string | null }) {
    this.#storage = storage;
    this.#key = `futago.comments.${subject.workId}${subject.chapterId === null ? '' : `.${subject.chapterId}`}`;
  }

  /** What cannot be read any more counts as nothing. */
  readonly recall = async (): Promise<Kept> => {
    const kept = this.#read();
    this.#meet(kept);
    return kept;
  };

  readonly keep = async (kept: Kept): Promise<void> => {
    const storage = this.#storage();
    const stored = this.#read();
    const others = stored.outbox.filter(({ key }) => !this.#met.has(key));
    const isDraftNew = JSON.stringify(kept.draft) !== this.#draft;
    this.#meet(kept);
    const { draft, draftAuthorId } = isDraftNew ? kept : stored;
    const all: Kept = { draft, draftAuthorId, outbox: [...others, ...kept.outbox] };
    if (all.outbox.length === 0 && draft.text === '' && draft.emoji === null) storage.removeItem(this.#key);
    else storage.setItem(this.#key, JSON.stringify(all));
  };

  #read(): Kept {
    const text = this.#storage().getItem(this.#key);
    return text === null ? NOTHING : (parseKept(text) ?? NOTHING);
  }

  #meet({ draft, outbox }: Kept): void {
    for (const { key } of outbox) this.#met.add(key);
    this.#draft = JSON.stringify(draft);
  }
}

function parseKept(text: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? { ...kept, draftAuthorId: kept.draftAuthorId ?? null } : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    isDraft(value['draft']) &&
    isAuthor(value['draftAuthorId']) &&
    Array.isArray(value['outbox']) &&
    value['outbox'].every(isOutgoing)
  );
}

/** Earlier builds named none. */
function isAuthor(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
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
