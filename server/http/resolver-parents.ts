import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { UserRow } from '../modules/accounts/accounts.repository.ts';
import type { SessionOfViewer } from '../modules/accounts/accounts.service.ts';
import type { PageParent } from '../modules/chapters/chapter-content.ts';
import type { ChapterRow } from '../modules/chapters/chapters.repository.ts';
import type { ChapterContentRow, PageOfChapters } from '../modules/chapters/chapters.service.ts';
import type { CommentEventRow } from '../modules/comments/comment-events.ts';
import type { CommentRow } from '../modules/comments/comments.repository.ts';
import type { PageOfComments } from '../modules/comments/comments.service.ts';
import type { GenreRow } from '../modules/genres/genres.repository.ts';
import type { FollowedRow } from '../modules/reading/follows.repository.ts';
import type { PageOfFollowed } from '../modules/reading/follows.service.ts';
import type { PositionRow } from '../modules/reading/positions.repository.ts';
import type { ShownPicture } from '../modules/pictures/shown-picture.ts';
import type { CreditRow, WorkRow } from '../modules/works/works.repository.ts';
import type { PageOfWorks } from '../modules/works/works.service.ts';

declare module '#graphql/generated/server.ts' {
  interface ResolverParents {
    User: Pick<UserRow, 'id' | 'name' | 'avatarId'>;
    Viewer: UserRow;
    Session: SessionOfViewer;
    Work: WorkRow;
    WorkList: PageOfWorks;
    Chapter: ChapterRow;
    ChapterList: PageOfChapters;
    Genre: GenreRow;
    Creator: CreditRow;
    Credit: CreditRow;
    Picture: ShownPicture;
    Page: PageParent;
    ComicPages: ChapterContentRow & { readonly layout: PageLayout };
    Comment: CommentRow;
    CommentList: PageOfComments;
    CommentAdded: Extract<CommentEventRow, { __typename: 'CommentAdded' }>;
    CommentChanged: Extract<CommentEventRow, { __typename: 'CommentChanged' }>;
    ReadingPosition: PositionRow;
    FollowedWork: FollowedRow;
    FollowedList: PageOfFollowed;
    NovelText: ChapterContentRow & { readonly document: ChapterDocument };
  }
}
