import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatorsTable, CreditsTable, MergedCreatorsTable } from './creator-tables.ts';
import type { ModerationNotesTable, ReaderReportsTable } from './moderation-tables.ts';
import type { PagesTable } from './page-tables.ts';
import type { FollowsTable, ReadingPositionsTable } from './reading-tables.ts';
import type { SearchWordsTable, SearchWorksTable } from './search-tables.ts';
import type { SiteSecretsTable } from './secret-tables.ts';
import type { UploadTables } from './upload-tables.ts';
import type { ListingChangesTable, RankingsTable, ViewMarksTable, ViewSaltsTable, WorkViewsTable } from './view-tables.ts';

/** The tables as the newest migration leaves them. Ids are bigint, read as numbers (below 2^53). */
export interface Tables extends UploadTables {
  pictures: PicturesTable;
  picture_sources: PictureSourcesTable;
  works: WorksTable;
  creators: CreatorsTable;
  merged_creators: MergedCreatorsTable;
  credits: CreditsTable;
  genres: GenresTable;
  work_genres: WorkGenresTable;
  work_counts: WorkCountsTable;
  chapters: ChaptersTable;
  chapter_versions: ChapterVersionsTable;
  version_pages: VersionPagesTable;
  twins: TwinsTable;
  chapter_twins: ChapterTwinsTable;
  import_stamps: ImportStampsTable;
  users: UsersTable;
  sessions: SessionsTable;
  session_tokens: SessionTokensTable;
  throttle_hits: ThrottleHitsTable;
  google_links: GoogleLinksTable;
  sign_in_states: SignInStatesTable;
  password_links: PasswordLinksTable;
  link_tokens: LinkTokensTable;
  handovers: HandoversTable;
  comments: CommentsTable;
  comment_reports: CommentReportsTable;
  reading_positions: ReadingPositionsTable;
  follows: FollowsTable;
  search_works: SearchWorksTable;
  search_words: SearchWordsTable;
  pages: PagesTable;
  listing_changes: ListingChangesTable;
  view_marks: ViewMarksTable;
  view_salts: ViewSaltsTable;
  work_views: WorkViewsTable;
  rankings: RankingsTable;
  moderation_notes: ModerationNotesTable;
  site_secrets: SiteSecretsTable;
  reader_reports: ReaderReportsTable;
}

export type LanguageCode = 'vi' | 'ja';
type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type GeneratedId = ColumnType<number, never, never>;

export interface PicturesTable {
  /** Content hash of the original file: 32 hexadecimal digits of its SHA-256. */
  id: string;
  width: number;
  height: number;
  dominant_color: string;
  thumbhash: Buffer;
  crop_left: number | null;
  crop_top: number | null;
  crop_width: number | null;
  crop_height: number | null;
  created_at: Instant;
}

export interface PictureSourcesTable {
  picture_id: string;
  type: 'image/avif' | 'image/webp';
  width: number;
  bytes: number;
}

export interface WorksTable {
  id: GeneratedId;
  /** Where the work was imported from; the same source updates the same work. */
  source_key: string;
  language: LanguageCode;
  format: 'COMIC' | 'NOVEL';
  status: 'ONGOING' | 'COMPLETED' | 'HIATUS';
  direction: 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'TOP_TO_BOTTOM';
  title: string;
  title_reading: string | null;
  aliases: Generated<string[]>;
  description: Generated<string>;
  is_sensitive: Generated<boolean>;
  source_note: string | null;
  cover_id: string | null;
  views_count: Generated<number>;
  chapters_count: Generated<number>;
  first_chapter_id: number | null;
  last_chapter_id: number | null;
  updated_at: Instant;
  created_at: Instant;
  hidden_at: Date | null;
}

export interface GenresTable {
  slug: string;
  name_vi: string;
  name_ja: string;
  works_count_vi: Generated<number>;
  works_count_ja: Generated<number>;
}

/** Carries copies of the work's sort columns, so that a genre's listing is one index scan. */
export interface WorkGenresTable {
  work_id: number;
  genre_slug: string;
  language: LanguageCode;
  updated_at: Instant;
  views_count: number;
}

/** Works with a chapter that are not hidden: totals without counting. */
export interface WorkCountsTable {
  language: LanguageCode;
  works_count: Generated<number>;
}

export interface ChaptersTable {
  id: GeneratedId;
  work_id: number;
  source_key: string;
  /** Reading order within the work, from 1 without gaps. */
  position: number;
  /** Decimal as text, trailing zeros included: '12.500'. */
  number: ColumnType<string, string | number, string | number>;
  title: string | null;
  title_folded: Generated<string>;
  version_id: number | null;
  published_at: Instant;
}

export interface ChapterVersionsTable {
  id: GeneratedId;
  chapter_id: number;
  version: number;
  content_hash: string;
  /** Set for pictures only. */
  layout: 'STRIP' | 'PAGED' | null;
  /** Set for text only. */
  document: JSONColumnType<ChapterDocument> | null;
  /** Pages of a comic, characters of a Japanese text, syllables of a Vietnamese one. */
  length: Generated<number>;
  created_at: Instant;
}

export interface VersionPagesTable {
  version_id: number;
  position: number;
  picture_id: string;
}

export interface TwinsTable {
  work_id: number;
  twin_id: number;
}

export interface ChapterTwinsTable {
  chapter_id: number;
  twin_id: number;
}

export interface ImportStampsTable {
  source: string;
  /** Hash over what the source held when it was imported. */
  stamp: string;
}

export interface UsersTable {
  id: GeneratedId;
  /** As it was given, for mails. */
  email: string;
  /** NFC and case-folded: what addresses are compared by. */
  email_key: string;
  name: string;
  /** In the PHC string format; null for an account that only Google opens. */
  password_hash: string | null;
  avatar_id: string | null;
  language: LanguageCode;
  created_at: Instant;
  /** Set: it may read and leave, but publish and say nothing. */
  blocked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** At most one of a user has no `ended_at`; it may have expired all the same. */
export interface SessionsTable {
  id: GeneratedId;
  user_id: number;
  device_kind: 'PHONE' | 'TABLET' | 'COMPUTER' | 'UNKNOWN';
  device_browser: string | null;
  device_system: string | null;
  started_at: Instant;
  expires_at: Instant;
  ended_at: Date | null;
}

/** SHA-256 of each token that opens the session: one of the login, one more of each site it was handed over to. */
export interface SessionTokensTable {
  token_hash: Buffer;
  session_id: number;
}

export interface ThrottleHitsTable {
  id: GeneratedId;
  /** SHA-256 of what is counted, so that no address is kept in it. */
  key: Buffer;
  at: Instant;
}

export interface GoogleLinksTable {
  subject: string;
  user_id: number;
  linked_at: Instant;
}

export interface SignInStatesTable {
  hash: Buffer;
  nonce_hash: Buffer;
  /** Of a secret that only the browser which began holds; null where there is none. */
  browser_hash: Buffer | null;
  language: LanguageCode;
  expires_at: Instant;
}

export interface PasswordLinksTable {
  hash: Buffer;
  user_id: number;
  expires_at: Instant;
  used_at: Date | null;
}

export interface LinkTokensTable {
  hash: Buffer;
  /** OFFERED to the page that signed in with Google, or MAILED to the address. */
  kind: 'OFFERED' | 'MAILED';
  user_id: number;
  subject: string;
  email: string;
  expires_at: Instant;
  used_at: Date | null;
}

export interface HandoversTable {
  hash: Buffer;
  session_id: number;
  target_origin: string;
  expires_at: Instant;
  used_at: Date | null;
}

/** A first comment has no `thread_id`; every reply has that of its first comment. */
export interface CommentsTable {
  id: GeneratedId;
  work_id: number;
  /** Null on a comment about the work. */
  chapter_id: number | null;
  thread_id: number | null;
  /** Null when the account was deleted. */
  author_id: number | null;
  /** Empty when the comment was deleted. */
  text: string;
  emoji: string | null;
  is_spoiler: boolean;
  /** The page or block it was pinned to. */
  pin_id: string | null;
  idempotency_key: string;
  created_at: Instant;
  edited_at: Date | null;
  deleted_at: Date | null;
}

export interface CommentReportsTable {
  comment_id: number;
  user_id: number;
  reason: 'SPAM' | 'ABUSE' | 'SPOILER' | 'OTHER';
  created_at: Instant;
  /** When an operator answered it; null until then. */
  settled_at: Generated<Date | null>;
}
