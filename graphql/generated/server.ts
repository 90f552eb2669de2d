import type { ChapterDocument } from '../document/chapter-document.ts';
import type { PageDocument } from '../document/page-document.ts';
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
  /** A page's words as the typed document of graphql/document; never HTML. */
  PageDocument: { input: PageDocument; output: PageDocument; }
};

export type ArrangePagesResult = NotYours | OwnChapter | PagesChanged;

export type BeginUploadInput = {
  /** CONTENT and PAGE. */
  readonly chapterId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 500, all pictures or all not; a ComicInfo.xml or details.json beside pictures does not count. */
  readonly files: ReadonlyArray<UploadFileInput>;
  /** A UUID of the sender's: the same one answers with the upload that it began. */
  readonly id: Scalars['ID']['input'];
  /** PAGE: the id of the OwnPage whose place it takes. */
  readonly pageId?: InputMaybe<Scalars['ID']['input']>;
  readonly purpose: UploadPurpose;
  readonly workId: Scalars['ID']['input'];
};

export type BeginUploadResult = InvalidInput | NotYours | Throttled | Upload | UploadRefused;

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
  /** For each block of the text, the id of the block of this twin's text that says the same, or comes next; empty where there is none. */
  readonly passagesIn: ReadonlyArray<Scalars['ID']['output']>;
  readonly previous?: Maybe<Chapter>;
  readonly publishedAt: Scalars['DateTime']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  /** The aligned chapters of the work's twins. */
  readonly twins: ReadonlyArray<Chapter>;
  /** Counts from 1; a re-upload with other content makes the next one. */
  readonly version: Scalars['Int']['output'];
  readonly work: Work;
};


export type ChapterPassagesInArgs = {
  twinId: Scalars['ID']['input'];
};

/** Somebody changed the same of it, to something else, since it was seen; nothing was changed. */
export type ChapterChanged = {
  readonly __typename?: 'ChapterChanged';
  /** As it is now. */
  readonly chapter: OwnChapter;
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
  /** The work that was asked for; null where it is none of this site either. */
  readonly shownWork?: Maybe<Work>;
};

export type ChapterOrder =
  | 'NEWEST_FIRST'
  | 'OLDEST_FIRST';

export type ChapterResult = Chapter | ChapterElsewhere | ChapterNotFound;

export type ChapterVersion = {
  readonly __typename?: 'ChapterVersion';
  readonly contentHash: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** First page; null for a text. */
  readonly firstPage?: Maybe<Picture>;
  /** Pages, or characters or syllables of a text. */
  readonly length: Scalars['Int']['output'];
  /** Counts from 1. */
  readonly version: Scalars['Int']['output'];
};

export type ComicPages = {
  readonly __typename?: 'ComicPages';
  readonly layout: PageLayout;
  readonly pages: ReadonlyArray<Page>;
};

export type Comment = {
  readonly __typename?: 'Comment';
  /** Null when the account was deleted, or the comment was. */
  readonly author?: Maybe<User>;
  /** Null on a comment about the work, and where it is not shown any more. */
  readonly chapter?: Maybe<Chapter>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** One emoji, beside or instead of the text. */
  readonly emoji?: Maybe<Scalars['String']['output']>;
  /** Whether there are older ones, for repliesBefore. */
  readonly hasEarlierReplies: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isDeleted: Scalars['Boolean']['output'];
  /** Whether the reader of this answer wrote it. */
  readonly isMine: Scalars['Boolean']['output'];
  readonly isSpoiler: Scalars['Boolean']['output'];
  readonly pin?: Maybe<CommentPin>;
  /** Of a first comment its 20 newest, oldest first; a reply has none. */
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

export type ContactInput = {
  readonly email: Scalars['String']['input'];
  /** Of the site that was written to. */
  readonly language: Language;
  readonly message: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  /** A field that people do not see and so leave empty. */
  readonly website: Scalars['String']['input'];
};

export type ContactResult = Done | InvalidInput | Throttled;

/** What a reader finds wrong with a work, a chapter or a page. */
export type ContentReportReason =
  /** Pages are missing, unreadable or in a wrong order. */
  | 'BROKEN'
  /** It is shown without the leave of who made it. */
  | 'COPYRIGHT'
  /** It hurts, threatens or endangers somebody. */
  | 'HARMFUL'
  | 'OTHER'
  /** A warning, the genres or the language are wrong. */
  | 'WRONG_LABELS';

export type CreateOwnWorkResult = InvalidInput | OwnWork | Throttled;

export type Creator = {
  readonly __typename?: 'Creator';
  readonly id: Scalars['ID']['output'];
  /** As their works write it. */
  readonly name: Scalars['String']['output'];
  /** Kana of a Japanese name. */
  readonly reading?: Maybe<Scalars['String']['output']>;
  /** The same person under other names: who alone stands in the same role of a twin of one of their works; at most 5. */
  readonly twins: ReadonlyArray<Creator>;
  /** perPage 1 to 100. */
  readonly works: WorkList;
  readonly worksCount: Scalars['Int']['output'];
};


export type CreatorWorksArgs = {
  language: Language;
  order?: WorkOrder;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


export type CreatorWorksCountArgs = {
  language: Language;
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

export type DeleteOwnResult = Done | NotYours;

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

export type EditCommentResult = Comment | CommentNotYours | InvalidInput | Throttled;

export type EditOwnChapterResult = ChapterChanged | InvalidInput | NotYours | OwnChapter;

export type EditOwnWorkResult = InvalidInput | NotYours | OwnWork | WorkChanged;

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
  | 'NOT_A_NUMBER'
  | 'NOT_A_PICTURE'
  | 'NOT_ONE_EMOJI'
  /** A time that is over. */
  | 'PAST'
  | 'REQUIRED'
  /** It cannot be changed any more. */
  | 'SETTLED'
  /** Another account has this e-mail address, or another chapter of the work this number. */
  | 'TAKEN'
  /** Among the passwords everybody tries first. */
  | 'TOO_COMMON'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'TOO_SHORT'
  /** None that there is. */
  | 'UNKNOWN';

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
  /** By set and name, 'lucide:heart', for GET /api/_nuxt_icon/lucide.json?icons=heart; null for a genre without one. */
  readonly icon?: Maybe<Scalars['String']['output']>;
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
  /** Every page that is to stay, in the new order; those that are left out are dropped. At least one stays. */
  readonly arrangePages: ArrangePagesResult;
  readonly beginUpload: BeginUploadResult;
  /** Its bytes are gone at once. An upload that is done is not undone. */
  readonly cancelUpload: DeleteOwnResult;
  /** Ends every other session of the account. */
  readonly changePassword: ChangePasswordResult;
  /** By password. */
  readonly confirmGoogleLink: ConfirmGoogleLinkResult;
  readonly confirmGoogleLinkByMail: ConfirmGoogleLinkResult;
  /** The key is a UUID of the sender's: the same one answers with the work that it made. */
  readonly createOwnWork: CreateOwnWorkResult;
  /** Asks the password of an account that has one; another account must have signed in within the last 10 minutes. */
  readonly deleteAccount: DeleteAccountResult;
  /** The text is gone at once; a first comment with replies stays as an empty place. */
  readonly deleteComment: DeleteCommentResult;
  /** Only while it is not published. */
  readonly deleteOwnChapter: DeleteOwnResult;
  /** Only while nothing of it is published. */
  readonly deleteOwnWork: DeleteOwnResult;
  readonly editComment: EditCommentResult;
  /** Seen and overrides are as in editOwnWork. With swaps, the chapter that has the number takes the one that this chapter had. */
  readonly editOwnChapter: EditOwnChapterResult;
  /**
   * Readers see it at once where the work has a published chapter. Language and format stay once there are chapters.
   * With seen, which is what the fields held when they were shown, what others changed meanwhile and input leaves as it was seen stays
   * as they changed it; where both changed a field nothing is done, or with overrides input's stays. Without seen, input takes the place
   * of all.
   */
  readonly editOwnWork: EditOwnWorkResult;
  /** Done too where it was followed already. */
  readonly followWork: FollowWorkResult;
  /** Takes the reader's positions away: all those in a site's works, or in one of them. */
  readonly forgetPositions: Done;
  /** Now, or at a time to come; publishing again shows what was changed. */
  readonly publishChapter: PublishResult;
  /** Every draft of a work, the lowest number first: fifty at once, the others within a minute. What is scheduled keeps its time. */
  readonly publishDrafts: PublishDraftsResult;
  readonly redeemHandover: RedeemHandoverResult;
  readonly register: RegisterResult;
  readonly removeAvatar: Viewer;
  readonly reportComment: ReportCommentResult;
  /** Told to nobody but the site. A second report of the same reader about the same thing takes the place of the first. */
  readonly reportContent: ReportContentResult;
  /** By a mail with a one-time link to /login#google-link=… */
  readonly requestGoogleLinkMail: RequestGoogleLinkMailResult;
  /** Answers Done whether the address is known or not, after the same work. */
  readonly requestPasswordReset: RequestMailResult;
  /** Takes the content of a version that readers saw; it is shown when the chapter is published again. */
  readonly restoreVersion: RestoreVersionResult;
  /**
   * At most 50. In each chapter the furthest position stays, and of two equally far ones the newer. A position of a
   * rereading takes the place of any older one, and what was read before it counts no more. The furthest reach stays within
   * a version of the chapter, whichever position does. Sent again, nothing changes.
   */
  readonly savePositions: SavePositionsResult;
  readonly sendComment: SendCommentResult;
  /** Sends a mail to the site's support. Name to 40, message to 4,000 characters. */
  readonly sendContactMessage: ContactResult;
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
  /** A scheduled chapter becomes a draft again. */
  readonly unscheduleChapter: UnscheduleResult;
  readonly updateProfile: UpdateProfileResult;
};


export type MutationArrangePagesArgs = {
  chapterId: Scalars['ID']['input'];
  pageIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationBeginUploadArgs = {
  input: BeginUploadInput;
};


export type MutationCancelUploadArgs = {
  id: Scalars['ID']['input'];
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


export type MutationCreateOwnWorkArgs = {
  input: OwnWorkInput;
  key: Scalars['ID']['input'];
};


export type MutationDeleteAccountArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteOwnChapterArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteOwnWorkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEditCommentArgs = {
  emoji?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  isSpoiler: Scalars['Boolean']['input'];
  text: Scalars['String']['input'];
};


export type MutationEditOwnChapterArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['String']['input'];
  overrides?: Scalars['Boolean']['input'];
  seen?: InputMaybe<OwnChapterInput>;
  swaps?: Scalars['Boolean']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEditOwnWorkArgs = {
  id: Scalars['ID']['input'];
  input: OwnWorkInput;
  overrides?: Scalars['Boolean']['input'];
  seen?: InputMaybe<OwnWorkInput>;
};


export type MutationFollowWorkArgs = {
  workId: Scalars['ID']['input'];
};


export type MutationForgetPositionsArgs = {
  language: Language;
  workId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationPublishChapterArgs = {
  at?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationPublishDraftsArgs = {
  workId: Scalars['ID']['input'];
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


export type MutationReportContentArgs = {
  input: ReportContentInput;
};


export type MutationRequestGoogleLinkMailArgs = {
  linkToken: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
  language: Language;
};


export type MutationRestoreVersionArgs = {
  chapterId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSavePositionsArgs = {
  positions: ReadonlyArray<ReadingPositionInput>;
};


export type MutationSendCommentArgs = {
  input: SendCommentInput;
};


export type MutationSendContactMessageArgs = {
  input: ContactInput;
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


export type MutationUnscheduleChapterArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateProfileArgs = {
  language: Language;
  name: Scalars['String']['input'];
};

/** It is somebody else's, or does not exist. */
export type NotYours = {
  readonly __typename?: 'NotYours';
  readonly isRefused: Scalars['Boolean']['output'];
};

export type NovelText = {
  readonly __typename?: 'NovelText';
  readonly document: Scalars['ChapterDocument']['output'];
  /** Characters of a Japanese text, syllables of a Vietnamese one. */
  readonly length: Scalars['Int']['output'];
  /** Every picture that the document names by id. */
  readonly pictures: ReadonlyArray<Picture>;
};

/** A name of the work, or of who made it, that holds more of what was searched than its title does. */
export type OtherName = {
  readonly __typename?: 'OtherName';
  readonly kind: OtherNameKind;
  /** What of the text was searched. */
  readonly ranges: ReadonlyArray<TextRange>;
  readonly text: Scalars['String']['output'];
};

export type OtherNameKind =
  | 'ALIAS'
  | 'CREATOR'
  | 'READING';

export type OwnChapter = {
  readonly __typename?: 'OwnChapter';
  readonly changedAt: Scalars['DateTime']['output'];
  /** As readers see it; null until it is published, and while it is hidden. */
  readonly chapter?: Maybe<Chapter>;
  /** Null for a comic. */
  readonly document?: Maybe<Scalars['ChapterDocument']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Readers saw it, and an operator has taken it, or its work, out of their sight. */
  readonly isHidden: Scalars['Boolean']['output'];
  /** False where readers see another content, number or title than this, or would if it were not hidden: publish again to show it. */
  readonly isShown: Scalars['Boolean']['output'];
  /** How its pictures are shown: as a strip or page by page; null for a novel. */
  readonly layout?: Maybe<PageLayout>;
  /** Decimal digits with an optional part after a point. */
  readonly number: Scalars['String']['output'];
  /** Pages of a comic in their order, up to 500; empty for a novel. */
  readonly pages: ReadonlyArray<OwnPage>;
  readonly pagesCount: Scalars['Int']['output'];
  /** That the document names by id. */
  readonly pictures: ReadonlyArray<Picture>;
  /** Set while SCHEDULED. */
  readonly publishAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: OwnChapterState;
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Of the same number in the twin of the work: readers change between the two. Null where there is none. */
  readonly twin?: Maybe<OwnChapter>;
  /** What readers saw of it, newest first; the first is what they see now. */
  readonly versions: ReadonlyArray<ChapterVersion>;
  readonly work: OwnWork;
};

export type OwnChapterInput = {
  /** Decimal digits with an optional part after a point. */
  readonly number: Scalars['String']['input'];
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

export type OwnChapterList = {
  readonly __typename?: 'OwnChapterList';
  readonly items: ReadonlyArray<OwnChapter>;
  readonly position: ListPosition;
};

export type OwnChapterState =
  | 'DRAFT'
  /** Published by its owner; readers see it when the site has looked at the work. */
  | 'HELD'
  | 'PUBLISHED'
  /** Will be published at publishAt, to the minute. */
  | 'SCHEDULED';

export type OwnCredit = {
  readonly __typename?: 'OwnCredit';
  readonly name: Scalars['String']['output'];
  readonly role: CreatorRole;
};

export type OwnCreditInput = {
  readonly name: Scalars['String']['input'];
  readonly role: CreatorRole;
};

export type OwnPage = {
  readonly __typename?: 'OwnPage';
  /** Of this page in this chapter: stays while pages are moved. */
  readonly id: Scalars['ID']['output'];
  /** Counts from 1. */
  readonly number: Scalars['Int']['output'];
  readonly picture: Picture;
};

/**
 * What an account makes: works of its own with their chapters, seen by nobody else until a chapter of theirs is published.
 * Everything here is the owner's; for everybody else it does not exist.
 */
export type OwnWork = {
  readonly __typename?: 'OwnWork';
  /** Last time that the owner changed it or a chapter of it. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** Newest first; perPage 1 to 100. */
  readonly chapters: OwnChapterList;
  readonly chaptersCount: Scalars['Int']['output'];
  /** Null: the first page of the first chapter. */
  readonly cover?: Maybe<Picture>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly credits: ReadonlyArray<OwnCredit>;
  readonly description: Scalars['String']['output'];
  /** Null until the owner says it or the first pictures were judged by their shape. */
  readonly direction?: Maybe<ReadingDirection>;
  /** Chapters that publishDrafts would publish, on whatever page of them. */
  readonly draftsCount: Scalars['Int']['output'];
  readonly format: WorkFormat;
  readonly genres: ReadonlyArray<Genre>;
  readonly id: Scalars['ID']['output'];
  /** Readers saw it, and an operator has taken it out of their sight. */
  readonly isHidden: Scalars['Boolean']['output'];
  readonly isSensitive: Scalars['Boolean']['output'];
  readonly language: Language;
  readonly review: ReviewState;
  readonly status: WorkStatus;
  readonly title: Scalars['String']['output'];
  readonly titleReading?: Maybe<Scalars['String']['output']>;
  /** The same work in the other language, of the same owner. */
  readonly twin?: Maybe<OwnWork>;
  /** As readers see it; null until its first chapter is published, and while an operator hides it. */
  readonly work?: Maybe<Work>;
};


/**
 * What an account makes: works of its own with their chapters, seen by nobody else until a chapter of theirs is published.
 * Everything here is the owner's; for everybody else it does not exist.
 */
export type OwnWorkChaptersArgs = {
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};

export type OwnWorkInput = {
  /** At most 10. */
  readonly credits: ReadonlyArray<OwnCreditInput>;
  /** Plain text, up to 5,000 characters. */
  readonly description: Scalars['String']['input'];
  readonly direction?: InputMaybe<ReadingDirection>;
  readonly format: WorkFormat;
  /** Slugs of genres that there are; at most 10. */
  readonly genres: ReadonlyArray<Scalars['String']['input']>;
  readonly isSensitive: Scalars['Boolean']['input'];
  readonly language: Language;
  readonly status: WorkStatus;
  /** 1 to 200 characters. */
  readonly title: Scalars['String']['input'];
  readonly titleReading?: InputMaybe<Scalars['String']['input']>;
  /** An OwnWork in the other language. */
  readonly twinId?: InputMaybe<Scalars['ID']['input']>;
};

export type OwnWorkList = {
  readonly __typename?: 'OwnWorkList';
  readonly items: ReadonlyArray<OwnWork>;
  readonly position: ListPosition;
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

/** The chapter's pages are others by now than the ones that were named; nothing was changed. */
export type PagesChanged = {
  readonly __typename?: 'PagesChanged';
  readonly chapter: OwnChapter;
};

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

export type PublishDraftsResult = NotYours | OwnWork | Throttled;

export type PublishResult = InvalidInput | NotYours | OwnChapter | Throttled;

export type Query = {
  readonly __typename?: 'Query';
  readonly chapter: ChapterResult;
  /** perPage 1 to 50. Newest first comments first. */
  readonly comments: CommentList;
  /** Null where nobody of that id is credited for a work that is shown, on either site. Who became one with another has the id of that one. */
  readonly creator?: Maybe<Creator>;
  /** Genres that an account can give a work of its own: those that have a work in this language, as above, then all others by slug. */
  readonly genreChoices: ReadonlyArray<Genre>;
  /** Genres that have a work in this language, by their number of works, most first. */
  readonly genres: ReadonlyArray<Genre>;
  /** Works by their newest chapter, newest first. perPage 1 to 100. */
  readonly latestUpdates: WorkList;
  /** Works by their views in the period, most first. perPage 1 to 100. */
  readonly ranking: Ranking;
  /** The 20 replies next before this one in its thread; none before what is not shown, or is no reply. */
  readonly repliesBefore: Replies;
  /**
   * Works of a language by their names and creators, best first: tone marks as typed, then without them, then by views.
   * What is one slip away is found where nothing else is; where little is, also Japanese works by their readings as they are
   * spelt in Latin letters. The query has at most 200 characters; without one the
   * filters alone decide, and without both nothing is found. perPage 1 to 100.
   */
  readonly search: SearchResults;
  /** What a query that is still being typed may mean; limit 1 to 20. */
  readonly searchSuggestions: ReadonlyArray<SearchMatch>;
  /** Null where nobody wrote such a page. */
  readonly sitePage?: Maybe<SitePage>;
  /** Of the shortest period that ranks so many works, else of all time; limit 1 to 50. */
  readonly topRanking: Ranking;
  readonly uploadLimits: UploadLimits;
  /** Null for a visitor. */
  readonly viewer?: Maybe<Viewer>;
  readonly work: WorkResult;
  /** Works that have every one of the genres and none of those they must be without; at most 10 of each. perPage 1 to 100. */
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


export type QueryCreatorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGenreChoicesArgs = {
  language: Language;
};


export type QueryGenresArgs = {
  language: Language;
};


export type QueryLatestUpdatesArgs = {
  language: Language;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


export type QueryRankingArgs = {
  language: Language;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  period?: RankingPeriod;
};


export type QueryRepliesBeforeArgs = {
  replyId: Scalars['ID']['input'];
};


export type QuerySearchArgs = {
  filters?: InputMaybe<SearchFilters>;
  language: Language;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QuerySearchSuggestionsArgs = {
  language: Language;
  limit?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


export type QuerySitePageArgs = {
  language: Language;
  slug: Scalars['String']['input'];
};


export type QueryTopRankingArgs = {
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
  without?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type Ranking = {
  readonly __typename?: 'Ranking';
  readonly items: ReadonlyArray<RankingPlace>;
  readonly period: RankingPeriod;
  readonly position: ListPosition;
};

/** The last 1, 7, 30, 90 or 365 times 24 hours, or all time. */
export type RankingPeriod =
  | 'ALL'
  | 'DAY'
  | 'MONTH'
  | 'QUARTER'
  | 'WEEK'
  | 'YEAR';

export type RankingPlace = {
  readonly __typename?: 'RankingPlace';
  /** One period before, of all time a day before; null for a work that was not ranked then. */
  readonly previousRank?: Maybe<Scalars['Int']['output']>;
  /** Counts from 1. */
  readonly rank: Scalars['Int']['output'];
  /** Within the period. */
  readonly views: Scalars['Int']['output'];
  readonly work: Work;
};

/** A day on which a reader read. */
export type ReadingDay = {
  readonly __typename?: 'ReadingDay';
  /** Chapters that were open last on that day, of both sites. */
  readonly chaptersCount: Scalars['Int']['output'];
  /** In the calendar of the reader, as 2026-11-21. */
  readonly day: Scalars['String']['output'];
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
  /** The furthest element that the reader came to by reading, of the same version; beyond their place where they went back, before it where they leapt. */
  readonly reach: Scalars['Int']['output'];
  /** When the end of the chapter was reached first, in whatever version; a rereading leaves it. */
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** The furthest element that the reader came to by reading; where it is not known, that of the position. */
  readonly reach?: InputMaybe<Scalars['Int']['input']>;
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

/** Neighbours in one thread, oldest first. */
export type Replies = {
  readonly __typename?: 'Replies';
  readonly hasEarlier: Scalars['Boolean']['output'];
  readonly replies: ReadonlyArray<Comment>;
};

export type ReportCommentResult = CommentSubjectNotFound | Done | Throttled;

export type ReportContentInput = {
  /** Plain text, up to 500 characters. */
  readonly note: Scalars['String']['input'];
  /** Which picture of a comic's chapter it is about, from 1; without it the report is about the whole. */
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly reason: ContentReportReason;
  /** Of the work, or of one chapter of it. */
  readonly subject: CommentSubject;
};

export type ReportContentResult = CommentSubjectNotFound | Done | InvalidInput | Throttled;

export type ReportReason =
  | 'ABUSE'
  | 'OTHER'
  | 'SPAM'
  | 'SPOILER';

export type RequestGoogleLinkMailResult = Done | LinkExpired | Throttled;

export type RequestMailResult = Done | InvalidInput | Throttled;

export type RestoreVersionResult = NotYours | OwnChapter;

/** Whether somebody looks at the work before readers do. */
export type ReviewState =
  | 'NOT_NEEDED'
  | 'PASSED'
  | 'REFUSED'
  /** What is published waits until the site has looked at it. */
  | 'WAITING';

export type SavePositionsResult = PositionsSaved | Throttled;

/** A work must satisfy all that are given. */
export type SearchFilters = {
  /** Works that this creator is credited for. */
  readonly creatorId?: InputMaybe<Scalars['ID']['input']>;
  readonly format?: InputMaybe<WorkFormat>;
  /** Slugs; a work must have every one of them, at most 10. */
  readonly genres?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly status?: InputMaybe<WorkStatus>;
  /** Slugs; a work must have none of them, at most 10. */
  readonly without?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type SearchMatch = {
  readonly __typename?: 'SearchMatch';
  /** Whether it is not what was typed but one slip away from it, or its reading in Latin letters. */
  readonly isNear: Scalars['Boolean']['output'];
  readonly otherName?: Maybe<OtherName>;
  /** What of the title was searched. */
  readonly titleRanges: ReadonlyArray<TextRange>;
  readonly work: Work;
};

export type SearchResults = {
  readonly __typename?: 'SearchResults';
  /** Who the filter keeps to; null without that filter, or where there is nobody of that id. */
  readonly creator?: Maybe<Creator>;
  /** Whether there are more works than are counted. */
  readonly isCapped: Scalars['Boolean']['output'];
  readonly items: ReadonlyArray<SearchMatch>;
  /** Counts at most 1,000 works. */
  readonly position: ListPosition;
};

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

/** A page that an operator wrote. */
export type SitePage = {
  readonly __typename?: 'SitePage';
  readonly description: Scalars['String']['output'];
  readonly document: Scalars['PageDocument']['output'];
  /** Whether the twin site has a page at the same address. */
  readonly hasTwin: Scalars['Boolean']['output'];
  readonly language: Language;
  /** Its address: /{slug} */
  readonly slug: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Of this work (chapterId null) or of one of its chapters. */
  readonly commentEvents: CommentEvent;
  /** The newest chapter of the work, at once and whenever anything of it was published; null where none is shown any more. */
  readonly newestChapter?: Maybe<Chapter>;
  /** The upload as it is now and whenever it changed; ends when it is DONE or FAILED. Needs a signed-in reader. */
  readonly uploadProgress: Upload;
};


export type SubscriptionCommentEventsArgs = {
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  workId: Scalars['ID']['input'];
};


export type SubscriptionNewestChapterArgs = {
  workId: Scalars['ID']['input'];
};


export type SubscriptionUploadProgressArgs = {
  id: Scalars['ID']['input'];
};

/** From start up to, not including, end; in UTF-16 code units, as JavaScript slices a text. */
export type TextRange = {
  readonly __typename?: 'TextRange';
  readonly end: Scalars['Int']['output'];
  readonly start: Scalars['Int']['output'];
};

/** Too many tries. HTTP answers carry it as 429 with Retry-After. */
export type Throttled = {
  readonly __typename?: 'Throttled';
  readonly retryAfterSeconds: Scalars['Int']['output'];
};

export type UnscheduleResult = NotYours | OwnChapter;

export type UpdateProfileResult = InvalidInput | Viewer;

export type Upload = {
  readonly __typename?: 'Upload';
  /** Chapters that were made, changed or held the same as drafts already, in reading order; empty until DONE. */
  readonly chapters: ReadonlyArray<OwnChapter>;
  /** RECEIVING: forgotten at this time unless something comes; each PATCH and HEAD moves it on. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly files: ReadonlyArray<UploadFile>;
  /** As its sender named it: a UUID in lower case. */
  readonly id: Scalars['ID']['output'];
  readonly picturesCount: Scalars['Int']['output'];
  /** Pictures looked at so far, and all that were found; 0 of 0 while files are being opened, and for a text without pictures. */
  readonly picturesDone: Scalars['Int']['output'];
  /** FAILED: why. DONE: pictures of a text that were left out. */
  readonly problems: ReadonlyArray<UploadProblem>;
  readonly purpose: UploadPurpose;
  readonly state: UploadState;
  readonly work: OwnWork;
};

export type UploadFile = {
  readonly __typename?: 'UploadFile';
  /** Counts from 0. */
  readonly index: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** Bytes that are here and safe. */
  readonly offset: Scalars['Int']['output'];
  /** Bytes. */
  readonly size: Scalars['Int']['output'];
  /** Where its bytes go, on this host. */
  readonly url: Scalars['String']['output'];
};

export type UploadFileInput = {
  /** May have folders: '01/003.jpg'. */
  readonly name: Scalars['String']['input'];
  /** Of the whole file, 64 hexadecimal digits. */
  readonly sha256?: InputMaybe<Scalars['String']['input']>;
  readonly size: Scalars['Int']['input'];
};

/** The most that is taken; checked before a byte is sent and again when it is here. */
export type UploadLimits = {
  readonly __typename?: 'UploadLimits';
  /** Of an upload, all files together. */
  readonly bytes: Scalars['Int']['output'];
  readonly files: Scalars['Int']['output'];
  /** How long an upload that nothing comes for is kept. */
  readonly idleSeconds: Scalars['Int']['output'];
  /** Of a chapter. */
  readonly pages: Scalars['Int']['output'];
  readonly pictureBytes: Scalars['Int']['output'];
  readonly picturePixels: Scalars['Int']['output'];
  readonly pictureSide: Scalars['Int']['output'];
};

export type UploadProblem = {
  readonly __typename?: 'UploadProblem';
  readonly code: UploadProblemCode;
  /** As its sender knows it; with what is in it: 'a.cbz/003.jpg'. Null where it is about no one file. */
  readonly file?: Maybe<Scalars['String']['output']>;
  /** The bound that was crossed, in bytes, pixels, files, pages or chapters; null where there is none. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** An English clause that goes on from the file's name, for a log. */
  readonly reason: Scalars['String']['output'];
};

export type UploadProblemCode =
  /** The bytes are not those that their checksum tells of. */
  | 'CHECKSUM'
  /** By a shop's means (DRM). */
  | 'COPY_PROTECTED'
  | 'DAMAGED'
  /** Made to do harm: a bomb, links, names that lead out. */
  | 'DANGEROUS'
  | 'DRAWING_WITH_SCRIPTS'
  | 'EMPTY'
  /** A fault of ours; try again. */
  | 'FAULT'
  | 'FILE_TOO_LARGE'
  /** What is sent is more than the account may have unfinished, or the disk can hold now. */
  | 'NO_ROOM'
  | 'OTHER'
  /** An archive of another kind, or a PDF: pack it as ZIP. */
  | 'OTHER_ARCHIVE'
  /** A text where pictures are wanted, or the other way round. */
  | 'OTHER_FORMAT'
  | 'PASSWORD'
  /** What is to replace one chapter holds several. */
  | 'SEVERAL_CHAPTERS'
  /** A picture whose longer side is more than a picture's may be. */
  | 'SIDE_TOO_LONG'
  /** Took more memory or time than a file may. */
  | 'TOO_HEAVY'
  /** More chapters than a work may have. */
  | 'TOO_MANY_CHAPTERS'
  | 'TOO_MANY_FILES'
  /** More pages than a chapter may have. */
  | 'TOO_MANY_PAGES'
  /** A picture of more pixels in all than one may have. */
  | 'TOO_MANY_PIXELS'
  /** No PNG, JPEG, WebP, AVIF, GIF, CBZ, ZIP, EPUB or text. */
  | 'UNKNOWN_KIND';

/** What the bytes become when they are here. */
export type UploadPurpose =
  /** New chapters of the work: one a CBZ, ZIP or folder, as many as numbered folders, an EPUB or a text hold. */
  | 'CHAPTERS'
  /** New content of one chapter, in place of all of its pages or text. */
  | 'CONTENT'
  /** One picture as the cover of the work. */
  | 'COVER'
  /** One picture in place of one page. */
  | 'PAGE';

/** Nothing was begun. */
export type UploadRefused = {
  readonly __typename?: 'UploadRefused';
  readonly problems: ReadonlyArray<UploadProblem>;
};

export type UploadState =
  /** The chapters, the page or the cover are there. */
  | 'DONE'
  /** Nothing of it was taken; problems say why. */
  | 'FAILED'
  | 'PROCESSING'
  /** Bytes are awaited; PATCH /upload/<id>/<file>. */
  | 'RECEIVING'
  /** All bytes are here and it waits for its turn. */
  | 'WAITING';

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
  readonly ownChapter?: Maybe<OwnChapter>;
  readonly ownWork?: Maybe<OwnWork>;
  /** Last changed first; perPage 1 to 100. */
  readonly ownWorks: OwnWorkList;
  /** Of a site's works, or of one of them; newest first. Limit 1 to 400. */
  readonly positions: ReadonlyArray<ReadingPosition>;
  /** Of the last 53 weeks, earliest first. The time zone is one of IANA's, such as Asia/Ho_Chi_Minh. */
  readonly readingDays: ReadonlyArray<ReadingDay>;
  /** The open one first, then the ended ones of the last 30 days, newest first. */
  readonly sessions: ReadonlyArray<Session>;
  /** Null where it ended, expired or is somebody else's. */
  readonly upload?: Maybe<Upload>;
  /** Unfinished and failed ones, newest first. */
  readonly uploads: ReadonlyArray<Upload>;
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
export type ViewerOwnChapterArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in reader: what only they may see. */
export type ViewerOwnWorkArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in reader: what only they may see. */
export type ViewerOwnWorksArgs = {
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** The signed-in reader: what only they may see. */
export type ViewerPositionsArgs = {
  language: Language;
  limit?: Scalars['Int']['input'];
  workId?: InputMaybe<Scalars['ID']['input']>;
};


/** The signed-in reader: what only they may see. */
export type ViewerReadingDaysArgs = {
  timeZone: Scalars['String']['input'];
};


/** The signed-in reader: what only they may see. */
export type ViewerUploadArgs = {
  id: Scalars['ID']['input'];
};

/** A comic or a novel: 作品, tác phẩm. */
export type Work = {
  readonly __typename?: 'Work';
  /** Other names the work is known by. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** Path of a picture of 1200 by 630 pixels that stands for the work where its address is shared; another content has another path. */
  readonly cardPath?: Maybe<Scalars['String']['output']>;
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
  /** Of the same language, those that share most creators and genres first; limit 1 to 20. */
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

/** Somebody changed the same of it, to something else, since it was seen; nothing was changed. */
export type WorkChanged = {
  readonly __typename?: 'WorkChanged';
  /** As it is now. */
  readonly work: OwnWork;
};

/** The work exists, but on the twin site. */
export type WorkElsewhere = {
  readonly __typename?: 'WorkElsewhere';
  readonly id: Scalars['ID']['output'];
  readonly language: Language;
  readonly title: Scalars['String']['output'];
  /** The same work in the language that was asked for; null where it is not told in it. */
  readonly twin?: Maybe<Work>;
  /** The chapter of the twin that is aligned to this one of the work; null where there is none. */
  readonly twinChapter?: Maybe<Chapter>;
};


/** The work exists, but on the twin site. */
export type WorkElsewhereTwinChapterArgs = {
  of?: InputMaybe<Scalars['ID']['input']>;
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
  ArrangePagesResult:
    | ( NotYours & { __typename: 'NotYours' } )
    | ( ResolverParents['OwnChapter'] & { __typename: 'OwnChapter' } )
    | ( ResolverParents['PagesChanged'] & { __typename: 'PagesChanged' } )
  ;
  BeginUploadResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotYours & { __typename: 'NotYours' } )
    | ( Throttled & { __typename: 'Throttled' } )
    | ( ResolverParents['Upload'] & { __typename: 'Upload' } )
    | ( UploadRefused & { __typename: 'UploadRefused' } )
  ;
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
    | ( Omit<ChapterNotFound, 'shownWork'> & { shownWork?: Maybe<_RefType['Work']> } & { __typename: 'ChapterNotFound' } )
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
  ContactResult:
    | ( Done & { __typename: 'Done' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  CreateOwnWorkResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( ResolverParents['OwnWork'] & { __typename: 'OwnWork' } )
    | ( Throttled & { __typename: 'Throttled' } )
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
  DeleteOwnResult:
    | ( Done & { __typename: 'Done' } )
    | ( NotYours & { __typename: 'NotYours' } )
  ;
  EditCommentResult:
    | ( ResolverParents['Comment'] & { __typename: 'Comment' } )
    | ( CommentNotYours & { __typename: 'CommentNotYours' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  EditOwnChapterResult:
    | ( ResolverParents['ChapterChanged'] & { __typename: 'ChapterChanged' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotYours & { __typename: 'NotYours' } )
    | ( ResolverParents['OwnChapter'] & { __typename: 'OwnChapter' } )
  ;
  EditOwnWorkResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotYours & { __typename: 'NotYours' } )
    | ( ResolverParents['OwnWork'] & { __typename: 'OwnWork' } )
    | ( ResolverParents['WorkChanged'] & { __typename: 'WorkChanged' } )
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
  PublishDraftsResult:
    | ( NotYours & { __typename: 'NotYours' } )
    | ( ResolverParents['OwnWork'] & { __typename: 'OwnWork' } )
    | ( Throttled & { __typename: 'Throttled' } )
  ;
  PublishResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( NotYours & { __typename: 'NotYours' } )
    | ( ResolverParents['OwnChapter'] & { __typename: 'OwnChapter' } )
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
  ReportContentResult:
    | ( CommentSubjectNotFound & { __typename: 'CommentSubjectNotFound' } )
    | ( Done & { __typename: 'Done' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
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
  RestoreVersionResult:
    | ( NotYours & { __typename: 'NotYours' } )
    | ( ResolverParents['OwnChapter'] & { __typename: 'OwnChapter' } )
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
  UnscheduleResult:
    | ( NotYours & { __typename: 'NotYours' } )
    | ( ResolverParents['OwnChapter'] & { __typename: 'OwnChapter' } )
  ;
  UpdateProfileResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( ResolverParents['Viewer'] & { __typename: 'Viewer' } )
  ;
  WorkResult:
    | ( ResolverParents['Work'] & { __typename: 'Work' } )
    | ( Omit<WorkElsewhere, 'twin' | 'twinChapter'> & { twin?: Maybe<_RefType['Work']>, twinChapter?: Maybe<_RefType['Chapter']> } & { __typename: 'WorkElsewhere' } )
    | ( WorkNotFound & { __typename: 'WorkNotFound' } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ArrangePagesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArrangePagesResult']>;
  BeginUploadInput: BeginUploadInput;
  BeginUploadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginUploadResult']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  Chapter: ResolverTypeWrapper<ResolverParents['Chapter']>;
  ChapterChanged: ResolverTypeWrapper<ResolverParents['ChapterChanged']>;
  ChapterContent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChapterContent']>;
  ChapterDocument: ResolverTypeWrapper<Scalars['ChapterDocument']['output']>;
  ChapterElsewhere: ResolverTypeWrapper<ChapterElsewhere>;
  ChapterList: ResolverTypeWrapper<ResolverParents['ChapterList']>;
  ChapterNotFound: ResolverTypeWrapper<Omit<ChapterNotFound, 'shownWork'> & { shownWork?: Maybe<ResolversTypes['Work']> }>;
  ChapterOrder: ChapterOrder;
  ChapterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChapterResult']>;
  ChapterVersion: ResolverTypeWrapper<ResolverParents['ChapterVersion']>;
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
  ContactInput: ContactInput;
  ContactResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContactResult']>;
  ContentReportReason: ContentReportReason;
  CreateOwnWorkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateOwnWorkResult']>;
  Creator: ResolverTypeWrapper<ResolverParents['Creator']>;
  CreatorRole: CreatorRole;
  Credit: ResolverTypeWrapper<ResolverParents['Credit']>;
  CropBox: ResolverTypeWrapper<CropBox>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAccountResult']>;
  DeleteCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCommentResult']>;
  DeleteOwnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteOwnResult']>;
  Device: ResolverTypeWrapper<Device>;
  DeviceKind: DeviceKind;
  Done: ResolverTypeWrapper<Done>;
  EditCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditCommentResult']>;
  EditOwnChapterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditOwnChapterResult']>;
  EditOwnWorkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditOwnWorkResult']>;
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
  NotYours: ResolverTypeWrapper<NotYours>;
  NovelText: ResolverTypeWrapper<ResolverParents['NovelText']>;
  OtherName: ResolverTypeWrapper<OtherName>;
  OtherNameKind: OtherNameKind;
  OwnChapter: ResolverTypeWrapper<ResolverParents['OwnChapter']>;
  OwnChapterInput: OwnChapterInput;
  OwnChapterList: ResolverTypeWrapper<ResolverParents['OwnChapterList']>;
  OwnChapterState: OwnChapterState;
  OwnCredit: ResolverTypeWrapper<OwnCredit>;
  OwnCreditInput: OwnCreditInput;
  OwnPage: ResolverTypeWrapper<ResolverParents['OwnPage']>;
  OwnWork: ResolverTypeWrapper<ResolverParents['OwnWork']>;
  OwnWorkInput: OwnWorkInput;
  OwnWorkList: ResolverTypeWrapper<ResolverParents['OwnWorkList']>;
  Page: ResolverTypeWrapper<ResolverParents['Page']>;
  PageDocument: ResolverTypeWrapper<Scalars['PageDocument']['output']>;
  PageLayout: PageLayout;
  PagesChanged: ResolverTypeWrapper<ResolverParents['PagesChanged']>;
  Picture: ResolverTypeWrapper<ResolverParents['Picture']>;
  PictureSource: ResolverTypeWrapper<PictureSource>;
  PositionsSaved: ResolverTypeWrapper<PositionsSaved>;
  PublishDraftsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishDraftsResult']>;
  PublishResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishResult']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Ranking: ResolverTypeWrapper<ResolverParents['Ranking']>;
  RankingPeriod: RankingPeriod;
  RankingPlace: ResolverTypeWrapper<ResolverParents['RankingPlace']>;
  ReadingDay: ResolverTypeWrapper<ReadingDay>;
  ReadingDirection: ReadingDirection;
  ReadingPosition: ResolverTypeWrapper<ResolverParents['ReadingPosition']>;
  ReadingPositionInput: ReadingPositionInput;
  RedeemHandoverResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RedeemHandoverResult']>;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  Replies: ResolverTypeWrapper<ResolverParents['Replies']>;
  ReportCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportCommentResult']>;
  ReportContentInput: ReportContentInput;
  ReportContentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportContentResult']>;
  ReportReason: ReportReason;
  RequestGoogleLinkMailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestGoogleLinkMailResult']>;
  RequestMailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestMailResult']>;
  RestoreVersionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreVersionResult']>;
  ReviewState: ReviewState;
  SavePositionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavePositionsResult']>;
  SearchFilters: SearchFilters;
  SearchMatch: ResolverTypeWrapper<ResolverParents['SearchMatch']>;
  SearchResults: ResolverTypeWrapper<ResolverParents['SearchResults']>;
  SendCommentInput: SendCommentInput;
  SendCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendCommentResult']>;
  Session: ResolverTypeWrapper<ResolverParents['Session']>;
  SetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPasswordResult']>;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SitePage: ResolverTypeWrapper<ResolverParents['SitePage']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TextRange: ResolverTypeWrapper<TextRange>;
  Throttled: ResolverTypeWrapper<Throttled>;
  UnscheduleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnscheduleResult']>;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  Upload: ResolverTypeWrapper<ResolverParents['Upload']>;
  UploadFile: ResolverTypeWrapper<UploadFile>;
  UploadFileInput: UploadFileInput;
  UploadLimits: ResolverTypeWrapper<UploadLimits>;
  UploadProblem: ResolverTypeWrapper<UploadProblem>;
  UploadProblemCode: UploadProblemCode;
  UploadPurpose: UploadPurpose;
  UploadRefused: ResolverTypeWrapper<UploadRefused>;
  UploadState: UploadState;
  User: ResolverTypeWrapper<ResolverParents['User']>;
  Viewer: ResolverTypeWrapper<ResolverParents['Viewer']>;
  Work: ResolverTypeWrapper<ResolverParents['Work']>;
  WorkChanged: ResolverTypeWrapper<ResolverParents['WorkChanged']>;
  WorkElsewhere: ResolverTypeWrapper<Omit<WorkElsewhere, 'twin' | 'twinChapter'> & { twin?: Maybe<ResolversTypes['Work']>, twinChapter?: Maybe<ResolversTypes['Chapter']> }>;
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
  ArrangePagesResult: ResolversUnionTypes<ResolversParentTypes>['ArrangePagesResult'];
  BeginUploadInput: BeginUploadInput;
  BeginUploadResult: ResolversUnionTypes<ResolversParentTypes>['BeginUploadResult'];
  Boolean: Scalars['Boolean']['output'];
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  Chapter: ResolverParents['Chapter'];
  ChapterChanged: ResolverParents['ChapterChanged'];
  ChapterContent: ResolversUnionTypes<ResolversParentTypes>['ChapterContent'];
  ChapterDocument: Scalars['ChapterDocument']['output'];
  ChapterElsewhere: ChapterElsewhere;
  ChapterList: ResolverParents['ChapterList'];
  ChapterNotFound: Omit<ChapterNotFound, 'shownWork'> & { shownWork?: Maybe<ResolversParentTypes['Work']> };
  ChapterResult: ResolversUnionTypes<ResolversParentTypes>['ChapterResult'];
  ChapterVersion: ResolverParents['ChapterVersion'];
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
  ContactInput: ContactInput;
  ContactResult: ResolversUnionTypes<ResolversParentTypes>['ContactResult'];
  CreateOwnWorkResult: ResolversUnionTypes<ResolversParentTypes>['CreateOwnWorkResult'];
  Creator: ResolverParents['Creator'];
  Credit: ResolverParents['Credit'];
  CropBox: CropBox;
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAccountResult'];
  DeleteCommentResult: ResolversUnionTypes<ResolversParentTypes>['DeleteCommentResult'];
  DeleteOwnResult: ResolversUnionTypes<ResolversParentTypes>['DeleteOwnResult'];
  Device: Device;
  Done: Done;
  EditCommentResult: ResolversUnionTypes<ResolversParentTypes>['EditCommentResult'];
  EditOwnChapterResult: ResolversUnionTypes<ResolversParentTypes>['EditOwnChapterResult'];
  EditOwnWorkResult: ResolversUnionTypes<ResolversParentTypes>['EditOwnWorkResult'];
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
  NotYours: NotYours;
  NovelText: ResolverParents['NovelText'];
  OtherName: OtherName;
  OwnChapter: ResolverParents['OwnChapter'];
  OwnChapterInput: OwnChapterInput;
  OwnChapterList: ResolverParents['OwnChapterList'];
  OwnCredit: OwnCredit;
  OwnCreditInput: OwnCreditInput;
  OwnPage: ResolverParents['OwnPage'];
  OwnWork: ResolverParents['OwnWork'];
  OwnWorkInput: OwnWorkInput;
  OwnWorkList: ResolverParents['OwnWorkList'];
  Page: ResolverParents['Page'];
  PageDocument: Scalars['PageDocument']['output'];
  PagesChanged: ResolverParents['PagesChanged'];
  Picture: ResolverParents['Picture'];
  PictureSource: PictureSource;
  PositionsSaved: PositionsSaved;
  PublishDraftsResult: ResolversUnionTypes<ResolversParentTypes>['PublishDraftsResult'];
  PublishResult: ResolversUnionTypes<ResolversParentTypes>['PublishResult'];
  Query: Record<PropertyKey, never>;
  Ranking: ResolverParents['Ranking'];
  RankingPlace: ResolverParents['RankingPlace'];
  ReadingDay: ReadingDay;
  ReadingPosition: ResolverParents['ReadingPosition'];
  ReadingPositionInput: ReadingPositionInput;
  RedeemHandoverResult: ResolversUnionTypes<ResolversParentTypes>['RedeemHandoverResult'];
  RegisterInput: RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  Replies: ResolverParents['Replies'];
  ReportCommentResult: ResolversUnionTypes<ResolversParentTypes>['ReportCommentResult'];
  ReportContentInput: ReportContentInput;
  ReportContentResult: ResolversUnionTypes<ResolversParentTypes>['ReportContentResult'];
  RequestGoogleLinkMailResult: ResolversUnionTypes<ResolversParentTypes>['RequestGoogleLinkMailResult'];
  RequestMailResult: ResolversUnionTypes<ResolversParentTypes>['RequestMailResult'];
  RestoreVersionResult: ResolversUnionTypes<ResolversParentTypes>['RestoreVersionResult'];
  SavePositionsResult: ResolversUnionTypes<ResolversParentTypes>['SavePositionsResult'];
  SearchFilters: SearchFilters;
  SearchMatch: ResolverParents['SearchMatch'];
  SearchResults: ResolverParents['SearchResults'];
  SendCommentInput: SendCommentInput;
  SendCommentResult: ResolversUnionTypes<ResolversParentTypes>['SendCommentResult'];
  Session: ResolverParents['Session'];
  SetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['SetPasswordResult'];
  SignInInput: SignInInput;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignedIn: Omit<SignedIn, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SitePage: ResolverParents['SitePage'];
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TextRange: TextRange;
  Throttled: Throttled;
  UnscheduleResult: ResolversUnionTypes<ResolversParentTypes>['UnscheduleResult'];
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  Upload: ResolverParents['Upload'];
  UploadFile: UploadFile;
  UploadFileInput: UploadFileInput;
  UploadLimits: UploadLimits;
  UploadProblem: UploadProblem;
  UploadRefused: UploadRefused;
  User: ResolverParents['User'];
  Viewer: ResolverParents['Viewer'];
  Work: ResolverParents['Work'];
  WorkChanged: ResolverParents['WorkChanged'];
  WorkElsewhere: Omit<WorkElsewhere, 'twin' | 'twinChapter'> & { twin?: Maybe<ResolversParentTypes['Work']>, twinChapter?: Maybe<ResolversParentTypes['Chapter']> };
  WorkList: ResolverParents['WorkList'];
  WorkNotFound: WorkNotFound;
  WorkResult: ResolversUnionTypes<ResolversParentTypes>['WorkResult'];
  WrongCredentials: WrongCredentials;
};

export type ArrangePagesResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ArrangePagesResult'] = ResolversParentTypes['ArrangePagesResult']> = {
  __resolveType: TypeResolveFn<'NotYours' | 'OwnChapter' | 'PagesChanged', ParentType, ContextType>;
};

export type BeginUploadResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['BeginUploadResult'] = ResolversParentTypes['BeginUploadResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotYours' | 'Throttled' | 'Upload' | 'UploadRefused', ParentType, ContextType>;
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
  passagesIn?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<ChapterPassagesInArgs, 'twinId'>>;
  previous?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twins?: Resolver<ReadonlyArray<ResolversTypes['Chapter']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChapterChangedResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterChanged'] = ResolversParentTypes['ChapterChanged']> = {
  chapter?: Resolver<ResolversTypes['OwnChapter'], ParentType, ContextType>;
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
  shownWork?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChapterResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterResult'] = ResolversParentTypes['ChapterResult']> = {
  __resolveType: TypeResolveFn<'Chapter' | 'ChapterElsewhere' | 'ChapterNotFound', ParentType, ContextType>;
};

export type ChapterVersionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterVersion'] = ResolversParentTypes['ChapterVersion']> = {
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstPage?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  hasEarlierReplies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type ContactResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContactResult'] = ResolversParentTypes['ContactResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'InvalidInput' | 'Throttled', ParentType, ContextType>;
};

export type CreateOwnWorkResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateOwnWorkResult'] = ResolversParentTypes['CreateOwnWorkResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'OwnWork' | 'Throttled', ParentType, ContextType>;
};

export type CreatorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Creator'] = ResolversParentTypes['Creator']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twins?: Resolver<ReadonlyArray<ResolversTypes['Creator']>, ParentType, ContextType>;
  works?: Resolver<ResolversTypes['WorkList'], ParentType, ContextType, RequireFields<CreatorWorksArgs, 'language' | 'order' | 'page' | 'perPage'>>;
  worksCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<CreatorWorksCountArgs, 'language'>>;
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

export type DeleteOwnResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteOwnResult'] = ResolversParentTypes['DeleteOwnResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'NotYours', ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'Comment' | 'CommentNotYours' | 'InvalidInput' | 'Throttled', ParentType, ContextType>;
};

export type EditOwnChapterResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['EditOwnChapterResult'] = ResolversParentTypes['EditOwnChapterResult']> = {
  __resolveType: TypeResolveFn<'ChapterChanged' | 'InvalidInput' | 'NotYours' | 'OwnChapter', ParentType, ContextType>;
};

export type EditOwnWorkResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['EditOwnWorkResult'] = ResolversParentTypes['EditOwnWorkResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotYours' | 'OwnWork' | 'WorkChanged', ParentType, ContextType>;
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
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  arrangePages?: Resolver<ResolversTypes['ArrangePagesResult'], ParentType, ContextType, RequireFields<MutationArrangePagesArgs, 'chapterId' | 'pageIds'>>;
  beginUpload?: Resolver<ResolversTypes['BeginUploadResult'], ParentType, ContextType, RequireFields<MutationBeginUploadArgs, 'input'>>;
  cancelUpload?: Resolver<ResolversTypes['DeleteOwnResult'], ParentType, ContextType, RequireFields<MutationCancelUploadArgs, 'id'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  confirmGoogleLink?: Resolver<ResolversTypes['ConfirmGoogleLinkResult'], ParentType, ContextType, RequireFields<MutationConfirmGoogleLinkArgs, 'linkToken' | 'password'>>;
  confirmGoogleLinkByMail?: Resolver<ResolversTypes['ConfirmGoogleLinkResult'], ParentType, ContextType, RequireFields<MutationConfirmGoogleLinkByMailArgs, 'token'>>;
  createOwnWork?: Resolver<ResolversTypes['CreateOwnWorkResult'], ParentType, ContextType, RequireFields<MutationCreateOwnWorkArgs, 'input' | 'key'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountResult'], ParentType, ContextType, Partial<MutationDeleteAccountArgs>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentResult'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  deleteOwnChapter?: Resolver<ResolversTypes['DeleteOwnResult'], ParentType, ContextType, RequireFields<MutationDeleteOwnChapterArgs, 'id'>>;
  deleteOwnWork?: Resolver<ResolversTypes['DeleteOwnResult'], ParentType, ContextType, RequireFields<MutationDeleteOwnWorkArgs, 'id'>>;
  editComment?: Resolver<ResolversTypes['EditCommentResult'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'id' | 'isSpoiler' | 'text'>>;
  editOwnChapter?: Resolver<ResolversTypes['EditOwnChapterResult'], ParentType, ContextType, RequireFields<MutationEditOwnChapterArgs, 'id' | 'number' | 'overrides' | 'swaps'>>;
  editOwnWork?: Resolver<ResolversTypes['EditOwnWorkResult'], ParentType, ContextType, RequireFields<MutationEditOwnWorkArgs, 'id' | 'input' | 'overrides'>>;
  followWork?: Resolver<ResolversTypes['FollowWorkResult'], ParentType, ContextType, RequireFields<MutationFollowWorkArgs, 'workId'>>;
  forgetPositions?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationForgetPositionsArgs, 'language'>>;
  publishChapter?: Resolver<ResolversTypes['PublishResult'], ParentType, ContextType, RequireFields<MutationPublishChapterArgs, 'id'>>;
  publishDrafts?: Resolver<ResolversTypes['PublishDraftsResult'], ParentType, ContextType, RequireFields<MutationPublishDraftsArgs, 'workId'>>;
  redeemHandover?: Resolver<ResolversTypes['RedeemHandoverResult'], ParentType, ContextType, RequireFields<MutationRedeemHandoverArgs, 'code'>>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAvatar?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  reportComment?: Resolver<ResolversTypes['ReportCommentResult'], ParentType, ContextType, RequireFields<MutationReportCommentArgs, 'id' | 'reason'>>;
  reportContent?: Resolver<ResolversTypes['ReportContentResult'], ParentType, ContextType, RequireFields<MutationReportContentArgs, 'input'>>;
  requestGoogleLinkMail?: Resolver<ResolversTypes['RequestGoogleLinkMailResult'], ParentType, ContextType, RequireFields<MutationRequestGoogleLinkMailArgs, 'linkToken'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestMailResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email' | 'language'>>;
  restoreVersion?: Resolver<ResolversTypes['RestoreVersionResult'], ParentType, ContextType, RequireFields<MutationRestoreVersionArgs, 'chapterId' | 'version'>>;
  savePositions?: Resolver<ResolversTypes['SavePositionsResult'], ParentType, ContextType, RequireFields<MutationSavePositionsArgs, 'positions'>>;
  sendComment?: Resolver<ResolversTypes['SendCommentResult'], ParentType, ContextType, RequireFields<MutationSendCommentArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['ContactResult'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  setPassword?: Resolver<ResolversTypes['SetPasswordResult'], ParentType, ContextType, RequireFields<MutationSetPasswordArgs, 'newPassword' | 'token'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithGoogle?: Resolver<ResolversTypes['GoogleSignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithGoogleArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  startGoogleSignIn?: Resolver<ResolversTypes['GoogleSignInStartResult'], ParentType, ContextType, RequireFields<MutationStartGoogleSignInArgs, 'language'>>;
  startHandover?: Resolver<ResolversTypes['Handover'], ParentType, ContextType, RequireFields<MutationStartHandoverArgs, 'to'>>;
  unfollowWork?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationUnfollowWorkArgs, 'workId'>>;
  unscheduleChapter?: Resolver<ResolversTypes['UnscheduleResult'], ParentType, ContextType, RequireFields<MutationUnscheduleChapterArgs, 'id'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'language' | 'name'>>;
};

export type NotYoursResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotYours'] = ResolversParentTypes['NotYours']> = {
  isRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NovelTextResolvers<ContextType = any, ParentType extends ResolversParentTypes['NovelText'] = ResolversParentTypes['NovelText']> = {
  document?: Resolver<ResolversTypes['ChapterDocument'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['Picture']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OtherNameResolvers<ContextType = any, ParentType extends ResolversParentTypes['OtherName'] = ResolversParentTypes['OtherName']> = {
  kind?: Resolver<ResolversTypes['OtherNameKind'], ParentType, ContextType>;
  ranges?: Resolver<ReadonlyArray<ResolversTypes['TextRange']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnChapterResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnChapter'] = ResolversParentTypes['OwnChapter']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['ChapterDocument']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['PageLayout']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['OwnPage']>, ParentType, ContextType>;
  pagesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['Picture']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OwnChapterState'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twin?: Resolver<Maybe<ResolversTypes['OwnChapter']>, ParentType, ContextType>;
  versions?: Resolver<ReadonlyArray<ResolversTypes['ChapterVersion']>, ParentType, ContextType>;
  work?: Resolver<ResolversTypes['OwnWork'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnChapterListResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnChapterList'] = ResolversParentTypes['OwnChapterList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['OwnChapter']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ListPosition'], ParentType, ContextType>;
};

export type OwnCreditResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnCredit'] = ResolversParentTypes['OwnCredit']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CreatorRole'], ParentType, ContextType>;
};

export type OwnPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnPage'] = ResolversParentTypes['OwnPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
};

export type OwnWorkResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnWork'] = ResolversParentTypes['OwnWork']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chapters?: Resolver<ResolversTypes['OwnChapterList'], ParentType, ContextType, RequireFields<OwnWorkChaptersArgs, 'page' | 'perPage'>>;
  chaptersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credits?: Resolver<ReadonlyArray<ResolversTypes['OwnCredit']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['ReadingDirection']>, ParentType, ContextType>;
  draftsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['WorkFormat'], ParentType, ContextType>;
  genres?: Resolver<ReadonlyArray<ResolversTypes['Genre']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSensitive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleReading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twin?: Resolver<Maybe<ResolversTypes['OwnWork']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnWorkListResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnWorkList'] = ResolversParentTypes['OwnWorkList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['OwnWork']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ListPosition'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
};

export interface PageDocumentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PageDocument'], any> {
  name: 'PageDocument';
}

export type PagesChangedResolvers<ContextType = any, ParentType extends ResolversParentTypes['PagesChanged'] = ResolversParentTypes['PagesChanged']> = {
  chapter?: Resolver<ResolversTypes['OwnChapter'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type PublishDraftsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublishDraftsResult'] = ResolversParentTypes['PublishDraftsResult']> = {
  __resolveType: TypeResolveFn<'NotYours' | 'OwnWork' | 'Throttled', ParentType, ContextType>;
};

export type PublishResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublishResult'] = ResolversParentTypes['PublishResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotYours' | 'OwnChapter' | 'Throttled', ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  chapter?: Resolver<ResolversTypes['ChapterResult'], ParentType, ContextType, RequireFields<QueryChapterArgs, 'chapterId' | 'language' | 'workId'>>;
  comments?: Resolver<ResolversTypes['CommentList'], ParentType, ContextType, RequireFields<QueryCommentsArgs, 'page' | 'perPage' | 'subject'>>;
  creator?: Resolver<Maybe<ResolversTypes['Creator']>, ParentType, ContextType, RequireFields<QueryCreatorArgs, 'id'>>;
  genreChoices?: Resolver<ReadonlyArray<ResolversTypes['Genre']>, ParentType, ContextType, RequireFields<QueryGenreChoicesArgs, 'language'>>;
  genres?: Resolver<ReadonlyArray<ResolversTypes['Genre']>, ParentType, ContextType, RequireFields<QueryGenresArgs, 'language'>>;
  latestUpdates?: Resolver<ResolversTypes['WorkList'], ParentType, ContextType, RequireFields<QueryLatestUpdatesArgs, 'language' | 'page' | 'perPage'>>;
  ranking?: Resolver<ResolversTypes['Ranking'], ParentType, ContextType, RequireFields<QueryRankingArgs, 'language' | 'page' | 'perPage' | 'period'>>;
  repliesBefore?: Resolver<ResolversTypes['Replies'], ParentType, ContextType, RequireFields<QueryRepliesBeforeArgs, 'replyId'>>;
  search?: Resolver<ResolversTypes['SearchResults'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'language' | 'page' | 'perPage' | 'query'>>;
  searchSuggestions?: Resolver<ReadonlyArray<ResolversTypes['SearchMatch']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'language' | 'limit' | 'query'>>;
  sitePage?: Resolver<Maybe<ResolversTypes['SitePage']>, ParentType, ContextType, RequireFields<QuerySitePageArgs, 'language' | 'slug'>>;
  topRanking?: Resolver<ResolversTypes['Ranking'], ParentType, ContextType, RequireFields<QueryTopRankingArgs, 'language' | 'limit'>>;
  uploadLimits?: Resolver<ResolversTypes['UploadLimits'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  work?: Resolver<ResolversTypes['WorkResult'], ParentType, ContextType, RequireFields<QueryWorkArgs, 'id' | 'language'>>;
  works?: Resolver<ResolversTypes['WorkList'], ParentType, ContextType, RequireFields<QueryWorksArgs, 'language' | 'order' | 'page' | 'perPage'>>;
};

export type RankingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Ranking'] = ResolversParentTypes['Ranking']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['RankingPlace']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['RankingPeriod'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ListPosition'], ParentType, ContextType>;
};

export type RankingPlaceResolvers<ContextType = any, ParentType extends ResolversParentTypes['RankingPlace'] = ResolversParentTypes['RankingPlace']> = {
  previousRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
};

export type ReadingDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReadingDay'] = ResolversParentTypes['ReadingDay']> = {
  chaptersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  reach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type RepliesResolvers<ContextType = any, ParentType extends ResolversParentTypes['Replies'] = ResolversParentTypes['Replies']> = {
  hasEarlier?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replies?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type ReportCommentResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportCommentResult'] = ResolversParentTypes['ReportCommentResult']> = {
  __resolveType: TypeResolveFn<'CommentSubjectNotFound' | 'Done' | 'Throttled', ParentType, ContextType>;
};

export type ReportContentResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportContentResult'] = ResolversParentTypes['ReportContentResult']> = {
  __resolveType: TypeResolveFn<'CommentSubjectNotFound' | 'Done' | 'InvalidInput' | 'Throttled', ParentType, ContextType>;
};

export type RequestGoogleLinkMailResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['RequestGoogleLinkMailResult'] = ResolversParentTypes['RequestGoogleLinkMailResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'LinkExpired' | 'Throttled', ParentType, ContextType>;
};

export type RequestMailResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['RequestMailResult'] = ResolversParentTypes['RequestMailResult']> = {
  __resolveType: TypeResolveFn<'Done' | 'InvalidInput' | 'Throttled', ParentType, ContextType>;
};

export type RestoreVersionResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['RestoreVersionResult'] = ResolversParentTypes['RestoreVersionResult']> = {
  __resolveType: TypeResolveFn<'NotYours' | 'OwnChapter', ParentType, ContextType>;
};

export type SavePositionsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavePositionsResult'] = ResolversParentTypes['SavePositionsResult']> = {
  __resolveType: TypeResolveFn<'PositionsSaved' | 'Throttled', ParentType, ContextType>;
};

export type SearchMatchResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchMatch'] = ResolversParentTypes['SearchMatch']> = {
  isNear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherName?: Resolver<Maybe<ResolversTypes['OtherName']>, ParentType, ContextType>;
  titleRanges?: Resolver<ReadonlyArray<ResolversTypes['TextRange']>, ParentType, ContextType>;
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  creator?: Resolver<Maybe<ResolversTypes['Creator']>, ParentType, ContextType>;
  isCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['SearchMatch']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ListPosition'], ParentType, ContextType>;
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

export type SitePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SitePage'] = ResolversParentTypes['SitePage']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['PageDocument'], ParentType, ContextType>;
  hasTwin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  commentEvents?: SubscriptionResolver<ResolversTypes['CommentEvent'], "commentEvents", ParentType, ContextType, RequireFields<SubscriptionCommentEventsArgs, 'workId'>>;
  newestChapter?: SubscriptionResolver<Maybe<ResolversTypes['Chapter']>, "newestChapter", ParentType, ContextType, RequireFields<SubscriptionNewestChapterArgs, 'workId'>>;
  uploadProgress?: SubscriptionResolver<ResolversTypes['Upload'], "uploadProgress", ParentType, ContextType, RequireFields<SubscriptionUploadProgressArgs, 'id'>>;
};

export type TextRangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TextRange'] = ResolversParentTypes['TextRange']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ThrottledResolvers<ContextType = any, ParentType extends ResolversParentTypes['Throttled'] = ResolversParentTypes['Throttled']> = {
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnscheduleResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnscheduleResult'] = ResolversParentTypes['UnscheduleResult']> = {
  __resolveType: TypeResolveFn<'NotYours' | 'OwnChapter', ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Viewer', ParentType, ContextType>;
};

export type UploadResolvers<ContextType = any, ParentType extends ResolversParentTypes['Upload'] = ResolversParentTypes['Upload']> = {
  chapters?: Resolver<ReadonlyArray<ResolversTypes['OwnChapter']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  picturesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picturesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['UploadProblem']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['UploadPurpose'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UploadState'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['OwnWork'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['UploadFile'] = ResolversParentTypes['UploadFile']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadLimitsResolvers<ContextType = any, ParentType extends ResolversParentTypes['UploadLimits'] = ResolversParentTypes['UploadLimits']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idleSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picturePixels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureSide?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UploadProblemResolvers<ContextType = any, ParentType extends ResolversParentTypes['UploadProblem'] = ResolversParentTypes['UploadProblem']> = {
  code?: Resolver<ResolversTypes['UploadProblemCode'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadRefusedResolvers<ContextType = any, ParentType extends ResolversParentTypes['UploadRefused'] = ResolversParentTypes['UploadRefused']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['UploadProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  ownChapter?: Resolver<Maybe<ResolversTypes['OwnChapter']>, ParentType, ContextType, RequireFields<ViewerOwnChapterArgs, 'id'>>;
  ownWork?: Resolver<Maybe<ResolversTypes['OwnWork']>, ParentType, ContextType, RequireFields<ViewerOwnWorkArgs, 'id'>>;
  ownWorks?: Resolver<ResolversTypes['OwnWorkList'], ParentType, ContextType, RequireFields<ViewerOwnWorksArgs, 'page' | 'perPage'>>;
  positions?: Resolver<ReadonlyArray<ResolversTypes['ReadingPosition']>, ParentType, ContextType, RequireFields<ViewerPositionsArgs, 'language' | 'limit'>>;
  readingDays?: Resolver<ReadonlyArray<ResolversTypes['ReadingDay']>, ParentType, ContextType, RequireFields<ViewerReadingDaysArgs, 'timeZone'>>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  upload?: Resolver<Maybe<ResolversTypes['Upload']>, ParentType, ContextType, RequireFields<ViewerUploadArgs, 'id'>>;
  uploads?: Resolver<ReadonlyArray<ResolversTypes['Upload']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkResolvers<ContextType = any, ParentType extends ResolversParentTypes['Work'] = ResolversParentTypes['Work']> = {
  aliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  cardPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type WorkChangedResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkChanged'] = ResolversParentTypes['WorkChanged']> = {
  work?: Resolver<ResolversTypes['OwnWork'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkElsewhereResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkElsewhere'] = ResolversParentTypes['WorkElsewhere']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  twin?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  twinChapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType, Partial<WorkElsewhereTwinChapterArgs>>;
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
  ArrangePagesResult?: ArrangePagesResultResolvers<ContextType>;
  BeginUploadResult?: BeginUploadResultResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  ChapterChanged?: ChapterChangedResolvers<ContextType>;
  ChapterContent?: ChapterContentResolvers<ContextType>;
  ChapterDocument?: GraphQLScalarType;
  ChapterElsewhere?: ChapterElsewhereResolvers<ContextType>;
  ChapterList?: ChapterListResolvers<ContextType>;
  ChapterNotFound?: ChapterNotFoundResolvers<ContextType>;
  ChapterResult?: ChapterResultResolvers<ContextType>;
  ChapterVersion?: ChapterVersionResolvers<ContextType>;
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
  ContactResult?: ContactResultResolvers<ContextType>;
  CreateOwnWorkResult?: CreateOwnWorkResultResolvers<ContextType>;
  Creator?: CreatorResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  CropBox?: CropBoxResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountResult?: DeleteAccountResultResolvers<ContextType>;
  DeleteCommentResult?: DeleteCommentResultResolvers<ContextType>;
  DeleteOwnResult?: DeleteOwnResultResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  EditCommentResult?: EditCommentResultResolvers<ContextType>;
  EditOwnChapterResult?: EditOwnChapterResultResolvers<ContextType>;
  EditOwnWorkResult?: EditOwnWorkResultResolvers<ContextType>;
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
  NotYours?: NotYoursResolvers<ContextType>;
  NovelText?: NovelTextResolvers<ContextType>;
  OtherName?: OtherNameResolvers<ContextType>;
  OwnChapter?: OwnChapterResolvers<ContextType>;
  OwnChapterList?: OwnChapterListResolvers<ContextType>;
  OwnCredit?: OwnCreditResolvers<ContextType>;
  OwnPage?: OwnPageResolvers<ContextType>;
  OwnWork?: OwnWorkResolvers<ContextType>;
  OwnWorkList?: OwnWorkListResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageDocument?: GraphQLScalarType;
  PagesChanged?: PagesChangedResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PictureSource?: PictureSourceResolvers<ContextType>;
  PositionsSaved?: PositionsSavedResolvers<ContextType>;
  PublishDraftsResult?: PublishDraftsResultResolvers<ContextType>;
  PublishResult?: PublishResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Ranking?: RankingResolvers<ContextType>;
  RankingPlace?: RankingPlaceResolvers<ContextType>;
  ReadingDay?: ReadingDayResolvers<ContextType>;
  ReadingPosition?: ReadingPositionResolvers<ContextType>;
  RedeemHandoverResult?: RedeemHandoverResultResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  Replies?: RepliesResolvers<ContextType>;
  ReportCommentResult?: ReportCommentResultResolvers<ContextType>;
  ReportContentResult?: ReportContentResultResolvers<ContextType>;
  RequestGoogleLinkMailResult?: RequestGoogleLinkMailResultResolvers<ContextType>;
  RequestMailResult?: RequestMailResultResolvers<ContextType>;
  RestoreVersionResult?: RestoreVersionResultResolvers<ContextType>;
  SavePositionsResult?: SavePositionsResultResolvers<ContextType>;
  SearchMatch?: SearchMatchResolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  SendCommentResult?: SendCommentResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetPasswordResult?: SetPasswordResultResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SitePage?: SitePageResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TextRange?: TextRangeResolvers<ContextType>;
  Throttled?: ThrottledResolvers<ContextType>;
  UnscheduleResult?: UnscheduleResultResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  Upload?: UploadResolvers<ContextType>;
  UploadFile?: UploadFileResolvers<ContextType>;
  UploadLimits?: UploadLimitsResolvers<ContextType>;
  UploadProblem?: UploadProblemResolvers<ContextType>;
  UploadRefused?: UploadRefusedResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Work?: WorkResolvers<ContextType>;
  WorkChanged?: WorkChangedResolvers<ContextType>;
  WorkElsewhere?: WorkElsewhereResolvers<ContextType>;
  WorkList?: WorkListResolvers<ContextType>;
  WorkNotFound?: WorkNotFoundResolvers<ContextType>;
  WorkResult?: WorkResultResolvers<ContextType>;
  WrongCredentials?: WrongCredentialsResolvers<ContextType>;
};

