/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ChapterDocument } from '../document/chapter-document.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BeginUploadInput = {
  /** CONTENT and PAGE. */
  readonly chapterId?: string | null | undefined;
  /** 1 to 500, all pictures or all not; a ComicInfo.xml or details.json beside pictures does not count. */
  readonly files: ReadonlyArray<UploadFileInput>;
  /** A UUID of the sender's: the same one answers with the upload that it began. */
  readonly id: string;
  /** PAGE: the id of the OwnPage whose place it takes. */
  readonly pageId?: string | null | undefined;
  readonly purpose: UploadPurpose;
  readonly workId: string;
};

export type ChapterOrder =
  | 'NEWEST_FIRST'
  | 'OLDEST_FIRST';

/** What a comment is about: a work, or one chapter of it. */
export type CommentSubject = {
  readonly chapterId?: string | null | undefined;
  readonly workId: string;
};

export type ContactInput = {
  readonly email: string;
  /** Of the site that was written to. */
  readonly language: Language;
  readonly message: string;
  readonly name: string;
  /** A field that people do not see and so leave empty. */
  readonly website: string;
};

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

export type CreatorRole =
  | 'ARTIST'
  | 'AUTHOR'
  | 'TRANSLATOR';

export type DeviceKind =
  | 'COMPUTER'
  | 'PHONE'
  | 'TABLET'
  | 'UNKNOWN';

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

/** Exactly one of code (popup code flow) and accessToken (token flow). */
export type GoogleSignInInput = {
  readonly accessToken?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly language: Language;
  /** As startGoogleSignIn gave it; used once. */
  readonly state: string;
};

/** The site a work is published on. A work belongs to exactly one language. */
export type Language =
  | 'ja'
  | 'vi';

export type OwnChapterInput = {
  /** Decimal digits with an optional part after a point. */
  readonly number: string;
  readonly title?: string | null | undefined;
};

export type OwnChapterState =
  | 'DRAFT'
  /** Published by its owner; readers see it when the site has looked at the work. */
  | 'HELD'
  | 'PUBLISHED'
  /** Will be published at publishAt, to the minute. */
  | 'SCHEDULED';

export type OwnCreditInput = {
  readonly name: string;
  readonly role: CreatorRole;
};

export type OwnWorkInput = {
  /** At most 10. */
  readonly credits: ReadonlyArray<OwnCreditInput>;
  /** Plain text, up to 5,000 characters. */
  readonly description: string;
  readonly direction?: ReadingDirection | null | undefined;
  readonly format: WorkFormat;
  /** Slugs of genres that there are; at most 10. */
  readonly genres: ReadonlyArray<string>;
  readonly isSensitive: boolean;
  readonly language: Language;
  readonly status: WorkStatus;
  /** 1 to 200 characters. */
  readonly title: string;
  readonly titleReading?: string | null | undefined;
  /** An OwnWork in the other language. */
  readonly twinId?: string | null | undefined;
};

/** How the pictures were made to be seen, judged from their shape when they were stored. */
export type PageLayout =
  | 'PAGED'
  | 'STRIP';

/** The last 1, 7, 30, 90 or 365 times 24 hours, or all time. */
export type RankingPeriod =
  | 'ALL'
  | 'DAY'
  | 'MONTH'
  | 'QUARTER'
  | 'WEEK'
  | 'YEAR';

/** How pages or lines follow each other, as the uploader or the pictures' shape decided. */
export type ReadingDirection =
  | 'LEFT_TO_RIGHT'
  | 'RIGHT_TO_LEFT'
  /** A strip read from top to bottom. */
  | 'TOP_TO_BOTTOM';

export type ReadingPositionInput = {
  /** At most 20. */
  readonly after: ReadonlyArray<string>;
  /** By the device's clock; what lies in the future is taken for now. */
  readonly at: string;
  /** At most 20. */
  readonly before: ReadonlyArray<string>;
  readonly chapterId: string;
  readonly contentHash: string;
  readonly count: number;
  readonly elementId: string;
  /** The reader knew of a place further on in the chapter and has gone back. */
  readonly isRereading: boolean;
  readonly offset: number;
  readonly order: number;
  readonly progress: number;
  /** The furthest element that the reader came to by reading; where it is not known, that of the position. */
  readonly reach?: number | null | undefined;
  readonly workId: string;
};

export type RegisterInput = {
  readonly email: string;
  readonly language: Language;
  /** 1 to 40 characters. */
  readonly name: string;
  /** 8 to 200 characters. */
  readonly password: string;
};

export type ReportContentInput = {
  /** Plain text, up to 500 characters. */
  readonly note: string;
  /** Which picture of a comic's chapter it is about, from 1; without it the report is about the whole. */
  readonly page?: number | null | undefined;
  readonly reason: ContentReportReason;
  /** Of the work, or of one chapter of it. */
  readonly subject: CommentSubject;
};

export type ReportReason =
  | 'ABUSE'
  | 'OTHER'
  | 'SPAM'
  | 'SPOILER';

/** Whether somebody looks at the work before readers do. */
export type ReviewState =
  | 'NOT_NEEDED'
  | 'PASSED'
  | 'REFUSED'
  /** What is published waits until the site has looked at it. */
  | 'WAITING';

/** A work must satisfy all that are given. */
export type SearchFilters = {
  /** Works that this creator is credited for. */
  readonly creatorId?: string | null | undefined;
  readonly format?: WorkFormat | null | undefined;
  /** Slugs; a work must have every one of them, at most 10. */
  readonly genres?: ReadonlyArray<string> | null | undefined;
  readonly status?: WorkStatus | null | undefined;
  /** Slugs; a work must have none of them, at most 10. */
  readonly without?: ReadonlyArray<string> | null | undefined;
};

export type SendCommentInput = {
  readonly emoji?: string | null | undefined;
  /** A UUID of the sender's: the same key answers with the comment it made the first time. */
  readonly idempotencyKey: string;
  readonly isSpoiler: boolean;
  readonly pinId?: string | null | undefined;
  readonly replyToId?: string | null | undefined;
  readonly subject: CommentSubject;
  readonly text: string;
};

export type SignInInput = {
  readonly email: string;
  readonly password: string;
};

export type UploadFileInput = {
  /** May have folders: '01/003.jpg'. */
  readonly name: string;
  /** Of the whole file, 64 hexadecimal digits. */
  readonly sha256?: string | null | undefined;
  readonly size: number;
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

export type WorkFormat =
  | 'COMIC'
  | 'NOVEL';

export type WorkOrder =
  | 'NAME'
  | 'UPDATED'
  | 'VIEWS';

export type WorkStatus =
  | 'COMPLETED'
  | 'HIATUS'
  | 'ONGOING';

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { readonly changePassword:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
    | { readonly __typename: 'WrongCredentials' }
   };

export type ConfirmGoogleLinkMutationVariables = Exact<{
  linkToken: string;
  password: string;
}>;


export type ConfirmGoogleLinkMutation = { readonly confirmGoogleLink:
    | { readonly __typename: 'LinkExpired' }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
    | { readonly __typename: 'WrongCredentials' }
   };

export type ConfirmGoogleLinkByMailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmGoogleLinkByMailMutation = { readonly confirmGoogleLinkByMail:
    | { readonly __typename: 'LinkExpired' }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
    | { readonly __typename: 'WrongCredentials' }
   };

export type CurrentViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentViewerQuery = { readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } | null };

export type DeleteAccountMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type DeleteAccountMutation = { readonly deleteAccount:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
    | { readonly __typename: 'WrongCredentials' }
   };

export type ProfilePageQueryVariables = Exact<{
  timeZone: string;
}>;


export type ProfilePageQuery = { readonly viewer: (
    { readonly readingDays: ReadonlyArray<{ ' $fragmentRefs'?: { 'ReadingCalendar_DayFragment': ReadingCalendar_DayFragment } }> }
    & { ' $fragmentRefs'?: { 'ProfileScreen_ViewerFragment': ProfileScreen_ViewerFragment } }
  ) | null };

export type RedeemHandoverMutationVariables = Exact<{
  code: string;
}>;


export type RedeemHandoverMutation = { readonly redeemHandover:
    | { readonly __typename: 'LinkExpired' }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { readonly register:
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type RemoveAvatarMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAvatarMutation = { readonly removeAvatar: { readonly id: string } };

export type RequestGoogleLinkMailMutationVariables = Exact<{
  linkToken: string;
}>;


export type RequestGoogleLinkMailMutation = { readonly requestGoogleLinkMail:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'LinkExpired' }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  language: Language;
}>;


export type RequestPasswordResetMutation = { readonly requestPasswordReset:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type SetPasswordMutationVariables = Exact<{
  token: string;
  newPassword: string;
}>;


export type SetPasswordMutation = { readonly setPassword:
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'LinkExpired' }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { readonly signIn:
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
    | { readonly __typename: 'WrongCredentials' }
   };

export type SignInWithGoogleMutationVariables = Exact<{
  input: GoogleSignInInput;
}>;


export type SignInWithGoogleMutation = { readonly signInWithGoogle:
    | { readonly __typename: 'GoogleLinkNeeded', readonly linkToken: string, readonly email: string, readonly hasPassword: boolean }
    | { readonly __typename: 'GoogleRefused', readonly reason: string }
    | { readonly __typename: 'GoogleUnavailable' }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { readonly signOut: { readonly isDone: boolean } };

export type StartGoogleSignInMutationVariables = Exact<{
  language: Language;
}>;


export type StartGoogleSignInMutation = { readonly startGoogleSignIn:
    | { readonly __typename: 'GoogleSignInStart', readonly clientId: string, readonly state: string }
    | { readonly __typename: 'GoogleUnavailable' }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type StartHandoverMutationVariables = Exact<{
  to: Language;
}>;


export type StartHandoverMutation = { readonly startHandover: { readonly url: string } };

export type UpdateProfileMutationVariables = Exact<{
  name: string;
  language: Language;
}>;


export type UpdateProfileMutation = { readonly updateProfile:
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'Viewer', readonly id: string, readonly name: string, readonly language: Language }
   };

export type ChapterPageQueryVariables = Exact<{
  workId: string;
  chapterId: string;
  language: Language;
}>;


export type ChapterPageQuery = { readonly chapter:
    | (
      { readonly __typename: 'Chapter', readonly id: string, readonly number: string, readonly title: string | null, readonly contentHash: string, readonly work: { readonly id: string, readonly title: string, readonly description: string, readonly isSensitive: boolean, readonly cover: { readonly width: number, readonly height: number, readonly dominantColor: string, readonly thumbhash: string, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null }, readonly content:
        | { readonly __typename: 'ComicPages' }
        | { readonly __typename: 'NovelText' }
      , readonly next: { readonly id: string, readonly number: string, readonly title: string | null } | null, readonly twins: ReadonlyArray<{ readonly id: string, readonly work: { readonly id: string, readonly language: Language } }> }
      & { ' $fragmentRefs'?: { 'ChapterScreen_ChapterFragment': ChapterScreen_ChapterFragment } }
    )
    | { readonly __typename: 'ChapterElsewhere', readonly id: string, readonly language: Language }
    | { readonly __typename: 'ChapterNotFound', readonly id: string, readonly shownWork: { readonly id: string } | null }
   };

export type TwinPassagesQueryVariables = Exact<{
  workId: string;
  chapterId: string;
  language: Language;
  twinId: string;
}>;


export type TwinPassagesQuery = { readonly chapter:
    | { readonly __typename: 'Chapter', readonly passagesIn: ReadonlyArray<string> }
    | { readonly __typename: 'ChapterElsewhere' }
    | { readonly __typename: 'ChapterNotFound' }
   };

export type CommentEventsSubscriptionVariables = Exact<{
  workId: string;
  chapterId?: string | null | undefined;
}>;


export type CommentEventsSubscription = { readonly commentEvents:
    | { readonly __typename: 'CommentAdded', readonly idempotencyKey: string, readonly comment: (
        { readonly id: string, readonly replyToId: string | null }
        & { ' $fragmentRefs'?: { 'CommentItem_CommentFragment': CommentItem_CommentFragment } }
      ) }
    | { readonly __typename: 'CommentChanged', readonly comment: (
        { readonly id: string, readonly replyToId: string | null }
        & { ' $fragmentRefs'?: { 'CommentItem_CommentFragment': CommentItem_CommentFragment } }
      ) }
   };

export type CommentsOfSubjectQueryVariables = Exact<{
  subject: CommentSubject;
  page: number;
}>;


export type CommentsOfSubjectQuery = { readonly comments: { readonly items: ReadonlyArray<(
      { readonly id: string, readonly hasEarlierReplies: boolean, readonly replies: ReadonlyArray<(
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'CommentItem_CommentFragment': CommentItem_CommentFragment } }
      )> }
      & { ' $fragmentRefs'?: { 'CommentItem_CommentFragment': CommentItem_CommentFragment } }
    )>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } };

export type DeleteCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCommentMutation = { readonly deleteComment:
    | (
      { readonly __typename: 'Comment', readonly id: string, readonly replyToId: string | null }
      & { ' $fragmentRefs'?: { 'CommentItem_CommentFragment': CommentItem_CommentFragment } }
    )
    | { readonly __typename: 'CommentNotYours', readonly isRefused: boolean }
   };

export type EditCommentMutationVariables = Exact<{
  id: string;
  text: string;
  emoji?: string | null | undefined;
  isSpoiler: boolean;
}>;


export type EditCommentMutation = { readonly editComment:
    | (
      { readonly __typename: 'Comment', readonly id: string, readonly replyToId: string | null }
      & { ' $fragmentRefs'?: { 'CommentItem_CommentFragment': CommentItem_CommentFragment } }
    )
    | { readonly __typename: 'CommentNotYours', readonly isRefused: boolean }
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type OwnCommentsQueryVariables = Exact<{
  page: number;
}>;


export type OwnCommentsQuery = { readonly viewer: { readonly id: string, readonly comments: { ' $fragmentRefs'?: { 'OwnComments_ListFragment': OwnComments_ListFragment } } } | null };

export type RepliesBeforeQueryVariables = Exact<{
  replyId: string;
}>;


export type RepliesBeforeQuery = { readonly repliesBefore: { readonly hasEarlier: boolean, readonly replies: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'CommentItem_CommentFragment': CommentItem_CommentFragment } }
    )> } };

export type ReportCommentMutationVariables = Exact<{
  id: string;
  reason: ReportReason;
}>;


export type ReportCommentMutation = { readonly reportComment:
    | { readonly __typename: 'CommentSubjectNotFound', readonly isMissing: boolean }
    | { readonly __typename: 'Done', readonly isDone: boolean }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type SendCommentMutationVariables = Exact<{
  input: SendCommentInput;
}>;


export type SendCommentMutation = { readonly sendComment:
    | (
      { readonly __typename: 'Comment', readonly id: string, readonly replyToId: string | null }
      & { ' $fragmentRefs'?: { 'CommentItem_CommentFragment': CommentItem_CommentFragment } }
    )
    | { readonly __typename: 'CommentSubjectNotFound', readonly isMissing: boolean }
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type CreatorPageQueryVariables = Exact<{
  id: string;
  language: Language;
  twinLanguage: Language;
  order: WorkOrder;
  page: number;
}>;


export type CreatorPageQuery = { readonly creator: (
    { readonly id: string, readonly name: string, readonly reading: string | null, readonly worksHere: number, readonly worksThere: number, readonly twins: ReadonlyArray<{ readonly id: string }> }
    & { ' $fragmentRefs'?: { 'CreatorScreen_CreatorFragment': CreatorScreen_CreatorFragment } }
  ) | null };

export type GenresPageQueryVariables = Exact<{
  language: Language;
  twinLanguage: Language;
  genres?: ReadonlyArray<string> | string | null | undefined;
  without?: ReadonlyArray<string> | string | null | undefined;
  order: WorkOrder;
  page: number;
}>;


export type GenresPageQuery = (
  { readonly works: { readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } }, readonly there: { readonly position: { readonly totalItems: number } } }
  & { ' $fragmentRefs'?: { 'GenresScreen_QueryFragment': GenresScreen_QueryFragment } }
);

export type HomePageQueryVariables = Exact<{
  language: Language;
  page: number;
  period: RankingPeriod;
  isPeriodChosen: boolean;
}>;


export type HomePageQuery = (
  { readonly latestUpdates: { readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } }
  & { ' $fragmentRefs'?: { 'HomeScreen_QueryFragment': HomeScreen_QueryFragment } }
);

export type SendContactMessageMutationVariables = Exact<{
  input: ContactInput;
}>;


export type SendContactMessageMutation = { readonly sendContactMessage:
    | { readonly __typename: 'Done', readonly isDone: boolean }
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type SitePageQueryVariables = Exact<{
  language: Language;
  slug: string;
}>;


export type SitePageQuery = { readonly sitePage: (
    { readonly slug: string, readonly language: Language, readonly title: string, readonly description: string, readonly hasTwin: boolean }
    & { ' $fragmentRefs'?: { 'PageScreen_PageFragment': PageScreen_PageFragment } }
  ) | null };

export type RankingPageQueryVariables = Exact<{
  language: Language;
  period: RankingPeriod;
  page: number;
}>;


export type RankingPageQuery = (
  { readonly ranking: { readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } }
  & { ' $fragmentRefs'?: { 'RankingScreen_QueryFragment': RankingScreen_QueryFragment } }
);

export type FollowOfWorkQueryVariables = Exact<{
  workId: string;
}>;


export type FollowOfWorkQuery = { readonly viewer: { readonly isFollowing: boolean } | null };

export type FollowWorkMutationVariables = Exact<{
  workId: string;
}>;


export type FollowWorkMutation = { readonly followWork:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
    | { readonly __typename: 'WorkNotFound' }
   };

export type FollowedWorksQueryVariables = Exact<{
  language: Language;
  page: number;
}>;


export type FollowedWorksQuery = { readonly viewer: { readonly followed: { ' $fragmentRefs'?: { 'FollowingScreen_ListFragment': FollowingScreen_ListFragment } } } | null };

export type ForgetPositionsMutationVariables = Exact<{
  language: Language;
  workId?: string | null | undefined;
}>;


export type ForgetPositionsMutation = { readonly forgetPositions: { readonly isDone: boolean } };

export type NextChapterQueryVariables = Exact<{
  workId: string;
  chapterId: string;
  language: Language;
}>;


export type NextChapterQuery = { readonly chapter:
    | { readonly __typename: 'Chapter', readonly next: { readonly id: string, readonly number: string, readonly title: string | null } | null }
    | { readonly __typename: 'ChapterElsewhere' }
    | { readonly __typename: 'ChapterNotFound' }
   };

export type OwnReadingQueryVariables = Exact<{
  language: Language;
}>;


export type OwnReadingQuery = { readonly viewer: { readonly positions: ReadonlyArray<{ readonly workId: string, readonly chapterId: string, readonly elementId: string, readonly offset: number, readonly order: number, readonly count: number, readonly before: ReadonlyArray<string>, readonly after: ReadonlyArray<string>, readonly contentHash: string, readonly progress: number, readonly reach: number, readonly readAt: string | null, readonly at: string, readonly rereadSince: string | null }>, readonly continueReading: ReadonlyArray<{ readonly at: string, readonly work: { readonly id: string, readonly title: string, readonly isSensitive: boolean, readonly cover: { readonly width: number, readonly height: number, readonly dominantColor: string, readonly thumbhash: string, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null }, readonly chapter: { readonly id: string, readonly number: string, readonly title: string | null } }> } | null };

export type SavePositionsMutationVariables = Exact<{
  positions: ReadonlyArray<ReadingPositionInput> | ReadingPositionInput;
}>;


export type SavePositionsMutation = { readonly savePositions:
    | { readonly __typename: 'PositionsSaved' }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type UnfollowWorkMutationVariables = Exact<{
  workId: string;
}>;


export type UnfollowWorkMutation = { readonly unfollowWork: { readonly isDone: boolean } };

export type ReportContentMutationVariables = Exact<{
  input: ReportContentInput;
}>;


export type ReportContentMutation = { readonly reportContent:
    | { readonly __typename: 'CommentSubjectNotFound' }
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type SearchPageQueryVariables = Exact<{
  query: string;
  language: Language;
  worksOf: Language;
  filters?: SearchFilters | null | undefined;
  page: number;
}>;


export type SearchPageQuery = { ' $fragmentRefs'?: { 'SearchScreen_QueryFragment': SearchScreen_QueryFragment } };

export type SearchSuggestionsQueryVariables = Exact<{
  query: string;
  language: Language;
}>;


export type SearchSuggestionsQuery = { readonly searchSuggestions: ReadonlyArray<{ ' $fragmentRefs'?: { 'SuggestedWork_MatchFragment': SuggestedWork_MatchFragment } }> };

export type SharedChapterQueryVariables = Exact<{
  workId: string;
  chapterId: string;
  language: Language;
}>;


export type SharedChapterQuery = { readonly chapter:
    | { readonly __typename: 'Chapter', readonly id: string, readonly number: string, readonly title: string | null, readonly publishedAt: string, readonly work: { readonly id: string, readonly title: string, readonly description: string, readonly format: WorkFormat, readonly isSensitive: boolean, readonly cardPath: string | null, readonly credits: ReadonlyArray<{ readonly role: CreatorRole, readonly creator: { readonly id: string, readonly name: string } }>, readonly genres: ReadonlyArray<{ readonly slug: string, readonly name: string }> } }
    | { readonly __typename: 'ChapterElsewhere' }
    | { readonly __typename: 'ChapterNotFound' }
   };

export type SharedCreatorQueryVariables = Exact<{
  id: string;
}>;


export type SharedCreatorQuery = { readonly creator: { readonly id: string, readonly name: string, readonly reading: string | null, readonly twins: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export type SharedWorkQueryVariables = Exact<{
  id: string;
  language: Language;
}>;


export type SharedWorkQuery = { readonly work:
    | { readonly __typename: 'Work', readonly id: string, readonly title: string, readonly aliases: ReadonlyArray<string>, readonly description: string, readonly format: WorkFormat, readonly status: WorkStatus, readonly isSensitive: boolean, readonly updatedAt: string, readonly chaptersCount: number, readonly cardPath: string | null, readonly credits: ReadonlyArray<{ readonly role: CreatorRole, readonly creator: { readonly id: string, readonly name: string } }>, readonly genres: ReadonlyArray<{ readonly slug: string, readonly name: string }>, readonly firstChapter: { readonly id: string, readonly publishedAt: string } | null }
    | { readonly __typename: 'WorkElsewhere' }
    | { readonly __typename: 'WorkNotFound' }
   };

export type ArrangePagesMutationVariables = Exact<{
  chapterId: string;
  pageIds: ReadonlyArray<string> | string;
}>;


export type ArrangePagesMutation = { readonly arrangePages:
    | { readonly __typename: 'NotYours' }
    | { readonly __typename: 'OwnChapter' }
    | { readonly __typename: 'PagesChanged' }
   };

export type BeginUploadMutationVariables = Exact<{
  input: BeginUploadInput;
}>;


export type BeginUploadMutation = { readonly beginUpload:
    | { readonly __typename: 'InvalidInput' }
    | { readonly __typename: 'NotYours' }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
    | { readonly __typename: 'Upload', readonly id: string, readonly state: UploadState, readonly files: ReadonlyArray<{ readonly index: number, readonly offset: number, readonly url: string }> }
    | { readonly __typename: 'UploadRefused', readonly problems: ReadonlyArray<{ readonly code: UploadProblemCode, readonly file: string | null, readonly limit: number | null }> }
   };

export type CancelUploadMutationVariables = Exact<{
  id: string;
}>;


export type CancelUploadMutation = { readonly cancelUpload:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'NotYours' }
   };

export type CreateOwnWorkMutationVariables = Exact<{
  input: OwnWorkInput;
  key: string;
}>;


export type CreateOwnWorkMutation = { readonly createOwnWork:
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'OwnWork', readonly id: string }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type DeleteOwnChapterMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOwnChapterMutation = { readonly deleteOwnChapter:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'NotYours' }
   };

export type DeleteOwnWorkMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOwnWorkMutation = { readonly deleteOwnWork:
    | { readonly __typename: 'Done' }
    | { readonly __typename: 'NotYours' }
   };

export type EditOwnChapterMutationVariables = Exact<{
  id: string;
  number: string;
  title?: string | null | undefined;
  seen: OwnChapterInput;
  overrides: boolean;
  swaps: boolean;
}>;


export type EditOwnChapterMutation = { readonly editOwnChapter:
    | { readonly __typename: 'ChapterChanged' }
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'NotYours' }
    | { readonly __typename: 'OwnChapter' }
   };

export type EditOwnWorkMutationVariables = Exact<{
  id: string;
  input: OwnWorkInput;
  seen: OwnWorkInput;
  overrides: boolean;
}>;


export type EditOwnWorkMutation = { readonly editOwnWork:
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'NotYours' }
    | { readonly __typename: 'OwnWork' }
    | { readonly __typename: 'WorkChanged' }
   };

export type OwnChapterQueryVariables = Exact<{
  id: string;
}>;


export type OwnChapterQuery = { readonly viewer: { readonly id: string, readonly ownChapter: { ' $fragmentRefs'?: { 'OwnChapterScreen_ChapterFragment': OwnChapterScreen_ChapterFragment;'NovelPreview_ChapterFragment': NovelPreview_ChapterFragment } } | null } | null };

export type OwnTitlesQueryVariables = Exact<{
  page: number;
}>;


export type OwnTitlesQuery = { readonly viewer: { readonly id: string, readonly ownWorks: { readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: Language }>, readonly position: { readonly perPage: number, readonly totalItems: number } } } | null };

export type OwnWorkQueryVariables = Exact<{
  id: string;
  page: number;
  language: Language;
}>;


export type OwnWorkQuery = { readonly viewer: { readonly id: string, readonly ownWork: { ' $fragmentRefs'?: { 'OwnWorkScreen_WorkFragment': OwnWorkScreen_WorkFragment } } | null } | null, readonly genres: ReadonlyArray<{ readonly slug: string, readonly name: string }> };

export type PublishChapterMutationVariables = Exact<{
  id: string;
  at?: string | null | undefined;
}>;


export type PublishChapterMutation = { readonly publishChapter:
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'NotYours' }
    | { readonly __typename: 'OwnChapter' }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type PublishDraftsMutationVariables = Exact<{
  workId: string;
}>;


export type PublishDraftsMutation = { readonly publishDrafts:
    | { readonly __typename: 'NotYours' }
    | { readonly __typename: 'OwnWork' }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type RestoreVersionMutationVariables = Exact<{
  chapterId: string;
  version: number;
}>;


export type RestoreVersionMutation = { readonly restoreVersion:
    | { readonly __typename: 'NotYours' }
    | { readonly __typename: 'OwnChapter' }
   };

export type UnscheduleChapterMutationVariables = Exact<{
  id: string;
}>;


export type UnscheduleChapterMutation = { readonly unscheduleChapter:
    | { readonly __typename: 'NotYours' }
    | { readonly __typename: 'OwnChapter' }
   };

export type UploadLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadLimitsQuery = { readonly uploadLimits: { readonly pictureBytes: number, readonly pictureSide: number, readonly picturePixels: number, readonly pages: number, readonly bytes: number, readonly files: number } };

export type UploadPageQueryVariables = Exact<{
  page: number;
}>;


export type UploadPageQuery = { readonly viewer: { readonly id: string, readonly ownWorks: { readonly items: ReadonlyArray<{ ' $fragmentRefs'?: { 'UploadScreen_WorkFragment': UploadScreen_WorkFragment } }>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } } | null };

export type UploadProgressSubscriptionVariables = Exact<{
  id: string;
}>;


export type UploadProgressSubscription = { readonly uploadProgress: { readonly id: string, readonly state: UploadState, readonly picturesDone: number, readonly picturesCount: number, readonly chapters: ReadonlyArray<{ readonly id: string }>, readonly problems: ReadonlyArray<{ readonly code: UploadProblemCode, readonly file: string | null, readonly limit: number | null }> } };

export type UploadStateQueryVariables = Exact<{
  id: string;
}>;


export type UploadStateQuery = { readonly viewer: { readonly id: string, readonly upload: { readonly id: string, readonly state: UploadState, readonly picturesDone: number, readonly picturesCount: number, readonly chapters: ReadonlyArray<{ readonly id: string }>, readonly problems: ReadonlyArray<{ readonly code: UploadProblemCode, readonly file: string | null, readonly limit: number | null }> } | null } | null };

export type NewestChapterSubscriptionVariables = Exact<{
  workId: string;
}>;


export type NewestChapterSubscription = { readonly newestChapter: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'NewChapter_ChapterFragment': NewChapter_ChapterFragment } }
  ) | null };

export type WorkPageQueryVariables = Exact<{
  id: string;
  language: Language;
  chaptersPage: number;
  order: ChapterOrder;
  filter?: string | null | undefined;
  chapter?: string | null | undefined;
}>;


export type WorkPageQuery = { readonly work:
    | (
      { readonly __typename: 'Work', readonly title: string, readonly description: string, readonly language: Language, readonly lastChapter: { readonly id: string } | null, readonly twins: ReadonlyArray<{ readonly id: string, readonly language: Language }> }
      & { ' $fragmentRefs'?: { 'WorkScreen_WorkFragment': WorkScreen_WorkFragment } }
    )
    | (
      { readonly __typename: 'WorkElsewhere', readonly language: Language, readonly title: string }
      & { ' $fragmentRefs'?: { 'WorkElsewhereScreen_WorkFragment': WorkElsewhereScreen_WorkFragment } }
    )
    | { readonly __typename: 'WorkNotFound', readonly id: string }
   };

export type ChapterLabel_ChapterFragment = { readonly number: string, readonly title: string | null } & { ' $fragmentName'?: 'ChapterLabel_ChapterFragment' };

export type ChapterRow_ChapterFragment = (
  { readonly id: string, readonly publishedAt: string }
  & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
) & { ' $fragmentName'?: 'ChapterRow_ChapterFragment' };

export type CommentItem_CommentFragment = { readonly id: string, readonly text: string, readonly emoji: string | null, readonly isSpoiler: boolean, readonly isDeleted: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly author: { readonly id: string, readonly name: string, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } | null, readonly pin: { readonly id: string } | null } & { ' $fragmentName'?: 'CommentItem_CommentFragment' };

export type GenreLink_GenreFragment = { readonly slug: string, readonly name: string } & { ' $fragmentName'?: 'GenreLink_GenreFragment' };

export type Cover_PictureFragment = { readonly width: number, readonly height: number, readonly dominantColor: string, readonly thumbhash: string, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } & { ' $fragmentName'?: 'Cover_PictureFragment' };

export type Credits_WorkFragment = { readonly credits: ReadonlyArray<{ readonly role: CreatorRole, readonly creator: { readonly id: string, readonly name: string } }> } & { ' $fragmentName'?: 'Credits_WorkFragment' };

export type FollowedWork_FollowedFragment = { readonly unreadCount: number, readonly work: { readonly id: string, readonly title: string, readonly isSensitive: boolean, readonly updatedAt: string, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null }, readonly nextChapter: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
  ) | null } & { ' $fragmentName'?: 'FollowedWork_FollowedFragment' };

export type RankedWork_WorkFragment = { readonly id: string, readonly title: string, readonly format: WorkFormat, readonly isSensitive: boolean, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null } & { ' $fragmentName'?: 'RankedWork_WorkFragment' };

export type WorkCard_WorkFragment = { readonly id: string, readonly title: string, readonly format: WorkFormat, readonly isSensitive: boolean, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null, readonly latestChapters: ReadonlyArray<(
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'ChapterRow_ChapterFragment': ChapterRow_ChapterFragment } }
  )> } & { ' $fragmentName'?: 'WorkCard_WorkFragment' };

export type WorkListing_WorksFragment = { readonly items: ReadonlyArray<(
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'WorkTile_WorkFragment': WorkTile_WorkFragment } }
  )>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } & { ' $fragmentName'?: 'WorkListing_WorksFragment' };

export type WorkStats_WorkFragment = { readonly format: WorkFormat, readonly status: WorkStatus, readonly viewsCount: number, readonly chaptersCount: number, readonly updatedAt: string } & { ' $fragmentName'?: 'WorkStats_WorkFragment' };

export type WorkTile_WorkFragment = { readonly id: string, readonly title: string, readonly format: WorkFormat, readonly isSensitive: boolean, readonly updatedAt: string, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null } & { ' $fragmentName'?: 'WorkTile_WorkFragment' };

export type ProfileScreen_ViewerFragment = { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly hasPassword: boolean, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null, readonly sessions: ReadonlyArray<{ ' $fragmentRefs'?: { 'SessionList_SessionFragment': SessionList_SessionFragment } }> } & { ' $fragmentName'?: 'ProfileScreen_ViewerFragment' };

export type ReadingCalendar_DayFragment = { readonly day: string, readonly chaptersCount: number } & { ' $fragmentName'?: 'ReadingCalendar_DayFragment' };

export type SessionList_SessionFragment = { readonly id: string, readonly startedAt: string, readonly endedAt: string | null, readonly isCurrent: boolean, readonly device: { readonly kind: DeviceKind, readonly browser: string | null, readonly system: string | null } } & { ' $fragmentName'?: 'SessionList_SessionFragment' };

export type OwnComments_ListFragment = { readonly items: ReadonlyArray<{ readonly id: string, readonly text: string, readonly emoji: string | null, readonly createdAt: string, readonly work: { readonly id: string, readonly title: string, readonly language: Language } | null, readonly chapter: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
    ) | null }>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } & { ' $fragmentName'?: 'OwnComments_ListFragment' };

export type CreatorScreen_CreatorFragment = { readonly id: string, readonly name: string, readonly reading: string | null, readonly worksThere: number, readonly twins: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly works: { ' $fragmentRefs'?: { 'WorkListing_WorksFragment': WorkListing_WorksFragment } } } & { ' $fragmentName'?: 'CreatorScreen_CreatorFragment' };

export type GenreChoice_GenreFragment = { readonly slug: string, readonly name: string, readonly worksCount: number, readonly icon: string | null } & { ' $fragmentName'?: 'GenreChoice_GenreFragment' };

export type GenresScreen_QueryFragment = { readonly genres: ReadonlyArray<{ ' $fragmentRefs'?: { 'GenreChoice_GenreFragment': GenreChoice_GenreFragment } }>, readonly works: { ' $fragmentRefs'?: { 'WorkListing_WorksFragment': WorkListing_WorksFragment } } } & { ' $fragmentName'?: 'GenresScreen_QueryFragment' };

export type FollowingScreen_ListFragment = { readonly items: ReadonlyArray<(
    { readonly work: { readonly id: string } }
    & { ' $fragmentRefs'?: { 'FollowedWork_FollowedFragment': FollowedWork_FollowedFragment } }
  )>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } & { ' $fragmentName'?: 'FollowingScreen_ListFragment' };

export type GenreShelf_GenreFragment = (
  { readonly slug: string }
  & { ' $fragmentRefs'?: { 'GenreLink_GenreFragment': GenreLink_GenreFragment } }
) & { ' $fragmentName'?: 'GenreShelf_GenreFragment' };

export type HomeScreen_QueryFragment = { readonly latestUpdates: { ' $fragmentRefs'?: { 'LatestUpdates_WorksFragment': LatestUpdates_WorksFragment } }, readonly topRanking?: { ' $fragmentRefs'?: { 'MostViewed_RankingFragment': MostViewed_RankingFragment } }, readonly ranking?: { ' $fragmentRefs'?: { 'MostViewed_RankingFragment': MostViewed_RankingFragment } }, readonly genres: ReadonlyArray<{ ' $fragmentRefs'?: { 'GenreShelf_GenreFragment': GenreShelf_GenreFragment } }> } & { ' $fragmentName'?: 'HomeScreen_QueryFragment' };

export type LatestUpdates_WorksFragment = { readonly items: ReadonlyArray<(
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
  )>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } & { ' $fragmentName'?: 'LatestUpdates_WorksFragment' };

export type MostViewed_RankingFragment = { readonly period: RankingPeriod, readonly items: ReadonlyArray<{ readonly rank: number, readonly views: number, readonly work: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'RankedWork_WorkFragment': RankedWork_WorkFragment } }
    ) }> } & { ' $fragmentName'?: 'MostViewed_RankingFragment' };

export type PageScreen_PageFragment = { readonly language: Language, readonly title: string, readonly document: PageDocument, readonly updatedAt: string } & { ' $fragmentName'?: 'PageScreen_PageFragment' };

export type RankedWorks_RankingFragment = { readonly items: ReadonlyArray<{ readonly rank: number, readonly views: number, readonly previousRank: number | null, readonly work: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'RankedWork_WorkFragment': RankedWork_WorkFragment } }
    ) }>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } & { ' $fragmentName'?: 'RankedWorks_RankingFragment' };

export type RankingScreen_QueryFragment = { readonly ranking: { ' $fragmentRefs'?: { 'RankedWorks_RankingFragment': RankedWorks_RankingFragment } } } & { ' $fragmentName'?: 'RankingScreen_QueryFragment' };

export type ChapterScreen_ChapterFragment = (
  { readonly id: string, readonly work: { readonly id: string, readonly language: Language, readonly title: string, readonly direction: ReadingDirection, readonly isSensitive: boolean }, readonly previous: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
  ) | null, readonly next: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
  ) | null, readonly twins: ReadonlyArray<{ readonly id: string, readonly work: { readonly id: string, readonly language: Language } }>, readonly content:
    | (
      { readonly __typename: 'ComicPages', readonly layout: PageLayout }
      & { ' $fragmentRefs'?: { 'ComicReader_ContentFragment': ComicReader_ContentFragment } }
    )
    | (
      { readonly __typename: 'NovelText' }
      & { ' $fragmentRefs'?: { 'NovelReader_ContentFragment': NovelReader_ContentFragment } }
    )
   }
  & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
) & { ' $fragmentName'?: 'ChapterScreen_ChapterFragment' };

export type ComicPage_PageFragment = { readonly id: string, readonly number: number, readonly picture: { readonly width: number, readonly height: number, readonly dominantColor: string, readonly thumbhash: string, readonly cropBox: { readonly left: number, readonly top: number, readonly width: number, readonly height: number } | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } } & { ' $fragmentName'?: 'ComicPage_PageFragment' };

export type ComicReader_ContentFragment = { readonly pages: ReadonlyArray<(
    { readonly id: string, readonly picture: { readonly width: number, readonly height: number } }
    & { ' $fragmentRefs'?: { 'ComicPage_PageFragment': ComicPage_PageFragment } }
  )> } & { ' $fragmentName'?: 'ComicReader_ContentFragment' };

export type NovelPreview_ChapterFragment = { readonly id: string, readonly document: ChapterDocument | null, readonly work: { readonly id: string, readonly language: Language }, readonly pictures: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number, readonly dominantColor: string, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> }> } & { ' $fragmentName'?: 'NovelPreview_ChapterFragment' };

export type NovelReader_ContentFragment = { readonly document: ChapterDocument, readonly pictures: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number, readonly dominantColor: string, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> }> } & { ' $fragmentName'?: 'NovelReader_ContentFragment' };

export type FoundWork_MatchFragment = (
  { readonly otherName: { readonly text: string } | null, readonly work: (
    { readonly id: string, readonly title: string, readonly language: Language, readonly isSensitive: boolean, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null, readonly credits: ReadonlyArray<{ readonly creator: { readonly id: string, readonly name: string } }> }
    & { ' $fragmentRefs'?: { 'WorkStats_WorkFragment': WorkStats_WorkFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'MatchedNames_MatchFragment': MatchedNames_MatchFragment } }
) & { ' $fragmentName'?: 'FoundWork_MatchFragment' };

export type MatchedNames_MatchFragment = { readonly titleRanges: ReadonlyArray<{ readonly start: number, readonly end: number }>, readonly otherName: { readonly text: string, readonly ranges: ReadonlyArray<{ readonly start: number, readonly end: number }> } | null, readonly work: { readonly title: string, readonly language: Language } } & { ' $fragmentName'?: 'MatchedNames_MatchFragment' };

export type SearchFilters_GenreFragment = { readonly slug: string, readonly name: string } & { ' $fragmentName'?: 'SearchFilters_GenreFragment' };

export type SearchResults_ResultsFragment = { readonly isCapped: boolean, readonly items: ReadonlyArray<(
    { readonly isNear: boolean, readonly work: { readonly id: string } }
    & { ' $fragmentRefs'?: { 'FoundWork_MatchFragment': FoundWork_MatchFragment } }
  )>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } & { ' $fragmentName'?: 'SearchResults_ResultsFragment' };

export type SearchScreen_QueryFragment = { readonly search: (
    { readonly creator: { readonly name: string } | null }
    & { ' $fragmentRefs'?: { 'SearchResults_ResultsFragment': SearchResults_ResultsFragment } }
  ), readonly genres: ReadonlyArray<{ ' $fragmentRefs'?: { 'SearchFilters_GenreFragment': SearchFilters_GenreFragment } }> } & { ' $fragmentName'?: 'SearchScreen_QueryFragment' };

export type SuggestedWork_MatchFragment = (
  { readonly work: { readonly id: string, readonly title: string, readonly isSensitive: boolean, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null } }
  & { ' $fragmentRefs'?: { 'MatchedNames_MatchFragment': MatchedNames_MatchFragment } }
) & { ' $fragmentName'?: 'SuggestedWork_MatchFragment' };

export type UploadScreen_WorkFragment = { readonly id: string, readonly title: string, readonly language: Language, readonly format: WorkFormat, readonly review: ReviewState, readonly isHidden: boolean, readonly chaptersCount: number, readonly changedAt: string, readonly work: { readonly id: string, readonly viewsCount: number } | null, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null } & { ' $fragmentName'?: 'UploadScreen_WorkFragment' };

export type OwnChapterScreen_ChapterFragment = { readonly id: string, readonly number: string, readonly title: string | null, readonly state: OwnChapterState, readonly isShown: boolean, readonly isHidden: boolean, readonly publishAt: string | null, readonly layout: PageLayout | null, readonly chapter: { readonly id: string, readonly work: { readonly id: string } } | null, readonly twin: { readonly id: string, readonly number: string } | null, readonly work: { readonly id: string, readonly title: string, readonly language: Language, readonly format: WorkFormat, readonly direction: ReadingDirection | null, readonly review: ReviewState, readonly twin: { readonly id: string } | null }, readonly pages: ReadonlyArray<{ readonly id: string, readonly number: number, readonly picture: (
      { readonly width: number, readonly height: number }
      & { ' $fragmentRefs'?: { 'PagePicture_PictureFragment': PagePicture_PictureFragment } }
    ) }>, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string, readonly length: number, readonly firstPage: { ' $fragmentRefs'?: { 'PagePicture_PictureFragment': PagePicture_PictureFragment } } | null }> } & { ' $fragmentName'?: 'OwnChapterScreen_ChapterFragment' };

export type PagePicture_PictureFragment = { readonly id: string, readonly width: number, readonly height: number, readonly dominantColor: string, readonly thumbhash: string, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } & { ' $fragmentName'?: 'PagePicture_PictureFragment' };

export type OwnWorkScreen_WorkFragment = { readonly id: string, readonly title: string, readonly titleReading: string | null, readonly language: Language, readonly format: WorkFormat, readonly status: WorkStatus, readonly direction: ReadingDirection | null, readonly description: string, readonly isSensitive: boolean, readonly review: ReviewState, readonly isHidden: boolean, readonly chaptersCount: number, readonly draftsCount: number, readonly twin: { readonly id: string } | null, readonly genres: ReadonlyArray<{ readonly slug: string }>, readonly credits: ReadonlyArray<{ readonly name: string, readonly role: CreatorRole }>, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null, readonly work: { readonly id: string } | null, readonly chapters: { readonly items: ReadonlyArray<{ readonly id: string, readonly number: string, readonly title: string | null, readonly pagesCount: number, readonly state: OwnChapterState, readonly isShown: boolean, readonly isHidden: boolean, readonly publishAt: string | null }>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } } & { ' $fragmentName'?: 'OwnWorkScreen_WorkFragment' };

export type ChapterList_WorkFragment = { readonly id: string, readonly chaptersCount: number, readonly chapters: { readonly items: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ChapterRow_ChapterFragment': ChapterRow_ChapterFragment } }
    )>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } } & { ' $fragmentName'?: 'ChapterList_WorkFragment' };

export type Description_WorkFragment = { readonly language: Language, readonly description: string, readonly sourceNote: string | null } & { ' $fragmentName'?: 'Description_WorkFragment' };

export type NewChapter_ChapterFragment = (
  { readonly id: string }
  & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
) & { ' $fragmentName'?: 'NewChapter_ChapterFragment' };

export type ReadButtons_WorkFragment = { readonly id: string, readonly firstChapter: { readonly id: string } | null, readonly lastChapter: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
  ) | null } & { ' $fragmentName'?: 'ReadButtons_WorkFragment' };

export type RelatedWorks_WorkFragment = { readonly related: ReadonlyArray<(
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'WorkTile_WorkFragment': WorkTile_WorkFragment } }
  )> } & { ' $fragmentName'?: 'RelatedWorks_WorkFragment' };

export type TwinLinks_WorkFragment = { readonly twins: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: Language }> } & { ' $fragmentName'?: 'TwinLinks_WorkFragment' };

export type WorkElsewhereScreen_WorkFragment = { readonly title: string, readonly language: Language, readonly twin: { readonly id: string, readonly title: string, readonly isSensitive: boolean, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null } | null, readonly twinChapter: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
  ) | null } & { ' $fragmentName'?: 'WorkElsewhereScreen_WorkFragment' };

export type WorkHeader_WorkFragment = (
  { readonly title: string, readonly titleReading: string | null, readonly aliases: ReadonlyArray<string>, readonly cover: (
    { readonly dominantColor: string }
    & { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } }
  ) | null, readonly genres: ReadonlyArray<(
    { readonly slug: string }
    & { ' $fragmentRefs'?: { 'GenreLink_GenreFragment': GenreLink_GenreFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'Credits_WorkFragment': Credits_WorkFragment;'WorkStats_WorkFragment': WorkStats_WorkFragment;'ReadButtons_WorkFragment': ReadButtons_WorkFragment } }
) & { ' $fragmentName'?: 'WorkHeader_WorkFragment' };

export type WorkScreen_WorkFragment = (
  { readonly id: string, readonly title: string, readonly isSensitive: boolean }
  & { ' $fragmentRefs'?: { 'WorkHeader_WorkFragment': WorkHeader_WorkFragment;'Description_WorkFragment': Description_WorkFragment;'TwinLinks_WorkFragment': TwinLinks_WorkFragment;'ChapterList_WorkFragment': ChapterList_WorkFragment;'RelatedWorks_WorkFragment': RelatedWorks_WorkFragment } }
) & { ' $fragmentName'?: 'WorkScreen_WorkFragment' };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CommentItem_CommentFragmentDoc = new TypedDocumentString(`
    fragment CommentItem_comment on Comment {
  id
  author {
    id
    name
    avatar {
      sources {
        url
        width
        type
      }
    }
  }
  text
  emoji
  isSpoiler
  isDeleted
  createdAt
  editedAt
  pin {
    id
  }
}
    `, {"fragmentName":"CommentItem_comment"}) as unknown as TypedDocumentString<CommentItem_CommentFragment, unknown>;
export const SessionList_SessionFragmentDoc = new TypedDocumentString(`
    fragment SessionList_session on Session {
  id
  device {
    kind
    browser
    system
  }
  startedAt
  endedAt
  isCurrent
}
    `, {"fragmentName":"SessionList_session"}) as unknown as TypedDocumentString<SessionList_SessionFragment, unknown>;
export const ProfileScreen_ViewerFragmentDoc = new TypedDocumentString(`
    fragment ProfileScreen_viewer on Viewer {
  id
  name
  email
  language
  hasPassword
  avatar {
    sources {
      url
      width
      type
    }
  }
  sessions {
    ...SessionList_session
  }
}
    fragment SessionList_session on Session {
  id
  device {
    kind
    browser
    system
  }
  startedAt
  endedAt
  isCurrent
}`, {"fragmentName":"ProfileScreen_viewer"}) as unknown as TypedDocumentString<ProfileScreen_ViewerFragment, unknown>;
export const ReadingCalendar_DayFragmentDoc = new TypedDocumentString(`
    fragment ReadingCalendar_day on ReadingDay {
  day
  chaptersCount
}
    `, {"fragmentName":"ReadingCalendar_day"}) as unknown as TypedDocumentString<ReadingCalendar_DayFragment, unknown>;
export const ChapterLabel_ChapterFragmentDoc = new TypedDocumentString(`
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
    `, {"fragmentName":"ChapterLabel_chapter"}) as unknown as TypedDocumentString<ChapterLabel_ChapterFragment, unknown>;
export const OwnComments_ListFragmentDoc = new TypedDocumentString(`
    fragment OwnComments_list on CommentList {
  items {
    id
    text
    emoji
    createdAt
    work {
      id
      title
      language
    }
    chapter {
      id
      ...ChapterLabel_chapter
    }
  }
  position {
    page
    perPage
    totalItems
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}`, {"fragmentName":"OwnComments_list"}) as unknown as TypedDocumentString<OwnComments_ListFragment, unknown>;
export const Cover_PictureFragmentDoc = new TypedDocumentString(`
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
    `, {"fragmentName":"Cover_picture"}) as unknown as TypedDocumentString<Cover_PictureFragment, unknown>;
export const WorkTile_WorkFragmentDoc = new TypedDocumentString(`
    fragment WorkTile_work on Work {
  id
  title
  format
  isSensitive
  updatedAt
  cover {
    ...Cover_picture
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}`, {"fragmentName":"WorkTile_work"}) as unknown as TypedDocumentString<WorkTile_WorkFragment, unknown>;
export const WorkListing_WorksFragmentDoc = new TypedDocumentString(`
    fragment WorkListing_works on WorkList {
  items {
    id
    ...WorkTile_work
  }
  position {
    page
    perPage
    totalItems
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkTile_work on Work {
  id
  title
  format
  isSensitive
  updatedAt
  cover {
    ...Cover_picture
  }
}`, {"fragmentName":"WorkListing_works"}) as unknown as TypedDocumentString<WorkListing_WorksFragment, unknown>;
export const CreatorScreen_CreatorFragmentDoc = new TypedDocumentString(`
    fragment CreatorScreen_creator on Creator {
  id
  name
  reading
  worksThere: worksCount(language: $twinLanguage)
  twins {
    id
    name
  }
  works(language: $language, order: $order, page: $page, perPage: 10) {
    ...WorkListing_works
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkListing_works on WorkList {
  items {
    id
    ...WorkTile_work
  }
  position {
    page
    perPage
    totalItems
  }
}
fragment WorkTile_work on Work {
  id
  title
  format
  isSensitive
  updatedAt
  cover {
    ...Cover_picture
  }
}`, {"fragmentName":"CreatorScreen_creator"}) as unknown as TypedDocumentString<CreatorScreen_CreatorFragment, unknown>;
export const GenreChoice_GenreFragmentDoc = new TypedDocumentString(`
    fragment GenreChoice_genre on Genre {
  slug
  name(language: $language)
  worksCount(language: $language)
  icon
}
    `, {"fragmentName":"GenreChoice_genre"}) as unknown as TypedDocumentString<GenreChoice_GenreFragment, unknown>;
export const GenresScreen_QueryFragmentDoc = new TypedDocumentString(`
    fragment GenresScreen_query on Query {
  genres(language: $language) {
    ...GenreChoice_genre
  }
  works(
    language: $language
    genres: $genres
    without: $without
    order: $order
    page: $page
    perPage: 10
  ) {
    ...WorkListing_works
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkListing_works on WorkList {
  items {
    id
    ...WorkTile_work
  }
  position {
    page
    perPage
    totalItems
  }
}
fragment WorkTile_work on Work {
  id
  title
  format
  isSensitive
  updatedAt
  cover {
    ...Cover_picture
  }
}
fragment GenreChoice_genre on Genre {
  slug
  name(language: $language)
  worksCount(language: $language)
  icon
}`, {"fragmentName":"GenresScreen_query"}) as unknown as TypedDocumentString<GenresScreen_QueryFragment, unknown>;
export const FollowedWork_FollowedFragmentDoc = new TypedDocumentString(`
    fragment FollowedWork_followed on FollowedWork {
  unreadCount
  work {
    id
    title
    isSensitive
    updatedAt
    cover {
      ...Cover_picture
    }
  }
  nextChapter {
    id
    ...ChapterLabel_chapter
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}`, {"fragmentName":"FollowedWork_followed"}) as unknown as TypedDocumentString<FollowedWork_FollowedFragment, unknown>;
export const FollowingScreen_ListFragmentDoc = new TypedDocumentString(`
    fragment FollowingScreen_list on FollowedList {
  items {
    work {
      id
    }
    ...FollowedWork_followed
  }
  position {
    page
    perPage
    totalItems
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment FollowedWork_followed on FollowedWork {
  unreadCount
  work {
    id
    title
    isSensitive
    updatedAt
    cover {
      ...Cover_picture
    }
  }
  nextChapter {
    id
    ...ChapterLabel_chapter
  }
}`, {"fragmentName":"FollowingScreen_list"}) as unknown as TypedDocumentString<FollowingScreen_ListFragment, unknown>;
export const ChapterRow_ChapterFragmentDoc = new TypedDocumentString(`
    fragment ChapterRow_chapter on Chapter {
  id
  publishedAt
  ...ChapterLabel_chapter
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}`, {"fragmentName":"ChapterRow_chapter"}) as unknown as TypedDocumentString<ChapterRow_ChapterFragment, unknown>;
export const WorkCard_WorkFragmentDoc = new TypedDocumentString(`
    fragment WorkCard_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
  latestChapters(limit: 3) {
    id
    ...ChapterRow_chapter
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment ChapterRow_chapter on Chapter {
  id
  publishedAt
  ...ChapterLabel_chapter
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}`, {"fragmentName":"WorkCard_work"}) as unknown as TypedDocumentString<WorkCard_WorkFragment, unknown>;
export const LatestUpdates_WorksFragmentDoc = new TypedDocumentString(`
    fragment LatestUpdates_works on WorkList {
  items {
    id
    ...WorkCard_work
  }
  position {
    page
    perPage
    totalItems
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment ChapterRow_chapter on Chapter {
  id
  publishedAt
  ...ChapterLabel_chapter
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkCard_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
  latestChapters(limit: 3) {
    id
    ...ChapterRow_chapter
  }
}`, {"fragmentName":"LatestUpdates_works"}) as unknown as TypedDocumentString<LatestUpdates_WorksFragment, unknown>;
export const RankedWork_WorkFragmentDoc = new TypedDocumentString(`
    fragment RankedWork_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}`, {"fragmentName":"RankedWork_work"}) as unknown as TypedDocumentString<RankedWork_WorkFragment, unknown>;
export const MostViewed_RankingFragmentDoc = new TypedDocumentString(`
    fragment MostViewed_ranking on Ranking {
  period
  items {
    rank
    views
    work {
      id
      ...RankedWork_work
    }
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment RankedWork_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
}`, {"fragmentName":"MostViewed_ranking"}) as unknown as TypedDocumentString<MostViewed_RankingFragment, unknown>;
export const GenreLink_GenreFragmentDoc = new TypedDocumentString(`
    fragment GenreLink_genre on Genre {
  slug
  name(language: $language)
}
    `, {"fragmentName":"GenreLink_genre"}) as unknown as TypedDocumentString<GenreLink_GenreFragment, unknown>;
export const GenreShelf_GenreFragmentDoc = new TypedDocumentString(`
    fragment GenreShelf_genre on Genre {
  slug
  ...GenreLink_genre
}
    fragment GenreLink_genre on Genre {
  slug
  name(language: $language)
}`, {"fragmentName":"GenreShelf_genre"}) as unknown as TypedDocumentString<GenreShelf_GenreFragment, unknown>;
export const HomeScreen_QueryFragmentDoc = new TypedDocumentString(`
    fragment HomeScreen_query on Query {
  latestUpdates(language: $language, page: $page, perPage: 10) {
    ...LatestUpdates_works
  }
  topRanking(language: $language, limit: 10) @skip(if: $isPeriodChosen) {
    ...MostViewed_ranking
  }
  ranking(language: $language, period: $period, perPage: 10) @include(if: $isPeriodChosen) {
    ...MostViewed_ranking
  }
  genres(language: $language) {
    ...GenreShelf_genre
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment ChapterRow_chapter on Chapter {
  id
  publishedAt
  ...ChapterLabel_chapter
}
fragment GenreLink_genre on Genre {
  slug
  name(language: $language)
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment RankedWork_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
}
fragment WorkCard_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
  latestChapters(limit: 3) {
    id
    ...ChapterRow_chapter
  }
}
fragment GenreShelf_genre on Genre {
  slug
  ...GenreLink_genre
}
fragment LatestUpdates_works on WorkList {
  items {
    id
    ...WorkCard_work
  }
  position {
    page
    perPage
    totalItems
  }
}
fragment MostViewed_ranking on Ranking {
  period
  items {
    rank
    views
    work {
      id
      ...RankedWork_work
    }
  }
}`, {"fragmentName":"HomeScreen_query"}) as unknown as TypedDocumentString<HomeScreen_QueryFragment, unknown>;
export const PageScreen_PageFragmentDoc = new TypedDocumentString(`
    fragment PageScreen_page on SitePage {
  language
  title
  document
  updatedAt
}
    `, {"fragmentName":"PageScreen_page"}) as unknown as TypedDocumentString<PageScreen_PageFragment, unknown>;
export const RankedWorks_RankingFragmentDoc = new TypedDocumentString(`
    fragment RankedWorks_ranking on Ranking {
  items {
    rank
    views
    previousRank
    work {
      id
      ...RankedWork_work
    }
  }
  position {
    page
    perPage
    totalItems
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment RankedWork_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
}`, {"fragmentName":"RankedWorks_ranking"}) as unknown as TypedDocumentString<RankedWorks_RankingFragment, unknown>;
export const RankingScreen_QueryFragmentDoc = new TypedDocumentString(`
    fragment RankingScreen_query on Query {
  ranking(language: $language, period: $period, page: $page, perPage: 10) {
    ...RankedWorks_ranking
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment RankedWork_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
}
fragment RankedWorks_ranking on Ranking {
  items {
    rank
    views
    previousRank
    work {
      id
      ...RankedWork_work
    }
  }
  position {
    page
    perPage
    totalItems
  }
}`, {"fragmentName":"RankingScreen_query"}) as unknown as TypedDocumentString<RankingScreen_QueryFragment, unknown>;
export const ComicPage_PageFragmentDoc = new TypedDocumentString(`
    fragment ComicPage_page on Page {
  id
  number
  picture {
    width
    height
    dominantColor
    thumbhash
    cropBox {
      left
      top
      width
      height
    }
    sources {
      url
      width
      type
    }
  }
}
    `, {"fragmentName":"ComicPage_page"}) as unknown as TypedDocumentString<ComicPage_PageFragment, unknown>;
export const ComicReader_ContentFragmentDoc = new TypedDocumentString(`
    fragment ComicReader_content on ComicPages {
  pages {
    id
    picture {
      width
      height
    }
    ...ComicPage_page
  }
}
    fragment ComicPage_page on Page {
  id
  number
  picture {
    width
    height
    dominantColor
    thumbhash
    cropBox {
      left
      top
      width
      height
    }
    sources {
      url
      width
      type
    }
  }
}`, {"fragmentName":"ComicReader_content"}) as unknown as TypedDocumentString<ComicReader_ContentFragment, unknown>;
export const NovelReader_ContentFragmentDoc = new TypedDocumentString(`
    fragment NovelReader_content on NovelText {
  document
  pictures {
    id
    width
    height
    dominantColor
    sources {
      url
      width
      type
    }
  }
}
    `, {"fragmentName":"NovelReader_content"}) as unknown as TypedDocumentString<NovelReader_ContentFragment, unknown>;
export const ChapterScreen_ChapterFragmentDoc = new TypedDocumentString(`
    fragment ChapterScreen_chapter on Chapter {
  id
  ...ChapterLabel_chapter
  work {
    id
    language
    title
    direction
    isSensitive
  }
  previous {
    id
    ...ChapterLabel_chapter
  }
  next {
    id
    ...ChapterLabel_chapter
  }
  twins {
    id
    work {
      id
      language
    }
  }
  content {
    __typename
    ... on ComicPages {
      layout
      ...ComicReader_content
    }
    ... on NovelText {
      ...NovelReader_content
    }
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment ComicPage_page on Page {
  id
  number
  picture {
    width
    height
    dominantColor
    thumbhash
    cropBox {
      left
      top
      width
      height
    }
    sources {
      url
      width
      type
    }
  }
}
fragment ComicReader_content on ComicPages {
  pages {
    id
    picture {
      width
      height
    }
    ...ComicPage_page
  }
}
fragment NovelReader_content on NovelText {
  document
  pictures {
    id
    width
    height
    dominantColor
    sources {
      url
      width
      type
    }
  }
}`, {"fragmentName":"ChapterScreen_chapter"}) as unknown as TypedDocumentString<ChapterScreen_ChapterFragment, unknown>;
export const NovelPreview_ChapterFragmentDoc = new TypedDocumentString(`
    fragment NovelPreview_chapter on OwnChapter {
  id
  work {
    id
    language
  }
  document
  pictures {
    id
    width
    height
    dominantColor
    sources {
      url
      width
      type
    }
  }
}
    `, {"fragmentName":"NovelPreview_chapter"}) as unknown as TypedDocumentString<NovelPreview_ChapterFragment, unknown>;
export const WorkStats_WorkFragmentDoc = new TypedDocumentString(`
    fragment WorkStats_work on Work {
  format
  status
  viewsCount
  chaptersCount
  updatedAt
}
    `, {"fragmentName":"WorkStats_work"}) as unknown as TypedDocumentString<WorkStats_WorkFragment, unknown>;
export const MatchedNames_MatchFragmentDoc = new TypedDocumentString(`
    fragment MatchedNames_match on SearchMatch {
  titleRanges {
    start
    end
  }
  otherName {
    text
    ranges {
      start
      end
    }
  }
  work {
    title
    language
  }
}
    `, {"fragmentName":"MatchedNames_match"}) as unknown as TypedDocumentString<MatchedNames_MatchFragment, unknown>;
export const FoundWork_MatchFragmentDoc = new TypedDocumentString(`
    fragment FoundWork_match on SearchMatch {
  otherName {
    text
  }
  work {
    id
    title
    language
    isSensitive
    cover {
      ...Cover_picture
    }
    credits {
      creator {
        id
        name
      }
    }
    ...WorkStats_work
  }
  ...MatchedNames_match
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkStats_work on Work {
  format
  status
  viewsCount
  chaptersCount
  updatedAt
}
fragment MatchedNames_match on SearchMatch {
  titleRanges {
    start
    end
  }
  otherName {
    text
    ranges {
      start
      end
    }
  }
  work {
    title
    language
  }
}`, {"fragmentName":"FoundWork_match"}) as unknown as TypedDocumentString<FoundWork_MatchFragment, unknown>;
export const SearchResults_ResultsFragmentDoc = new TypedDocumentString(`
    fragment SearchResults_results on SearchResults {
  items {
    isNear
    work {
      id
    }
    ...FoundWork_match
  }
  position {
    page
    perPage
    totalItems
  }
  isCapped
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkStats_work on Work {
  format
  status
  viewsCount
  chaptersCount
  updatedAt
}
fragment FoundWork_match on SearchMatch {
  otherName {
    text
  }
  work {
    id
    title
    language
    isSensitive
    cover {
      ...Cover_picture
    }
    credits {
      creator {
        id
        name
      }
    }
    ...WorkStats_work
  }
  ...MatchedNames_match
}
fragment MatchedNames_match on SearchMatch {
  titleRanges {
    start
    end
  }
  otherName {
    text
    ranges {
      start
      end
    }
  }
  work {
    title
    language
  }
}`, {"fragmentName":"SearchResults_results"}) as unknown as TypedDocumentString<SearchResults_ResultsFragment, unknown>;
export const SearchFilters_GenreFragmentDoc = new TypedDocumentString(`
    fragment SearchFilters_genre on Genre {
  slug
  name(language: $language)
}
    `, {"fragmentName":"SearchFilters_genre"}) as unknown as TypedDocumentString<SearchFilters_GenreFragment, unknown>;
export const SearchScreen_QueryFragmentDoc = new TypedDocumentString(`
    fragment SearchScreen_query on Query {
  search(
    query: $query
    language: $worksOf
    filters: $filters
    page: $page
    perPage: 10
  ) {
    ...SearchResults_results
    creator {
      name
    }
  }
  genres(language: $language) {
    ...SearchFilters_genre
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkStats_work on Work {
  format
  status
  viewsCount
  chaptersCount
  updatedAt
}
fragment FoundWork_match on SearchMatch {
  otherName {
    text
  }
  work {
    id
    title
    language
    isSensitive
    cover {
      ...Cover_picture
    }
    credits {
      creator {
        id
        name
      }
    }
    ...WorkStats_work
  }
  ...MatchedNames_match
}
fragment MatchedNames_match on SearchMatch {
  titleRanges {
    start
    end
  }
  otherName {
    text
    ranges {
      start
      end
    }
  }
  work {
    title
    language
  }
}
fragment SearchFilters_genre on Genre {
  slug
  name(language: $language)
}
fragment SearchResults_results on SearchResults {
  items {
    isNear
    work {
      id
    }
    ...FoundWork_match
  }
  position {
    page
    perPage
    totalItems
  }
  isCapped
}`, {"fragmentName":"SearchScreen_query"}) as unknown as TypedDocumentString<SearchScreen_QueryFragment, unknown>;
export const SuggestedWork_MatchFragmentDoc = new TypedDocumentString(`
    fragment SuggestedWork_match on SearchMatch {
  work {
    id
    title
    isSensitive
    cover {
      ...Cover_picture
    }
  }
  ...MatchedNames_match
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment MatchedNames_match on SearchMatch {
  titleRanges {
    start
    end
  }
  otherName {
    text
    ranges {
      start
      end
    }
  }
  work {
    title
    language
  }
}`, {"fragmentName":"SuggestedWork_match"}) as unknown as TypedDocumentString<SuggestedWork_MatchFragment, unknown>;
export const UploadScreen_WorkFragmentDoc = new TypedDocumentString(`
    fragment UploadScreen_work on OwnWork {
  id
  title
  language
  format
  review
  isHidden
  chaptersCount
  changedAt
  work {
    id
    viewsCount
  }
  cover {
    ...Cover_picture
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}`, {"fragmentName":"UploadScreen_work"}) as unknown as TypedDocumentString<UploadScreen_WorkFragment, unknown>;
export const PagePicture_PictureFragmentDoc = new TypedDocumentString(`
    fragment PagePicture_picture on Picture {
  id
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
    `, {"fragmentName":"PagePicture_picture"}) as unknown as TypedDocumentString<PagePicture_PictureFragment, unknown>;
export const OwnChapterScreen_ChapterFragmentDoc = new TypedDocumentString(`
    fragment OwnChapterScreen_chapter on OwnChapter {
  id
  number
  title
  state
  isShown
  isHidden
  publishAt
  layout
  chapter {
    id
    work {
      id
    }
  }
  twin {
    id
    number
  }
  work {
    id
    title
    language
    format
    direction
    review
    twin {
      id
    }
  }
  pages {
    id
    number
    picture {
      width
      height
      ...PagePicture_picture
    }
  }
  versions {
    version
    createdAt
    length
    firstPage {
      ...PagePicture_picture
    }
  }
}
    fragment PagePicture_picture on Picture {
  id
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}`, {"fragmentName":"OwnChapterScreen_chapter"}) as unknown as TypedDocumentString<OwnChapterScreen_ChapterFragment, unknown>;
export const OwnWorkScreen_WorkFragmentDoc = new TypedDocumentString(`
    fragment OwnWorkScreen_work on OwnWork {
  id
  title
  titleReading
  language
  format
  status
  direction
  description
  isSensitive
  review
  isHidden
  chaptersCount
  draftsCount
  twin {
    id
  }
  genres {
    slug
  }
  credits {
    name
    role
  }
  cover {
    ...Cover_picture
  }
  work {
    id
  }
  chapters(page: $page, perPage: 100) {
    items {
      id
      number
      title
      pagesCount
      state
      isShown
      isHidden
      publishAt
    }
    position {
      page
      perPage
      totalItems
    }
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}`, {"fragmentName":"OwnWorkScreen_work"}) as unknown as TypedDocumentString<OwnWorkScreen_WorkFragment, unknown>;
export const NewChapter_ChapterFragmentDoc = new TypedDocumentString(`
    fragment NewChapter_chapter on Chapter {
  id
  ...ChapterLabel_chapter
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}`, {"fragmentName":"NewChapter_chapter"}) as unknown as TypedDocumentString<NewChapter_ChapterFragment, unknown>;
export const WorkElsewhereScreen_WorkFragmentDoc = new TypedDocumentString(`
    fragment WorkElsewhereScreen_work on WorkElsewhere {
  title
  language
  twin {
    id
    title
    isSensitive
    cover {
      ...Cover_picture
    }
  }
  twinChapter(of: $chapter) {
    id
    ...ChapterLabel_chapter
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}`, {"fragmentName":"WorkElsewhereScreen_work"}) as unknown as TypedDocumentString<WorkElsewhereScreen_WorkFragment, unknown>;
export const Credits_WorkFragmentDoc = new TypedDocumentString(`
    fragment Credits_work on Work {
  credits {
    role
    creator {
      id
      name
    }
  }
}
    `, {"fragmentName":"Credits_work"}) as unknown as TypedDocumentString<Credits_WorkFragment, unknown>;
export const ReadButtons_WorkFragmentDoc = new TypedDocumentString(`
    fragment ReadButtons_work on Work {
  id
  firstChapter {
    id
  }
  lastChapter {
    id
    ...ChapterLabel_chapter
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}`, {"fragmentName":"ReadButtons_work"}) as unknown as TypedDocumentString<ReadButtons_WorkFragment, unknown>;
export const WorkHeader_WorkFragmentDoc = new TypedDocumentString(`
    fragment WorkHeader_work on Work {
  title
  titleReading
  aliases
  cover {
    dominantColor
    ...Cover_picture
  }
  genres {
    slug
    ...GenreLink_genre
  }
  ...Credits_work
  ...WorkStats_work
  ...ReadButtons_work
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment GenreLink_genre on Genre {
  slug
  name(language: $language)
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment Credits_work on Work {
  credits {
    role
    creator {
      id
      name
    }
  }
}
fragment WorkStats_work on Work {
  format
  status
  viewsCount
  chaptersCount
  updatedAt
}
fragment ReadButtons_work on Work {
  id
  firstChapter {
    id
  }
  lastChapter {
    id
    ...ChapterLabel_chapter
  }
}`, {"fragmentName":"WorkHeader_work"}) as unknown as TypedDocumentString<WorkHeader_WorkFragment, unknown>;
export const Description_WorkFragmentDoc = new TypedDocumentString(`
    fragment Description_work on Work {
  language
  description
  sourceNote
}
    `, {"fragmentName":"Description_work"}) as unknown as TypedDocumentString<Description_WorkFragment, unknown>;
export const TwinLinks_WorkFragmentDoc = new TypedDocumentString(`
    fragment TwinLinks_work on Work {
  twins {
    id
    title
    language
  }
}
    `, {"fragmentName":"TwinLinks_work"}) as unknown as TypedDocumentString<TwinLinks_WorkFragment, unknown>;
export const ChapterList_WorkFragmentDoc = new TypedDocumentString(`
    fragment ChapterList_work on Work {
  id
  chaptersCount
  chapters(page: $chaptersPage, perPage: 10, order: $order, filter: $filter) {
    items {
      id
      ...ChapterRow_chapter
    }
    position {
      page
      perPage
      totalItems
    }
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment ChapterRow_chapter on Chapter {
  id
  publishedAt
  ...ChapterLabel_chapter
}`, {"fragmentName":"ChapterList_work"}) as unknown as TypedDocumentString<ChapterList_WorkFragment, unknown>;
export const RelatedWorks_WorkFragmentDoc = new TypedDocumentString(`
    fragment RelatedWorks_work on Work {
  related(limit: 6) {
    id
    ...WorkTile_work
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkTile_work on Work {
  id
  title
  format
  isSensitive
  updatedAt
  cover {
    ...Cover_picture
  }
}`, {"fragmentName":"RelatedWorks_work"}) as unknown as TypedDocumentString<RelatedWorks_WorkFragment, unknown>;
export const WorkScreen_WorkFragmentDoc = new TypedDocumentString(`
    fragment WorkScreen_work on Work {
  id
  title
  isSensitive
  ...WorkHeader_work
  ...Description_work
  ...TwinLinks_work
  ...ChapterList_work
  ...RelatedWorks_work
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment ChapterRow_chapter on Chapter {
  id
  publishedAt
  ...ChapterLabel_chapter
}
fragment GenreLink_genre on Genre {
  slug
  name(language: $language)
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment Credits_work on Work {
  credits {
    role
    creator {
      id
      name
    }
  }
}
fragment WorkStats_work on Work {
  format
  status
  viewsCount
  chaptersCount
  updatedAt
}
fragment WorkTile_work on Work {
  id
  title
  format
  isSensitive
  updatedAt
  cover {
    ...Cover_picture
  }
}
fragment ChapterList_work on Work {
  id
  chaptersCount
  chapters(page: $chaptersPage, perPage: 10, order: $order, filter: $filter) {
    items {
      id
      ...ChapterRow_chapter
    }
    position {
      page
      perPage
      totalItems
    }
  }
}
fragment Description_work on Work {
  language
  description
  sourceNote
}
fragment ReadButtons_work on Work {
  id
  firstChapter {
    id
  }
  lastChapter {
    id
    ...ChapterLabel_chapter
  }
}
fragment RelatedWorks_work on Work {
  related(limit: 6) {
    id
    ...WorkTile_work
  }
}
fragment TwinLinks_work on Work {
  twins {
    id
    title
    language
  }
}
fragment WorkHeader_work on Work {
  title
  titleReading
  aliases
  cover {
    dominantColor
    ...Cover_picture
  }
  genres {
    slug
    ...GenreLink_genre
  }
  ...Credits_work
  ...WorkStats_work
  ...ReadButtons_work
}`, {"fragmentName":"WorkScreen_work"}) as unknown as TypedDocumentString<WorkScreen_WorkFragment, unknown>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
    __typename
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:8ecf4d58563259a31e9b65c34e5db342f66b17be56097cfc2eeddb76db9c37da"}) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ConfirmGoogleLinkDocument = new TypedDocumentString(`
    mutation ConfirmGoogleLink($linkToken: String!, $password: String!) {
  confirmGoogleLink(linkToken: $linkToken, password: $password) {
    __typename
    ... on SignedIn {
      token
      sessionId
      viewer {
        id
        name
        email
        language
        avatar {
          sources {
            url
            width
            type
          }
        }
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:80f5a59aa9822ea7dfd20b830253d62f52606726430258097acc054c9cbd2774"}) as unknown as TypedDocumentString<ConfirmGoogleLinkMutation, ConfirmGoogleLinkMutationVariables>;
export const ConfirmGoogleLinkByMailDocument = new TypedDocumentString(`
    mutation ConfirmGoogleLinkByMail($token: String!) {
  confirmGoogleLinkByMail(token: $token) {
    __typename
    ... on SignedIn {
      token
      sessionId
      viewer {
        id
        name
        email
        language
        avatar {
          sources {
            url
            width
            type
          }
        }
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:138004ad961fce90933cfbc50a658b8d720e0c1d55c6b9333d8972109a44e1ee"}) as unknown as TypedDocumentString<ConfirmGoogleLinkByMailMutation, ConfirmGoogleLinkByMailMutationVariables>;
export const CurrentViewerDocument = new TypedDocumentString(`
    query CurrentViewer {
  viewer {
    id
    name
    email
    language
    avatar {
      sources {
        url
        width
        type
      }
    }
  }
}
    `, {"hash":"sha256:7bcf9f5b0cc37485568b07c968157147da6682cff24cd6529e63b7043934eceb"}) as unknown as TypedDocumentString<CurrentViewerQuery, CurrentViewerQueryVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation DeleteAccount($password: String) {
  deleteAccount(password: $password) {
    __typename
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:756ec34d6e66fc61906620e304eb195bfc1c2925c5d490d71fc4fd08c02ab759"}) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const ProfilePageDocument = new TypedDocumentString(`
    query ProfilePage($timeZone: String!) {
  viewer {
    ...ProfileScreen_viewer
    readingDays(timeZone: $timeZone) {
      ...ReadingCalendar_day
    }
  }
}
    fragment ProfileScreen_viewer on Viewer {
  id
  name
  email
  language
  hasPassword
  avatar {
    sources {
      url
      width
      type
    }
  }
  sessions {
    ...SessionList_session
  }
}
fragment ReadingCalendar_day on ReadingDay {
  day
  chaptersCount
}
fragment SessionList_session on Session {
  id
  device {
    kind
    browser
    system
  }
  startedAt
  endedAt
  isCurrent
}`, {"hash":"sha256:ee3f20d8e38fdfdd609a8866da75a12aa95acfddd4c5311080666af8b92ee69a"}) as unknown as TypedDocumentString<ProfilePageQuery, ProfilePageQueryVariables>;
export const RedeemHandoverDocument = new TypedDocumentString(`
    mutation RedeemHandover($code: String!) {
  redeemHandover(code: $code) {
    __typename
    ... on SignedIn {
      token
      sessionId
      viewer {
        id
        name
        email
        language
        avatar {
          sources {
            url
            width
            type
          }
        }
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:89436f7e262917c67006d8966a2539fb99e7a554ed11d5b96851176ebf4cbc7e"}) as unknown as TypedDocumentString<RedeemHandoverMutation, RedeemHandoverMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    __typename
    ... on SignedIn {
      token
      sessionId
      viewer {
        id
        name
        email
        language
        avatar {
          sources {
            url
            width
            type
          }
        }
      }
    }
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:ba4d9e2de265d0cba2482a54100704938fc0d6ff2603ee4b1565faaca9293582"}) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const RemoveAvatarDocument = new TypedDocumentString(`
    mutation RemoveAvatar {
  removeAvatar {
    id
  }
}
    `, {"hash":"sha256:8874c6524f0405f443344a8d0055be5b377eab2a9025575f7b950dbe4a4c4ec6"}) as unknown as TypedDocumentString<RemoveAvatarMutation, RemoveAvatarMutationVariables>;
export const RequestGoogleLinkMailDocument = new TypedDocumentString(`
    mutation RequestGoogleLinkMail($linkToken: String!) {
  requestGoogleLinkMail(linkToken: $linkToken) {
    __typename
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:e2ab894c45b602edc0e20a5f15959c6007b431e2a688869e9f1fed3c63a2e140"}) as unknown as TypedDocumentString<RequestGoogleLinkMailMutation, RequestGoogleLinkMailMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!, $language: Language!) {
  requestPasswordReset(email: $email, language: $language) {
    __typename
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:7aa5bb672873f8ff757e9c93973c7f9bf94e2a56fac55516e322c340e87c91fc"}) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const SetPasswordDocument = new TypedDocumentString(`
    mutation SetPassword($token: String!, $newPassword: String!) {
  setPassword(token: $token, newPassword: $newPassword) {
    __typename
    ... on SignedIn {
      token
      sessionId
      viewer {
        id
        name
        email
        language
        avatar {
          sources {
            url
            width
            type
          }
        }
      }
    }
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:042036f74e154a71bccb9ca099c3303b33038d23372d339932ae03023c396642"}) as unknown as TypedDocumentString<SetPasswordMutation, SetPasswordMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn {
      token
      sessionId
      viewer {
        id
        name
        email
        language
        avatar {
          sources {
            url
            width
            type
          }
        }
      }
    }
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:abe2d3f530072b72f45702081e81aabffbf643e65fd709ed03420f47310448a6"}) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignInWithGoogleDocument = new TypedDocumentString(`
    mutation SignInWithGoogle($input: GoogleSignInInput!) {
  signInWithGoogle(input: $input) {
    __typename
    ... on SignedIn {
      token
      sessionId
      viewer {
        id
        name
        email
        language
        avatar {
          sources {
            url
            width
            type
          }
        }
      }
    }
    ... on GoogleLinkNeeded {
      linkToken
      email
      hasPassword
    }
    ... on GoogleRefused {
      reason
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:5b54914372b10d815b720d05c661f20e83108f9b5f8d39b6072df08e16a5953f"}) as unknown as TypedDocumentString<SignInWithGoogleMutation, SignInWithGoogleMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut {
  signOut {
    isDone
  }
}
    `, {"hash":"sha256:8c0dde1ad124e825cc8894deb1962063b9f23200f74c72850ef41477e60f1a77"}) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const StartGoogleSignInDocument = new TypedDocumentString(`
    mutation StartGoogleSignIn($language: Language!) {
  startGoogleSignIn(language: $language) {
    __typename
    ... on GoogleSignInStart {
      clientId
      state
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:2d9afaea839066ed3877377d37e112c0c1c09898cde34929b6659e1c202e5d4b"}) as unknown as TypedDocumentString<StartGoogleSignInMutation, StartGoogleSignInMutationVariables>;
export const StartHandoverDocument = new TypedDocumentString(`
    mutation StartHandover($to: Language!) {
  startHandover(to: $to) {
    url
  }
}
    `, {"hash":"sha256:f2d8108dc745184ce39f7bc6a602afde2d199b147cdd4e9ef137374813efd2d5"}) as unknown as TypedDocumentString<StartHandoverMutation, StartHandoverMutationVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation UpdateProfile($name: String!, $language: Language!) {
  updateProfile(name: $name, language: $language) {
    __typename
    ... on Viewer {
      id
      name
      language
    }
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
  }
}
    `, {"hash":"sha256:1b9c34421f58e202428b06921b2b205029aaf3a5d722249e7e7ff1b00b5a9fc1"}) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ChapterPageDocument = new TypedDocumentString(`
    query ChapterPage($workId: ID!, $chapterId: ID!, $language: Language!) {
  chapter(workId: $workId, chapterId: $chapterId, language: $language) {
    __typename
    ... on Chapter {
      id
      number
      title
      contentHash
      work {
        id
        title
        description
        isSensitive
        cover {
          width
          height
          dominantColor
          thumbhash
          sources {
            url
            width
            type
          }
        }
      }
      content {
        __typename
      }
      next {
        id
        number
        title
      }
      twins {
        id
        work {
          id
          language
        }
      }
      ...ChapterScreen_chapter
    }
    ... on ChapterNotFound {
      id
      shownWork {
        id
      }
    }
    ... on ChapterElsewhere {
      id
      language
    }
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment ChapterScreen_chapter on Chapter {
  id
  ...ChapterLabel_chapter
  work {
    id
    language
    title
    direction
    isSensitive
  }
  previous {
    id
    ...ChapterLabel_chapter
  }
  next {
    id
    ...ChapterLabel_chapter
  }
  twins {
    id
    work {
      id
      language
    }
  }
  content {
    __typename
    ... on ComicPages {
      layout
      ...ComicReader_content
    }
    ... on NovelText {
      ...NovelReader_content
    }
  }
}
fragment ComicPage_page on Page {
  id
  number
  picture {
    width
    height
    dominantColor
    thumbhash
    cropBox {
      left
      top
      width
      height
    }
    sources {
      url
      width
      type
    }
  }
}
fragment ComicReader_content on ComicPages {
  pages {
    id
    picture {
      width
      height
    }
    ...ComicPage_page
  }
}
fragment NovelReader_content on NovelText {
  document
  pictures {
    id
    width
    height
    dominantColor
    sources {
      url
      width
      type
    }
  }
}`, {"hash":"sha256:91db006843529a0450d055240d9e4a0546d0c0d569d11ee1af3cd0719d9e7160"}) as unknown as TypedDocumentString<ChapterPageQuery, ChapterPageQueryVariables>;
export const TwinPassagesDocument = new TypedDocumentString(`
    query TwinPassages($workId: ID!, $chapterId: ID!, $language: Language!, $twinId: ID!) {
  chapter(workId: $workId, chapterId: $chapterId, language: $language) {
    __typename
    ... on Chapter {
      passagesIn(twinId: $twinId)
    }
  }
}
    `, {"hash":"sha256:b65c929b5c1cdbe020bee00e122d9192b4856d6e1e1fbb78029bda9d2f3e3215"}) as unknown as TypedDocumentString<TwinPassagesQuery, TwinPassagesQueryVariables>;
export const CommentEventsDocument = new TypedDocumentString(`
    subscription CommentEvents($workId: ID!, $chapterId: ID) {
  commentEvents(workId: $workId, chapterId: $chapterId) {
    __typename
    ... on CommentAdded {
      idempotencyKey
      comment {
        id
        replyToId
        ...CommentItem_comment
      }
    }
    ... on CommentChanged {
      comment {
        id
        replyToId
        ...CommentItem_comment
      }
    }
  }
}
    fragment CommentItem_comment on Comment {
  id
  author {
    id
    name
    avatar {
      sources {
        url
        width
        type
      }
    }
  }
  text
  emoji
  isSpoiler
  isDeleted
  createdAt
  editedAt
  pin {
    id
  }
}`, {"hash":"sha256:c3350d4a86d9c648832cac82ac44c2cdf839440d853aa5f48125cb550f5da1a9"}) as unknown as TypedDocumentString<CommentEventsSubscription, CommentEventsSubscriptionVariables>;
export const CommentsOfSubjectDocument = new TypedDocumentString(`
    query CommentsOfSubject($subject: CommentSubject!, $page: Int!) {
  comments(subject: $subject, page: $page, perPage: 10) {
    items {
      id
      replies {
        id
        ...CommentItem_comment
      }
      hasEarlierReplies
      ...CommentItem_comment
    }
    position {
      page
      perPage
      totalItems
    }
  }
}
    fragment CommentItem_comment on Comment {
  id
  author {
    id
    name
    avatar {
      sources {
        url
        width
        type
      }
    }
  }
  text
  emoji
  isSpoiler
  isDeleted
  createdAt
  editedAt
  pin {
    id
  }
}`, {"hash":"sha256:52a47e940c4edc7d6a1355e5aac0457cebe1a12cbea9629f1fe23e233193b80d"}) as unknown as TypedDocumentString<CommentsOfSubjectQuery, CommentsOfSubjectQueryVariables>;
export const DeleteCommentDocument = new TypedDocumentString(`
    mutation DeleteComment($id: ID!) {
  deleteComment(id: $id) {
    __typename
    ... on Comment {
      id
      replyToId
      ...CommentItem_comment
    }
    ... on CommentNotYours {
      isRefused
    }
  }
}
    fragment CommentItem_comment on Comment {
  id
  author {
    id
    name
    avatar {
      sources {
        url
        width
        type
      }
    }
  }
  text
  emoji
  isSpoiler
  isDeleted
  createdAt
  editedAt
  pin {
    id
  }
}`, {"hash":"sha256:43bffd7bedca8b05869ea09f7556c3305ab5533bb1535b18bc9175d6c3ff4621"}) as unknown as TypedDocumentString<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const EditCommentDocument = new TypedDocumentString(`
    mutation EditComment($id: ID!, $text: String!, $emoji: String, $isSpoiler: Boolean!) {
  editComment(id: $id, text: $text, emoji: $emoji, isSpoiler: $isSpoiler) {
    __typename
    ... on Comment {
      id
      replyToId
      ...CommentItem_comment
    }
    ... on CommentNotYours {
      isRefused
    }
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    fragment CommentItem_comment on Comment {
  id
  author {
    id
    name
    avatar {
      sources {
        url
        width
        type
      }
    }
  }
  text
  emoji
  isSpoiler
  isDeleted
  createdAt
  editedAt
  pin {
    id
  }
}`, {"hash":"sha256:160007430ae59bffeec6f90692ceee9593af4e21d79c36086121fc0b28030999"}) as unknown as TypedDocumentString<EditCommentMutation, EditCommentMutationVariables>;
export const OwnCommentsDocument = new TypedDocumentString(`
    query OwnComments($page: Int!) {
  viewer {
    id
    comments(page: $page, perPage: 10) {
      ...OwnComments_list
    }
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment OwnComments_list on CommentList {
  items {
    id
    text
    emoji
    createdAt
    work {
      id
      title
      language
    }
    chapter {
      id
      ...ChapterLabel_chapter
    }
  }
  position {
    page
    perPage
    totalItems
  }
}`, {"hash":"sha256:17b965eb22e03a017890ee7b8cffd466023b710dfc9965be17971d4353a19772"}) as unknown as TypedDocumentString<OwnCommentsQuery, OwnCommentsQueryVariables>;
export const RepliesBeforeDocument = new TypedDocumentString(`
    query RepliesBefore($replyId: ID!) {
  repliesBefore(replyId: $replyId) {
    replies {
      id
      ...CommentItem_comment
    }
    hasEarlier
  }
}
    fragment CommentItem_comment on Comment {
  id
  author {
    id
    name
    avatar {
      sources {
        url
        width
        type
      }
    }
  }
  text
  emoji
  isSpoiler
  isDeleted
  createdAt
  editedAt
  pin {
    id
  }
}`, {"hash":"sha256:0df2a9183fb88550729c397310de7d906bf69abb247d3aa1ad9b7ef0b928ed53"}) as unknown as TypedDocumentString<RepliesBeforeQuery, RepliesBeforeQueryVariables>;
export const ReportCommentDocument = new TypedDocumentString(`
    mutation ReportComment($id: ID!, $reason: ReportReason!) {
  reportComment(id: $id, reason: $reason) {
    __typename
    ... on Done {
      isDone
    }
    ... on CommentSubjectNotFound {
      isMissing
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:06bd97b8b574adc20390bebd83897069740c13b6ef4b2dc752c365e033ad0381"}) as unknown as TypedDocumentString<ReportCommentMutation, ReportCommentMutationVariables>;
export const SendCommentDocument = new TypedDocumentString(`
    mutation SendComment($input: SendCommentInput!) {
  sendComment(input: $input) {
    __typename
    ... on Comment {
      id
      replyToId
      ...CommentItem_comment
    }
    ... on CommentSubjectNotFound {
      isMissing
    }
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    fragment CommentItem_comment on Comment {
  id
  author {
    id
    name
    avatar {
      sources {
        url
        width
        type
      }
    }
  }
  text
  emoji
  isSpoiler
  isDeleted
  createdAt
  editedAt
  pin {
    id
  }
}`, {"hash":"sha256:31c7069950f1c085992a637f1ba7200953875750d36851860e83bc63d1f97952"}) as unknown as TypedDocumentString<SendCommentMutation, SendCommentMutationVariables>;
export const CreatorPageDocument = new TypedDocumentString(`
    query CreatorPage($id: ID!, $language: Language!, $twinLanguage: Language!, $order: WorkOrder!, $page: Int!) {
  creator(id: $id) {
    id
    name
    reading
    worksHere: worksCount(language: $language)
    worksThere: worksCount(language: $twinLanguage)
    twins {
      id
    }
    ...CreatorScreen_creator
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkListing_works on WorkList {
  items {
    id
    ...WorkTile_work
  }
  position {
    page
    perPage
    totalItems
  }
}
fragment WorkTile_work on Work {
  id
  title
  format
  isSensitive
  updatedAt
  cover {
    ...Cover_picture
  }
}
fragment CreatorScreen_creator on Creator {
  id
  name
  reading
  worksThere: worksCount(language: $twinLanguage)
  twins {
    id
    name
  }
  works(language: $language, order: $order, page: $page, perPage: 10) {
    ...WorkListing_works
  }
}`, {"hash":"sha256:13d0351e7ab53ba1115dff310b63852d10a03580538f9b57f85caf46c63f6be1"}) as unknown as TypedDocumentString<CreatorPageQuery, CreatorPageQueryVariables>;
export const GenresPageDocument = new TypedDocumentString(`
    query GenresPage($language: Language!, $twinLanguage: Language!, $genres: [String!], $without: [String!], $order: WorkOrder!, $page: Int!) {
  ...GenresScreen_query
  works(
    language: $language
    genres: $genres
    without: $without
    order: $order
    page: $page
    perPage: 10
  ) {
    position {
      page
      perPage
      totalItems
    }
  }
  there: works(
    language: $twinLanguage
    genres: $genres
    without: $without
    perPage: 1
  ) {
    position {
      totalItems
    }
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkListing_works on WorkList {
  items {
    id
    ...WorkTile_work
  }
  position {
    page
    perPage
    totalItems
  }
}
fragment WorkTile_work on Work {
  id
  title
  format
  isSensitive
  updatedAt
  cover {
    ...Cover_picture
  }
}
fragment GenreChoice_genre on Genre {
  slug
  name(language: $language)
  worksCount(language: $language)
  icon
}
fragment GenresScreen_query on Query {
  genres(language: $language) {
    ...GenreChoice_genre
  }
  works(
    language: $language
    genres: $genres
    without: $without
    order: $order
    page: $page
    perPage: 10
  ) {
    ...WorkListing_works
  }
}`, {"hash":"sha256:c233218e51bfd8a6b5b7a45c815adc88bfae2c892edcbac6d4582c445ad7b8bc"}) as unknown as TypedDocumentString<GenresPageQuery, GenresPageQueryVariables>;
export const HomePageDocument = new TypedDocumentString(`
    query HomePage($language: Language!, $page: Int!, $period: RankingPeriod!, $isPeriodChosen: Boolean!) {
  ...HomeScreen_query
  latestUpdates(language: $language, page: $page, perPage: 10) {
    position {
      page
      perPage
      totalItems
    }
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment ChapterRow_chapter on Chapter {
  id
  publishedAt
  ...ChapterLabel_chapter
}
fragment GenreLink_genre on Genre {
  slug
  name(language: $language)
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment RankedWork_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
}
fragment WorkCard_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
  latestChapters(limit: 3) {
    id
    ...ChapterRow_chapter
  }
}
fragment GenreShelf_genre on Genre {
  slug
  ...GenreLink_genre
}
fragment HomeScreen_query on Query {
  latestUpdates(language: $language, page: $page, perPage: 10) {
    ...LatestUpdates_works
  }
  topRanking(language: $language, limit: 10) @skip(if: $isPeriodChosen) {
    ...MostViewed_ranking
  }
  ranking(language: $language, period: $period, perPage: 10) @include(if: $isPeriodChosen) {
    ...MostViewed_ranking
  }
  genres(language: $language) {
    ...GenreShelf_genre
  }
}
fragment LatestUpdates_works on WorkList {
  items {
    id
    ...WorkCard_work
  }
  position {
    page
    perPage
    totalItems
  }
}
fragment MostViewed_ranking on Ranking {
  period
  items {
    rank
    views
    work {
      id
      ...RankedWork_work
    }
  }
}`, {"hash":"sha256:23e2c474d63b8c0334fdda6371f0a7010c94320c9055f4b7b65910aa4b344064"}) as unknown as TypedDocumentString<HomePageQuery, HomePageQueryVariables>;
export const SendContactMessageDocument = new TypedDocumentString(`
    mutation SendContactMessage($input: ContactInput!) {
  sendContactMessage(input: $input) {
    __typename
    ... on Done {
      isDone
    }
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:088e554fbc850a4abb73d84bfaa9aa6bb5b74e9d19d5d4e742c4c252998dffb5"}) as unknown as TypedDocumentString<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const SitePageDocument = new TypedDocumentString(`
    query SitePage($language: Language!, $slug: String!) {
  sitePage(language: $language, slug: $slug) {
    slug
    language
    title
    description
    hasTwin
    ...PageScreen_page
  }
}
    fragment PageScreen_page on SitePage {
  language
  title
  document
  updatedAt
}`, {"hash":"sha256:ef01422bab9fe9606ae66669a6202ebb0df67c8b4b7aa33f1f0e686310de2312"}) as unknown as TypedDocumentString<SitePageQuery, SitePageQueryVariables>;
export const RankingPageDocument = new TypedDocumentString(`
    query RankingPage($language: Language!, $period: RankingPeriod!, $page: Int!) {
  ...RankingScreen_query
  ranking(language: $language, period: $period, page: $page, perPage: 10) {
    position {
      page
      perPage
      totalItems
    }
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment RankedWork_work on Work {
  id
  title
  format
  isSensitive
  cover {
    ...Cover_picture
  }
}
fragment RankedWorks_ranking on Ranking {
  items {
    rank
    views
    previousRank
    work {
      id
      ...RankedWork_work
    }
  }
  position {
    page
    perPage
    totalItems
  }
}
fragment RankingScreen_query on Query {
  ranking(language: $language, period: $period, page: $page, perPage: 10) {
    ...RankedWorks_ranking
  }
}`, {"hash":"sha256:170da67fc7cbf2ff94e3f4f9240c01682876b3c749df7df58f283e3cb9d02ea4"}) as unknown as TypedDocumentString<RankingPageQuery, RankingPageQueryVariables>;
export const FollowOfWorkDocument = new TypedDocumentString(`
    query FollowOfWork($workId: ID!) {
  viewer {
    isFollowing(workId: $workId)
  }
}
    `, {"hash":"sha256:9ec8cac9debcf12dd3503240ee8054a8c65e264994cf40d4474cc694afc39d14"}) as unknown as TypedDocumentString<FollowOfWorkQuery, FollowOfWorkQueryVariables>;
export const FollowWorkDocument = new TypedDocumentString(`
    mutation FollowWork($workId: ID!) {
  followWork(workId: $workId) {
    __typename
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:81962942e5d359ec5aa019d8511b03fec12d76a27a19221cb29d2806205c1461"}) as unknown as TypedDocumentString<FollowWorkMutation, FollowWorkMutationVariables>;
export const FollowedWorksDocument = new TypedDocumentString(`
    query FollowedWorks($language: Language!, $page: Int!) {
  viewer {
    followed(language: $language, page: $page, perPage: 10) {
      ...FollowingScreen_list
    }
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment FollowedWork_followed on FollowedWork {
  unreadCount
  work {
    id
    title
    isSensitive
    updatedAt
    cover {
      ...Cover_picture
    }
  }
  nextChapter {
    id
    ...ChapterLabel_chapter
  }
}
fragment FollowingScreen_list on FollowedList {
  items {
    work {
      id
    }
    ...FollowedWork_followed
  }
  position {
    page
    perPage
    totalItems
  }
}`, {"hash":"sha256:63f7e286e93bac88624b5636e384f74cc24b8c0070dea9a1b6ff1bdf850e3734"}) as unknown as TypedDocumentString<FollowedWorksQuery, FollowedWorksQueryVariables>;
export const ForgetPositionsDocument = new TypedDocumentString(`
    mutation ForgetPositions($language: Language!, $workId: ID) {
  forgetPositions(language: $language, workId: $workId) {
    isDone
  }
}
    `, {"hash":"sha256:83b16938e635d8c35e65ce1b70965a2f2eb199804c82df2b910c5ac8731fb5fe"}) as unknown as TypedDocumentString<ForgetPositionsMutation, ForgetPositionsMutationVariables>;
export const NextChapterDocument = new TypedDocumentString(`
    query NextChapter($workId: ID!, $chapterId: ID!, $language: Language!) {
  chapter(workId: $workId, chapterId: $chapterId, language: $language) {
    __typename
    ... on Chapter {
      next {
        id
        number
        title
      }
    }
  }
}
    `, {"hash":"sha256:c14aa83997f8469ec922f90da094c433fd8834dda3ad7d8216bf671167441ceb"}) as unknown as TypedDocumentString<NextChapterQuery, NextChapterQueryVariables>;
export const OwnReadingDocument = new TypedDocumentString(`
    query OwnReading($language: Language!) {
  viewer {
    positions(language: $language, limit: 400) {
      workId
      chapterId
      elementId
      offset
      order
      count
      before
      after
      contentHash
      progress
      reach
      readAt
      at
      rereadSince
    }
    continueReading(language: $language, limit: 20) {
      at
      work {
        id
        title
        isSensitive
        cover {
          width
          height
          dominantColor
          thumbhash
          sources {
            url
            width
            type
          }
        }
      }
      chapter {
        id
        number
        title
      }
    }
  }
}
    `, {"hash":"sha256:7cd3bd3a142b536c834ebe475006d99e5a93a9a757a6454bce540916d671790e"}) as unknown as TypedDocumentString<OwnReadingQuery, OwnReadingQueryVariables>;
export const SavePositionsDocument = new TypedDocumentString(`
    mutation SavePositions($positions: [ReadingPositionInput!]!) {
  savePositions(positions: $positions) {
    __typename
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:624731a72b99b9e770c264433eb9bac8557d229ada2174c14a3979c4bfb62364"}) as unknown as TypedDocumentString<SavePositionsMutation, SavePositionsMutationVariables>;
export const UnfollowWorkDocument = new TypedDocumentString(`
    mutation UnfollowWork($workId: ID!) {
  unfollowWork(workId: $workId) {
    isDone
  }
}
    `, {"hash":"sha256:9596d903c575e6f95f276c61675869b8b6f1e99c5383652bbfcedde06ea6e128"}) as unknown as TypedDocumentString<UnfollowWorkMutation, UnfollowWorkMutationVariables>;
export const ReportContentDocument = new TypedDocumentString(`
    mutation ReportContent($input: ReportContentInput!) {
  reportContent(input: $input) {
    __typename
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:0c2da86c63e9c9654a448c8fb353c1de8dbfeb22a0ed61e2416b223f714d2320"}) as unknown as TypedDocumentString<ReportContentMutation, ReportContentMutationVariables>;
export const SearchPageDocument = new TypedDocumentString(`
    query SearchPage($query: String!, $language: Language!, $worksOf: Language!, $filters: SearchFilters, $page: Int!) {
  ...SearchScreen_query
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment WorkStats_work on Work {
  format
  status
  viewsCount
  chaptersCount
  updatedAt
}
fragment FoundWork_match on SearchMatch {
  otherName {
    text
  }
  work {
    id
    title
    language
    isSensitive
    cover {
      ...Cover_picture
    }
    credits {
      creator {
        id
        name
      }
    }
    ...WorkStats_work
  }
  ...MatchedNames_match
}
fragment MatchedNames_match on SearchMatch {
  titleRanges {
    start
    end
  }
  otherName {
    text
    ranges {
      start
      end
    }
  }
  work {
    title
    language
  }
}
fragment SearchFilters_genre on Genre {
  slug
  name(language: $language)
}
fragment SearchResults_results on SearchResults {
  items {
    isNear
    work {
      id
    }
    ...FoundWork_match
  }
  position {
    page
    perPage
    totalItems
  }
  isCapped
}
fragment SearchScreen_query on Query {
  search(
    query: $query
    language: $worksOf
    filters: $filters
    page: $page
    perPage: 10
  ) {
    ...SearchResults_results
    creator {
      name
    }
  }
  genres(language: $language) {
    ...SearchFilters_genre
  }
}`, {"hash":"sha256:79558b8865ad87ef03c6effe17526c5556594e5677d49a7dee14f58ec06c00ab"}) as unknown as TypedDocumentString<SearchPageQuery, SearchPageQueryVariables>;
export const SearchSuggestionsDocument = new TypedDocumentString(`
    query SearchSuggestions($query: String!, $language: Language!) {
  searchSuggestions(query: $query, language: $language, limit: 8) {
    ...SuggestedWork_match
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment MatchedNames_match on SearchMatch {
  titleRanges {
    start
    end
  }
  otherName {
    text
    ranges {
      start
      end
    }
  }
  work {
    title
    language
  }
}
fragment SuggestedWork_match on SearchMatch {
  work {
    id
    title
    isSensitive
    cover {
      ...Cover_picture
    }
  }
  ...MatchedNames_match
}`, {"hash":"sha256:189ce76f88d9b5b3b55f0609a8e7108161f0f87424ff26c264628ece9a869de8"}) as unknown as TypedDocumentString<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const SharedChapterDocument = new TypedDocumentString(`
    query SharedChapter($workId: ID!, $chapterId: ID!, $language: Language!) {
  chapter(workId: $workId, chapterId: $chapterId, language: $language) {
    __typename
    ... on Chapter {
      id
      number
      title
      publishedAt
      work {
        id
        title
        description
        format
        isSensitive
        cardPath
        credits {
          role
          creator {
            id
            name
          }
        }
        genres {
          slug
          name(language: $language)
        }
      }
    }
  }
}
    `, {"hash":"sha256:ed7a46510f071058c96b4636d856f037d6d387bbcc0f8873ad1a8516ce775a2a"}) as unknown as TypedDocumentString<SharedChapterQuery, SharedChapterQueryVariables>;
export const SharedCreatorDocument = new TypedDocumentString(`
    query SharedCreator($id: ID!) {
  creator(id: $id) {
    id
    name
    reading
    twins {
      id
      name
    }
  }
}
    `, {"hash":"sha256:ef2e9af1ef0e02fe97cc96420bd599c07434ec0ac3b5df2550857372368d61f2"}) as unknown as TypedDocumentString<SharedCreatorQuery, SharedCreatorQueryVariables>;
export const SharedWorkDocument = new TypedDocumentString(`
    query SharedWork($id: ID!, $language: Language!) {
  work(id: $id, language: $language) {
    __typename
    ... on Work {
      id
      title
      aliases
      description
      format
      status
      isSensitive
      updatedAt
      chaptersCount
      cardPath
      credits {
        role
        creator {
          id
          name
        }
      }
      genres {
        slug
        name(language: $language)
      }
      firstChapter {
        id
        publishedAt
      }
    }
  }
}
    `, {"hash":"sha256:8f03607cd77b26159bae85bd5f5a2829a1bdefd7f24015ccede627e4de620ac0"}) as unknown as TypedDocumentString<SharedWorkQuery, SharedWorkQueryVariables>;
export const ArrangePagesDocument = new TypedDocumentString(`
    mutation ArrangePages($chapterId: ID!, $pageIds: [ID!]!) {
  arrangePages(chapterId: $chapterId, pageIds: $pageIds) {
    __typename
  }
}
    `, {"hash":"sha256:8c0237a5c4ccc3fe8d7070612a3f293221325ffbe43df7722d1c869b0167217e"}) as unknown as TypedDocumentString<ArrangePagesMutation, ArrangePagesMutationVariables>;
export const BeginUploadDocument = new TypedDocumentString(`
    mutation BeginUpload($input: BeginUploadInput!) {
  beginUpload(input: $input) {
    __typename
    ... on Upload {
      id
      state
      files {
        index
        offset
        url
      }
    }
    ... on UploadRefused {
      problems {
        code
        file
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:15253255727f795ed0f033157d4c48c69c1bab761f2bbe1efe89bd194171efa6"}) as unknown as TypedDocumentString<BeginUploadMutation, BeginUploadMutationVariables>;
export const CancelUploadDocument = new TypedDocumentString(`
    mutation CancelUpload($id: ID!) {
  cancelUpload(id: $id) {
    __typename
  }
}
    `, {"hash":"sha256:952b5f7a03217c6f26daa325910f2e7e1bbc33d99c96abd8d6313820aa1f7631"}) as unknown as TypedDocumentString<CancelUploadMutation, CancelUploadMutationVariables>;
export const CreateOwnWorkDocument = new TypedDocumentString(`
    mutation CreateOwnWork($input: OwnWorkInput!, $key: ID!) {
  createOwnWork(input: $input, key: $key) {
    __typename
    ... on OwnWork {
      id
    }
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:32d7df7e8ac0247a9a3d5df2ca4547e383305a8c26ee46fab19970292cf49642"}) as unknown as TypedDocumentString<CreateOwnWorkMutation, CreateOwnWorkMutationVariables>;
export const DeleteOwnChapterDocument = new TypedDocumentString(`
    mutation DeleteOwnChapter($id: ID!) {
  deleteOwnChapter(id: $id) {
    __typename
  }
}
    `, {"hash":"sha256:56e7b6382180d0aabd6aa128649f790cbec77b9da98f975c35ed659c8ac15661"}) as unknown as TypedDocumentString<DeleteOwnChapterMutation, DeleteOwnChapterMutationVariables>;
export const DeleteOwnWorkDocument = new TypedDocumentString(`
    mutation DeleteOwnWork($id: ID!) {
  deleteOwnWork(id: $id) {
    __typename
  }
}
    `, {"hash":"sha256:6a5e4749ac2f10551d8e182c55dfc0a46861db25a027196fdf04a9a8198e634f"}) as unknown as TypedDocumentString<DeleteOwnWorkMutation, DeleteOwnWorkMutationVariables>;
export const EditOwnChapterDocument = new TypedDocumentString(`
    mutation EditOwnChapter($id: ID!, $number: String!, $title: String, $seen: OwnChapterInput!, $overrides: Boolean!, $swaps: Boolean!) {
  editOwnChapter(
    id: $id
    number: $number
    title: $title
    seen: $seen
    overrides: $overrides
    swaps: $swaps
  ) {
    __typename
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
  }
}
    `, {"hash":"sha256:f2b9b78e7efe4b6d4f82823638819f81f315dc062ab0b5f438632408f29fa332"}) as unknown as TypedDocumentString<EditOwnChapterMutation, EditOwnChapterMutationVariables>;
export const EditOwnWorkDocument = new TypedDocumentString(`
    mutation EditOwnWork($id: ID!, $input: OwnWorkInput!, $seen: OwnWorkInput!, $overrides: Boolean!) {
  editOwnWork(id: $id, input: $input, seen: $seen, overrides: $overrides) {
    __typename
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
  }
}
    `, {"hash":"sha256:765703ef11e4112650f2497498318d4b0de53b640f93d27c1eb64741306de1d6"}) as unknown as TypedDocumentString<EditOwnWorkMutation, EditOwnWorkMutationVariables>;
export const OwnChapterDocument = new TypedDocumentString(`
    query OwnChapter($id: ID!) {
  viewer {
    id
    ownChapter(id: $id) {
      ...OwnChapterScreen_chapter
      ...NovelPreview_chapter
    }
  }
}
    fragment NovelPreview_chapter on OwnChapter {
  id
  work {
    id
    language
  }
  document
  pictures {
    id
    width
    height
    dominantColor
    sources {
      url
      width
      type
    }
  }
}
fragment OwnChapterScreen_chapter on OwnChapter {
  id
  number
  title
  state
  isShown
  isHidden
  publishAt
  layout
  chapter {
    id
    work {
      id
    }
  }
  twin {
    id
    number
  }
  work {
    id
    title
    language
    format
    direction
    review
    twin {
      id
    }
  }
  pages {
    id
    number
    picture {
      width
      height
      ...PagePicture_picture
    }
  }
  versions {
    version
    createdAt
    length
    firstPage {
      ...PagePicture_picture
    }
  }
}
fragment PagePicture_picture on Picture {
  id
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}`, {"hash":"sha256:936cfc74c6365e6716ed5353534c0d166a77394662ce0471aeb2eaa894db3b0d"}) as unknown as TypedDocumentString<OwnChapterQuery, OwnChapterQueryVariables>;
export const OwnTitlesDocument = new TypedDocumentString(`
    query OwnTitles($page: Int!) {
  viewer {
    id
    ownWorks(page: $page, perPage: 100) {
      items {
        id
        title
        language
      }
      position {
        perPage
        totalItems
      }
    }
  }
}
    `, {"hash":"sha256:ae2a11dcf597dcad4c7e43a2fe2f5ee0c9976fc9b772d08062aa745cadd34fa6"}) as unknown as TypedDocumentString<OwnTitlesQuery, OwnTitlesQueryVariables>;
export const OwnWorkDocument = new TypedDocumentString(`
    query OwnWork($id: ID!, $page: Int!, $language: Language!) {
  viewer {
    id
    ownWork(id: $id) {
      ...OwnWorkScreen_work
    }
  }
  genres: genreChoices(language: $language) {
    slug
    name(language: $language)
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment OwnWorkScreen_work on OwnWork {
  id
  title
  titleReading
  language
  format
  status
  direction
  description
  isSensitive
  review
  isHidden
  chaptersCount
  draftsCount
  twin {
    id
  }
  genres {
    slug
  }
  credits {
    name
    role
  }
  cover {
    ...Cover_picture
  }
  work {
    id
  }
  chapters(page: $page, perPage: 100) {
    items {
      id
      number
      title
      pagesCount
      state
      isShown
      isHidden
      publishAt
    }
    position {
      page
      perPage
      totalItems
    }
  }
}`, {"hash":"sha256:8c72df6e6586ba66284d3ab32c165ab4f4a3300e3d0e6159efbd7907615d09fb"}) as unknown as TypedDocumentString<OwnWorkQuery, OwnWorkQueryVariables>;
export const PublishChapterDocument = new TypedDocumentString(`
    mutation PublishChapter($id: ID!, $at: DateTime) {
  publishChapter(id: $id, at: $at) {
    __typename
    ... on InvalidInput {
      problems {
        field
        code
        limit
      }
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:62adbe459788f94a933455f7b78a7c402f26a16d044f28ea99165e851a3b89cd"}) as unknown as TypedDocumentString<PublishChapterMutation, PublishChapterMutationVariables>;
export const PublishDraftsDocument = new TypedDocumentString(`
    mutation PublishDrafts($workId: ID!) {
  publishDrafts(workId: $workId) {
    __typename
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:8799c533f40b2a9f98e14ceeb0b008afb467b2166737cf5874bbbbf4e5ea0d55"}) as unknown as TypedDocumentString<PublishDraftsMutation, PublishDraftsMutationVariables>;
export const RestoreVersionDocument = new TypedDocumentString(`
    mutation RestoreVersion($chapterId: ID!, $version: Int!) {
  restoreVersion(chapterId: $chapterId, version: $version) {
    __typename
  }
}
    `, {"hash":"sha256:f4509e548c55a0384f88f52cef7eb95c9320b301d953923d26eaf3e08ce227e4"}) as unknown as TypedDocumentString<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const UnscheduleChapterDocument = new TypedDocumentString(`
    mutation UnscheduleChapter($id: ID!) {
  unscheduleChapter(id: $id) {
    __typename
  }
}
    `, {"hash":"sha256:214d57858e55aba6b5a1a51c6d27c952846ee34eb09011f46059fd70cc362b6e"}) as unknown as TypedDocumentString<UnscheduleChapterMutation, UnscheduleChapterMutationVariables>;
export const UploadLimitsDocument = new TypedDocumentString(`
    query UploadLimits {
  uploadLimits {
    pictureBytes
    pictureSide
    picturePixels
    pages
    bytes
    files
  }
}
    `, {"hash":"sha256:cb19c6e9f6416267cd37030f2f09eac6b7778e80d35b6bd14016f5b2d57e102a"}) as unknown as TypedDocumentString<UploadLimitsQuery, UploadLimitsQueryVariables>;
export const UploadPageDocument = new TypedDocumentString(`
    query UploadPage($page: Int!) {
  viewer {
    id
    ownWorks(page: $page, perPage: 100) {
      items {
        ...UploadScreen_work
      }
      position {
        page
        perPage
        totalItems
      }
    }
  }
}
    fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment UploadScreen_work on OwnWork {
  id
  title
  language
  format
  review
  isHidden
  chaptersCount
  changedAt
  work {
    id
    viewsCount
  }
  cover {
    ...Cover_picture
  }
}`, {"hash":"sha256:9c4d18bdcc490639e84e38a215f0c3ce632ee6da83ebeab4190526c69e691ce4"}) as unknown as TypedDocumentString<UploadPageQuery, UploadPageQueryVariables>;
export const UploadProgressDocument = new TypedDocumentString(`
    subscription UploadProgress($id: ID!) {
  uploadProgress(id: $id) {
    id
    state
    picturesDone
    picturesCount
    chapters {
      id
    }
    problems {
      code
      file
      limit
    }
  }
}
    `, {"hash":"sha256:ebfcafd76a06ccbfcc1b0e9fd2add488e511c517bbb4b50c3d6efe7eb9b0b1d1"}) as unknown as TypedDocumentString<UploadProgressSubscription, UploadProgressSubscriptionVariables>;
export const UploadStateDocument = new TypedDocumentString(`
    query UploadState($id: ID!) {
  viewer {
    id
    upload(id: $id) {
      id
      state
      picturesDone
      picturesCount
      chapters {
        id
      }
      problems {
        code
        file
        limit
      }
    }
  }
}
    `, {"hash":"sha256:0757a00094e626c2ec119a3c7c33f8013f7c6693d52b504174f7b1f1acf86ef8"}) as unknown as TypedDocumentString<UploadStateQuery, UploadStateQueryVariables>;
export const NewestChapterDocument = new TypedDocumentString(`
    subscription NewestChapter($workId: ID!) {
  newestChapter(workId: $workId) {
    id
    ...NewChapter_chapter
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment NewChapter_chapter on Chapter {
  id
  ...ChapterLabel_chapter
}`, {"hash":"sha256:124cdf6cc062535596d4467ad26c4849c71737eedc0ab89917d09637f6ed641f"}) as unknown as TypedDocumentString<NewestChapterSubscription, NewestChapterSubscriptionVariables>;
export const WorkPageDocument = new TypedDocumentString(`
    query WorkPage($id: ID!, $language: Language!, $chaptersPage: Int!, $order: ChapterOrder!, $filter: String, $chapter: ID) {
  work(id: $id, language: $language) {
    __typename
    ... on Work {
      title
      description
      language
      lastChapter {
        id
      }
      twins {
        id
        language
      }
      ...WorkScreen_work
    }
    ... on WorkNotFound {
      id
    }
    ... on WorkElsewhere {
      language
      title
      ...WorkElsewhereScreen_work
    }
  }
}
    fragment ChapterLabel_chapter on Chapter {
  number
  title
}
fragment ChapterRow_chapter on Chapter {
  id
  publishedAt
  ...ChapterLabel_chapter
}
fragment GenreLink_genre on Genre {
  slug
  name(language: $language)
}
fragment Cover_picture on Picture {
  width
  height
  dominantColor
  thumbhash
  sources {
    url
    width
    type
  }
}
fragment Credits_work on Work {
  credits {
    role
    creator {
      id
      name
    }
  }
}
fragment WorkStats_work on Work {
  format
  status
  viewsCount
  chaptersCount
  updatedAt
}
fragment WorkTile_work on Work {
  id
  title
  format
  isSensitive
  updatedAt
  cover {
    ...Cover_picture
  }
}
fragment ChapterList_work on Work {
  id
  chaptersCount
  chapters(page: $chaptersPage, perPage: 10, order: $order, filter: $filter) {
    items {
      id
      ...ChapterRow_chapter
    }
    position {
      page
      perPage
      totalItems
    }
  }
}
fragment Description_work on Work {
  language
  description
  sourceNote
}
fragment ReadButtons_work on Work {
  id
  firstChapter {
    id
  }
  lastChapter {
    id
    ...ChapterLabel_chapter
  }
}
fragment RelatedWorks_work on Work {
  related(limit: 6) {
    id
    ...WorkTile_work
  }
}
fragment TwinLinks_work on Work {
  twins {
    id
    title
    language
  }
}
fragment WorkElsewhereScreen_work on WorkElsewhere {
  title
  language
  twin {
    id
    title
    isSensitive
    cover {
      ...Cover_picture
    }
  }
  twinChapter(of: $chapter) {
    id
    ...ChapterLabel_chapter
  }
}
fragment WorkHeader_work on Work {
  title
  titleReading
  aliases
  cover {
    dominantColor
    ...Cover_picture
  }
  genres {
    slug
    ...GenreLink_genre
  }
  ...Credits_work
  ...WorkStats_work
  ...ReadButtons_work
}
fragment WorkScreen_work on Work {
  id
  title
  isSensitive
  ...WorkHeader_work
  ...Description_work
  ...TwinLinks_work
  ...ChapterList_work
  ...RelatedWorks_work
}`, {"hash":"sha256:f5f9c60c4ab2ca3748a2d810bcc4dda0e048b752ed4b2fe264c7a7ceb1c2eea7"}) as unknown as TypedDocumentString<WorkPageQuery, WorkPageQueryVariables>;