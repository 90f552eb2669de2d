/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ChapterDocument } from '../document/chapter-document.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ChapterOrder =
  | 'NEWEST_FIRST'
  | 'OLDEST_FIRST';

/** What a comment is about: a work, or one chapter of it. */
export type CommentSubject = {
  readonly chapterId?: string | null | undefined;
  readonly workId: string;
};

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
  | 'NOT_A_PICTURE'
  | 'NOT_ONE_EMOJI'
  | 'REQUIRED'
  /** Another account has this e-mail address. */
  | 'TAKEN'
  /** Among the passwords everybody tries first. */
  | 'TOO_COMMON'
  | 'TOO_LONG'
  | 'TOO_SHORT';

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

/** How the pictures were made to be seen, judged from their shape when they were stored. */
export type PageLayout =
  | 'PAGED'
  | 'STRIP';

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

export type ReportReason =
  | 'ABUSE'
  | 'OTHER'
  | 'SPAM'
  | 'SPOILER';

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
    | { readonly __typename: 'SignedIn', readonly token: string, readonly expiresAt: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
    | { readonly __typename: 'WrongCredentials' }
   };

export type ConfirmGoogleLinkByMailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmGoogleLinkByMailMutation = { readonly confirmGoogleLinkByMail:
    | { readonly __typename: 'LinkExpired' }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly expiresAt: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
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

export type ProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePageQuery = { readonly viewer: { ' $fragmentRefs'?: { 'ProfileScreen_ViewerFragment': ProfileScreen_ViewerFragment } } | null };

export type RedeemHandoverMutationVariables = Exact<{
  code: string;
}>;


export type RedeemHandoverMutation = { readonly redeemHandover:
    | { readonly __typename: 'LinkExpired' }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly expiresAt: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { readonly register:
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly expiresAt: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
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
    | { readonly __typename: 'SignedIn', readonly token: string, readonly expiresAt: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { readonly signIn:
    | { readonly __typename: 'InvalidInput', readonly problems: ReadonlyArray<{ readonly field: string, readonly code: FieldProblemCode, readonly limit: number | null }> }
    | { readonly __typename: 'SignedIn', readonly token: string, readonly expiresAt: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
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
    | { readonly __typename: 'SignedIn', readonly token: string, readonly expiresAt: string, readonly sessionId: string, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { readonly signOut: { readonly isDone: boolean } };

export type StartGoogleSignInMutationVariables = Exact<{
  language: Language;
}>;


export type StartGoogleSignInMutation = { readonly startGoogleSignIn:
    | { readonly __typename: 'GoogleSignInStart', readonly clientId: string, readonly state: string, readonly nonce: string }
    | { readonly __typename: 'GoogleUnavailable' }
    | { readonly __typename: 'Throttled', readonly retryAfterSeconds: number }
   };

export type StartHandoverMutationVariables = Exact<{
  to: Language;
}>;


export type StartHandoverMutation = { readonly startHandover: { readonly code: string, readonly url: string } };

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
      { readonly __typename: 'Chapter', readonly id: string, readonly number: string, readonly title: string | null, readonly contentHash: string, readonly work: { readonly id: string, readonly title: string, readonly description: string }, readonly content:
        | { readonly __typename: 'ComicPages' }
        | { readonly __typename: 'NovelText' }
      , readonly next: { readonly id: string } | null, readonly twins: ReadonlyArray<{ readonly id: string, readonly work: { readonly id: string, readonly language: Language } }> }
      & { ' $fragmentRefs'?: { 'ChapterScreen_ChapterFragment': ChapterScreen_ChapterFragment } }
    )
    | { readonly __typename: 'ChapterElsewhere', readonly id: string, readonly language: Language }
    | { readonly __typename: 'ChapterNotFound', readonly id: string }
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
      { readonly id: string, readonly replies: ReadonlyArray<(
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
   };

export type OwnCommentsQueryVariables = Exact<{
  page: number;
}>;


export type OwnCommentsQuery = { readonly viewer: { readonly id: string, readonly comments: { ' $fragmentRefs'?: { 'OwnComments_ListFragment': OwnComments_ListFragment } } } | null };

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

export type GenresPageQueryVariables = Exact<{
  language: Language;
  genres?: ReadonlyArray<string> | string | null | undefined;
  order: WorkOrder;
  page: number;
}>;


export type GenresPageQuery = { ' $fragmentRefs'?: { 'GenresScreen_QueryFragment': GenresScreen_QueryFragment } };

export type HomePageQueryVariables = Exact<{
  language: Language;
  page: number;
}>;


export type HomePageQuery = { ' $fragmentRefs'?: { 'HomeScreen_QueryFragment': HomeScreen_QueryFragment } };

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

export type OwnReadingQueryVariables = Exact<{
  language: Language;
}>;


export type OwnReadingQuery = { readonly viewer: { readonly positions: ReadonlyArray<{ readonly workId: string, readonly chapterId: string, readonly elementId: string, readonly offset: number, readonly order: number, readonly count: number, readonly before: ReadonlyArray<string>, readonly after: ReadonlyArray<string>, readonly contentHash: string, readonly progress: number, readonly at: string, readonly rereadSince: string | null }>, readonly continueReading: ReadonlyArray<{ readonly at: string, readonly work: { readonly id: string, readonly title: string }, readonly chapter: { readonly id: string, readonly number: string, readonly title: string | null } }> } | null };

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

export type WorkPageQueryVariables = Exact<{
  id: string;
  language: Language;
  chaptersPage: number;
  order: ChapterOrder;
  filter?: string | null | undefined;
}>;


export type WorkPageQuery = { readonly work:
    | (
      { readonly __typename: 'Work', readonly title: string, readonly description: string, readonly language: Language, readonly isSensitive: boolean, readonly cover: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null, readonly twins: ReadonlyArray<{ readonly id: string, readonly language: Language }> }
      & { ' $fragmentRefs'?: { 'WorkScreen_WorkFragment': WorkScreen_WorkFragment } }
    )
    | { readonly __typename: 'WorkElsewhere', readonly id: string, readonly language: Language }
    | { readonly __typename: 'WorkNotFound', readonly id: string }
   };

export type ChapterLabel_ChapterFragment = { readonly number: string, readonly title: string | null } & { ' $fragmentName'?: 'ChapterLabel_ChapterFragment' };

export type ChapterRow_ChapterFragment = (
  { readonly id: string, readonly publishedAt: string }
  & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
) & { ' $fragmentName'?: 'ChapterRow_ChapterFragment' };

export type CommentItem_CommentFragment = { readonly id: string, readonly text: string, readonly emoji: string | null, readonly isSpoiler: boolean, readonly isDeleted: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly replyToId: string | null, readonly author: { readonly id: string, readonly name: string, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null } | null, readonly pin: { readonly id: string } | null } & { ' $fragmentName'?: 'CommentItem_CommentFragment' };

export type GenreLink_GenreFragment = { readonly slug: string, readonly name: string } & { ' $fragmentName'?: 'GenreLink_GenreFragment' };

export type Cover_PictureFragment = { readonly width: number, readonly height: number, readonly dominantColor: string, readonly thumbhash: string, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } & { ' $fragmentName'?: 'Cover_PictureFragment' };

export type Credits_WorkFragment = { readonly credits: ReadonlyArray<{ readonly role: CreatorRole, readonly creator: { readonly id: string, readonly name: string } }> } & { ' $fragmentName'?: 'Credits_WorkFragment' };

export type FollowedWork_FollowedFragment = { readonly unreadCount: number, readonly work: { readonly id: string, readonly title: string, readonly isSensitive: boolean, readonly updatedAt: string, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null }, readonly nextChapter: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
  ) | null } & { ' $fragmentName'?: 'FollowedWork_FollowedFragment' };

export type RankedWork_WorkFragment = { readonly id: string, readonly title: string, readonly format: WorkFormat, readonly isSensitive: boolean, readonly viewsCount: number, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null } & { ' $fragmentName'?: 'RankedWork_WorkFragment' };

export type WorkCard_WorkFragment = { readonly id: string, readonly title: string, readonly format: WorkFormat, readonly isSensitive: boolean, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null, readonly latestChapters: ReadonlyArray<(
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'ChapterRow_ChapterFragment': ChapterRow_ChapterFragment } }
  )> } & { ' $fragmentName'?: 'WorkCard_WorkFragment' };

export type WorkStats_WorkFragment = { readonly format: WorkFormat, readonly status: WorkStatus, readonly viewsCount: number, readonly chaptersCount: number, readonly updatedAt: string } & { ' $fragmentName'?: 'WorkStats_WorkFragment' };

export type WorkTile_WorkFragment = { readonly id: string, readonly title: string, readonly format: WorkFormat, readonly isSensitive: boolean, readonly updatedAt: string, readonly cover: { ' $fragmentRefs'?: { 'Cover_PictureFragment': Cover_PictureFragment } } | null } & { ' $fragmentName'?: 'WorkTile_WorkFragment' };

export type ProfileScreen_ViewerFragment = { readonly id: string, readonly name: string, readonly email: string, readonly language: Language, readonly hasPassword: boolean, readonly avatar: { readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } | null, readonly sessions: ReadonlyArray<{ ' $fragmentRefs'?: { 'SessionList_SessionFragment': SessionList_SessionFragment } }> } & { ' $fragmentName'?: 'ProfileScreen_ViewerFragment' };

export type SessionList_SessionFragment = { readonly id: string, readonly startedAt: string, readonly endedAt: string | null, readonly isCurrent: boolean, readonly device: { readonly kind: DeviceKind, readonly browser: string | null, readonly system: string | null } } & { ' $fragmentName'?: 'SessionList_SessionFragment' };

export type OwnComments_ListFragment = { readonly items: ReadonlyArray<{ readonly id: string, readonly text: string, readonly emoji: string | null, readonly createdAt: string, readonly work: { readonly id: string, readonly title: string, readonly language: Language } | null, readonly chapter: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
    ) | null }>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } & { ' $fragmentName'?: 'OwnComments_ListFragment' };

export type GenreChoice_GenreFragment = { readonly slug: string, readonly name: string, readonly worksCount: number } & { ' $fragmentName'?: 'GenreChoice_GenreFragment' };

export type GenreWorks_WorksFragment = { readonly items: ReadonlyArray<(
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'WorkTile_WorkFragment': WorkTile_WorkFragment } }
  )>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } & { ' $fragmentName'?: 'GenreWorks_WorksFragment' };

export type GenresScreen_QueryFragment = { readonly genres: ReadonlyArray<{ ' $fragmentRefs'?: { 'GenreChoice_GenreFragment': GenreChoice_GenreFragment } }>, readonly works: { ' $fragmentRefs'?: { 'GenreWorks_WorksFragment': GenreWorks_WorksFragment } } } & { ' $fragmentName'?: 'GenresScreen_QueryFragment' };

export type FollowingScreen_ListFragment = { readonly items: ReadonlyArray<(
    { readonly work: { readonly id: string } }
    & { ' $fragmentRefs'?: { 'FollowedWork_FollowedFragment': FollowedWork_FollowedFragment } }
  )>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } & { ' $fragmentName'?: 'FollowingScreen_ListFragment' };

export type GenreShelf_GenreFragment = (
  { readonly slug: string }
  & { ' $fragmentRefs'?: { 'GenreLink_GenreFragment': GenreLink_GenreFragment } }
) & { ' $fragmentName'?: 'GenreShelf_GenreFragment' };

export type HomeScreen_QueryFragment = { readonly latestUpdates: { ' $fragmentRefs'?: { 'LatestUpdates_WorksFragment': LatestUpdates_WorksFragment } }, readonly mostViewed: ReadonlyArray<{ ' $fragmentRefs'?: { 'MostViewed_WorkFragment': MostViewed_WorkFragment } }>, readonly genres: ReadonlyArray<{ ' $fragmentRefs'?: { 'GenreShelf_GenreFragment': GenreShelf_GenreFragment } }> } & { ' $fragmentName'?: 'HomeScreen_QueryFragment' };

export type LatestUpdates_WorksFragment = { readonly items: ReadonlyArray<(
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
  )>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } & { ' $fragmentName'?: 'LatestUpdates_WorksFragment' };

export type MostViewed_WorkFragment = (
  { readonly id: string, readonly viewsCount: number }
  & { ' $fragmentRefs'?: { 'RankedWork_WorkFragment': RankedWork_WorkFragment } }
) & { ' $fragmentName'?: 'MostViewed_WorkFragment' };

export type ChapterScreen_ChapterFragment = (
  { readonly id: string, readonly work: { readonly id: string, readonly language: Language, readonly title: string, readonly direction: ReadingDirection, readonly isSensitive: boolean }, readonly previous: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
  ) | null, readonly next: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
  ) | null, readonly content:
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

export type ComicPage_PageFragment = { readonly id: string, readonly number: number, readonly picture: { readonly width: number, readonly height: number, readonly dominantColor: string, readonly thumbhash: string, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> } } & { ' $fragmentName'?: 'ComicPage_PageFragment' };

export type ComicReader_ContentFragment = { readonly pages: ReadonlyArray<(
    { readonly id: string, readonly picture: { readonly width: number, readonly height: number, readonly cropBox: { readonly left: number, readonly top: number, readonly width: number, readonly height: number } | null } }
    & { ' $fragmentRefs'?: { 'ComicPage_PageFragment': ComicPage_PageFragment } }
  )> } & { ' $fragmentName'?: 'ComicReader_ContentFragment' };

export type NovelReader_ContentFragment = { readonly document: ChapterDocument, readonly pictures: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number, readonly dominantColor: string, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number, readonly type: string }> }> } & { ' $fragmentName'?: 'NovelReader_ContentFragment' };

export type ChapterList_WorkFragment = { readonly id: string, readonly chaptersCount: number, readonly chapters: { readonly items: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ChapterRow_ChapterFragment': ChapterRow_ChapterFragment } }
    )>, readonly position: { readonly page: number, readonly perPage: number, readonly totalItems: number } } } & { ' $fragmentName'?: 'ChapterList_WorkFragment' };

export type Description_WorkFragment = { readonly language: Language, readonly description: string, readonly sourceNote: string | null } & { ' $fragmentName'?: 'Description_WorkFragment' };

export type ReadButtons_WorkFragment = { readonly id: string, readonly firstChapter: { readonly id: string } | null, readonly lastChapter: (
    { readonly id: string, readonly number: string }
    & { ' $fragmentRefs'?: { 'ChapterLabel_ChapterFragment': ChapterLabel_ChapterFragment } }
  ) | null } & { ' $fragmentName'?: 'ReadButtons_WorkFragment' };

export type RelatedWorks_WorkFragment = { readonly related: ReadonlyArray<(
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'WorkTile_WorkFragment': WorkTile_WorkFragment } }
  )> } & { ' $fragmentName'?: 'RelatedWorks_WorkFragment' };

export type TwinLinks_WorkFragment = { readonly twins: ReadonlyArray<{ readonly id: string, readonly title: string, readonly language: Language }> } & { ' $fragmentName'?: 'TwinLinks_WorkFragment' };

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
  replyToId
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
export const GenreChoice_GenreFragmentDoc = new TypedDocumentString(`
    fragment GenreChoice_genre on Genre {
  slug
  name(language: $language)
  worksCount(language: $language)
}
    `, {"fragmentName":"GenreChoice_genre"}) as unknown as TypedDocumentString<GenreChoice_GenreFragment, unknown>;
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
export const GenreWorks_WorksFragmentDoc = new TypedDocumentString(`
    fragment GenreWorks_works on WorkList {
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
}`, {"fragmentName":"GenreWorks_works"}) as unknown as TypedDocumentString<GenreWorks_WorksFragment, unknown>;
export const GenresScreen_QueryFragmentDoc = new TypedDocumentString(`
    fragment GenresScreen_query on Query {
  genres(language: $language) {
    ...GenreChoice_genre
  }
  works(
    language: $language
    genres: $genres
    order: $order
    page: $page
    perPage: 10
  ) {
    ...GenreWorks_works
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
}
fragment GenreChoice_genre on Genre {
  slug
  name(language: $language)
  worksCount(language: $language)
}
fragment GenreWorks_works on WorkList {
  items {
    id
    ...WorkTile_work
  }
  position {
    page
    perPage
    totalItems
  }
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
  viewsCount
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
export const MostViewed_WorkFragmentDoc = new TypedDocumentString(`
    fragment MostViewed_work on Work {
  id
  viewsCount
  ...RankedWork_work
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
  viewsCount
  cover {
    ...Cover_picture
  }
}`, {"fragmentName":"MostViewed_work"}) as unknown as TypedDocumentString<MostViewed_WorkFragment, unknown>;
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
  mostViewed(language: $language, limit: 10) {
    ...MostViewed_work
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
  viewsCount
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
fragment MostViewed_work on Work {
  id
  viewsCount
  ...RankedWork_work
}`, {"fragmentName":"HomeScreen_query"}) as unknown as TypedDocumentString<HomeScreen_QueryFragment, unknown>;
export const ComicPage_PageFragmentDoc = new TypedDocumentString(`
    fragment ComicPage_page on Page {
  id
  number
  picture {
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
    `, {"fragmentName":"ComicPage_page"}) as unknown as TypedDocumentString<ComicPage_PageFragment, unknown>;
export const ComicReader_ContentFragmentDoc = new TypedDocumentString(`
    fragment ComicReader_content on ComicPages {
  pages {
    id
    picture {
      width
      height
      cropBox {
        left
        top
        width
        height
      }
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
      cropBox {
        left
        top
        width
        height
      }
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
export const WorkStats_WorkFragmentDoc = new TypedDocumentString(`
    fragment WorkStats_work on Work {
  format
  status
  viewsCount
  chaptersCount
  updatedAt
}
    `, {"fragmentName":"WorkStats_work"}) as unknown as TypedDocumentString<WorkStats_WorkFragment, unknown>;
export const ReadButtons_WorkFragmentDoc = new TypedDocumentString(`
    fragment ReadButtons_work on Work {
  id
  firstChapter {
    id
  }
  lastChapter {
    id
    number
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
    number
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
    number
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
      expiresAt
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
    `, {"hash":"sha256:1bcf5a5e5b5e23cb74d2a4137e763728c711dfc414f43eee7969aea917ff4310"}) as unknown as TypedDocumentString<ConfirmGoogleLinkMutation, ConfirmGoogleLinkMutationVariables>;
export const ConfirmGoogleLinkByMailDocument = new TypedDocumentString(`
    mutation ConfirmGoogleLinkByMail($token: String!) {
  confirmGoogleLinkByMail(token: $token) {
    __typename
    ... on SignedIn {
      token
      expiresAt
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
    `, {"hash":"sha256:3ddd6cca82c378cf8b6a68e696866cb3df37b64a1c96be0d6f0913f0c11e1ec4"}) as unknown as TypedDocumentString<ConfirmGoogleLinkByMailMutation, ConfirmGoogleLinkByMailMutationVariables>;
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
    query ProfilePage {
  viewer {
    ...ProfileScreen_viewer
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
}`, {"hash":"sha256:8b4685502cbc4ef747e5dc180ac3e7aa8ad915f34d199a0e609f82dfe18cbc4f"}) as unknown as TypedDocumentString<ProfilePageQuery, ProfilePageQueryVariables>;
export const RedeemHandoverDocument = new TypedDocumentString(`
    mutation RedeemHandover($code: String!) {
  redeemHandover(code: $code) {
    __typename
    ... on SignedIn {
      token
      expiresAt
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
    `, {"hash":"sha256:1df8959ca47d80740cb2f017f7a0cdcdc7b86e07759f08408bb7f12f70dfd382"}) as unknown as TypedDocumentString<RedeemHandoverMutation, RedeemHandoverMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    __typename
    ... on SignedIn {
      token
      expiresAt
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
    `, {"hash":"sha256:9aa5a3f89cb38c967a9a5948b9d1ad700021759c4d8df43d6619b4105c34d860"}) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
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
      expiresAt
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
    `, {"hash":"sha256:8ce1e8f35b74de038e2bc534d61feee4f64e95b5d8fd3a37abfc67706b776ab5"}) as unknown as TypedDocumentString<SetPasswordMutation, SetPasswordMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn {
      token
      expiresAt
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
    `, {"hash":"sha256:9001bc066465bd3931e9b72f3d6bbf72cd1f1664c1c2ac0925ce4bf2f388f762"}) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignInWithGoogleDocument = new TypedDocumentString(`
    mutation SignInWithGoogle($input: GoogleSignInInput!) {
  signInWithGoogle(input: $input) {
    __typename
    ... on SignedIn {
      token
      expiresAt
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
    `, {"hash":"sha256:958cecde71d92c83a30bef18f7ab84a8ec020cb1d3b30f88e57a04a990278670"}) as unknown as TypedDocumentString<SignInWithGoogleMutation, SignInWithGoogleMutationVariables>;
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
      nonce
    }
    ... on Throttled {
      retryAfterSeconds
    }
  }
}
    `, {"hash":"sha256:2c722d5c23007e8893c105002e25e42c26974f205f32f79d356ecedf6a27aed0"}) as unknown as TypedDocumentString<StartGoogleSignInMutation, StartGoogleSignInMutationVariables>;
export const StartHandoverDocument = new TypedDocumentString(`
    mutation StartHandover($to: Language!) {
  startHandover(to: $to) {
    code
    url
  }
}
    `, {"hash":"sha256:2394199fbd6e1d720b121893ec18cb075d221f32e34db7fec442443c3fd9dcf1"}) as unknown as TypedDocumentString<StartHandoverMutation, StartHandoverMutationVariables>;
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
      }
      content {
        __typename
      }
      next {
        id
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
      cropBox {
        left
        top
        width
        height
      }
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
}`, {"hash":"sha256:b6bd7f7c58db95cb74cd336a3ce5c5c094d690fa966a5b0d40326a5009663695"}) as unknown as TypedDocumentString<ChapterPageQuery, ChapterPageQueryVariables>;
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
  replyToId
  pin {
    id
  }
}`, {"hash":"sha256:358820bbb467f3dce289f53534083252b85aebfd22ab964d2b7215bf47bd5bf0"}) as unknown as TypedDocumentString<CommentEventsSubscription, CommentEventsSubscriptionVariables>;
export const CommentsOfSubjectDocument = new TypedDocumentString(`
    query CommentsOfSubject($subject: CommentSubject!, $page: Int!) {
  comments(subject: $subject, page: $page, perPage: 10) {
    items {
      id
      replies {
        id
        ...CommentItem_comment
      }
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
  replyToId
  pin {
    id
  }
}`, {"hash":"sha256:08267824c807dbd85de282d593c813f86117fff29950ee87709a500180486672"}) as unknown as TypedDocumentString<CommentsOfSubjectQuery, CommentsOfSubjectQueryVariables>;
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
  replyToId
  pin {
    id
  }
}`, {"hash":"sha256:bde07e71d47316ffde7a33bb3670749e68eafe8496248e43d76a567c69aa1a64"}) as unknown as TypedDocumentString<DeleteCommentMutation, DeleteCommentMutationVariables>;
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
  replyToId
  pin {
    id
  }
}`, {"hash":"sha256:fac82ac028c2193796b1d7441cabd416b7cf31b5e14b570a6a08a4d8ad769a07"}) as unknown as TypedDocumentString<EditCommentMutation, EditCommentMutationVariables>;
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
  replyToId
  pin {
    id
  }
}`, {"hash":"sha256:c1da0ca4de0af1c9aebd9a254f090ce37bc30b335a0a3b9a2165759e0ac1283e"}) as unknown as TypedDocumentString<SendCommentMutation, SendCommentMutationVariables>;
export const GenresPageDocument = new TypedDocumentString(`
    query GenresPage($language: Language!, $genres: [String!], $order: WorkOrder!, $page: Int!) {
  ...GenresScreen_query
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
}
fragment GenreChoice_genre on Genre {
  slug
  name(language: $language)
  worksCount(language: $language)
}
fragment GenreWorks_works on WorkList {
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
fragment GenresScreen_query on Query {
  genres(language: $language) {
    ...GenreChoice_genre
  }
  works(
    language: $language
    genres: $genres
    order: $order
    page: $page
    perPage: 10
  ) {
    ...GenreWorks_works
  }
}`, {"hash":"sha256:586debf62e6ed10081f9f6524a466a6f1fb7975124178b5a33789944801014b9"}) as unknown as TypedDocumentString<GenresPageQuery, GenresPageQueryVariables>;
export const HomePageDocument = new TypedDocumentString(`
    query HomePage($language: Language!, $page: Int!) {
  ...HomeScreen_query
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
  viewsCount
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
  mostViewed(language: $language, limit: 10) {
    ...MostViewed_work
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
fragment MostViewed_work on Work {
  id
  viewsCount
  ...RankedWork_work
}`, {"hash":"sha256:d70169a26f5603f063daed351f43f4206153a505a1b321445e6fec5113210cfa"}) as unknown as TypedDocumentString<HomePageQuery, HomePageQueryVariables>;
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
      at
      rereadSince
    }
    continueReading(language: $language, limit: 20) {
      at
      work {
        id
        title
      }
      chapter {
        id
        number
        title
      }
    }
  }
}
    `, {"hash":"sha256:43d0ab490f5aa0ab2be9d5809d56d99a8b859cd1d099099791bdda13501f4682"}) as unknown as TypedDocumentString<OwnReadingQuery, OwnReadingQueryVariables>;
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
export const WorkPageDocument = new TypedDocumentString(`
    query WorkPage($id: ID!, $language: Language!, $chaptersPage: Int!, $order: ChapterOrder!, $filter: String) {
  work(id: $id, language: $language) {
    __typename
    ... on Work {
      title
      description
      language
      isSensitive
      cover {
        sources {
          url
          width
          type
        }
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
      id
      language
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
    number
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
}`, {"hash":"sha256:dac7f9aee50085227697186db4cc5fff8c7cf571b951057eb5f79ea0a6cf8d01"}) as unknown as TypedDocumentString<WorkPageQuery, WorkPageQueryVariables>;