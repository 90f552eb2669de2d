import { type Draft, EMPTY_DRAFT, type Kept, type Outgoing } from '#machines/comments/comments.types.ts';

const NOTHING: Kept = { draft: EMPTY_DRAFT, draftAuthorId: null, outbox: [] };

type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What a reader wrote about one subject and did not deliver, kept in this browser, where other tabs keep theirs beside
 * it. Of drafts the one that was written last stands there; a tab that is loaded anew finds its own. Throws what the storages throw.
 */
export class KeptComments {
  readonly #storage: Store;
  readonly #tab: Store;
  readonly #key: string;
  /** Comments that this page has met: those alone it may take out. */
  readonly #met = new Set<string>();
  #draft = JSON.stringify(NOTHING.draft);

  /** `tab` lasts as long as the tab, and is its own. */
  constructor(storage: Store, tab: Store, subject: { workId: string; chapterId: string | null }) {
    this.#storage = storage;
    this.#tab = tab;
    this.#key = `futago.comments.${subject.workId}${subject.chapterId === null ? '' : `.${subject.chapterId}`}`;
  }

  /** What cannot be read any more counts as nothing. */
  readonly recall = async (): Promise<Kept> => {
    const stored = this.#read(this.#storage);
    const own = this.#read(this.#tab);
    const kept = saysNothing(own) ? stored : { ...own, outbox: stored.outbox };
    this.#meet(kept);
    return kept;
  };

  readonly keep = async (kept: Kept): Promise<void> => {
    const stored = this.#read(this.#storage);
    const others = stored.outbox.filter(({ key }) => !this.#met.has(key));
    const isDraftNew = JSON.stringify(kept.draft) !== this.#draft;
    const isOthers = JSON.stringify(stored.draft) !== this.#draft;
    if (isDraftNew) this.#write(this.#tab, { ...kept, outbox: [] });
    // What this tab has sent or emptied takes no other tab's words along.
    const { draft, draftAuthorId } = isDraftNew && !(isOthers && saysNothing(kept)) ? kept : stored;
    this.#write(this.#storage, { draft, draftAuthorId, outbox: [...others, ...kept.outbox] });
    // Now that it stands there: what was not taken is as new with the next try.
    this.#meet(kept);
  };

  #read(from: Store): Kept {
    const text = from().getItem(this.#key);
    return text === null ? NOTHING : (parseKept(text) ?? NOTHING);
  }

  #write(to: Store, kept: Kept): void {
    if (kept.outbox.length === 0 && saysNothing(kept)) to().removeItem(this.#key);
    else to().setItem(this.#key, JSON.stringify(kept));
  }

  #meet({ draft, outbox }: Kept): void {
    for (const { key } of outbox) this.#met.add(key);
    this.#draft = JSON.stringify(draft);
  }
}

function saysNothing({ draft }: Kept): boolean {
  return draft.text === '' && draft.emoji === null;
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
