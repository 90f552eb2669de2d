export interface ReadingSyncInput {
  /** The reader wants nothing of what they read to be known. */
  readonly isIncognito: boolean;
}

/** Who reads, and what is under way; the places themselves stand in the queue of the adapter, which all tabs share. */
export interface ReadingSyncContext extends ReadingSyncInput {
  /** Null for a visitor. */
  readonly readerId: string | null;
  /** What the server knows of this reader has been taken in. */
  readonly isAsked: boolean;
}

export type ReadingSyncEvent =
  | { readonly type: 'reader.changed'; readonly readerId: string | null }
  | { readonly type: 'incognito.changed'; readonly isIncognito: boolean }
  /** The adapter's queue holds a new place of the reader. */
  | { readonly type: 'place.queued' }
  /** Nobody sees the page any more, and it may never be seen again. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'network.returned' }
  /** Of what the batch was taken from nothing is left; the chart tells itself. */
  | { readonly type: 'queue.emptied' };
