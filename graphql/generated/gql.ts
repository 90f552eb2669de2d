/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ChangePasswordDocument,
    "mutation ConfirmGoogleLink($linkToken: String!, $password: String!) {\n  confirmGoogleLink(linkToken: $linkToken, password: $password) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ConfirmGoogleLinkDocument,
    "mutation ConfirmGoogleLinkByMail($token: String!) {\n  confirmGoogleLinkByMail(token: $token) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ConfirmGoogleLinkByMailDocument,
    "query CurrentViewer {\n  viewer {\n    id\n    name\n    email\n    language\n    avatar {\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n}": typeof types.CurrentViewerDocument,
    "mutation DeleteAccount($password: String) {\n  deleteAccount(password: $password) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.DeleteAccountDocument,
    "query ProfilePage {\n  viewer {\n    ...ProfileScreen_viewer\n  }\n}": typeof types.ProfilePageDocument,
    "mutation RedeemHandover($code: String!) {\n  redeemHandover(code: $code) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RedeemHandoverDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RegisterDocument,
    "mutation RemoveAvatar {\n  removeAvatar {\n    id\n  }\n}": typeof types.RemoveAvatarDocument,
    "mutation RequestGoogleLinkMail($linkToken: String!) {\n  requestGoogleLinkMail(linkToken: $linkToken) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RequestGoogleLinkMailDocument,
    "mutation RequestPasswordReset($email: String!, $language: Language!) {\n  requestPasswordReset(email: $email, language: $language) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RequestPasswordResetDocument,
    "mutation SetPassword($token: String!, $newPassword: String!) {\n  setPassword(token: $token, newPassword: $newPassword) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SetPasswordDocument,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SignInDocument,
    "mutation SignInWithGoogle($input: GoogleSignInInput!) {\n  signInWithGoogle(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on GoogleLinkNeeded {\n      linkToken\n      email\n      hasPassword\n    }\n    ... on GoogleRefused {\n      reason\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SignInWithGoogleDocument,
    "mutation SignOut {\n  signOut {\n    isDone\n  }\n}": typeof types.SignOutDocument,
    "mutation StartGoogleSignIn($language: Language!) {\n  startGoogleSignIn(language: $language) {\n    __typename\n    ... on GoogleSignInStart {\n      clientId\n      state\n      nonce\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.StartGoogleSignInDocument,
    "mutation StartHandover($to: Language!) {\n  startHandover(to: $to) {\n    code\n    url\n  }\n}": typeof types.StartHandoverDocument,
    "mutation UpdateProfile($name: String!, $language: Language!) {\n  updateProfile(name: $name, language: $language) {\n    __typename\n    ... on Viewer {\n      id\n      name\n      language\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}": typeof types.UpdateProfileDocument,
    "query ChapterPage($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      id\n      number\n      title\n      contentHash\n      work {\n        id\n        title\n        description\n      }\n      content {\n        __typename\n      }\n      next {\n        id\n      }\n      twins {\n        id\n        work {\n          id\n          language\n        }\n      }\n      ...ChapterScreen_chapter\n    }\n    ... on ChapterNotFound {\n      id\n    }\n    ... on ChapterElsewhere {\n      id\n      language\n    }\n  }\n}": typeof types.ChapterPageDocument,
    "subscription CommentEvents($workId: ID!, $chapterId: ID) {\n  commentEvents(workId: $workId, chapterId: $chapterId) {\n    __typename\n    ... on CommentAdded {\n      idempotencyKey\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n    ... on CommentChanged {\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n  }\n}": typeof types.CommentEventsDocument,
    "query CommentsOfSubject($subject: CommentSubject!, $page: Int!) {\n  comments(subject: $subject, page: $page, perPage: 10) {\n    items {\n      id\n      replies {\n        id\n        ...CommentItem_comment\n      }\n      ...CommentItem_comment\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}": typeof types.CommentsOfSubjectDocument,
    "mutation DeleteComment($id: ID!) {\n  deleteComment(id: $id) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n  }\n}": typeof types.DeleteCommentDocument,
    "mutation EditComment($id: ID!, $text: String!, $emoji: String, $isSpoiler: Boolean!) {\n  editComment(id: $id, text: $text, emoji: $emoji, isSpoiler: $isSpoiler) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}": typeof types.EditCommentDocument,
    "query OwnComments($page: Int!) {\n  viewer {\n    id\n    comments(page: $page, perPage: 10) {\n      ...OwnComments_list\n    }\n  }\n}": typeof types.OwnCommentsDocument,
    "mutation ReportComment($id: ID!, $reason: ReportReason!) {\n  reportComment(id: $id, reason: $reason) {\n    __typename\n    ... on Done {\n      isDone\n    }\n    ... on CommentSubjectNotFound {\n      isMissing\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ReportCommentDocument,
    "mutation SendComment($input: SendCommentInput!) {\n  sendComment(input: $input) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentSubjectNotFound {\n      isMissing\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SendCommentDocument,
    "query GenresPage($language: Language!, $genres: [String!], $order: WorkOrder!, $page: Int!) {\n  ...GenresScreen_query\n}": typeof types.GenresPageDocument,
    "query HomePage($language: Language!, $page: Int!) {\n  ...HomeScreen_query\n}": typeof types.HomePageDocument,
    "query FollowOfWork($workId: ID!) {\n  viewer {\n    isFollowing(workId: $workId)\n  }\n}": typeof types.FollowOfWorkDocument,
    "mutation FollowWork($workId: ID!) {\n  followWork(workId: $workId) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.FollowWorkDocument,
    "query FollowedWorks($language: Language!, $page: Int!) {\n  viewer {\n    followed(language: $language, page: $page, perPage: 10) {\n      ...FollowingScreen_list\n    }\n  }\n}": typeof types.FollowedWorksDocument,
    "mutation ForgetPositions($language: Language!, $workId: ID) {\n  forgetPositions(language: $language, workId: $workId) {\n    isDone\n  }\n}": typeof types.ForgetPositionsDocument,
    "query OwnReading($language: Language!) {\n  viewer {\n    positions(language: $language, limit: 400) {\n      workId\n      chapterId\n      elementId\n      offset\n      order\n      count\n      before\n      after\n      contentHash\n      progress\n      at\n      rereadSince\n    }\n    continueReading(language: $language, limit: 20) {\n      at\n      work {\n        id\n        title\n      }\n      chapter {\n        id\n        number\n        title\n      }\n    }\n  }\n}": typeof types.OwnReadingDocument,
    "mutation SavePositions($positions: [ReadingPositionInput!]!) {\n  savePositions(positions: $positions) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SavePositionsDocument,
    "mutation UnfollowWork($workId: ID!) {\n  unfollowWork(workId: $workId) {\n    isDone\n  }\n}": typeof types.UnfollowWorkDocument,
    "query WorkPage($id: ID!, $language: Language!, $chaptersPage: Int!, $order: ChapterOrder!, $filter: String) {\n  work(id: $id, language: $language) {\n    __typename\n    ... on Work {\n      title\n      description\n      language\n      isSensitive\n      cover {\n        sources {\n          url\n          width\n          type\n        }\n      }\n      twins {\n        id\n        language\n      }\n      ...WorkScreen_work\n    }\n    ... on WorkNotFound {\n      id\n    }\n    ... on WorkElsewhere {\n      id\n      language\n    }\n  }\n}": typeof types.WorkPageDocument,
    "\n  fragment ChapterLabel_chapter on Chapter {\n    number\n    title\n  }\n": typeof types.ChapterLabel_ChapterFragmentDoc,
    "\n  fragment ChapterRow_chapter on Chapter {\n    id\n    publishedAt\n    ...ChapterLabel_chapter\n  }\n": typeof types.ChapterRow_ChapterFragmentDoc,
    "\n  fragment CommentItem_comment on Comment {\n    id\n    author {\n      id\n      name\n      avatar {\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n    text\n    emoji\n    isSpoiler\n    isDeleted\n    createdAt\n    editedAt\n    replyToId\n    pin {\n      id\n    }\n  }\n": typeof types.CommentItem_CommentFragmentDoc,
    "\n  fragment GenreLink_genre on Genre {\n    slug\n    name(language: $language)\n  }\n": typeof types.GenreLink_GenreFragmentDoc,
    "\n  fragment Cover_picture on Picture {\n    width\n    height\n    dominantColor\n    thumbhash\n    sources {\n      url\n      width\n      type\n    }\n  }\n": typeof types.Cover_PictureFragmentDoc,
    "\n  fragment Credits_work on Work {\n    credits {\n      role\n      creator {\n        id\n        name\n      }\n    }\n  }\n": typeof types.Credits_WorkFragmentDoc,
    "\n  fragment FollowedWork_followed on FollowedWork {\n    unreadCount\n    work {\n      id\n      title\n      isSensitive\n      updatedAt\n      cover {\n        ...Cover_picture\n      }\n    }\n    nextChapter {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n": typeof types.FollowedWork_FollowedFragmentDoc,
    "\n  fragment RankedWork_work on Work {\n    id\n    title\n    format\n    isSensitive\n    viewsCount\n    cover {\n      ...Cover_picture\n    }\n  }\n": typeof types.RankedWork_WorkFragmentDoc,
    "\n  fragment WorkCard_work on Work {\n    id\n    title\n    format\n    isSensitive\n    cover {\n      ...Cover_picture\n    }\n    latestChapters(limit: 3) {\n      id\n      ...ChapterRow_chapter\n    }\n  }\n": typeof types.WorkCard_WorkFragmentDoc,
    "\n  fragment WorkStats_work on Work {\n    format\n    status\n    viewsCount\n    chaptersCount\n    updatedAt\n  }\n": typeof types.WorkStats_WorkFragmentDoc,
    "\n  fragment WorkTile_work on Work {\n    id\n    title\n    format\n    isSensitive\n    updatedAt\n    cover {\n      ...Cover_picture\n    }\n  }\n": typeof types.WorkTile_WorkFragmentDoc,
    "\n  fragment ProfileScreen_viewer on Viewer {\n    id\n    name\n    email\n    language\n    hasPassword\n    avatar {\n      sources {\n        url\n        width\n        type\n      }\n    }\n    sessions {\n      ...SessionList_session\n    }\n  }\n": typeof types.ProfileScreen_ViewerFragmentDoc,
    "\n  fragment SessionList_session on Session {\n    id\n    device {\n      kind\n      browser\n      system\n    }\n    startedAt\n    endedAt\n    isCurrent\n  }\n": typeof types.SessionList_SessionFragmentDoc,
    "\n  fragment OwnComments_list on CommentList {\n    items {\n      id\n      text\n      emoji\n      createdAt\n      work {\n        id\n        title\n        language\n      }\n      chapter {\n        id\n        ...ChapterLabel_chapter\n      }\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": typeof types.OwnComments_ListFragmentDoc,
    "\n  fragment GenreChoice_genre on Genre {\n    slug\n    name(language: $language)\n    worksCount(language: $language)\n  }\n": typeof types.GenreChoice_GenreFragmentDoc,
    "\n  fragment GenreWorks_works on WorkList {\n    items {\n      id\n      ...WorkTile_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": typeof types.GenreWorks_WorksFragmentDoc,
    "\n  fragment GenresScreen_query on Query {\n    genres(language: $language) {\n      ...GenreChoice_genre\n    }\n    works(language: $language, genres: $genres, order: $order, page: $page, perPage: 10) {\n      ...GenreWorks_works\n    }\n  }\n": typeof types.GenresScreen_QueryFragmentDoc,
    "\n  fragment FollowingScreen_list on FollowedList {\n    items {\n      work {\n        id\n      }\n      ...FollowedWork_followed\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": typeof types.FollowingScreen_ListFragmentDoc,
    "\n  fragment GenreShelf_genre on Genre {\n    slug\n    ...GenreLink_genre\n  }\n": typeof types.GenreShelf_GenreFragmentDoc,
    "\n  fragment HomeScreen_query on Query {\n    latestUpdates(language: $language, page: $page, perPage: 10) {\n      ...LatestUpdates_works\n    }\n    mostViewed(language: $language, limit: 10) {\n      ...MostViewed_work\n    }\n    genres(language: $language) {\n      ...GenreShelf_genre\n    }\n  }\n": typeof types.HomeScreen_QueryFragmentDoc,
    "\n  fragment LatestUpdates_works on WorkList {\n    items {\n      id\n      ...WorkCard_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": typeof types.LatestUpdates_WorksFragmentDoc,
    "\n  fragment MostViewed_work on Work {\n    id\n    viewsCount\n    ...RankedWork_work\n  }\n": typeof types.MostViewed_WorkFragmentDoc,
    "\n  fragment ChapterScreen_chapter on Chapter {\n    id\n    ...ChapterLabel_chapter\n    work {\n      id\n      language\n      title\n      direction\n      isSensitive\n    }\n    previous {\n      id\n      ...ChapterLabel_chapter\n    }\n    next {\n      id\n      ...ChapterLabel_chapter\n    }\n    content {\n      __typename\n      ... on ComicPages {\n        layout\n        ...ComicReader_content\n      }\n      ... on NovelText {\n        ...NovelReader_content\n      }\n    }\n  }\n": typeof types.ChapterScreen_ChapterFragmentDoc,
    "\n  fragment ComicPage_page on Page {\n    id\n    number\n    picture {\n      width\n      height\n      dominantColor\n      thumbhash\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.ComicPage_PageFragmentDoc,
    "\n  fragment ComicReader_content on ComicPages {\n    pages {\n      id\n      picture {\n        width\n        height\n        cropBox {\n          left\n          top\n          width\n          height\n        }\n      }\n      ...ComicPage_page\n    }\n  }\n": typeof types.ComicReader_ContentFragmentDoc,
    "\n  fragment NovelReader_content on NovelText {\n    document\n    pictures {\n      id\n      width\n      height\n      dominantColor\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.NovelReader_ContentFragmentDoc,
    "\n  fragment ChapterList_work on Work {\n    id\n    chaptersCount\n    chapters(page: $chaptersPage, perPage: 10, order: $order, filter: $filter) {\n      items {\n        id\n        ...ChapterRow_chapter\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n": typeof types.ChapterList_WorkFragmentDoc,
    "\n  fragment Description_work on Work {\n    language\n    description\n    sourceNote\n  }\n": typeof types.Description_WorkFragmentDoc,
    "\n  fragment ReadButtons_work on Work {\n    id\n    firstChapter {\n      id\n    }\n    lastChapter {\n      id\n      number\n      ...ChapterLabel_chapter\n    }\n  }\n": typeof types.ReadButtons_WorkFragmentDoc,
    "\n  fragment RelatedWorks_work on Work {\n    related(limit: 6) {\n      id\n      ...WorkTile_work\n    }\n  }\n": typeof types.RelatedWorks_WorkFragmentDoc,
    "\n  fragment TwinLinks_work on Work {\n    twins {\n      id\n      title\n      language\n    }\n  }\n": typeof types.TwinLinks_WorkFragmentDoc,
    "\n  fragment WorkHeader_work on Work {\n    title\n    titleReading\n    aliases\n    cover {\n      dominantColor\n      ...Cover_picture\n    }\n    genres {\n      slug\n      ...GenreLink_genre\n    }\n    ...Credits_work\n    ...WorkStats_work\n    ...ReadButtons_work\n  }\n": typeof types.WorkHeader_WorkFragmentDoc,
    "\n  fragment WorkScreen_work on Work {\n    id\n    title\n    isSensitive\n    ...WorkHeader_work\n    ...Description_work\n    ...TwinLinks_work\n    ...ChapterList_work\n    ...RelatedWorks_work\n  }\n": typeof types.WorkScreen_WorkFragmentDoc,
};
const documents: Documents = {
    "mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.ChangePasswordDocument,
    "mutation ConfirmGoogleLink($linkToken: String!, $password: String!) {\n  confirmGoogleLink(linkToken: $linkToken, password: $password) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.ConfirmGoogleLinkDocument,
    "mutation ConfirmGoogleLinkByMail($token: String!) {\n  confirmGoogleLinkByMail(token: $token) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.ConfirmGoogleLinkByMailDocument,
    "query CurrentViewer {\n  viewer {\n    id\n    name\n    email\n    language\n    avatar {\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n}": types.CurrentViewerDocument,
    "mutation DeleteAccount($password: String) {\n  deleteAccount(password: $password) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.DeleteAccountDocument,
    "query ProfilePage {\n  viewer {\n    ...ProfileScreen_viewer\n  }\n}": types.ProfilePageDocument,
    "mutation RedeemHandover($code: String!) {\n  redeemHandover(code: $code) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.RedeemHandoverDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.RegisterDocument,
    "mutation RemoveAvatar {\n  removeAvatar {\n    id\n  }\n}": types.RemoveAvatarDocument,
    "mutation RequestGoogleLinkMail($linkToken: String!) {\n  requestGoogleLinkMail(linkToken: $linkToken) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.RequestGoogleLinkMailDocument,
    "mutation RequestPasswordReset($email: String!, $language: Language!) {\n  requestPasswordReset(email: $email, language: $language) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.RequestPasswordResetDocument,
    "mutation SetPassword($token: String!, $newPassword: String!) {\n  setPassword(token: $token, newPassword: $newPassword) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SetPasswordDocument,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SignInDocument,
    "mutation SignInWithGoogle($input: GoogleSignInInput!) {\n  signInWithGoogle(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on GoogleLinkNeeded {\n      linkToken\n      email\n      hasPassword\n    }\n    ... on GoogleRefused {\n      reason\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SignInWithGoogleDocument,
    "mutation SignOut {\n  signOut {\n    isDone\n  }\n}": types.SignOutDocument,
    "mutation StartGoogleSignIn($language: Language!) {\n  startGoogleSignIn(language: $language) {\n    __typename\n    ... on GoogleSignInStart {\n      clientId\n      state\n      nonce\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.StartGoogleSignInDocument,
    "mutation StartHandover($to: Language!) {\n  startHandover(to: $to) {\n    code\n    url\n  }\n}": types.StartHandoverDocument,
    "mutation UpdateProfile($name: String!, $language: Language!) {\n  updateProfile(name: $name, language: $language) {\n    __typename\n    ... on Viewer {\n      id\n      name\n      language\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}": types.UpdateProfileDocument,
    "query ChapterPage($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      id\n      number\n      title\n      contentHash\n      work {\n        id\n        title\n        description\n      }\n      content {\n        __typename\n      }\n      next {\n        id\n      }\n      twins {\n        id\n        work {\n          id\n          language\n        }\n      }\n      ...ChapterScreen_chapter\n    }\n    ... on ChapterNotFound {\n      id\n    }\n    ... on ChapterElsewhere {\n      id\n      language\n    }\n  }\n}": types.ChapterPageDocument,
    "subscription CommentEvents($workId: ID!, $chapterId: ID) {\n  commentEvents(workId: $workId, chapterId: $chapterId) {\n    __typename\n    ... on CommentAdded {\n      idempotencyKey\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n    ... on CommentChanged {\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n  }\n}": types.CommentEventsDocument,
    "query CommentsOfSubject($subject: CommentSubject!, $page: Int!) {\n  comments(subject: $subject, page: $page, perPage: 10) {\n    items {\n      id\n      replies {\n        id\n        ...CommentItem_comment\n      }\n      ...CommentItem_comment\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}": types.CommentsOfSubjectDocument,
    "mutation DeleteComment($id: ID!) {\n  deleteComment(id: $id) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n  }\n}": types.DeleteCommentDocument,
    "mutation EditComment($id: ID!, $text: String!, $emoji: String, $isSpoiler: Boolean!) {\n  editComment(id: $id, text: $text, emoji: $emoji, isSpoiler: $isSpoiler) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}": types.EditCommentDocument,
    "query OwnComments($page: Int!) {\n  viewer {\n    id\n    comments(page: $page, perPage: 10) {\n      ...OwnComments_list\n    }\n  }\n}": types.OwnCommentsDocument,
    "mutation ReportComment($id: ID!, $reason: ReportReason!) {\n  reportComment(id: $id, reason: $reason) {\n    __typename\n    ... on Done {\n      isDone\n    }\n    ... on CommentSubjectNotFound {\n      isMissing\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.ReportCommentDocument,
    "mutation SendComment($input: SendCommentInput!) {\n  sendComment(input: $input) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentSubjectNotFound {\n      isMissing\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SendCommentDocument,
    "query GenresPage($language: Language!, $genres: [String!], $order: WorkOrder!, $page: Int!) {\n  ...GenresScreen_query\n}": types.GenresPageDocument,
    "query HomePage($language: Language!, $page: Int!) {\n  ...HomeScreen_query\n}": types.HomePageDocument,
    "query FollowOfWork($workId: ID!) {\n  viewer {\n    isFollowing(workId: $workId)\n  }\n}": types.FollowOfWorkDocument,
    "mutation FollowWork($workId: ID!) {\n  followWork(workId: $workId) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.FollowWorkDocument,
    "query FollowedWorks($language: Language!, $page: Int!) {\n  viewer {\n    followed(language: $language, page: $page, perPage: 10) {\n      ...FollowingScreen_list\n    }\n  }\n}": types.FollowedWorksDocument,
    "mutation ForgetPositions($language: Language!, $workId: ID) {\n  forgetPositions(language: $language, workId: $workId) {\n    isDone\n  }\n}": types.ForgetPositionsDocument,
    "query OwnReading($language: Language!) {\n  viewer {\n    positions(language: $language, limit: 400) {\n      workId\n      chapterId\n      elementId\n      offset\n      order\n      count\n      before\n      after\n      contentHash\n      progress\n      at\n      rereadSince\n    }\n    continueReading(language: $language, limit: 20) {\n      at\n      work {\n        id\n        title\n      }\n      chapter {\n        id\n        number\n        title\n      }\n    }\n  }\n}": types.OwnReadingDocument,
    "mutation SavePositions($positions: [ReadingPositionInput!]!) {\n  savePositions(positions: $positions) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SavePositionsDocument,
    "mutation UnfollowWork($workId: ID!) {\n  unfollowWork(workId: $workId) {\n    isDone\n  }\n}": types.UnfollowWorkDocument,
    "query WorkPage($id: ID!, $language: Language!, $chaptersPage: Int!, $order: ChapterOrder!, $filter: String) {\n  work(id: $id, language: $language) {\n    __typename\n    ... on Work {\n      title\n      description\n      language\n      isSensitive\n      cover {\n        sources {\n          url\n          width\n          type\n        }\n      }\n      twins {\n        id\n        language\n      }\n      ...WorkScreen_work\n    }\n    ... on WorkNotFound {\n      id\n    }\n    ... on WorkElsewhere {\n      id\n      language\n    }\n  }\n}": types.WorkPageDocument,
    "\n  fragment ChapterLabel_chapter on Chapter {\n    number\n    title\n  }\n": types.ChapterLabel_ChapterFragmentDoc,
    "\n  fragment ChapterRow_chapter on Chapter {\n    id\n    publishedAt\n    ...ChapterLabel_chapter\n  }\n": types.ChapterRow_ChapterFragmentDoc,
    "\n  fragment CommentItem_comment on Comment {\n    id\n    author {\n      id\n      name\n      avatar {\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n    text\n    emoji\n    isSpoiler\n    isDeleted\n    createdAt\n    editedAt\n    replyToId\n    pin {\n      id\n    }\n  }\n": types.CommentItem_CommentFragmentDoc,
    "\n  fragment GenreLink_genre on Genre {\n    slug\n    name(language: $language)\n  }\n": types.GenreLink_GenreFragmentDoc,
    "\n  fragment Cover_picture on Picture {\n    width\n    height\n    dominantColor\n    thumbhash\n    sources {\n      url\n      width\n      type\n    }\n  }\n": types.Cover_PictureFragmentDoc,
    "\n  fragment Credits_work on Work {\n    credits {\n      role\n      creator {\n        id\n        name\n      }\n    }\n  }\n": types.Credits_WorkFragmentDoc,
    "\n  fragment FollowedWork_followed on FollowedWork {\n    unreadCount\n    work {\n      id\n      title\n      isSensitive\n      updatedAt\n      cover {\n        ...Cover_picture\n      }\n    }\n    nextChapter {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n": types.FollowedWork_FollowedFragmentDoc,
    "\n  fragment RankedWork_work on Work {\n    id\n    title\n    format\n    isSensitive\n    viewsCount\n    cover {\n      ...Cover_picture\n    }\n  }\n": types.RankedWork_WorkFragmentDoc,
    "\n  fragment WorkCard_work on Work {\n    id\n    title\n    format\n    isSensitive\n    cover {\n      ...Cover_picture\n    }\n    latestChapters(limit: 3) {\n      id\n      ...ChapterRow_chapter\n    }\n  }\n": types.WorkCard_WorkFragmentDoc,
    "\n  fragment WorkStats_work on Work {\n    format\n    status\n    viewsCount\n    chaptersCount\n    updatedAt\n  }\n": types.WorkStats_WorkFragmentDoc,
    "\n  fragment WorkTile_work on Work {\n    id\n    title\n    format\n    isSensitive\n    updatedAt\n    cover {\n      ...Cover_picture\n    }\n  }\n": types.WorkTile_WorkFragmentDoc,
    "\n  fragment ProfileScreen_viewer on Viewer {\n    id\n    name\n    email\n    language\n    hasPassword\n    avatar {\n      sources {\n        url\n        width\n        type\n      }\n    }\n    sessions {\n      ...SessionList_session\n    }\n  }\n": types.ProfileScreen_ViewerFragmentDoc,
    "\n  fragment SessionList_session on Session {\n    id\n    device {\n      kind\n      browser\n      system\n    }\n    startedAt\n    endedAt\n    isCurrent\n  }\n": types.SessionList_SessionFragmentDoc,
    "\n  fragment OwnComments_list on CommentList {\n    items {\n      id\n      text\n      emoji\n      createdAt\n      work {\n        id\n        title\n        language\n      }\n      chapter {\n        id\n        ...ChapterLabel_chapter\n      }\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": types.OwnComments_ListFragmentDoc,
    "\n  fragment GenreChoice_genre on Genre {\n    slug\n    name(language: $language)\n    worksCount(language: $language)\n  }\n": types.GenreChoice_GenreFragmentDoc,
    "\n  fragment GenreWorks_works on WorkList {\n    items {\n      id\n      ...WorkTile_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": types.GenreWorks_WorksFragmentDoc,
    "\n  fragment GenresScreen_query on Query {\n    genres(language: $language) {\n      ...GenreChoice_genre\n    }\n    works(language: $language, genres: $genres, order: $order, page: $page, perPage: 10) {\n      ...GenreWorks_works\n    }\n  }\n": types.GenresScreen_QueryFragmentDoc,
    "\n  fragment FollowingScreen_list on FollowedList {\n    items {\n      work {\n        id\n      }\n      ...FollowedWork_followed\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": types.FollowingScreen_ListFragmentDoc,
    "\n  fragment GenreShelf_genre on Genre {\n    slug\n    ...GenreLink_genre\n  }\n": types.GenreShelf_GenreFragmentDoc,
    "\n  fragment HomeScreen_query on Query {\n    latestUpdates(language: $language, page: $page, perPage: 10) {\n      ...LatestUpdates_works\n    }\n    mostViewed(language: $language, limit: 10) {\n      ...MostViewed_work\n    }\n    genres(language: $language) {\n      ...GenreShelf_genre\n    }\n  }\n": types.HomeScreen_QueryFragmentDoc,
    "\n  fragment LatestUpdates_works on WorkList {\n    items {\n      id\n      ...WorkCard_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": types.LatestUpdates_WorksFragmentDoc,
    "\n  fragment MostViewed_work on Work {\n    id\n    viewsCount\n    ...RankedWork_work\n  }\n": types.MostViewed_WorkFragmentDoc,
    "\n  fragment ChapterScreen_chapter on Chapter {\n    id\n    ...ChapterLabel_chapter\n    work {\n      id\n      language\n      title\n      direction\n      isSensitive\n    }\n    previous {\n      id\n      ...ChapterLabel_chapter\n    }\n    next {\n      id\n      ...ChapterLabel_chapter\n    }\n    content {\n      __typename\n      ... on ComicPages {\n        layout\n        ...ComicReader_content\n      }\n      ... on NovelText {\n        ...NovelReader_content\n      }\n    }\n  }\n": types.ChapterScreen_ChapterFragmentDoc,
    "\n  fragment ComicPage_page on Page {\n    id\n    number\n    picture {\n      width\n      height\n      dominantColor\n      thumbhash\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.ComicPage_PageFragmentDoc,
    "\n  fragment ComicReader_content on ComicPages {\n    pages {\n      id\n      picture {\n        width\n        height\n        cropBox {\n          left\n          top\n          width\n          height\n        }\n      }\n      ...ComicPage_page\n    }\n  }\n": types.ComicReader_ContentFragmentDoc,
    "\n  fragment NovelReader_content on NovelText {\n    document\n    pictures {\n      id\n      width\n      height\n      dominantColor\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.NovelReader_ContentFragmentDoc,
    "\n  fragment ChapterList_work on Work {\n    id\n    chaptersCount\n    chapters(page: $chaptersPage, perPage: 10, order: $order, filter: $filter) {\n      items {\n        id\n        ...ChapterRow_chapter\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n": types.ChapterList_WorkFragmentDoc,
    "\n  fragment Description_work on Work {\n    language\n    description\n    sourceNote\n  }\n": types.Description_WorkFragmentDoc,
    "\n  fragment ReadButtons_work on Work {\n    id\n    firstChapter {\n      id\n    }\n    lastChapter {\n      id\n      number\n      ...ChapterLabel_chapter\n    }\n  }\n": types.ReadButtons_WorkFragmentDoc,
    "\n  fragment RelatedWorks_work on Work {\n    related(limit: 6) {\n      id\n      ...WorkTile_work\n    }\n  }\n": types.RelatedWorks_WorkFragmentDoc,
    "\n  fragment TwinLinks_work on Work {\n    twins {\n      id\n      title\n      language\n    }\n  }\n": types.TwinLinks_WorkFragmentDoc,
    "\n  fragment WorkHeader_work on Work {\n    title\n    titleReading\n    aliases\n    cover {\n      dominantColor\n      ...Cover_picture\n    }\n    genres {\n      slug\n      ...GenreLink_genre\n    }\n    ...Credits_work\n    ...WorkStats_work\n    ...ReadButtons_work\n  }\n": types.WorkHeader_WorkFragmentDoc,
    "\n  fragment WorkScreen_work on Work {\n    id\n    title\n    isSensitive\n    ...WorkHeader_work\n    ...Description_work\n    ...TwinLinks_work\n    ...ChapterList_work\n    ...RelatedWorks_work\n  }\n": types.WorkScreen_WorkFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmGoogleLink($linkToken: String!, $password: String!) {\n  confirmGoogleLink(linkToken: $linkToken, password: $password) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').ConfirmGoogleLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmGoogleLinkByMail($token: String!) {\n  confirmGoogleLinkByMail(token: $token) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').ConfirmGoogleLinkByMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CurrentViewer {\n  viewer {\n    id\n    name\n    email\n    language\n    avatar {\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').CurrentViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccount($password: String) {\n  deleteAccount(password: $password) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').DeleteAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProfilePage {\n  viewer {\n    ...ProfileScreen_viewer\n  }\n}"): typeof import('./graphql.ts').ProfilePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RedeemHandover($code: String!) {\n  redeemHandover(code: $code) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').RedeemHandoverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').RegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveAvatar {\n  removeAvatar {\n    id\n  }\n}"): typeof import('./graphql.ts').RemoveAvatarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestGoogleLinkMail($linkToken: String!) {\n  requestGoogleLinkMail(linkToken: $linkToken) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').RequestGoogleLinkMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset($email: String!, $language: Language!) {\n  requestPasswordReset(email: $email, language: $language) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').RequestPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetPassword($token: String!, $newPassword: String!) {\n  setPassword(token: $token, newPassword: $newPassword) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').SetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignInWithGoogle($input: GoogleSignInInput!) {\n  signInWithGoogle(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      expiresAt\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on GoogleLinkNeeded {\n      linkToken\n      email\n      hasPassword\n    }\n    ... on GoogleRefused {\n      reason\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').SignInWithGoogleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignOut {\n  signOut {\n    isDone\n  }\n}"): typeof import('./graphql.ts').SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartGoogleSignIn($language: Language!) {\n  startGoogleSignIn(language: $language) {\n    __typename\n    ... on GoogleSignInStart {\n      clientId\n      state\n      nonce\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').StartGoogleSignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartHandover($to: Language!) {\n  startHandover(to: $to) {\n    code\n    url\n  }\n}"): typeof import('./graphql.ts').StartHandoverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProfile($name: String!, $language: Language!) {\n  updateProfile(name: $name, language: $language) {\n    __typename\n    ... on Viewer {\n      id\n      name\n      language\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').UpdateProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChapterPage($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      id\n      number\n      title\n      contentHash\n      work {\n        id\n        title\n        description\n      }\n      content {\n        __typename\n      }\n      next {\n        id\n      }\n      twins {\n        id\n        work {\n          id\n          language\n        }\n      }\n      ...ChapterScreen_chapter\n    }\n    ... on ChapterNotFound {\n      id\n    }\n    ... on ChapterElsewhere {\n      id\n      language\n    }\n  }\n}"): typeof import('./graphql.ts').ChapterPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription CommentEvents($workId: ID!, $chapterId: ID) {\n  commentEvents(workId: $workId, chapterId: $chapterId) {\n    __typename\n    ... on CommentAdded {\n      idempotencyKey\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n    ... on CommentChanged {\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').CommentEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CommentsOfSubject($subject: CommentSubject!, $page: Int!) {\n  comments(subject: $subject, page: $page, perPage: 10) {\n    items {\n      id\n      replies {\n        id\n        ...CommentItem_comment\n      }\n      ...CommentItem_comment\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}"): typeof import('./graphql.ts').CommentsOfSubjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteComment($id: ID!) {\n  deleteComment(id: $id) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n  }\n}"): typeof import('./graphql.ts').DeleteCommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditComment($id: ID!, $text: String!, $emoji: String, $isSpoiler: Boolean!) {\n  editComment(id: $id, text: $text, emoji: $emoji, isSpoiler: $isSpoiler) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').EditCommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnComments($page: Int!) {\n  viewer {\n    id\n    comments(page: $page, perPage: 10) {\n      ...OwnComments_list\n    }\n  }\n}"): typeof import('./graphql.ts').OwnCommentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReportComment($id: ID!, $reason: ReportReason!) {\n  reportComment(id: $id, reason: $reason) {\n    __typename\n    ... on Done {\n      isDone\n    }\n    ... on CommentSubjectNotFound {\n      isMissing\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').ReportCommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendComment($input: SendCommentInput!) {\n  sendComment(input: $input) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentSubjectNotFound {\n      isMissing\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').SendCommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GenresPage($language: Language!, $genres: [String!], $order: WorkOrder!, $page: Int!) {\n  ...GenresScreen_query\n}"): typeof import('./graphql.ts').GenresPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HomePage($language: Language!, $page: Int!) {\n  ...HomeScreen_query\n}"): typeof import('./graphql.ts').HomePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FollowOfWork($workId: ID!) {\n  viewer {\n    isFollowing(workId: $workId)\n  }\n}"): typeof import('./graphql.ts').FollowOfWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation FollowWork($workId: ID!) {\n  followWork(workId: $workId) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').FollowWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FollowedWorks($language: Language!, $page: Int!) {\n  viewer {\n    followed(language: $language, page: $page, perPage: 10) {\n      ...FollowingScreen_list\n    }\n  }\n}"): typeof import('./graphql.ts').FollowedWorksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ForgetPositions($language: Language!, $workId: ID) {\n  forgetPositions(language: $language, workId: $workId) {\n    isDone\n  }\n}"): typeof import('./graphql.ts').ForgetPositionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnReading($language: Language!) {\n  viewer {\n    positions(language: $language, limit: 400) {\n      workId\n      chapterId\n      elementId\n      offset\n      order\n      count\n      before\n      after\n      contentHash\n      progress\n      at\n      rereadSince\n    }\n    continueReading(language: $language, limit: 20) {\n      at\n      work {\n        id\n        title\n      }\n      chapter {\n        id\n        number\n        title\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').OwnReadingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SavePositions($positions: [ReadingPositionInput!]!) {\n  savePositions(positions: $positions) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').SavePositionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnfollowWork($workId: ID!) {\n  unfollowWork(workId: $workId) {\n    isDone\n  }\n}"): typeof import('./graphql.ts').UnfollowWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WorkPage($id: ID!, $language: Language!, $chaptersPage: Int!, $order: ChapterOrder!, $filter: String) {\n  work(id: $id, language: $language) {\n    __typename\n    ... on Work {\n      title\n      description\n      language\n      isSensitive\n      cover {\n        sources {\n          url\n          width\n          type\n        }\n      }\n      twins {\n        id\n        language\n      }\n      ...WorkScreen_work\n    }\n    ... on WorkNotFound {\n      id\n    }\n    ... on WorkElsewhere {\n      id\n      language\n    }\n  }\n}"): typeof import('./graphql.ts').WorkPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChapterLabel_chapter on Chapter {\n    number\n    title\n  }\n"): typeof import('./graphql.ts').ChapterLabel_ChapterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChapterRow_chapter on Chapter {\n    id\n    publishedAt\n    ...ChapterLabel_chapter\n  }\n"): typeof import('./graphql.ts').ChapterRow_ChapterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentItem_comment on Comment {\n    id\n    author {\n      id\n      name\n      avatar {\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n    text\n    emoji\n    isSpoiler\n    isDeleted\n    createdAt\n    editedAt\n    replyToId\n    pin {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CommentItem_CommentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenreLink_genre on Genre {\n    slug\n    name(language: $language)\n  }\n"): typeof import('./graphql.ts').GenreLink_GenreFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Cover_picture on Picture {\n    width\n    height\n    dominantColor\n    thumbhash\n    sources {\n      url\n      width\n      type\n    }\n  }\n"): typeof import('./graphql.ts').Cover_PictureFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Credits_work on Work {\n    credits {\n      role\n      creator {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').Credits_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FollowedWork_followed on FollowedWork {\n    unreadCount\n    work {\n      id\n      title\n      isSensitive\n      updatedAt\n      cover {\n        ...Cover_picture\n      }\n    }\n    nextChapter {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n"): typeof import('./graphql.ts').FollowedWork_FollowedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RankedWork_work on Work {\n    id\n    title\n    format\n    isSensitive\n    viewsCount\n    cover {\n      ...Cover_picture\n    }\n  }\n"): typeof import('./graphql.ts').RankedWork_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkCard_work on Work {\n    id\n    title\n    format\n    isSensitive\n    cover {\n      ...Cover_picture\n    }\n    latestChapters(limit: 3) {\n      id\n      ...ChapterRow_chapter\n    }\n  }\n"): typeof import('./graphql.ts').WorkCard_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkStats_work on Work {\n    format\n    status\n    viewsCount\n    chaptersCount\n    updatedAt\n  }\n"): typeof import('./graphql.ts').WorkStats_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkTile_work on Work {\n    id\n    title\n    format\n    isSensitive\n    updatedAt\n    cover {\n      ...Cover_picture\n    }\n  }\n"): typeof import('./graphql.ts').WorkTile_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileScreen_viewer on Viewer {\n    id\n    name\n    email\n    language\n    hasPassword\n    avatar {\n      sources {\n        url\n        width\n        type\n      }\n    }\n    sessions {\n      ...SessionList_session\n    }\n  }\n"): typeof import('./graphql.ts').ProfileScreen_ViewerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionList_session on Session {\n    id\n    device {\n      kind\n      browser\n      system\n    }\n    startedAt\n    endedAt\n    isCurrent\n  }\n"): typeof import('./graphql.ts').SessionList_SessionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnComments_list on CommentList {\n    items {\n      id\n      text\n      emoji\n      createdAt\n      work {\n        id\n        title\n        language\n      }\n      chapter {\n        id\n        ...ChapterLabel_chapter\n      }\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').OwnComments_ListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenreChoice_genre on Genre {\n    slug\n    name(language: $language)\n    worksCount(language: $language)\n  }\n"): typeof import('./graphql.ts').GenreChoice_GenreFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenreWorks_works on WorkList {\n    items {\n      id\n      ...WorkTile_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').GenreWorks_WorksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenresScreen_query on Query {\n    genres(language: $language) {\n      ...GenreChoice_genre\n    }\n    works(language: $language, genres: $genres, order: $order, page: $page, perPage: 10) {\n      ...GenreWorks_works\n    }\n  }\n"): typeof import('./graphql.ts').GenresScreen_QueryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FollowingScreen_list on FollowedList {\n    items {\n      work {\n        id\n      }\n      ...FollowedWork_followed\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').FollowingScreen_ListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenreShelf_genre on Genre {\n    slug\n    ...GenreLink_genre\n  }\n"): typeof import('./graphql.ts').GenreShelf_GenreFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeScreen_query on Query {\n    latestUpdates(language: $language, page: $page, perPage: 10) {\n      ...LatestUpdates_works\n    }\n    mostViewed(language: $language, limit: 10) {\n      ...MostViewed_work\n    }\n    genres(language: $language) {\n      ...GenreShelf_genre\n    }\n  }\n"): typeof import('./graphql.ts').HomeScreen_QueryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LatestUpdates_works on WorkList {\n    items {\n      id\n      ...WorkCard_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').LatestUpdates_WorksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MostViewed_work on Work {\n    id\n    viewsCount\n    ...RankedWork_work\n  }\n"): typeof import('./graphql.ts').MostViewed_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChapterScreen_chapter on Chapter {\n    id\n    ...ChapterLabel_chapter\n    work {\n      id\n      language\n      title\n      direction\n      isSensitive\n    }\n    previous {\n      id\n      ...ChapterLabel_chapter\n    }\n    next {\n      id\n      ...ChapterLabel_chapter\n    }\n    content {\n      __typename\n      ... on ComicPages {\n        layout\n        ...ComicReader_content\n      }\n      ... on NovelText {\n        ...NovelReader_content\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChapterScreen_ChapterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComicPage_page on Page {\n    id\n    number\n    picture {\n      width\n      height\n      dominantColor\n      thumbhash\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ComicPage_PageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComicReader_content on ComicPages {\n    pages {\n      id\n      picture {\n        width\n        height\n        cropBox {\n          left\n          top\n          width\n          height\n        }\n      }\n      ...ComicPage_page\n    }\n  }\n"): typeof import('./graphql.ts').ComicReader_ContentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NovelReader_content on NovelText {\n    document\n    pictures {\n      id\n      width\n      height\n      dominantColor\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"): typeof import('./graphql.ts').NovelReader_ContentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChapterList_work on Work {\n    id\n    chaptersCount\n    chapters(page: $chaptersPage, perPage: 10, order: $order, filter: $filter) {\n      items {\n        id\n        ...ChapterRow_chapter\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChapterList_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Description_work on Work {\n    language\n    description\n    sourceNote\n  }\n"): typeof import('./graphql.ts').Description_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReadButtons_work on Work {\n    id\n    firstChapter {\n      id\n    }\n    lastChapter {\n      id\n      number\n      ...ChapterLabel_chapter\n    }\n  }\n"): typeof import('./graphql.ts').ReadButtons_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RelatedWorks_work on Work {\n    related(limit: 6) {\n      id\n      ...WorkTile_work\n    }\n  }\n"): typeof import('./graphql.ts').RelatedWorks_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TwinLinks_work on Work {\n    twins {\n      id\n      title\n      language\n    }\n  }\n"): typeof import('./graphql.ts').TwinLinks_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkHeader_work on Work {\n    title\n    titleReading\n    aliases\n    cover {\n      dominantColor\n      ...Cover_picture\n    }\n    genres {\n      slug\n      ...GenreLink_genre\n    }\n    ...Credits_work\n    ...WorkStats_work\n    ...ReadButtons_work\n  }\n"): typeof import('./graphql.ts').WorkHeader_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkScreen_work on Work {\n    id\n    title\n    isSensitive\n    ...WorkHeader_work\n    ...Description_work\n    ...TwinLinks_work\n    ...ChapterList_work\n    ...RelatedWorks_work\n  }\n"): typeof import('./graphql.ts').WorkScreen_WorkFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
