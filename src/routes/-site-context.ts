import type { Execute } from '#graphql/document/persisted-document.ts';
import type { Language, NewestChapterSubscription } from '#graphql/generated/graphql.ts';
import type { AccountIntent, AccountView } from '#src/features/account/account-view.ts';
import type { CommentsIntent, CommentsSectionView } from '#src/features/comments/comments-view.ts';
import type { GenresScreenProps } from '#src/features/genres/GenresScreen.tsx';
import type { ShelfIntent, ShelfView } from '#src/features/shelf/shelf-view.ts';
import type { HistoryEntry } from '#src/features/history/history-entry.ts';
import type { HistoryFile } from '#src/features/history/history-file.ts';
import type { Helm } from '#src/features/reader/helm.ts';
import type { OpenSpeaker } from '#src/features/reader/novel/speech/speaker.ts';
import type { OpenSuggester } from '#src/features/search/search-view.ts';
import type { OpenUploads } from '#src/features/upload/upload-view.ts';
import type { KeptPlace } from '#src/features/reader/place/kept-place.ts';
import type { KeptReach } from '#src/features/reader/place/reach.ts';
import type { LoadingBarStage as LoadingStage } from '#machines/loading-bar/index.ts';
import type { I18n } from '@lingui/core';

export interface Site {
  readonly name: string;
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly supportMail: string;
  /** Address of the page that is framed where an advertisement stands, with [place], [width] and [height] in it; null: there are none. */
  readonly adFrame: string | null;
  /** The tag that counts views of pages; null: nobody counts them. */
  readonly analytics: { readonly id: string; readonly script: string } | null;
}

/** What this browser remembers until the tab closes; on the server it remembers nothing. */
export interface SessionPort {
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How far the next page is; on the server nothing is on its way. */
export interface LoadingPort {
  readonly read: () => LoadingStage;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The scheme this browser shows; on the server always that of the device. */
export interface SchemePort {
  readonly read: () => 'auto' | 'light' | 'dark';
  readonly write: (scheme: 'auto' | 'light' | 'dark') => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How this browser shows chapters, as words by format; on the server nothing is chosen. */
export interface SettingsPort {
  readonly read: (of: string) => string;
  readonly write: (of: string, words: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Who reads, and what they ask of their account; on the server the reader is unknown. */
export interface AccountPort {
  /** The same object until something changed. */
  readonly read: () => AccountView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (intent: AccountIntent) => void;
}

export interface CommentsSubject {
  readonly workId: string;
  /** Null for the work itself. */
  readonly chapterId: string | null;
}

/** The comments of one subject: live while somebody subscribes. */
export interface CommentsFeed {
  /** The same object until something changed; null until the statechart of the comments has started. */
  readonly read: () => CommentsSectionView | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (intent: CommentsIntent) => void;
}

export interface CommentsPort {
  /** The same feed for a subject each time. */
  readonly of: (subject: CommentsSubject) => CommentsFeed;
}

/** A chapter that was published. */
export type PublishedChapter = NonNullable<NewestChapterSubscription['newestChapter']>;

/** What happens to a work while its page is open. */
export interface WorkNews {
  /** Tells of the newest chapter whenever anything of the work was published; returns how to stop it. */
  readonly follow: (workId: string, tell: (newest: PublishedChapter) => void) => () => void;
}

/** Chapters saved on this device. */
export interface ShelfPort {
  /** The same object until something changed; null until the shelf was read. */
  readonly read: () => ShelfView | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (intent: ShelfIntent) => void;
}

/** What of the account is no operation; both reject when nothing was done. */
export interface AccountFilesPort {
  readonly sendAvatar: (picture: Blob) => Promise<void>;
  /** Saves everything the server holds on the reader on this device, under this name. */
  readonly saveExport: (name: string) => Promise<void>;
}

/** A chapter while it is open. */
export interface OpenedPlace {
  /** What was kept of it; null where nothing was. */
  readonly kept: KeptPlace | null;
  /** The reader wants to go to a place that came from elsewhere. For one listener. */
  readonly onGo: (listener: (place: KeptPlace) => void) => void;
}

/** What this browser keeps of what is read, and nobody else sees. */
export interface ReadingDesk {
  readonly places: {
    /** The newest first. */
    readonly all: () => readonly KeptPlace[];
    readonly ofChapter: (chapterId: string) => KeptPlace | null;
    /** In the chapter of the work that was read last. */
    readonly ofWork: (workId: string) => KeptPlace | null;
    readonly add: (places: readonly KeptPlace[]) => void;
    readonly forgetWork: (workId: string) => void;
    readonly clear: () => void;
  };
  /** How far this browser's reader came in each chapter by reading. */
  readonly reach: {
    readonly all: () => readonly KeptReach[];
    readonly ofChapter: (chapterId: string) => KeptReach | null;
    /** What was known of the same version of the chapter as further stays. */
    readonly keep: (reach: KeptReach) => void;
    /** Told of every reach that is kept; returns how to stop it. */
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Each rejects where the browser does not keep it: then nothing was changed. */
  readonly history: {
    readonly list: () => Promise<readonly HistoryEntry[]>;
    /** The entry of a work; null where there is none. */
    readonly find: (workId: string) => Promise<HistoryEntry | null>;
    readonly save: (entry: HistoryEntry) => Promise<void>;
    readonly add: (entries: readonly HistoryEntry[]) => Promise<number>;
    readonly remove: (id: string) => Promise<void>;
    readonly clear: () => Promise<void>;
  };
  readonly isIncognito: () => boolean;
  readonly setIncognito: (isIncognito: boolean) => void;
  /** Told when it may have changed, here or in another tab; returns how to stop it. */
  readonly onIncognito: (listener: () => void) => () => void;
  /** Whether the browser's history led to what is shown, and no link. */
  readonly isReturn: () => boolean;
  /** Until `left` aborts, a place of this chapter that comes from elsewhere is offered to the reader. */
  readonly openChapter: (chapterId: string, left: AbortSignal) => OpenedPlace;
  /** Does nothing while the reader is incognito, nor while they rest behind a place that is offered to them. */
  readonly keepPlace: (place: KeptPlace) => void;
  /** Does nothing while the reader is incognito; rejects where it could not be kept. */
  readonly noteOpened: (entry: HistoryEntry) => Promise<void>;
  /** Told when what was read on other devices has been taken in; returns how to stop it. */
  readonly onTaken: (listener: () => void) => () => void;
  /** Everything, for a file that the reader takes along. */
  readonly writeFile: () => Promise<string>;
  /** What such a file holds; throws as readHistoryFile does. */
  readonly readFile: (text: string) => Omit<HistoryFile, 'language'>;
  /** Takes in places of a file; what is none is left out. */
  readonly addPlaces: (kept: readonly unknown[]) => void;
}

/** A chapter as its statechart knows it. */
export interface SteeredChapter {
  readonly id: string;
  readonly next: object | null;
}

/** What every route of one page view knows: which twin it is, its words, and how to ask for data. */
export interface SiteContext {
  readonly language: Language;
  readonly sites: Readonly<Record<Language, Site>>;
  readonly i18n: I18n;
  readonly execute: Execute;
  readonly loading: LoadingPort;
  readonly session: SessionPort;
  readonly scheme: SchemePort;
  readonly settings: SettingsPort;
  readonly account: AccountPort;
  /** Comes with the statecharts; on the server never. */
  readonly accountFiles: Promise<AccountFilesPort>;
  readonly comments: CommentsPort;
  /** Comes with the statecharts; on the server never. */
  readonly news: Promise<WorkNews>;
  /** Comes with the statecharts; null where the browser can save nothing. */
  readonly shelf: Promise<ShelfPort | null>;
  /** Gives the helm of an open chapter to a statechart; comes with the statecharts, on the server never. */
  readonly steer: Promise<(chapter: SteeredChapter, helm: Helm, left: AbortSignal) => void>;
  /** Opens the voice that reads a novel aloud, once the statecharts have started; on the server never. */
  readonly speech: Promise<OpenSpeaker>;
  /** Opens what suggests as a reader types, once the statecharts have started; on the server never. */
  readonly suggester: Promise<OpenSuggester>;
  /** Opens what an account uploads, once the statecharts have started; on the server never. */
  readonly uploads: Promise<OpenUploads>;
  /** Of icons whose names come with data. Rejects where its script cannot be fetched. */
  readonly openIcons: () => Promise<NonNullable<GenresScreenProps['icons']>>;
  /** Comes with its script when it is first asked for; on the server it never comes. */
  readonly reading: () => Promise<ReadingDesk>;
  /** Keeps the reader's choice of language, before the twin site is opened. */
  readonly keepLanguage: (language: Language) => void;
}
