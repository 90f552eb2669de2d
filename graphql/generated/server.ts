import type { ChapterDocument } from '../document/chapter-document.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export interface ResolverParents {}
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A chapter's text as the typed document of graphql/document; never HTML. */
  ChapterDocument: { input: ChapterDocument; output: ChapterDocument; }
  /** An instant in ISO 8601 with a time zone, for example 2026-11-21T08:00:00.000Z. */
  DateTime: { input: string; output: string | Date; }
};

export type ChangePasswordResult = Done | InvalidInput | Throttled | WrongCredentials;

export type Chapter = {
  readonly __typename?: 'Chapter';
  readonly content: ChapterContent;
  /** Hash over the content of this version. */
  readonly contentHash: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly next?: Maybe<Chapter>;
  /** Decimal digits with an optional part after a point: 12 or 12.5. */
  readonly number: Scalars['String']['output'];
  readonly previous?: Maybe<Chapter>;
  readonly publishedAt: Scalars['DateTime']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  /** The aligned chapters of the work's twins. */
  readonly twins: ReadonlyArray<Chapter>;
  /** Counts from 1; a re-upload with other content makes the next one. */
  readonly version: Scalars['Int']['output'];
  readonly work: Work;
};

export type ChapterContent = ComicPages | NovelText;

/** The chapter exists, but its work is on the twin site. */
export type ChapterElsewhere = {
  readonly __typename?: 'ChapterElsewhere';
  readonly id: Scalars['ID']['output'];
  readonly language: Language;
};

export type ChapterList = {
  readonly __typename?: 'ChapterList';
  readonly items: ReadonlyArray<Chapter>;
  readonly position: ListPosition;
};

/** No chapter of this work has this id, or it is not to be shown. */
export type ChapterNotFound = {
  readonly __typename?: 'ChapterNotFound';
  readonly id: Scalars['ID']['output'];
};

export type ChapterOrder =
  | 'NEWEST_FIRST'
  | 'OLDEST_FIRST';

export type ChapterResult = Chapter | ChapterElsewhere | ChapterNotFound;

export type ComicPages = {
  readonly __typename?: 'ComicPages';
  readonly layout: PageLayout;
  readonly pages: ReadonlyArray<Page>;
};

export type Comment = {
  readonly __typename?: 'Comment';
  /** Null when the account was deleted, or the comment was. */
  readonly author?: Maybe<User>;
  /** Null on a comment about the work. */
  readonly chapter?: Maybe<Chapter>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** One emoji, beside or instead of the text. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isDeleted: Scalars['Boolean']['output'];
  /** Whether the reader of this answer wrote it. */
  readonly isMine: Scalars['Boolean']['output'];
  readonly isSpoiler: Scalars['Boolean']['output'];
  readonly pin?: Maybe<CommentPin>;
  /** Of a first comment, oldest first; a reply has none. */
  readonly replies: ReadonlyArray<Comment>;
  /** The first comment it belongs to, also where it replied to a reply. */
  readonly replyToId?: Maybe<Scalars['ID']['output']>;
  /** Plain text, up to 2,000 characters; empty when the comment was deleted. */
  readonly text: Scalars['String']['output'];
  /** Null where it is not shown any more. */
  readonly work?: Maybe<Work>;
};

export type CommentAdded = {
  readonly __typename?: 'CommentAdded';
  readonly comment: Comment;
  /** Of the comment's author, so that its sender knows it again. */
  readonly idempotencyKey: Scalars['ID']['output'];
};

export type CommentChanged = {
  readonly __typename?: 'CommentChanged';
  readonly comment: Comment;
};

export type CommentEvent = CommentAdded | CommentChanged;

export type CommentList = {
  readonly __typename?: 'CommentList';
  /** First comments with their replies. */
  readonly items: ReadonlyArray<Comment>;
  /** Counts first comments. */
  readonly position: ListPosition;
};

/** The comment is somebody else's, was deleted, or does not exist. */
export type CommentNotYours = {
  readonly __typename?: 'CommentNotYours';
  readonly isRefused: Scalars['Boolean']['output'];
};

/** The page or paragraph a comment was pinned to: an id of Page or of a document's block. */
export type CommentPin = {
  readonly __typename?: 'CommentPin';
  readonly id: Scalars['ID']['output'];
};

/** What a comment is about: a work, or one chapter of it. */
export type CommentSubject = {
  readonly chapterId?: InputMaybe<Scalars['ID']['input']>;
  readonly workId: Scalars['ID']['input'];
};

/** No such work, chapter or comment, or it is not to be shown. */
export type CommentSubjectNotFound = {
  readonly __typename?: 'CommentSubjectNotFound';
  readonly isMissing: Scalars['Boolean']['output'];
};

export type ConfirmGoogleLinkResult = LinkExpired | SignedIn | Throttled | WrongCredentials;

export type Creator = {
  readonly __typename?: 'Creator';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type CreatorRole =
  | 'ARTIST'
  | 'AUTHOR'
  | 'TRANSLATOR';

export type Credit = {
  readonly __typename?: 'Credit';
  readonly creator: Creator;
  readonly role: CreatorRole;
};

export type CropBox = {
  readonly __typename?: 'CropBox';
  readonly height: Scalars['Int']['output'];
  readonly left: Scalars['Int']['output'];
  readonly top: Scalars['Int']['output'];
  readonly width: Scalars['Int']['output'];
};

export type DeleteAccountResult = Done | Throttled | WrongCredentials;

export type DeleteCommentResult = Comment | CommentNotYours;

/** Read from the User-Agent header: words to recognise a device by, never to trust. */
export type Device = {
  readonly __typename?: 'Device';
  /** For example Firefox; null where the header does not say. */
  readonly browser?: Maybe<Scalars['String']['output']>;
  readonly kind: DeviceKind;
  /** For example Android; null where the header does not say. */
  readonly system?: Maybe<Scalars['String']['output']>;
};

export type DeviceKind =
  | 'COMPUTER'
  | 'PHONE'
  | 'TABLET'
  | 'UNKNOWN';

export type Done = {
  readonly __typename?: 'Done';
  readonly isDone: Scalars['Boolean']['output'];
};

export type EditCommentResult = Comment | CommentNotYours | InvalidInput;

export type FieldProblem = {
  readonly __typename?: 'FieldProblem';
  readonly code: FieldProblemCode;
  /** Name of the input's field. */
  readonly field: Scalars['String']['output'];
  /** The bound that was crossed, in characters; null where there is none. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
};

export type FieldProblemCode =
  | 'NOT_AN_EMAIL'
  | 'NOT_A_PICTURE'
  | 'NOT_ONE_EMOJI'
  | 'REQUIRED'
  /** Another account has this e-mail address. */
  | 'TAKEN'
  /** Among the passwords everybody tries first. */
  | 'TOO_COMMON'
  | 'TOO_LONG'
  | 'TOO_SHORT';

export type FollowWorkResult = Done | Throttled | WorkNotFound;

export type FollowedList = {
  readonly __typename?: 'FollowedList';
  /** By their newest chapter, newest first. */
  readonly items: ReadonlyArray<FollowedWork>;
  readonly position: ListPosition;
};

/** A work whose new chapters the reader waits for. */
export type FollowedWork = {
  readonly __typename?: 'FollowedWork';
  readonly followedAt: Scalars['DateTime']['output'];
  /** The first of them; null where there is none. */
  readonly nextChapter?: Maybe<Chapter>;
  /** Published chapters after the furthest one that was read to its end. */
  readonly unreadCount: Scalars['Int']['output'];
  readonly work: Work;
};

export type Genre = {
  readonly __typename?: 'Genre';
  readonly name: Scalars['String']['output'];
  /** Part of the address, the same in both languages. */
  readonly slug: Scalars['ID']['output'];
  readonly worksCount: Scalars['Int']['output'];
};


export type GenreNameArgs = {
  language: Language;
};


export type GenreWorksCountArgs = {
  language: Language;
};

/** An account with this verified address exists and is not linked: its password or a mailed link must confirm the link. */
export type GoogleLinkNeeded = {
  readonly __typename?: 'GoogleLinkNeeded';
  readonly email: Scalars['String']['output'];
  readonly hasPassword: Scalars['Boolean']['output'];
  readonly linkToken: Scalars['String']['output'];
};

/** Google does not vouch for this person, or what it sent cannot be verified. */
export type GoogleRefused = {
  readonly __typename?: 'GoogleRefused';
  /** Which check failed: GRANT (the code or token), TOKEN, NONCE, STATE or EMAIL (none that is verified). */
  readonly reason: Scalars['String']['output'];
};

/** Exactly one of code (popup code flow) and accessToken (token flow). */
export type GoogleSignInInput = {
  readonly accessToken?: InputMaybe<Scalars['String']['input']>;
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly language: Language;
  /** As startGoogleSignIn gave it; used once. */
  readonly state: Scalars['String']['input'];
};

export type GoogleSignInResult = GoogleLinkNeeded | GoogleRefused | GoogleUnavailable | SignedIn | Throttled;

export type GoogleSignInStart = {
  readonly __typename?: 'GoogleSignInStart';
  readonly clientId: Scalars['String']['output'];
  /** Where it is sent to Google, the id token must bear it. */
  readonly nonce: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
};

export type GoogleSignInStartResult = GoogleSignInStart | GoogleUnavailable | Throttled;

/** This site has no Google client in its configuration, or Google cannot be asked now. */
export type GoogleUnavailable = {
  readonly __typename?: 'GoogleUnavailable';
  readonly isUnavailable: Scalars['Boolean']['output'];
};

/** Carries a session to the twin site: valid 30 seconds, once, for exactly that site's origin. */
export type Handover = {
  readonly __typename?: 'Handover';
  readonly code: Scalars['String']['output'];
  /** Where to go: the twin site's address that redeems the code; the code is in its fragment, never in the query. */
  readonly url: Scalars['String']['output'];
};

/** Nothing was changed; every field that is wrong is named. */
export type InvalidInput = {
  readonly __typename?: 'InvalidInput';
  readonly problems: ReadonlyArray<FieldProblem>;
};

/** The site a work is published on. A work belongs to exactly one language. */
export type Language =
  | 'ja'
  | 'vi';

/** The link or code is unknown, was used, or is too old. */
export type LinkExpired = {
  readonly __typename?: 'LinkExpired';
  readonly isExpired: Scalars['Boolean']['output'];
};

/** Where a numbered list stands. Pages count from 1; a page beyond the last is empty, not an error. */
export type ListPosition = {
  readonly __typename?: 'ListPosition';
  readonly page: Scalars['Int']['output'];
  readonly perPage: Scalars['Int']['output'];
  readonly totalItems: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Ends every other session of the account. */
  readonly changePassword: ChangePasswordResult;
  /** By password. */
  readonly confirmGoogleLink: ConfirmGoogleLinkResult;
  readonly confirmGoogleLinkByMail: ConfirmGoogleLinkResult;
  /** Asks the password of an account that has one; another account must have signed in within the last 10 minutes. */
  readonly deleteAccount: DeleteAccountResult;
  /** The text is gone at once; a first comment with replies stays as an empty place. */
  readonly deleteComment: DeleteCommentResult;
  readonly editComment: EditCommentResult;
  /** Done too where it was followed already. */
  readonly followWork: FollowWorkResult;
  /** Takes the reader's positions away: all those in a site's works, or in one of them. */
  readonly forgetPositions: Done;
  readonly redeemHandover: RedeemHandoverResult;
  readonly register: RegisterResult;
  readonly removeAvatar: Viewer;
  readonly reportComment: ReportCommentResult;
  /** By a mail with a one-time link to /login#google-link=… */
  readonly requestGoogleLinkMail: RequestGoogleLinkMailResult;
  /** Answers Done whether the address is known or not, after the same work. */
  readonly requestPasswordReset: RequestMailResult;
  /**
   * At most 50. In each chapter the furthest position stays, and of two equally far ones the newer. A position of a
   * rereading takes the place of any older one, and what was read before it counts no more. Sent again, nothing changes.
   */
  readonly savePositions: SavePositionsResult;
  readonly sendComment: SendCommentResult;
  /** By the token of a mailed link, valid 30 minutes, once; ends every session of the account and opens a new one. */
  readonly setPassword: SetPasswordResult;
  /** Ends the account's older session, which is told of it. */
  readonly signIn: SignInResult;
  readonly signInWithGoogle: GoogleSignInResult;
  /** Ends the session of the request; Done too when it has ended already. */
  readonly signOut: Done;
  readonly startGoogleSignIn: GoogleSignInStartResult;
  readonly startHandover: Handover;
  /** Done too where it was not followed. */
  readonly unfollowWork: Done;
  readonly updateProfile: UpdateProfileResult;
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationConfirmGoogleLinkArgs = {
  linkToken: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationConfirmGoogleLinkByMailArgs = {
  token: Scalars['String']['input'];
};


export type MutationDeleteAccountArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEditCommentArgs = {
  emoji?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  isSpoiler: Scalars['Boolean']['input'];
  text: Scalars['String']['input'];
};


export type MutationFollowWorkArgs = {
  workId: Scalars['ID']['input'];
};


export type MutationForgetPositionsArgs = {
  language: Language;
  workId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRedeemHandoverArgs = {
  code: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationReportCommentArgs = {
  id: Scalars['ID']['input'];
  reason: ReportReason;
};


export type MutationRequestGoogleLinkMailArgs = {
  linkToken: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
  language: Language;
};


export type MutationSavePositionsArgs = {
  positions: ReadonlyArray<ReadingPositionInput>;
};


export type MutationSendCommentArgs = {
  input: SendCommentInput;
};


export type MutationSetPasswordArgs = {
  newPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignInWithGoogleArgs = {
  input: GoogleSignInInput;
};


export type MutationStartGoogleSignInArgs = {
  language: Language;
};


export type MutationStartHandoverArgs = {
  to: Language;
};


export type MutationUnfollowWorkArgs = {
  workId: Scalars['ID']['input'];
};


export type MutationUpdateProfileArgs = {
  language: Language;
  name: Scalars['String']['input'];
};

export type NovelText = {
  readonly __typename?: 'NovelText';
  readonly document: Scalars['ChapterDocument']['output'];
  /** Characters of a Japanese text, syllables of a Vietnamese one. */
  readonly length: Scalars['Int']['output'];
  /** Every picture that the document names by id. */
  readonly pictures: ReadonlyArray<Picture>;
};

export type Page = {
  readonly __typename?: 'Page';
  /** Stable over re-uploads of the same picture in the same chapter. */
  readonly id: Scalars['ID']['output'];
  /** Counts from 1. */
  readonly number: Scalars['Int']['output'];
  readonly picture: Picture;
};

/** How the pictures were made to be seen, judged from their shape when they were stored. */
export type PageLayout =
  | 'PAGED'
  | 'STRIP';

/** A stored picture. Its dimensions are known before it loads, so that nothing on a screen moves. */
export type Picture = {
  readonly __typename?: 'Picture';
  /** The picture without its empty borders, in pixels of the original; null where nothing can be cropped. */
  readonly cropBox?: Maybe<CropBox>;
  /** As #rrggbb. */
  readonly dominantColor: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  /** Content hash of the original file. */
  readonly id: Scalars['ID']['output'];
  /** By type, best compression first, then by width, ascending. Never wider than the original. */
  readonly sources: ReadonlyArray<PictureSource>;
  /** Base64 of the thumbhash, some 25 bytes. */
  readonly thumbhash: Scalars['String']['output'];
  /** Pixels of the original, after its EXIF orientation is applied. */
  readonly width: Scalars['Int']['output'];
};

export type PictureSource = {
  readonly __typename?: 'PictureSource';
  /** A media type, such as image/webp. */
  readonly type: Scalars['String']['output'];
  /** Immutable: another content has another address. */
  readonly url: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type PositionsSaved = {
  readonly __typename?: 'PositionsSaved';
  /** How many are of chapters that are not to be shown. */
  readonly ignored: Scalars['Int']['output'];
  /** How many took the place of what was kept; the others were there already, or less far. */
  readonly taken: Scalars['Int']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly chapter: ChapterResult;
  /** perPage 1 to 50. Newest first comments first. */
  readonly comments: CommentList;
  /** Genres that have a work in this language, by their number of works, most first. */
  readonly genres: ReadonlyArray<Genre>;
  /** Works by their newest chapter, newest first. perPage 1 to 100. */
  readonly latestUpdates: WorkList;
  /** By views of all time; limit 1 to 50. */
  readonly mostViewed: ReadonlyArray<Work>;
  /** Null for a visitor. */
  readonly viewer?: Maybe<Viewer>;
  readonly work: WorkResult;
  /** Works that have every one of the genres. perPage 1 to 100. */
  readonly works: WorkList;
};


export type QueryChapterArgs = {
  chapterId: Scalars['ID']['input'];
  language: Language;
  workId: Scalars['ID']['input'];
};


export type QueryCommentsArgs = {
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  subject: CommentSubject;
};


export type QueryGenresArgs = {
  language: Language;
};


export type QueryLatestUpdatesArgs = {
  language: Language;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


export type QueryMostViewedArgs = {
  language: Language;
  limit?: Scalars['Int']['input'];
};


export type QueryWorkArgs = {
  id: Scalars['ID']['input'];
  language: Language;
};


export type QueryWorksArgs = {
  genres?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  language: Language;
  order?: WorkOrder;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};

/** How pages or lines follow each other, as the uploader or the pictures' shape decided. */
export type ReadingDirection =
  | 'LEFT_TO_RIGHT'
  | 'RIGHT_TO_LEFT'
  /** A strip read from top to bottom. */
  | 'TOP_TO_BOTTOM';

/**
 * Where a reader is in a chapter: an element of its content and how far into it, never pixels. What stands around the
 * element is kept too, so that the place is found again in another version of the chapter.
 */
export type ReadingPosition = {
  readonly __typename?: 'ReadingPosition';
  /** Ids of the elements after it, nearest first. */
  readonly after: ReadonlyArray<Scalars['ID']['output']>;
  readonly at: Scalars['DateTime']['output'];
  /** Ids of the elements before it, nearest first. */
  readonly before: ReadonlyArray<Scalars['ID']['output']>;
  readonly chapter: Chapter;
  readonly chapterId: Scalars['ID']['output'];
  /** Of the version of the chapter that was read. */
  readonly contentHash: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  /** Id of the block or page at the reading edge. */
  readonly elementId: Scalars['ID']['output'];
  /** Characters into a block; part of a page, 0 to 1. */
  readonly offset: Scalars['Float']['output'];
  /** Which element of the chapter it was, from 0, and of how many. */
  readonly order: Scalars['Int']['output'];
  /** Part of the chapter that has been seen, 0 to 1. */
  readonly progress: Scalars['Float']['output'];
  /** Since when the chapter is read again; what was read before counts no more. Null while it is read for the first time. */
  readonly rereadSince?: Maybe<Scalars['DateTime']['output']>;
  readonly work: Work;
  readonly workId: Scalars['ID']['output'];
};

export type ReadingPositionInput = {
  /** At most 20. */
  readonly after: ReadonlyArray<Scalars['ID']['input']>;
  /** By the device's clock; what lies in the future is taken for now. */
  readonly at: Scalars['DateTime']['input'];
  /** At most 20. */
  readonly before: ReadonlyArray<Scalars['ID']['input']>;
  readonly chapterId: Scalars['ID']['input'];
  readonly contentHash: Scalars['String']['input'];
  readonly count: Scalars['Int']['input'];
  readonly elementId: Scalars['ID']['input'];
  /** The reader knew of a place further on in the chapter and has gone back. */
  readonly isRereading: Scalars['Boolean']['input'];
  readonly offset: Scalars['Float']['input'];
  readonly order: Scalars['Int']['input'];
  readonly progress: Scalars['Float']['input'];
  readonly workId: Scalars['ID']['input'];
};

export type RedeemHandoverResult = LinkExpired | SignedIn | Throttled;

export type RegisterInput = {
  readonly email: Scalars['String']['input'];
  readonly language: Language;
  /** 1 to 40 characters. */
  readonly name: Scalars['String']['input'];
  /** 8 to 200 characters. */
  readonly password: Scalars['String']['input'];
};

export type RegisterResult = InvalidInput | SignedIn | Throttled;

export type ReportCommentResult = CommentSubjectNotFound | Done | Throttled;

export type ReportReason =
  | 'ABUSE'
  | 'OTHER'
  | 'SPAM'
  | 'SPOILER';

export type RequestGoogleLinkMailResult = Done | LinkExpired | Throttled;

export type RequestMailResult = Done | InvalidInput | Throttled;

export type SavePositionsResult = PositionsSaved | Throttled;

export type SendCommentInput = {
  readonly emoji?: InputMaybe<Scalars['String']['input']>;
  /** A UUID of the sender's: the same key answers with the comment it made the first time. */
  readonly idempotencyKey: Scalars['ID']['input'];
  readonly isSpoiler: Scalars['Boolean']['input'];
  readonly pinId?: InputMaybe<Scalars['ID']['input']>;
  readonly replyToId?: InputMaybe<Scalars['ID']['input']>;
  readonly subject: CommentSubject;
  readonly text: Scalars['String']['input'];
};

export type SendCommentResult = Comment | CommentSubjectNotFound | InvalidInput | Throttled;

export type Session = {
  readonly __typename?: 'Session';
  readonly device: Device;
  /** Null while it is open. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
};

export type SetPasswordResult = InvalidInput | LinkExpired | SignedIn | Throttled;

export type SignInInput = {
  readonly email: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
};

export type SignInResult = InvalidInput | SignedIn | Throttled | WrongCredentials;

export type SignedIn = {
  readonly __typename?: 'SignedIn';
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly sessionId: Scalars['ID']['output'];
  /** Opaque; sent as Authorization: Bearer. It is told once and stored hashed. */
  readonly token: Scalars['String']['output'];
  readonly viewer: Viewer;
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Of this work (chapterId null) or of one of its chapters. */
  readonly commentEvents: CommentEvent;
};


export type SubscriptionCommentEventsArgs = {
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  workId: Scalars['ID']['input'];
};

/** Too many tries. HTTP answers carry it as 429 with Retry-After. */
export type Throttled = {
  readonly __typename?: 'Throttled';
  readonly retryAfterSeconds: Scalars['Int']['output'];
};

export type UpdateProfileResult = InvalidInput | Viewer;

/** A person with an account: what others may see of them. */
export type User = {
  readonly __typename?: 'User';
  readonly avatar?: Maybe<Picture>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** The signed-in reader: what only they may see. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  readonly avatar?: Maybe<Picture>;
  /** Newest first; perPage 1 to 50. */
  readonly comments: CommentList;
  /** The newest position of each of the works read last; limit 1 to 20. */
  readonly continueReading: ReadonlyArray<ReadingPosition>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly email: Scalars['String']['output'];
  /** perPage 1 to 50. */
  readonly followed: FollowedList;
  /** False for an account that only Google opens. */
  readonly hasPassword: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isFollowing: Scalars['Boolean']['output'];
  /** The language mails are written in. */
  readonly language: Language;
  readonly name: Scalars['String']['output'];
  /** Of a site's works, or of one of them; newest first. Limit 1 to 400. */
  readonly positions: ReadonlyArray<ReadingPosition>;
  /** The open one first, then the ended ones of the last 30 days, newest first. */
  readonly sessions: ReadonlyArray<Session>;
};


/** The signed-in reader: what only they may see. */
export type ViewerCommentsArgs = {
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** The signed-in reader: what only they may see. */
export type ViewerContinueReadingArgs = {
  language: Language;
  limit?: Scalars['Int']['input'];
};


/** The signed-in reader: what only they may see. */
export type ViewerFollowedArgs = {
  language: Language;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** The signed-in reader: what only they may see. */
export type ViewerIsFollowingArgs = {
  workId: Scalars['ID']['input'];
};


/** The signed-in reader: what only they may see. */
export type ViewerPositionsArgs = {
  language: Language;
  limit?: Scalars['Int']['input'];
  workId?: InputMaybe<Scalars['ID']['input']>;
};

/** A comic or a novel: 作品, tác phẩm. */
export type Work = {
  readonly __typename?: 'Work';
  /** Other names the work is known by. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** perPage 1 to 100. The filter matches a number from its start or a part of a title, tone marks and case ignored. */
  readonly chapters: ChapterList;
  readonly chaptersCount: Scalars['Int']['output'];
  readonly cover?: Maybe<Picture>;
  readonly credits: ReadonlyArray<Credit>;
  /** Plain text; paragraphs are parted by a newline. */
  readonly description: Scalars['String']['output'];
  readonly direction: ReadingDirection;
  readonly firstChapter?: Maybe<Chapter>;
  readonly format: WorkFormat;
  readonly genres: ReadonlyArray<Genre>;
  readonly id: Scalars['ID']['output'];
  /** The warning is shown before anything of the work. */
  readonly isSensitive: Scalars['Boolean']['output'];
  readonly language: Language;
  readonly lastChapter?: Maybe<Chapter>;
  /** Newest first; limit 1 to 10. */
  readonly latestChapters: ReadonlyArray<Chapter>;
  /** Of the same language, most alike by genre first; limit 1 to 20. */
  readonly related: ReadonlyArray<Work>;
  /** Where the text or the pictures come from, and their licence, in the source's own words. */
  readonly sourceNote?: Maybe<Scalars['String']['output']>;
  readonly status: WorkStatus;
  readonly title: Scalars['String']['output'];
  /** Kana of a Japanese title. */
  readonly titleReading?: Maybe<Scalars['String']['output']>;
  /** The same work in another language. */
  readonly twins: ReadonlyArray<Work>;
  /** When the newest chapter was published. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly viewsCount: Scalars['Int']['output'];
};


/** A comic or a novel: 作品, tác phẩm. */
export type WorkChaptersArgs = {
  filter?: InputMaybe<Scalars['String']['input']>;
  order?: ChapterOrder;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** A comic or a novel: 作品, tác phẩm. */
export type WorkLatestChaptersArgs = {
  limit?: Scalars['Int']['input'];
};


/** A comic or a novel: 作品, tác phẩm. */
export type WorkRelatedArgs = {
  limit?: Scalars['Int']['input'];
};

/** The work exists, but on the twin site. */
export type WorkElsewhere = {
  readonly __typename?: 'WorkElsewhere';
  readonly id: Scalars['ID']['output'];
  readonly language: Language;
};

export type WorkFormat =
  | 'COMIC'
  | 'NOVEL';

export type WorkList = {
  readonly __typename?: 'WorkList';
  readonly items: ReadonlyArray<Work>;
  readonly position: ListPosition;
};

/** No work has this id, or it is not to be shown. */
export type WorkNotFound = {
  readonly __typename?: 'WorkNotFound';
  readonly id: Scalars['ID']['output'];
};

export type WorkOrder =
  | 'NAME'
  | 'UPDATED'
  | 'VIEWS';

export type WorkResult = Work | WorkElsewhere | WorkNotFound;

export type WorkStatus =
  | 'COMPLETED'
  | 'HIATUS'
  | 'ONGOING';

/** The address is unknown or the password is wrong; which of both is not said. */
export type WrongCredentials = {
  readonly __typename?: 'WrongCredentials';
  /** Always true: a type must have a field. */
  readonly isWrong: Scalars['Boolean']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ChangePasswordResult:
    | ( Done & { __typename: 'Done' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Throttled & { __typename: 'Throttled' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
  ;
  ChapterContent:
    | ( ResolverParents['ComicPages'] & { __typename: 'ComicPages' } )
    | ( ResolverParents['NovelText'] & { __typename: 'NovelText' } )
  ;
  ChapterResult:
    | ( ResolverParents['Chapter'] & { __typename: 'Chapter' } )
    | ( ChapterElsewhere & { __typename: 'ChapterElsewhere' } )
    | ( ChapterNotFound & { __typename: 'ChapterNotFound' } )
  ;
  CommentEvent:
    | ( ResolverParents['CommentAdded'] & { __typename: 'CommentAdded' } )
    | ( ResolverParents['CommentChanged'] & { __typename: 'CommentChanged' } )
  ;
  ConfirmGoogleLinkResult:
    | ( LinkExpired & { __typename: 'LinkExpired' } )
    | ( Omit<SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignedIn' } )
    | ( Throttled & { __typename: 'Throttled' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
  ;
  DeleteAccountResult:
    | ( Done & { __typename: 'Done' } )
    | ( Throttled & { __typename: 'Throttled' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
  ;
  DeleteCommentResult:
    | ( ResolverParents['Comment'] & { __typename: 'Comment' } )
    | ( CommentNotYours & { __typename: 'CommentNotYours' } )
  ;
  EditCommentResult:
    | ( ResolverParents['Comment'] & { __typename: 'Comment' } )
    | ( CommentNotYours & { __typename: 'CommentNotYours' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
  ;
  FollowWorkResult:
    | ( Done & { __typename: 'Done' } )
    | ( Throttled & { __typename: 'Throttled' } )
    | ( WorkNotFound & { __typename: 'WorkNotFound' } )
  ;
  GoogleSignInResult:
    | ( GoogleLinkNeeded & { __typename: 'GoogleLinkNeeded' } )
    | ( GoogleRefused & { __typename: 'GoogleRefused' } )
    | ( GoogleUnavailable & { __typename: 'GoogleUnavailable' } )
    | ( Omit<SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignedIn' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  GoogleSignInStartResult:
    | ( GoogleSignInStart & { __typename: 'GoogleSignInStart' } )
    | ( GoogleUnavailable & { __typename: 'GoogleUnavailable' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  RedeemHandoverResult:
    | ( LinkExpired & { __typename: 'LinkExpired' } )
    | ( Omit<SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignedIn' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  RegisterResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignedIn' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  ReportCommentResult:
    | ( CommentSubjectNotFound & { __typename: 'CommentSubjectNotFound' } )
    | ( Done & { __typename: 'Done' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  RequestGoogleLinkMailResult:
    | ( Done & { __typename: 'Done' } )
    | ( LinkExpired & { __typename: 'LinkExpired' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  RequestMailResult:
    | ( Done & { __typename: 'Done' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  SavePositionsResult:
    | ( PositionsSaved & { __typename: 'PositionsSaved' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  SendCommentResult:
    | ( ResolverParents['Comment'] & { __typename: 'Comment' } )
    | ( CommentSubjectNotFound & { __typename: 'CommentSubjectNotFound' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  SetPasswordResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( LinkExpired & { __typename: 'LinkExpired' } )
    | ( Omit<SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignedIn' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  SignInResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignedIn' } )
    | ( Throttled & { __typename: 'Throttled' } )
    | ( WrongCredentials & { __typename: 'WrongCredentials' } )
  ;
  UpdateProfileResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( ResolverParents['Viewer'] & { __typename: 'Viewer' } )
  ;
  WorkResult:
    | ( ResolverParents['Work'] & { __typename: 'Work' } )
    | ( WorkElsewhere & { __typename: 'WorkElsewhere' } )
    | ( WorkNotFound & { __typename: 'WorkNotFound' } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  Chapter: ResolverTypeWrapper<ResolverParents['Chapter']>;
  ChapterContent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChapterContent']>;
  ChapterDocument: ResolverTypeWrapper<Scalars['ChapterDocument']['output']>;
  ChapterElsewhere: ResolverTypeWrapper<ChapterElsewhere>;
  ChapterList: ResolverTypeWrapper<ResolverParents['ChapterList']>;
  ChapterNotFound: ResolverTypeWrapper<ChapterNotFound>;
  ChapterOrder: ChapterOrder;
  ChapterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChapterResult']>;
  ComicPages: ResolverTypeWrapper<ResolverParents['ComicPages']>;
  Comment: ResolverTypeWrapper<ResolverParents['Comment']>;
  CommentAdded: ResolverTypeWrapper<ResolverParents['CommentAdded']>;
  CommentChanged: ResolverTypeWrapper<ResolverParents['CommentChanged']>;
  CommentEvent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentEvent']>;
  CommentList: ResolverTypeWrapper<ResolverParents['CommentList']>;
  CommentNotYours: ResolverTypeWrapper<CommentNotYours>;
  CommentPin: ResolverTypeWrapper<CommentPin>;
  CommentSubject: CommentSubject;
  CommentSubjectNotFound: ResolverTypeWrapper<CommentSubjectNotFound>;
  ConfirmGoogleLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmGoogleLinkResult']>;
  Creator: ResolverTypeWrapper<ResolverParents['Creator']>;
  CreatorRole: CreatorRole;
  Credit: ResolverTypeWrapper<ResolverParents['Credit']>;
  CropBox: ResolverTypeWrapper<CropBox>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAccountResult']>;
  DeleteCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCommentResult']>;
  Device: ResolverTypeWrapper<Device>;
  DeviceKind: DeviceKind;
  Done: ResolverTypeWrapper<Done>;
  EditCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditCommentResult']>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  FieldProblemCode: FieldProblemCode;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowWorkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowWorkResult']>;
  FollowedList: ResolverTypeWrapper<ResolverParents['FollowedList']>;
  FollowedWork: ResolverTypeWrapper<ResolverParents['FollowedWork']>;
  Genre: ResolverTypeWrapper<ResolverParents['Genre']>;
  GoogleLinkNeeded: ResolverTypeWrapper<GoogleLinkNeeded>;
  GoogleRefused: ResolverTypeWrapper<GoogleRefused>;
  GoogleSignInInput: GoogleSignInInput;
  GoogleSignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GoogleSignInResult']>;
  GoogleSignInStart: ResolverTypeWrapper<GoogleSignInStart>;
  GoogleSignInStartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GoogleSignInStartResult']>;
  GoogleUnavailable: ResolverTypeWrapper<GoogleUnavailable>;
  Handover: ResolverTypeWrapper<Handover>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  Language: Language;
  LinkExpired: ResolverTypeWrapper<LinkExpired>;
  ListPosition: ResolverTypeWrapper<ListPosition>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NovelText: ResolverTypeWrapper<ResolverParents['NovelText']>;
  Page: ResolverTypeWrapper<ResolverParents['Page']>;
  PageLayout: PageLayout;
  Picture: ResolverTypeWrapper<ResolverParents['Picture']>;
  PictureSource: ResolverTypeWrapper<PictureSource>;
  PositionsSaved: ResolverTypeWrapper<PositionsSaved>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadingDirection: ReadingDirection;
  ReadingPosition: ResolverTypeWrapper<ResolverParents['ReadingPosition']>;
  ReadingPositionInput: ReadingPositionInput;
  RedeemHandoverResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RedeemHandoverResult']>;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  ReportCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportCommentResult']>;
  ReportReason: ReportReason;
  RequestGoogleLinkMailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestGoogleLinkMailResult']>;
  RequestMailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestMailResult']>;
  SavePositionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavePositionsResult']>;
  SendCommentInput: SendCommentInput;
  SendCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendCommentResult']>;
  Session: ResolverTypeWrapper<ResolverParents['Session']>;
  SetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPasswordResult']>;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Throttled: ResolverTypeWrapper<Throttled>;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  User: ResolverTypeWrapper<ResolverParents['User']>;
  Viewer: ResolverTypeWrapper<ResolverParents['Viewer']>;
  Work: ResolverTypeWrapper<ResolverParents['Work']>;
  WorkElsewhere: ResolverTypeWrapper<WorkElsewhere>;
  WorkFormat: WorkFormat;
  WorkList: ResolverTypeWrapper<ResolverParents['WorkList']>;
  WorkNotFound: ResolverTypeWrapper<WorkNotFound>;
  WorkOrder: WorkOrder;
  WorkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WorkResult']>;
  WorkStatus: WorkStatus;
  WrongCredentials: ResolverTypeWrapper<WrongCredentials>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  Chapter: ResolverParents['Chapter'];
  ChapterContent: ResolversUnionTypes<ResolversParentTypes>['ChapterContent'];
  ChapterDocument: Scalars['ChapterDocument']['output'];
  ChapterElsewhere: ChapterElsewhere;
  ChapterList: ResolverParents['ChapterList'];
  ChapterNotFound: ChapterNotFound;
  ChapterResult: ResolversUnionTypes<ResolversParentTypes>['ChapterResult'];
  ComicPages: ResolverParents['ComicPages'];
  Comment: ResolverParents['Comment'];
  CommentAdded: ResolverParents['CommentAdded'];
  CommentChanged: ResolverParents['CommentChanged'];
  CommentEvent: ResolversUnionTypes<ResolversParentTypes>['CommentEvent'];
  CommentList: ResolverParents['CommentList'];
  CommentNotYours: CommentNotYours;
  CommentPin: CommentPin;
  CommentSubject: CommentSubject;
  CommentSubjectNotFound: CommentSubjectNotFound;
  ConfirmGoogleLinkResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmGoogleLinkResult'];
  Creator: ResolverParents['Creator'];
  Credit: ResolverParents['Credit'];
  CropBox: CropBox;
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAccountResult'];
  DeleteCommentResult: ResolversUnionTypes<ResolversParentTypes>['DeleteCommentResult'];
  Device: Device;
  Done: Done;
  EditCommentResult: ResolversUnionTypes<ResolversParentTypes>['EditCommentResult'];
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  FollowWorkResult: ResolversUnionTypes<ResolversParentTypes>['FollowWorkResult'];
  FollowedList: ResolverParents['FollowedList'];
  FollowedWork: ResolverParents['FollowedWork'];
  Genre: ResolverParents['Genre'];
  GoogleLinkNeeded: GoogleLinkNeeded;
  GoogleRefused: GoogleRefused;
  GoogleSignInInput: GoogleSignInInput;
  GoogleSignInResult: ResolversUnionTypes<ResolversParentTypes>['GoogleSignInResult'];
  GoogleSignInStart: GoogleSignInStart;
  GoogleSignInStartResult: ResolversUnionTypes<ResolversParentTypes>['GoogleSignInStartResult'];
  GoogleUnavailable: GoogleUnavailable;
  Handover: Handover;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidInput: InvalidInput;
  LinkExpired: LinkExpired;
  ListPosition: ListPosition;
  Mutation: Record<PropertyKey, never>;
  NovelText: ResolverParents['NovelText'];
  Page: ResolverParents['Page'];
  Picture: ResolverParents['Picture'];
  PictureSource: PictureSource;
  PositionsSaved: PositionsSaved;
  Query: Record<PropertyKey, never>;
  ReadingPosition: ResolverParents['ReadingPosition'];
  ReadingPositionInput: ReadingPositionInput;
  RedeemHandoverResult: ResolversUnionTypes<ResolversParentTypes>['RedeemHandoverResult'];
  RegisterInput: RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  ReportCommentResult: ResolversUnionTypes<ResolversParentTypes>['ReportCommentResult'];
  RequestGoogleLinkMailResult: ResolversUnionTypes<ResolversParentTypes>['RequestGoogleLinkMailResult'];
  RequestMailResult: ResolversUnionTypes<ResolversParentTypes>['RequestMailResult'];
  SavePositionsResult: ResolversUnionTypes<ResolversParentTypes>['SavePositionsResult'];
  SendCommentInput: SendCommentInput;
  SendCommentResult: ResolversUnionTypes<ResolversParentTypes>['SendCommentResult'];
  Session: ResolverParents['Session'];
  SetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['SetPasswordResult'];
  SignInInput: SignInInput;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignedIn: Omit<SignedIn, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Throttled: Throttled;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  User: ResolverParents['User'];
  Viewer: ResolverParents['Viewer'];
  Work: ResolverParents['Work'];
  WorkElsewhere: WorkElsewhere;
  WorkList: ResolverParents['WorkList'];
  WorkNotFound: WorkNotFound;
  WorkResult: ResolversUnionTypes<ResolversParentTypes>['WorkResult'];
  WrongCredentials: WrongCredentials;
};

export type ChangePasswordResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'InvalidInput' | 'Throttled' | 'WrongCredentials', ParentType, ContextType>;
};

export type ChapterResolvers<ContextType = any, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  content?: Resolver<ResolversTypes['ChapterContent'], ParentType, ContextType>;
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twins?: Resolver<ReadonlyArray<ResolversTypes['Chapter']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChapterContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterContent'] = ResolversParentTypes['ChapterContent']> = {
  __resolveType: TypeResolveFn<'ComicPages' | 'NovelText', ParentType, ContextType>;
};

export interface ChapterDocumentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ChapterDocument'], any> {
  name: 'ChapterDocument';
}

export type ChapterElsewhereResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterElsewhere'] = ResolversParentTypes['ChapterElsewhere']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChapterListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterList'] = ResolversParentTypes['ChapterList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Chapter']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ListPosition'], ParentType, ContextType>;
};

export type ChapterNotFoundResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterNotFound'] = ResolversParentTypes['ChapterNotFound']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChapterResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterResult'] = ResolversParentTypes['ChapterResult']> = {
  __resolveType: TypeResolveFn<'Chapter' | 'ChapterElsewhere' | 'ChapterNotFound', ParentType, ContextType>;
};

export type ComicPagesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComicPages'] = ResolversParentTypes['ComicPages']> = {
  layout?: Resolver<ResolversTypes['PageLayout'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['Page']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentResolvers<ContextType = any, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSpoiler?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pin?: Resolver<Maybe<ResolversTypes['CommentPin']>, ParentType, ContextType>;
  replies?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  replyToId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentAddedResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentAdded'] = ResolversParentTypes['CommentAdded']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  idempotencyKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentChangedResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentChanged'] = ResolversParentTypes['CommentChanged']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentEvent'] = ResolversParentTypes['CommentEvent']> = {
  __resolveType: TypeResolveFn<'CommentAdded' | 'CommentChanged', ParentType, ContextType>;
};

export type CommentListResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentList'] = ResolversParentTypes['CommentList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ListPosition'], ParentType, ContextType>;
};

export type CommentNotYoursResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentNotYours'] = ResolversParentTypes['CommentNotYours']> = {
  isRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentPinResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentPin'] = ResolversParentTypes['CommentPin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CommentSubjectNotFoundResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentSubjectNotFound'] = ResolversParentTypes['CommentSubjectNotFound']> = {
  isMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmGoogleLinkResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConfirmGoogleLinkResult'] = ResolversParentTypes['ConfirmGoogleLinkResult']> = {
  __resolveType: TypeResolveFn<'LinkExpired' | 'SignedIn' | 'Throttled' | 'WrongCredentials', ParentType, ContextType>;
};

export type CreatorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Creator'] = ResolversParentTypes['Creator']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditResolvers<ContextType = any, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  creator?: Resolver<ResolversTypes['Creator'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CreatorRole'], ParentType, ContextType>;
};

export type CropBoxResolvers<ContextType = any, ParentType extends ResolversParentTypes['CropBox'] = ResolversParentTypes['CropBox']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteAccountResult'] = ResolversParentTypes['DeleteAccountResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'Throttled' | 'WrongCredentials', ParentType, ContextType>;
};

export type DeleteCommentResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteCommentResult'] = ResolversParentTypes['DeleteCommentResult']> = {
  __resolveType: TypeResolveFn<'Comment' | 'CommentNotYours', ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeviceKind'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DoneResolvers<ContextType = any, ParentType extends ResolversParentTypes['Done'] = ResolversParentTypes['Done']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditCommentResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['EditCommentResult'] = ResolversParentTypes['EditCommentResult']> = {
  __resolveType: TypeResolveFn<'Comment' | 'CommentNotYours' | 'InvalidInput', ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = any, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  code?: Resolver<ResolversTypes['FieldProblemCode'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FollowWorkResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['FollowWorkResult'] = ResolversParentTypes['FollowWorkResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'Throttled' | 'WorkNotFound', ParentType, ContextType>;
};

export type FollowedListResolvers<ContextType = any, ParentType extends ResolversParentTypes['FollowedList'] = ResolversParentTypes['FollowedList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['FollowedWork']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ListPosition'], ParentType, ContextType>;
};

export type FollowedWorkResolvers<ContextType = any, ParentType extends ResolversParentTypes['FollowedWork'] = ResolversParentTypes['FollowedWork']> = {
  followedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextChapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
};

export type GenreResolvers<ContextType = any, ParentType extends ResolversParentTypes['Genre'] = ResolversParentTypes['Genre']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<GenreNameArgs, 'language'>>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  worksCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<GenreWorksCountArgs, 'language'>>;
};

export type GoogleLinkNeededResolvers<ContextType = any, ParentType extends ResolversParentTypes['GoogleLinkNeeded'] = ResolversParentTypes['GoogleLinkNeeded']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoogleRefusedResolvers<ContextType = any, ParentType extends ResolversParentTypes['GoogleRefused'] = ResolversParentTypes['GoogleRefused']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoogleSignInResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['GoogleSignInResult'] = ResolversParentTypes['GoogleSignInResult']> = {
  __resolveType: TypeResolveFn<'GoogleLinkNeeded' | 'GoogleRefused' | 'GoogleUnavailable' | 'SignedIn' | 'Throttled', ParentType, ContextType>;
};

export type GoogleSignInStartResolvers<ContextType = any, ParentType extends ResolversParentTypes['GoogleSignInStart'] = ResolversParentTypes['GoogleSignInStart']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoogleSignInStartResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['GoogleSignInStartResult'] = ResolversParentTypes['GoogleSignInStartResult']> = {
  __resolveType: TypeResolveFn<'GoogleSignInStart' | 'GoogleUnavailable' | 'Throttled', ParentType, ContextType>;
};

export type GoogleUnavailableResolvers<ContextType = any, ParentType extends ResolversParentTypes['GoogleUnavailable'] = ResolversParentTypes['GoogleUnavailable']> = {
  isUnavailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandoverResolvers<ContextType = any, ParentType extends ResolversParentTypes['Handover'] = ResolversParentTypes['Handover']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = any, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkExpiredResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinkExpired'] = ResolversParentTypes['LinkExpired']> = {
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListPositionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListPosition'] = ResolversParentTypes['ListPosition']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  confirmGoogleLink?: Resolver<ResolversTypes['ConfirmGoogleLinkResult'], ParentType, ContextType, RequireFields<MutationConfirmGoogleLinkArgs, 'linkToken' | 'password'>>;
  confirmGoogleLinkByMail?: Resolver<ResolversTypes['ConfirmGoogleLinkResult'], ParentType, ContextType, RequireFields<MutationConfirmGoogleLinkByMailArgs, 'token'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountResult'], ParentType, ContextType, Partial<MutationDeleteAccountArgs>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentResult'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  editComment?: Resolver<ResolversTypes['EditCommentResult'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'id' | 'isSpoiler' | 'text'>>;
  followWork?: Resolver<ResolversTypes['FollowWorkResult'], ParentType, ContextType, RequireFields<MutationFollowWorkArgs, 'workId'>>;
  forgetPositions?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationForgetPositionsArgs, 'language'>>;
  redeemHandover?: Resolver<ResolversTypes['RedeemHandoverResult'], ParentType, ContextType, RequireFields<MutationRedeemHandoverArgs, 'code'>>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAvatar?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  reportComment?: Resolver<ResolversTypes['ReportCommentResult'], ParentType, ContextType, RequireFields<MutationReportCommentArgs, 'id' | 'reason'>>;
  requestGoogleLinkMail?: Resolver<ResolversTypes['RequestGoogleLinkMailResult'], ParentType, ContextType, RequireFields<MutationRequestGoogleLinkMailArgs, 'linkToken'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestMailResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email' | 'language'>>;
  savePositions?: Resolver<ResolversTypes['SavePositionsResult'], ParentType, ContextType, RequireFields<MutationSavePositionsArgs, 'positions'>>;
  sendComment?: Resolver<ResolversTypes['SendCommentResult'], ParentType, ContextType, RequireFields<MutationSendCommentArgs, 'input'>>;
  setPassword?: Resolver<ResolversTypes['SetPasswordResult'], ParentType, ContextType, RequireFields<MutationSetPasswordArgs, 'newPassword' | 'token'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithGoogle?: Resolver<ResolversTypes['GoogleSignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithGoogleArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  startGoogleSignIn?: Resolver<ResolversTypes['GoogleSignInStartResult'], ParentType, ContextType, RequireFields<MutationStartGoogleSignInArgs, 'language'>>;
  startHandover?: Resolver<ResolversTypes['Handover'], ParentType, ContextType, RequireFields<MutationStartHandoverArgs, 'to'>>;
  unfollowWork?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationUnfollowWorkArgs, 'workId'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'language' | 'name'>>;
};

export type NovelTextResolvers<ContextType = any, ParentType extends ResolversParentTypes['NovelText'] = ResolversParentTypes['NovelText']> = {
  document?: Resolver<ResolversTypes['ChapterDocument'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['Picture']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = any, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  cropBox?: Resolver<Maybe<ResolversTypes['CropBox']>, ParentType, ContextType>;
  dominantColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['PictureSource']>, ParentType, ContextType>;
  thumbhash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PictureSourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['PictureSource'] = ResolversParentTypes['PictureSource']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PositionsSavedResolvers<ContextType = any, ParentType extends ResolversParentTypes['PositionsSaved'] = ResolversParentTypes['PositionsSaved']> = {
  ignored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  chapter?: Resolver<ResolversTypes['ChapterResult'], ParentType, ContextType, RequireFields<QueryChapterArgs, 'chapterId' | 'language' | 'workId'>>;
  comments?: Resolver<ResolversTypes['CommentList'], ParentType, ContextType, RequireFields<QueryCommentsArgs, 'page' | 'perPage' | 'subject'>>;
  genres?: Resolver<ReadonlyArray<ResolversTypes['Genre']>, ParentType, ContextType, RequireFields<QueryGenresArgs, 'language'>>;
  latestUpdates?: Resolver<ResolversTypes['WorkList'], ParentType, ContextType, RequireFields<QueryLatestUpdatesArgs, 'language' | 'page' | 'perPage'>>;
  mostViewed?: Resolver<ReadonlyArray<ResolversTypes['Work']>, ParentType, ContextType, RequireFields<QueryMostViewedArgs, 'language' | 'limit'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  work?: Resolver<ResolversTypes['WorkResult'], ParentType, ContextType, RequireFields<QueryWorkArgs, 'id' | 'language'>>;
  works?: Resolver<ResolversTypes['WorkList'], ParentType, ContextType, RequireFields<QueryWorksArgs, 'language' | 'order' | 'page' | 'perPage'>>;
};

export type ReadingPositionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReadingPosition'] = ResolversParentTypes['ReadingPosition']> = {
  after?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  chapter?: Resolver<ResolversTypes['Chapter'], ParentType, ContextType>;
  chapterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rereadSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  workId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RedeemHandoverResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['RedeemHandoverResult'] = ResolversParentTypes['RedeemHandoverResult']> = {
  __resolveType: TypeResolveFn<'LinkExpired' | 'SignedIn' | 'Throttled', ParentType, ContextType>;
};

export type RegisterResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SignedIn' | 'Throttled', ParentType, ContextType>;
};

export type ReportCommentResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportCommentResult'] = ResolversParentTypes['ReportCommentResult']> = {
  __resolveType: TypeResolveFn<'CommentSubjectNotFound' | 'Done' | 'Throttled', ParentType, ContextType>;
};

export type RequestGoogleLinkMailResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['RequestGoogleLinkMailResult'] = ResolversParentTypes['RequestGoogleLinkMailResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'LinkExpired' | 'Throttled', ParentType, ContextType>;
};

export type RequestMailResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['RequestMailResult'] = ResolversParentTypes['RequestMailResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'InvalidInput' | 'Throttled', ParentType, ContextType>;
};

export type SavePositionsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavePositionsResult'] = ResolversParentTypes['SavePositionsResult']> = {
  __resolveType: TypeResolveFn<'PositionsSaved' | 'Throttled', ParentType, ContextType>;
};

export type SendCommentResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SendCommentResult'] = ResolversParentTypes['SendCommentResult']> = {
  __resolveType: TypeResolveFn<'Comment' | 'CommentSubjectNotFound' | 'InvalidInput' | 'Throttled', ParentType, ContextType>;
};

export type SessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  device?: Resolver<ResolversTypes['Device'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SetPasswordResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SetPasswordResult'] = ResolversParentTypes['SetPasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LinkExpired' | 'SignedIn' | 'Throttled', ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SignedIn' | 'Throttled' | 'WrongCredentials', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  commentEvents?: SubscriptionResolver<ResolversTypes['CommentEvent'], "commentEvents", ParentType, ContextType, RequireFields<SubscriptionCommentEventsArgs, 'workId'>>;
};

export type ThrottledResolvers<ContextType = any, ParentType extends ResolversParentTypes['Throttled'] = ResolversParentTypes['Throttled']> = {
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Viewer', ParentType, ContextType>;
};

export type UserResolvers<ContextType = any, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentList'], ParentType, ContextType, RequireFields<ViewerCommentsArgs, 'page' | 'perPage'>>;
  continueReading?: Resolver<ReadonlyArray<ResolversTypes['ReadingPosition']>, ParentType, ContextType, RequireFields<ViewerContinueReadingArgs, 'language' | 'limit'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followed?: Resolver<ResolversTypes['FollowedList'], ParentType, ContextType, RequireFields<ViewerFollowedArgs, 'language' | 'page' | 'perPage'>>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<ViewerIsFollowingArgs, 'workId'>>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positions?: Resolver<ReadonlyArray<ResolversTypes['ReadingPosition']>, ParentType, ContextType, RequireFields<ViewerPositionsArgs, 'language' | 'limit'>>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkResolvers<ContextType = any, ParentType extends ResolversParentTypes['Work'] = ResolversParentTypes['Work']> = {
  aliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  chapters?: Resolver<ResolversTypes['ChapterList'], ParentType, ContextType, RequireFields<WorkChaptersArgs, 'order' | 'page' | 'perPage'>>;
  chaptersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  credits?: Resolver<ReadonlyArray<ResolversTypes['Credit']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['ReadingDirection'], ParentType, ContextType>;
  firstChapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['WorkFormat'], ParentType, ContextType>;
  genres?: Resolver<ReadonlyArray<ResolversTypes['Genre']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSensitive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastChapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  latestChapters?: Resolver<ReadonlyArray<ResolversTypes['Chapter']>, ParentType, ContextType, RequireFields<WorkLatestChaptersArgs, 'limit'>>;
  related?: Resolver<ReadonlyArray<ResolversTypes['Work']>, ParentType, ContextType, RequireFields<WorkRelatedArgs, 'limit'>>;
  sourceNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleReading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twins?: Resolver<ReadonlyArray<ResolversTypes['Work']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkElsewhereResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkElsewhere'] = ResolversParentTypes['WorkElsewhere']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkListResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkList'] = ResolversParentTypes['WorkList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Work']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ListPosition'], ParentType, ContextType>;
};

export type WorkNotFoundResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkNotFound'] = ResolversParentTypes['WorkNotFound']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkResult'] = ResolversParentTypes['WorkResult']> = {
  __resolveType: TypeResolveFn<'Work' | 'WorkElsewhere' | 'WorkNotFound', ParentType, ContextType>;
};

export type WrongCredentialsResolvers<ContextType = any, ParentType extends ResolversParentTypes['WrongCredentials'] = ResolversParentTypes['WrongCredentials']> = {
  isWrong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  ChapterContent?: ChapterContentResolvers<ContextType>;
  ChapterDocument?: GraphQLScalarType;
  ChapterElsewhere?: ChapterElsewhereResolvers<ContextType>;
  ChapterList?: ChapterListResolvers<ContextType>;
  ChapterNotFound?: ChapterNotFoundResolvers<ContextType>;
  ChapterResult?: ChapterResultResolvers<ContextType>;
  ComicPages?: ComicPagesResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentAdded?: CommentAddedResolvers<ContextType>;
  CommentChanged?: CommentChangedResolvers<ContextType>;
  CommentEvent?: CommentEventResolvers<ContextType>;
  CommentList?: CommentListResolvers<ContextType>;
  CommentNotYours?: CommentNotYoursResolvers<ContextType>;
  CommentPin?: CommentPinResolvers<ContextType>;
  CommentSubjectNotFound?: CommentSubjectNotFoundResolvers<ContextType>;
  ConfirmGoogleLinkResult?: ConfirmGoogleLinkResultResolvers<ContextType>;
  Creator?: CreatorResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  CropBox?: CropBoxResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountResult?: DeleteAccountResultResolvers<ContextType>;
  DeleteCommentResult?: DeleteCommentResultResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  EditCommentResult?: EditCommentResultResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FollowWorkResult?: FollowWorkResultResolvers<ContextType>;
  FollowedList?: FollowedListResolvers<ContextType>;
  FollowedWork?: FollowedWorkResolvers<ContextType>;
  Genre?: GenreResolvers<ContextType>;
  GoogleLinkNeeded?: GoogleLinkNeededResolvers<ContextType>;
  GoogleRefused?: GoogleRefusedResolvers<ContextType>;
  GoogleSignInResult?: GoogleSignInResultResolvers<ContextType>;
  GoogleSignInStart?: GoogleSignInStartResolvers<ContextType>;
  GoogleSignInStartResult?: GoogleSignInStartResultResolvers<ContextType>;
  GoogleUnavailable?: GoogleUnavailableResolvers<ContextType>;
  Handover?: HandoverResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  LinkExpired?: LinkExpiredResolvers<ContextType>;
  ListPosition?: ListPositionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NovelText?: NovelTextResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PictureSource?: PictureSourceResolvers<ContextType>;
  PositionsSaved?: PositionsSavedResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReadingPosition?: ReadingPositionResolvers<ContextType>;
  RedeemHandoverResult?: RedeemHandoverResultResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  ReportCommentResult?: ReportCommentResultResolvers<ContextType>;
  RequestGoogleLinkMailResult?: RequestGoogleLinkMailResultResolvers<ContextType>;
  RequestMailResult?: RequestMailResultResolvers<ContextType>;
  SavePositionsResult?: SavePositionsResultResolvers<ContextType>;
  SendCommentResult?: SendCommentResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetPasswordResult?: SetPasswordResultResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Throttled?: ThrottledResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Work?: WorkResolvers<ContextType>;
  WorkElsewhere?: WorkElsewhereResolvers<ContextType>;
  WorkList?: WorkListResolvers<ContextType>;
  WorkNotFound?: WorkNotFoundResolvers<ContextType>;
  WorkResult?: WorkResultResolvers<ContextType>;
  WrongCredentials?: WrongCredentialsResolvers<ContextType>;
};

