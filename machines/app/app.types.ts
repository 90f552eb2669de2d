import type { commentsMachine } from '../comments/index.ts';
import type { FreshnessInput } from '../freshness/index.ts';
import type { ReaderInput, readerMachine } from '../reader/index.ts';
import type { ReadingSyncInput } from '../reading-sync/index.ts';
import type { searchMachine } from '../search/index.ts';
import type { speechMachine } from '../speech/index.ts';
import type { uploadMachine } from '../upload/index.ts';

export interface AppInput {
  readonly freshness: FreshnessInput;
  readonly reading: ReadingSyncInput;
  /** Null where the browser has no service workers. */
  readonly worker: { readonly isControlled: boolean; readonly isEngaged: boolean } | null;
}

export interface AppContext extends AppInput {
  /** Ids of the comments that are looked at. */
  readonly comments: readonly string[];
  /** Id of the chapter that is open. */
  readonly chapter: string | null;
}

/** Of which another takes the place of the one before it. */
export type OneAtATime = typeof speechMachine | typeof searchMachine | typeof uploadMachine;

/** Charts that live while something is looked at. Their code comes with what is looked at, so the root is handed it. */
export type AppEvent =
  | { readonly type: 'comments.open'; readonly id: string; readonly logic: typeof commentsMachine; readonly readerId: string | null }
  | { readonly type: 'comments.close'; readonly id: string }
  /** One at a time: the chapter before it is closed. */
  | { readonly type: 'reader.open'; readonly logic: typeof readerMachine; readonly input: ReaderInput }
  | { readonly type: 'reader.close'; readonly chapterId: string }
  /** One voice at a time: the one before it falls silent. */
  | { readonly type: 'speech.open'; readonly logic: typeof speechMachine }
  | { readonly type: 'speech.close' }
  /** One field at a time: the one before it is forgotten. */
  | { readonly type: 'search.open'; readonly logic: typeof searchMachine }
  | { readonly type: 'search.close' }
  /** One uploader at a time: what another began is theirs. */
  | { readonly type: 'upload.open'; readonly logic: typeof uploadMachine }
  | { readonly type: 'upload.close' };
