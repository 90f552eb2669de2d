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
    "mutation ConfirmGoogleLink($linkToken: String!, $password: String!) {\n  confirmGoogleLink(linkToken: $linkToken, password: $password) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ConfirmGoogleLinkDocument,
    "mutation ConfirmGoogleLinkByMail($token: String!) {\n  confirmGoogleLinkByMail(token: $token) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ConfirmGoogleLinkByMailDocument,
    "query CurrentViewer {\n  viewer {\n    id\n    name\n    email\n    language\n    avatar {\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n}": typeof types.CurrentViewerDocument,
    "mutation DeleteAccount($password: String) {\n  deleteAccount(password: $password) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.DeleteAccountDocument,
    "query ProfilePage($timeZone: String!) {\n  viewer {\n    ...ProfileScreen_viewer\n    readingDays(timeZone: $timeZone) {\n      ...ReadingCalendar_day\n    }\n  }\n}": typeof types.ProfilePageDocument,
    "mutation RedeemHandover($code: String!) {\n  redeemHandover(code: $code) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RedeemHandoverDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RegisterDocument,
    "mutation RemoveAvatar {\n  removeAvatar {\n    id\n  }\n}": typeof types.RemoveAvatarDocument,
    "mutation RequestGoogleLinkMail($linkToken: String!) {\n  requestGoogleLinkMail(linkToken: $linkToken) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RequestGoogleLinkMailDocument,
    "mutation RequestPasswordReset($email: String!, $language: Language!) {\n  requestPasswordReset(email: $email, language: $language) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RequestPasswordResetDocument,
    "mutation SetPassword($token: String!, $newPassword: String!) {\n  setPassword(token: $token, newPassword: $newPassword) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SetPasswordDocument,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SignInDocument,
    "mutation SignInWithGoogle($input: GoogleSignInInput!) {\n  signInWithGoogle(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on GoogleLinkNeeded {\n      linkToken\n      email\n      hasPassword\n    }\n    ... on GoogleRefused {\n      reason\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SignInWithGoogleDocument,
    "mutation SignOut {\n  signOut {\n    isDone\n  }\n}": typeof types.SignOutDocument,
    "mutation StartGoogleSignIn($language: Language!) {\n  startGoogleSignIn(language: $language) {\n    __typename\n    ... on GoogleSignInStart {\n      clientId\n      state\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.StartGoogleSignInDocument,
    "mutation StartHandover($to: Language!) {\n  startHandover(to: $to) {\n    url\n  }\n}": typeof types.StartHandoverDocument,
    "mutation UpdateProfile($name: String!, $language: Language!) {\n  updateProfile(name: $name, language: $language) {\n    __typename\n    ... on Viewer {\n      id\n      name\n      language\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}": typeof types.UpdateProfileDocument,
    "query ChapterPage($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      id\n      number\n      title\n      contentHash\n      work {\n        id\n        title\n        description\n        isSensitive\n        cover {\n          width\n          height\n          dominantColor\n          thumbhash\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n      content {\n        __typename\n      }\n      next {\n        id\n        number\n        title\n      }\n      twins {\n        id\n        work {\n          id\n          language\n        }\n      }\n      ...ChapterScreen_chapter\n    }\n    ... on ChapterNotFound {\n      id\n      shownWork {\n        id\n      }\n    }\n    ... on ChapterElsewhere {\n      id\n      language\n    }\n  }\n}": typeof types.ChapterPageDocument,
    "query TwinPassages($workId: ID!, $chapterId: ID!, $language: Language!, $twinId: ID!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      passagesIn(twinId: $twinId)\n    }\n  }\n}": typeof types.TwinPassagesDocument,
    "subscription CommentEvents($workId: ID!, $chapterId: ID) {\n  commentEvents(workId: $workId, chapterId: $chapterId) {\n    __typename\n    ... on CommentAdded {\n      idempotencyKey\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n    ... on CommentChanged {\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n  }\n}": typeof types.CommentEventsDocument,
    "query CommentsOfSubject($subject: CommentSubject!, $page: Int!) {\n  comments(subject: $subject, page: $page, perPage: 10) {\n    items {\n      id\n      replies {\n        id\n        ...CommentItem_comment\n      }\n      hasEarlierReplies\n      ...CommentItem_comment\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}": typeof types.CommentsOfSubjectDocument,
    "mutation DeleteComment($id: ID!) {\n  deleteComment(id: $id) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n  }\n}": typeof types.DeleteCommentDocument,
    "mutation EditComment($id: ID!, $text: String!, $emoji: String, $isSpoiler: Boolean!) {\n  editComment(id: $id, text: $text, emoji: $emoji, isSpoiler: $isSpoiler) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.EditCommentDocument,
    "query OwnComments($page: Int!) {\n  viewer {\n    id\n    comments(page: $page, perPage: 10) {\n      ...OwnComments_list\n    }\n  }\n}": typeof types.OwnCommentsDocument,
    "query RepliesBefore($replyId: ID!) {\n  repliesBefore(replyId: $replyId) {\n    replies {\n      id\n      ...CommentItem_comment\n    }\n    hasEarlier\n  }\n}": typeof types.RepliesBeforeDocument,
    "mutation ReportComment($id: ID!, $reason: ReportReason!) {\n  reportComment(id: $id, reason: $reason) {\n    __typename\n    ... on Done {\n      isDone\n    }\n    ... on CommentSubjectNotFound {\n      isMissing\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ReportCommentDocument,
    "mutation SendComment($input: SendCommentInput!) {\n  sendComment(input: $input) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentSubjectNotFound {\n      isMissing\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SendCommentDocument,
    "query CreatorPage($id: ID!, $language: Language!, $twinLanguage: Language!, $order: WorkOrder!, $page: Int!) {\n  creator(id: $id) {\n    id\n    name\n    reading\n    worksHere: worksCount(language: $language)\n    worksThere: worksCount(language: $twinLanguage)\n    twins {\n      id\n    }\n    ...CreatorScreen_creator\n  }\n}": typeof types.CreatorPageDocument,
    "query GenresPage($language: Language!, $twinLanguage: Language!, $genres: [String!], $without: [String!], $order: WorkOrder!, $page: Int!) {\n  ...GenresScreen_query\n  works(\n    language: $language\n    genres: $genres\n    without: $without\n    order: $order\n    page: $page\n    perPage: 10\n  ) {\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n  there: works(\n    language: $twinLanguage\n    genres: $genres\n    without: $without\n    perPage: 1\n  ) {\n    position {\n      totalItems\n    }\n  }\n}": typeof types.GenresPageDocument,
    "query HomePage($language: Language!, $page: Int!, $period: RankingPeriod!, $isPeriodChosen: Boolean!) {\n  ...HomeScreen_query\n  latestUpdates(language: $language, page: $page, perPage: 10) {\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}": typeof types.HomePageDocument,
    "mutation SendContactMessage($input: ContactInput!) {\n  sendContactMessage(input: $input) {\n    __typename\n    ... on Done {\n      isDone\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SendContactMessageDocument,
    "query SitePage($language: Language!, $slug: String!) {\n  sitePage(language: $language, slug: $slug) {\n    slug\n    language\n    title\n    description\n    hasTwin\n    ...PageScreen_page\n  }\n}": typeof types.SitePageDocument,
    "query RankingPage($language: Language!, $period: RankingPeriod!, $page: Int!) {\n  ...RankingScreen_query\n  ranking(language: $language, period: $period, page: $page, perPage: 10) {\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}": typeof types.RankingPageDocument,
    "query FollowOfWork($workId: ID!) {\n  viewer {\n    isFollowing(workId: $workId)\n  }\n}": typeof types.FollowOfWorkDocument,
    "mutation FollowWork($workId: ID!) {\n  followWork(workId: $workId) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.FollowWorkDocument,
    "query FollowedWorks($language: Language!, $page: Int!) {\n  viewer {\n    followed(language: $language, page: $page, perPage: 10) {\n      ...FollowingScreen_list\n    }\n  }\n}": typeof types.FollowedWorksDocument,
    "mutation ForgetPositions($language: Language!, $workId: ID) {\n  forgetPositions(language: $language, workId: $workId) {\n    isDone\n  }\n}": typeof types.ForgetPositionsDocument,
    "query NextChapter($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      next {\n        id\n        number\n        title\n      }\n    }\n  }\n}": typeof types.NextChapterDocument,
    "query OwnReading($language: Language!) {\n  viewer {\n    positions(language: $language, limit: 400) {\n      workId\n      chapterId\n      elementId\n      offset\n      order\n      count\n      before\n      after\n      contentHash\n      progress\n      reach\n      readAt\n      at\n      rereadSince\n    }\n    continueReading(language: $language, limit: 20) {\n      at\n      work {\n        id\n        title\n        isSensitive\n        cover {\n          width\n          height\n          dominantColor\n          thumbhash\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n      chapter {\n        id\n        number\n        title\n      }\n    }\n  }\n}": typeof types.OwnReadingDocument,
    "mutation SavePositions($positions: [ReadingPositionInput!]!) {\n  savePositions(positions: $positions) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SavePositionsDocument,
    "mutation UnfollowWork($workId: ID!) {\n  unfollowWork(workId: $workId) {\n    isDone\n  }\n}": typeof types.UnfollowWorkDocument,
    "mutation ReportContent($input: ReportContentInput!) {\n  reportContent(input: $input) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ReportContentDocument,
    "query SearchPage($query: String!, $language: Language!, $worksOf: Language!, $filters: SearchFilters, $page: Int!) {\n  ...SearchScreen_query\n}": typeof types.SearchPageDocument,
    "query SearchSuggestions($query: String!, $language: Language!) {\n  searchSuggestions(query: $query, language: $language, limit: 8) {\n    ...SuggestedWork_match\n  }\n}": typeof types.SearchSuggestionsDocument,
    "query SharedChapter($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      id\n      number\n      title\n      publishedAt\n      work {\n        id\n        title\n        description\n        format\n        isSensitive\n        cardPath\n        credits {\n          role\n          creator {\n            id\n            name\n          }\n        }\n        genres {\n          slug\n          name(language: $language)\n        }\n      }\n    }\n  }\n}": typeof types.SharedChapterDocument,
    "query SharedCreator($id: ID!) {\n  creator(id: $id) {\n    id\n    name\n    reading\n    twins {\n      id\n      name\n    }\n  }\n}": typeof types.SharedCreatorDocument,
    "query SharedWork($id: ID!, $language: Language!) {\n  work(id: $id, language: $language) {\n    __typename\n    ... on Work {\n      id\n      title\n      aliases\n      description\n      format\n      status\n      isSensitive\n      updatedAt\n      chaptersCount\n      cardPath\n      credits {\n        role\n        creator {\n          id\n          name\n        }\n      }\n      genres {\n        slug\n        name(language: $language)\n      }\n      firstChapter {\n        id\n        publishedAt\n      }\n    }\n  }\n}": typeof types.SharedWorkDocument,
    "mutation ArrangePages($chapterId: ID!, $pageIds: [ID!]!) {\n  arrangePages(chapterId: $chapterId, pageIds: $pageIds) {\n    __typename\n  }\n}": typeof types.ArrangePagesDocument,
    "mutation BeginUpload($input: BeginUploadInput!) {\n  beginUpload(input: $input) {\n    __typename\n    ... on Upload {\n      id\n      state\n      files {\n        index\n        offset\n        url\n      }\n    }\n    ... on UploadRefused {\n      problems {\n        code\n        file\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.BeginUploadDocument,
    "mutation CancelUpload($id: ID!) {\n  cancelUpload(id: $id) {\n    __typename\n  }\n}": typeof types.CancelUploadDocument,
    "mutation CreateOwnWork($input: OwnWorkInput!, $key: ID!) {\n  createOwnWork(input: $input, key: $key) {\n    __typename\n    ... on OwnWork {\n      id\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.CreateOwnWorkDocument,
    "mutation DeleteOwnChapter($id: ID!) {\n  deleteOwnChapter(id: $id) {\n    __typename\n  }\n}": typeof types.DeleteOwnChapterDocument,
    "mutation DeleteOwnWork($id: ID!) {\n  deleteOwnWork(id: $id) {\n    __typename\n  }\n}": typeof types.DeleteOwnWorkDocument,
    "mutation EditOwnChapter($id: ID!, $number: String!, $title: String, $seen: OwnChapterInput!, $overrides: Boolean!, $swaps: Boolean!) {\n  editOwnChapter(\n    id: $id\n    number: $number\n    title: $title\n    seen: $seen\n    overrides: $overrides\n    swaps: $swaps\n  ) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}": typeof types.EditOwnChapterDocument,
    "mutation EditOwnWork($id: ID!, $input: OwnWorkInput!, $seen: OwnWorkInput!, $overrides: Boolean!) {\n  editOwnWork(id: $id, input: $input, seen: $seen, overrides: $overrides) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}": typeof types.EditOwnWorkDocument,
    "query OwnChapter($id: ID!) {\n  viewer {\n    id\n    ownChapter(id: $id) {\n      ...OwnChapterScreen_chapter\n      ...NovelPreview_chapter\n    }\n  }\n}": typeof types.OwnChapterDocument,
    "query OwnTitles($page: Int!) {\n  viewer {\n    id\n    ownWorks(page: $page, perPage: 100) {\n      items {\n        id\n        title\n        language\n      }\n      position {\n        perPage\n        totalItems\n      }\n    }\n  }\n}": typeof types.OwnTitlesDocument,
    "query OwnWork($id: ID!, $page: Int!, $language: Language!) {\n  viewer {\n    id\n    ownWork(id: $id) {\n      ...OwnWorkScreen_work\n    }\n  }\n  genres: genreChoices(language: $language) {\n    slug\n    name(language: $language)\n  }\n}": typeof types.OwnWorkDocument,
    "mutation PublishChapter($id: ID!, $at: DateTime) {\n  publishChapter(id: $id, at: $at) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.PublishChapterDocument,
    "mutation PublishDrafts($workId: ID!) {\n  publishDrafts(workId: $workId) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": typeof types.PublishDraftsDocument,
    "mutation RestoreVersion($chapterId: ID!, $version: Int!) {\n  restoreVersion(chapterId: $chapterId, version: $version) {\n    __typename\n  }\n}": typeof types.RestoreVersionDocument,
    "mutation UnscheduleChapter($id: ID!) {\n  unscheduleChapter(id: $id) {\n    __typename\n  }\n}": typeof types.UnscheduleChapterDocument,
    "query UploadLimits {\n  uploadLimits {\n    pictureBytes\n    pictureSide\n    picturePixels\n    pages\n    bytes\n    files\n  }\n}": typeof types.UploadLimitsDocument,
    "query UploadPage($page: Int!) {\n  viewer {\n    id\n    ownWorks(page: $page, perPage: 100) {\n      items {\n        ...UploadScreen_work\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n}": typeof types.UploadPageDocument,
    "subscription UploadProgress($id: ID!) {\n  uploadProgress(id: $id) {\n    id\n    state\n    picturesDone\n    picturesCount\n    chapters {\n      id\n    }\n    problems {\n      code\n      file\n      limit\n    }\n  }\n}": typeof types.UploadProgressDocument,
    "query UploadState($id: ID!) {\n  viewer {\n    id\n    upload(id: $id) {\n      id\n      state\n      picturesDone\n      picturesCount\n      chapters {\n        id\n      }\n      problems {\n        code\n        file\n        limit\n      }\n    }\n  }\n}": typeof types.UploadStateDocument,
    "subscription NewestChapter($workId: ID!) {\n  newestChapter(workId: $workId) {\n    id\n    ...NewChapter_chapter\n  }\n}": typeof types.NewestChapterDocument,
    "query WorkPage($id: ID!, $language: Language!, $chaptersPage: Int!, $order: ChapterOrder!, $filter: String, $chapter: ID) {\n  work(id: $id, language: $language) {\n    __typename\n    ... on Work {\n      title\n      description\n      language\n      lastChapter {\n        id\n      }\n      twins {\n        id\n        language\n      }\n      ...WorkScreen_work\n    }\n    ... on WorkNotFound {\n      id\n    }\n    ... on WorkElsewhere {\n      language\n      title\n      ...WorkElsewhereScreen_work\n    }\n  }\n}": typeof types.WorkPageDocument,
    "\n  fragment ChapterLabel_chapter on Chapter {\n    number\n    title\n  }\n": typeof types.ChapterLabel_ChapterFragmentDoc,
    "\n  fragment ChapterRow_chapter on Chapter {\n    id\n    publishedAt\n    ...ChapterLabel_chapter\n  }\n": typeof types.ChapterRow_ChapterFragmentDoc,
    "\n  fragment CommentItem_comment on Comment {\n    id\n    author {\n      id\n      name\n      avatar {\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n    text\n    emoji\n    isSpoiler\n    isDeleted\n    createdAt\n    editedAt\n    pin {\n      id\n    }\n  }\n": typeof types.CommentItem_CommentFragmentDoc,
    "\n  fragment GenreLink_genre on Genre {\n    slug\n    name(language: $language)\n  }\n": typeof types.GenreLink_GenreFragmentDoc,
    "\n  fragment Cover_picture on Picture {\n    width\n    height\n    dominantColor\n    thumbhash\n    sources {\n      url\n      width\n      type\n    }\n  }\n": typeof types.Cover_PictureFragmentDoc,
    "\n  fragment Credits_work on Work {\n    credits {\n      role\n      creator {\n        id\n        name\n      }\n    }\n  }\n": typeof types.Credits_WorkFragmentDoc,
    "\n  fragment FollowedWork_followed on FollowedWork {\n    unreadCount\n    work {\n      id\n      title\n      isSensitive\n      updatedAt\n      cover {\n        ...Cover_picture\n      }\n    }\n    nextChapter {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n": typeof types.FollowedWork_FollowedFragmentDoc,
    "\n  fragment RankedWork_work on Work {\n    id\n    title\n    format\n    isSensitive\n    cover {\n      ...Cover_picture\n    }\n  }\n": typeof types.RankedWork_WorkFragmentDoc,
    "\n  fragment WorkCard_work on Work {\n    id\n    title\n    format\n    isSensitive\n    cover {\n      ...Cover_picture\n    }\n    latestChapters(limit: 3) {\n      id\n      ...ChapterRow_chapter\n    }\n  }\n": typeof types.WorkCard_WorkFragmentDoc,
    "\n  fragment WorkListing_works on WorkList {\n    items {\n      id\n      ...WorkTile_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": typeof types.WorkListing_WorksFragmentDoc,
    "\n  fragment WorkStats_work on Work {\n    format\n    status\n    viewsCount\n    chaptersCount\n    updatedAt\n  }\n": typeof types.WorkStats_WorkFragmentDoc,
    "\n  fragment WorkTile_work on Work {\n    id\n    title\n    format\n    isSensitive\n    updatedAt\n    cover {\n      ...Cover_picture\n    }\n  }\n": typeof types.WorkTile_WorkFragmentDoc,
    "\n  fragment ProfileScreen_viewer on Viewer {\n    id\n    name\n    email\n    language\n    hasPassword\n    avatar {\n      sources {\n        url\n        width\n        type\n      }\n    }\n    sessions {\n      ...SessionList_session\n    }\n  }\n": typeof types.ProfileScreen_ViewerFragmentDoc,
    "\n  fragment ReadingCalendar_day on ReadingDay {\n    day\n    chaptersCount\n  }\n": typeof types.ReadingCalendar_DayFragmentDoc,
    "\n  fragment SessionList_session on Session {\n    id\n    device {\n      kind\n      browser\n      system\n    }\n    startedAt\n    endedAt\n    isCurrent\n  }\n": typeof types.SessionList_SessionFragmentDoc,
    "\n  fragment OwnComments_list on CommentList {\n    items {\n      id\n      text\n      emoji\n      createdAt\n      work {\n        id\n        title\n        language\n      }\n      chapter {\n        id\n        ...ChapterLabel_chapter\n      }\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": typeof types.OwnComments_ListFragmentDoc,
    "\n  fragment CreatorScreen_creator on Creator {\n    id\n    name\n    reading\n    worksThere: worksCount(language: $twinLanguage)\n    twins {\n      id\n      name\n    }\n    works(language: $language, order: $order, page: $page, perPage: 10) {\n      ...WorkListing_works\n    }\n  }\n": typeof types.CreatorScreen_CreatorFragmentDoc,
    "\n  fragment GenreChoice_genre on Genre {\n    slug\n    name(language: $language)\n    worksCount(language: $language)\n    icon\n  }\n": typeof types.GenreChoice_GenreFragmentDoc,
    "\n  fragment GenresScreen_query on Query {\n    genres(language: $language) {\n      ...GenreChoice_genre\n    }\n    works(language: $language, genres: $genres, without: $without, order: $order, page: $page, perPage: 10) {\n      ...WorkListing_works\n    }\n  }\n": typeof types.GenresScreen_QueryFragmentDoc,
    "\n  fragment FollowingScreen_list on FollowedList {\n    items {\n      work {\n        id\n      }\n      ...FollowedWork_followed\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": typeof types.FollowingScreen_ListFragmentDoc,
    "\n  fragment GenreShelf_genre on Genre {\n    slug\n    ...GenreLink_genre\n  }\n": typeof types.GenreShelf_GenreFragmentDoc,
    "\n  fragment HomeScreen_query on Query {\n    latestUpdates(language: $language, page: $page, perPage: 10) {\n      ...LatestUpdates_works\n    }\n    topRanking(language: $language, limit: 10) @skip(if: $isPeriodChosen) {\n      ...MostViewed_ranking\n    }\n    ranking(language: $language, period: $period, perPage: 10) @include(if: $isPeriodChosen) {\n      ...MostViewed_ranking\n    }\n    genres(language: $language) {\n      ...GenreShelf_genre\n    }\n  }\n": typeof types.HomeScreen_QueryFragmentDoc,
    "\n  fragment LatestUpdates_works on WorkList {\n    items {\n      id\n      ...WorkCard_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": typeof types.LatestUpdates_WorksFragmentDoc,
    "\n  fragment MostViewed_ranking on Ranking {\n    period\n    items {\n      rank\n      views\n      work {\n        id\n        ...RankedWork_work\n      }\n    }\n  }\n": typeof types.MostViewed_RankingFragmentDoc,
    "\n  fragment PageScreen_page on SitePage {\n    language\n    title\n    document\n    updatedAt\n  }\n": typeof types.PageScreen_PageFragmentDoc,
    "\n  fragment RankedWorks_ranking on Ranking {\n    items {\n      rank\n      views\n      previousRank\n      work {\n        id\n        ...RankedWork_work\n      }\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": typeof types.RankedWorks_RankingFragmentDoc,
    "\n  fragment RankingScreen_query on Query {\n    ranking(language: $language, period: $period, page: $page, perPage: 10) {\n      ...RankedWorks_ranking\n    }\n  }\n": typeof types.RankingScreen_QueryFragmentDoc,
    "\n  fragment ChapterScreen_chapter on Chapter {\n    id\n    ...ChapterLabel_chapter\n    work {\n      id\n      language\n      title\n      direction\n      isSensitive\n    }\n    previous {\n      id\n      ...ChapterLabel_chapter\n    }\n    next {\n      id\n      ...ChapterLabel_chapter\n    }\n    twins {\n      id\n      work {\n        id\n        language\n      }\n    }\n    content {\n      __typename\n      ... on ComicPages {\n        layout\n        ...ComicReader_content\n      }\n      ... on NovelText {\n        ...NovelReader_content\n      }\n    }\n  }\n": typeof types.ChapterScreen_ChapterFragmentDoc,
    "\n  fragment ComicPage_page on Page {\n    id\n    number\n    picture {\n      width\n      height\n      dominantColor\n      thumbhash\n      cropBox {\n        left\n        top\n        width\n        height\n      }\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.ComicPage_PageFragmentDoc,
    "\n  fragment ComicReader_content on ComicPages {\n    pages {\n      id\n      picture {\n        width\n        height\n      }\n      ...ComicPage_page\n    }\n  }\n": typeof types.ComicReader_ContentFragmentDoc,
    "\n  fragment NovelPreview_chapter on OwnChapter {\n    id\n    work {\n      id\n      language\n    }\n    document\n    pictures {\n      id\n      width\n      height\n      dominantColor\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.NovelPreview_ChapterFragmentDoc,
    "\n  fragment NovelReader_content on NovelText {\n    document\n    pictures {\n      id\n      width\n      height\n      dominantColor\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.NovelReader_ContentFragmentDoc,
    "\n  fragment FoundWork_match on SearchMatch {\n    otherName {\n      text\n    }\n    work {\n      id\n      title\n      language\n      isSensitive\n      cover {\n        ...Cover_picture\n      }\n      credits {\n        creator {\n          id\n          name\n        }\n      }\n      ...WorkStats_work\n    }\n    ...MatchedNames_match\n  }\n": typeof types.FoundWork_MatchFragmentDoc,
    "\n  fragment MatchedNames_match on SearchMatch {\n    titleRanges {\n      start\n      end\n    }\n    otherName {\n      text\n      ranges {\n        start\n        end\n      }\n    }\n    work {\n      title\n      language\n    }\n  }\n": typeof types.MatchedNames_MatchFragmentDoc,
    "\n  fragment SearchFilters_genre on Genre {\n    slug\n    name(language: $language)\n  }\n": typeof types.SearchFilters_GenreFragmentDoc,
    "\n  fragment SearchResults_results on SearchResults {\n    items {\n      isNear\n      work {\n        id\n      }\n      ...FoundWork_match\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n    isCapped\n  }\n": typeof types.SearchResults_ResultsFragmentDoc,
    "\n  fragment SearchScreen_query on Query {\n    search(query: $query, language: $worksOf, filters: $filters, page: $page, perPage: 10) {\n      ...SearchResults_results\n      creator {\n        name\n      }\n    }\n    genres(language: $language) {\n      ...SearchFilters_genre\n    }\n  }\n": typeof types.SearchScreen_QueryFragmentDoc,
    "\n  fragment SuggestedWork_match on SearchMatch {\n    work {\n      id\n      title\n      isSensitive\n      cover {\n        ...Cover_picture\n      }\n    }\n    ...MatchedNames_match\n  }\n": typeof types.SuggestedWork_MatchFragmentDoc,
    "\n  fragment UploadScreen_work on OwnWork {\n    id\n    title\n    language\n    format\n    review\n    isHidden\n    chaptersCount\n    changedAt\n    work {\n      id\n      viewsCount\n    }\n    cover {\n      ...Cover_picture\n    }\n  }\n": typeof types.UploadScreen_WorkFragmentDoc,
    "\n  fragment OwnChapterScreen_chapter on OwnChapter {\n    id\n    number\n    title\n    state\n    isShown\n    isHidden\n    publishAt\n    layout\n    chapter {\n      id\n      work {\n        id\n      }\n    }\n    twin {\n      id\n      number\n    }\n    work {\n      id\n      title\n      language\n      format\n      direction\n      review\n      twin {\n        id\n      }\n    }\n    pages {\n      id\n      number\n      picture {\n        width\n        height\n        ...PagePicture_picture\n      }\n    }\n    versions {\n      version\n      createdAt\n      length\n      firstPage {\n        ...PagePicture_picture\n      }\n    }\n  }\n": typeof types.OwnChapterScreen_ChapterFragmentDoc,
    "\n  fragment PagePicture_picture on Picture {\n    id\n    width\n    height\n    dominantColor\n    thumbhash\n    sources {\n      url\n      width\n      type\n    }\n  }\n": typeof types.PagePicture_PictureFragmentDoc,
    "\n  fragment OwnWorkScreen_work on OwnWork {\n    id\n    title\n    titleReading\n    language\n    format\n    status\n    direction\n    description\n    isSensitive\n    review\n    isHidden\n    chaptersCount\n    draftsCount\n    twin {\n      id\n    }\n    genres {\n      slug\n    }\n    credits {\n      name\n      role\n    }\n    cover {\n      ...Cover_picture\n    }\n    work {\n      id\n    }\n    chapters(page: $page, perPage: 100) {\n      items {\n        id\n        number\n        title\n        pagesCount\n        state\n        isShown\n        isHidden\n        publishAt\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n": typeof types.OwnWorkScreen_WorkFragmentDoc,
    "\n  fragment ChapterList_work on Work {\n    id\n    chaptersCount\n    chapters(page: $chaptersPage, perPage: 10, order: $order, filter: $filter) {\n      items {\n        id\n        ...ChapterRow_chapter\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n": typeof types.ChapterList_WorkFragmentDoc,
    "\n  fragment Description_work on Work {\n    language\n    description\n    sourceNote\n  }\n": typeof types.Description_WorkFragmentDoc,
    "\n  fragment NewChapter_chapter on Chapter {\n    id\n    ...ChapterLabel_chapter\n  }\n": typeof types.NewChapter_ChapterFragmentDoc,
    "\n  fragment ReadButtons_work on Work {\n    id\n    firstChapter {\n      id\n    }\n    lastChapter {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n": typeof types.ReadButtons_WorkFragmentDoc,
    "\n  fragment RelatedWorks_work on Work {\n    related(limit: 6) {\n      id\n      ...WorkTile_work\n    }\n  }\n": typeof types.RelatedWorks_WorkFragmentDoc,
    "\n  fragment TwinLinks_work on Work {\n    twins {\n      id\n      title\n      language\n    }\n  }\n": typeof types.TwinLinks_WorkFragmentDoc,
    "\n  fragment WorkElsewhereScreen_work on WorkElsewhere {\n    title\n    language\n    twin {\n      id\n      title\n      isSensitive\n      cover {\n        ...Cover_picture\n      }\n    }\n    twinChapter(of: $chapter) {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n": typeof types.WorkElsewhereScreen_WorkFragmentDoc,
    "\n  fragment WorkHeader_work on Work {\n    title\n    titleReading\n    aliases\n    cover {\n      dominantColor\n      ...Cover_picture\n    }\n    genres {\n      slug\n      ...GenreLink_genre\n    }\n    ...Credits_work\n    ...WorkStats_work\n    ...ReadButtons_work\n  }\n": typeof types.WorkHeader_WorkFragmentDoc,
    "\n  fragment WorkScreen_work on Work {\n    id\n    title\n    isSensitive\n    ...WorkHeader_work\n    ...Description_work\n    ...TwinLinks_work\n    ...ChapterList_work\n    ...RelatedWorks_work\n  }\n": typeof types.WorkScreen_WorkFragmentDoc,
};
const documents: Documents = {
    "mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.ChangePasswordDocument,
    "mutation ConfirmGoogleLink($linkToken: String!, $password: String!) {\n  confirmGoogleLink(linkToken: $linkToken, password: $password) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.ConfirmGoogleLinkDocument,
    "mutation ConfirmGoogleLinkByMail($token: String!) {\n  confirmGoogleLinkByMail(token: $token) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.ConfirmGoogleLinkByMailDocument,
    "query CurrentViewer {\n  viewer {\n    id\n    name\n    email\n    language\n    avatar {\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n}": types.CurrentViewerDocument,
    "mutation DeleteAccount($password: String) {\n  deleteAccount(password: $password) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.DeleteAccountDocument,
    "query ProfilePage($timeZone: String!) {\n  viewer {\n    ...ProfileScreen_viewer\n    readingDays(timeZone: $timeZone) {\n      ...ReadingCalendar_day\n    }\n  }\n}": types.ProfilePageDocument,
    "mutation RedeemHandover($code: String!) {\n  redeemHandover(code: $code) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.RedeemHandoverDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.RegisterDocument,
    "mutation RemoveAvatar {\n  removeAvatar {\n    id\n  }\n}": types.RemoveAvatarDocument,
    "mutation RequestGoogleLinkMail($linkToken: String!) {\n  requestGoogleLinkMail(linkToken: $linkToken) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.RequestGoogleLinkMailDocument,
    "mutation RequestPasswordReset($email: String!, $language: Language!) {\n  requestPasswordReset(email: $email, language: $language) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.RequestPasswordResetDocument,
    "mutation SetPassword($token: String!, $newPassword: String!) {\n  setPassword(token: $token, newPassword: $newPassword) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SetPasswordDocument,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SignInDocument,
    "mutation SignInWithGoogle($input: GoogleSignInInput!) {\n  signInWithGoogle(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on GoogleLinkNeeded {\n      linkToken\n      email\n      hasPassword\n    }\n    ... on GoogleRefused {\n      reason\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SignInWithGoogleDocument,
    "mutation SignOut {\n  signOut {\n    isDone\n  }\n}": types.SignOutDocument,
    "mutation StartGoogleSignIn($language: Language!) {\n  startGoogleSignIn(language: $language) {\n    __typename\n    ... on GoogleSignInStart {\n      clientId\n      state\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.StartGoogleSignInDocument,
    "mutation StartHandover($to: Language!) {\n  startHandover(to: $to) {\n    url\n  }\n}": types.StartHandoverDocument,
    "mutation UpdateProfile($name: String!, $language: Language!) {\n  updateProfile(name: $name, language: $language) {\n    __typename\n    ... on Viewer {\n      id\n      name\n      language\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}": types.UpdateProfileDocument,
    "query ChapterPage($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      id\n      number\n      title\n      contentHash\n      work {\n        id\n        title\n        description\n        isSensitive\n        cover {\n          width\n          height\n          dominantColor\n          thumbhash\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n      content {\n        __typename\n      }\n      next {\n        id\n        number\n        title\n      }\n      twins {\n        id\n        work {\n          id\n          language\n        }\n      }\n      ...ChapterScreen_chapter\n    }\n    ... on ChapterNotFound {\n      id\n      shownWork {\n        id\n      }\n    }\n    ... on ChapterElsewhere {\n      id\n      language\n    }\n  }\n}": types.ChapterPageDocument,
    "query TwinPassages($workId: ID!, $chapterId: ID!, $language: Language!, $twinId: ID!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      passagesIn(twinId: $twinId)\n    }\n  }\n}": types.TwinPassagesDocument,
    "subscription CommentEvents($workId: ID!, $chapterId: ID) {\n  commentEvents(workId: $workId, chapterId: $chapterId) {\n    __typename\n    ... on CommentAdded {\n      idempotencyKey\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n    ... on CommentChanged {\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n  }\n}": types.CommentEventsDocument,
    "query CommentsOfSubject($subject: CommentSubject!, $page: Int!) {\n  comments(subject: $subject, page: $page, perPage: 10) {\n    items {\n      id\n      replies {\n        id\n        ...CommentItem_comment\n      }\n      hasEarlierReplies\n      ...CommentItem_comment\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}": types.CommentsOfSubjectDocument,
    "mutation DeleteComment($id: ID!) {\n  deleteComment(id: $id) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n  }\n}": types.DeleteCommentDocument,
    "mutation EditComment($id: ID!, $text: String!, $emoji: String, $isSpoiler: Boolean!) {\n  editComment(id: $id, text: $text, emoji: $emoji, isSpoiler: $isSpoiler) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.EditCommentDocument,
    "query OwnComments($page: Int!) {\n  viewer {\n    id\n    comments(page: $page, perPage: 10) {\n      ...OwnComments_list\n    }\n  }\n}": types.OwnCommentsDocument,
    "query RepliesBefore($replyId: ID!) {\n  repliesBefore(replyId: $replyId) {\n    replies {\n      id\n      ...CommentItem_comment\n    }\n    hasEarlier\n  }\n}": types.RepliesBeforeDocument,
    "mutation ReportComment($id: ID!, $reason: ReportReason!) {\n  reportComment(id: $id, reason: $reason) {\n    __typename\n    ... on Done {\n      isDone\n    }\n    ... on CommentSubjectNotFound {\n      isMissing\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.ReportCommentDocument,
    "mutation SendComment($input: SendCommentInput!) {\n  sendComment(input: $input) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentSubjectNotFound {\n      isMissing\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SendCommentDocument,
    "query CreatorPage($id: ID!, $language: Language!, $twinLanguage: Language!, $order: WorkOrder!, $page: Int!) {\n  creator(id: $id) {\n    id\n    name\n    reading\n    worksHere: worksCount(language: $language)\n    worksThere: worksCount(language: $twinLanguage)\n    twins {\n      id\n    }\n    ...CreatorScreen_creator\n  }\n}": types.CreatorPageDocument,
    "query GenresPage($language: Language!, $twinLanguage: Language!, $genres: [String!], $without: [String!], $order: WorkOrder!, $page: Int!) {\n  ...GenresScreen_query\n  works(\n    language: $language\n    genres: $genres\n    without: $without\n    order: $order\n    page: $page\n    perPage: 10\n  ) {\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n  there: works(\n    language: $twinLanguage\n    genres: $genres\n    without: $without\n    perPage: 1\n  ) {\n    position {\n      totalItems\n    }\n  }\n}": types.GenresPageDocument,
    "query HomePage($language: Language!, $page: Int!, $period: RankingPeriod!, $isPeriodChosen: Boolean!) {\n  ...HomeScreen_query\n  latestUpdates(language: $language, page: $page, perPage: 10) {\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}": types.HomePageDocument,
    "mutation SendContactMessage($input: ContactInput!) {\n  sendContactMessage(input: $input) {\n    __typename\n    ... on Done {\n      isDone\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SendContactMessageDocument,
    "query SitePage($language: Language!, $slug: String!) {\n  sitePage(language: $language, slug: $slug) {\n    slug\n    language\n    title\n    description\n    hasTwin\n    ...PageScreen_page\n  }\n}": types.SitePageDocument,
    "query RankingPage($language: Language!, $period: RankingPeriod!, $page: Int!) {\n  ...RankingScreen_query\n  ranking(language: $language, period: $period, page: $page, perPage: 10) {\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}": types.RankingPageDocument,
    "query FollowOfWork($workId: ID!) {\n  viewer {\n    isFollowing(workId: $workId)\n  }\n}": types.FollowOfWorkDocument,
    "mutation FollowWork($workId: ID!) {\n  followWork(workId: $workId) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.FollowWorkDocument,
    "query FollowedWorks($language: Language!, $page: Int!) {\n  viewer {\n    followed(language: $language, page: $page, perPage: 10) {\n      ...FollowingScreen_list\n    }\n  }\n}": types.FollowedWorksDocument,
    "mutation ForgetPositions($language: Language!, $workId: ID) {\n  forgetPositions(language: $language, workId: $workId) {\n    isDone\n  }\n}": types.ForgetPositionsDocument,
    "query NextChapter($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      next {\n        id\n        number\n        title\n      }\n    }\n  }\n}": types.NextChapterDocument,
    "query OwnReading($language: Language!) {\n  viewer {\n    positions(language: $language, limit: 400) {\n      workId\n      chapterId\n      elementId\n      offset\n      order\n      count\n      before\n      after\n      contentHash\n      progress\n      reach\n      readAt\n      at\n      rereadSince\n    }\n    continueReading(language: $language, limit: 20) {\n      at\n      work {\n        id\n        title\n        isSensitive\n        cover {\n          width\n          height\n          dominantColor\n          thumbhash\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n      chapter {\n        id\n        number\n        title\n      }\n    }\n  }\n}": types.OwnReadingDocument,
    "mutation SavePositions($positions: [ReadingPositionInput!]!) {\n  savePositions(positions: $positions) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.SavePositionsDocument,
    "mutation UnfollowWork($workId: ID!) {\n  unfollowWork(workId: $workId) {\n    isDone\n  }\n}": types.UnfollowWorkDocument,
    "mutation ReportContent($input: ReportContentInput!) {\n  reportContent(input: $input) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.ReportContentDocument,
    "query SearchPage($query: String!, $language: Language!, $worksOf: Language!, $filters: SearchFilters, $page: Int!) {\n  ...SearchScreen_query\n}": types.SearchPageDocument,
    "query SearchSuggestions($query: String!, $language: Language!) {\n  searchSuggestions(query: $query, language: $language, limit: 8) {\n    ...SuggestedWork_match\n  }\n}": types.SearchSuggestionsDocument,
    "query SharedChapter($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      id\n      number\n      title\n      publishedAt\n      work {\n        id\n        title\n        description\n        format\n        isSensitive\n        cardPath\n        credits {\n          role\n          creator {\n            id\n            name\n          }\n        }\n        genres {\n          slug\n          name(language: $language)\n        }\n      }\n    }\n  }\n}": types.SharedChapterDocument,
    "query SharedCreator($id: ID!) {\n  creator(id: $id) {\n    id\n    name\n    reading\n    twins {\n      id\n      name\n    }\n  }\n}": types.SharedCreatorDocument,
    "query SharedWork($id: ID!, $language: Language!) {\n  work(id: $id, language: $language) {\n    __typename\n    ... on Work {\n      id\n      title\n      aliases\n      description\n      format\n      status\n      isSensitive\n      updatedAt\n      chaptersCount\n      cardPath\n      credits {\n        role\n        creator {\n          id\n          name\n        }\n      }\n      genres {\n        slug\n        name(language: $language)\n      }\n      firstChapter {\n        id\n        publishedAt\n      }\n    }\n  }\n}": types.SharedWorkDocument,
    "mutation ArrangePages($chapterId: ID!, $pageIds: [ID!]!) {\n  arrangePages(chapterId: $chapterId, pageIds: $pageIds) {\n    __typename\n  }\n}": types.ArrangePagesDocument,
    "mutation BeginUpload($input: BeginUploadInput!) {\n  beginUpload(input: $input) {\n    __typename\n    ... on Upload {\n      id\n      state\n      files {\n        index\n        offset\n        url\n      }\n    }\n    ... on UploadRefused {\n      problems {\n        code\n        file\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.BeginUploadDocument,
    "mutation CancelUpload($id: ID!) {\n  cancelUpload(id: $id) {\n    __typename\n  }\n}": types.CancelUploadDocument,
    "mutation CreateOwnWork($input: OwnWorkInput!, $key: ID!) {\n  createOwnWork(input: $input, key: $key) {\n    __typename\n    ... on OwnWork {\n      id\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.CreateOwnWorkDocument,
    "mutation DeleteOwnChapter($id: ID!) {\n  deleteOwnChapter(id: $id) {\n    __typename\n  }\n}": types.DeleteOwnChapterDocument,
    "mutation DeleteOwnWork($id: ID!) {\n  deleteOwnWork(id: $id) {\n    __typename\n  }\n}": types.DeleteOwnWorkDocument,
    "mutation EditOwnChapter($id: ID!, $number: String!, $title: String, $seen: OwnChapterInput!, $overrides: Boolean!, $swaps: Boolean!) {\n  editOwnChapter(\n    id: $id\n    number: $number\n    title: $title\n    seen: $seen\n    overrides: $overrides\n    swaps: $swaps\n  ) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}": types.EditOwnChapterDocument,
    "mutation EditOwnWork($id: ID!, $input: OwnWorkInput!, $seen: OwnWorkInput!, $overrides: Boolean!) {\n  editOwnWork(id: $id, input: $input, seen: $seen, overrides: $overrides) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}": types.EditOwnWorkDocument,
    "query OwnChapter($id: ID!) {\n  viewer {\n    id\n    ownChapter(id: $id) {\n      ...OwnChapterScreen_chapter\n      ...NovelPreview_chapter\n    }\n  }\n}": types.OwnChapterDocument,
    "query OwnTitles($page: Int!) {\n  viewer {\n    id\n    ownWorks(page: $page, perPage: 100) {\n      items {\n        id\n        title\n        language\n      }\n      position {\n        perPage\n        totalItems\n      }\n    }\n  }\n}": types.OwnTitlesDocument,
    "query OwnWork($id: ID!, $page: Int!, $language: Language!) {\n  viewer {\n    id\n    ownWork(id: $id) {\n      ...OwnWorkScreen_work\n    }\n  }\n  genres: genreChoices(language: $language) {\n    slug\n    name(language: $language)\n  }\n}": types.OwnWorkDocument,
    "mutation PublishChapter($id: ID!, $at: DateTime) {\n  publishChapter(id: $id, at: $at) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.PublishChapterDocument,
    "mutation PublishDrafts($workId: ID!) {\n  publishDrafts(workId: $workId) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}": types.PublishDraftsDocument,
    "mutation RestoreVersion($chapterId: ID!, $version: Int!) {\n  restoreVersion(chapterId: $chapterId, version: $version) {\n    __typename\n  }\n}": types.RestoreVersionDocument,
    "mutation UnscheduleChapter($id: ID!) {\n  unscheduleChapter(id: $id) {\n    __typename\n  }\n}": types.UnscheduleChapterDocument,
    "query UploadLimits {\n  uploadLimits {\n    pictureBytes\n    pictureSide\n    picturePixels\n    pages\n    bytes\n    files\n  }\n}": types.UploadLimitsDocument,
    "query UploadPage($page: Int!) {\n  viewer {\n    id\n    ownWorks(page: $page, perPage: 100) {\n      items {\n        ...UploadScreen_work\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n}": types.UploadPageDocument,
    "subscription UploadProgress($id: ID!) {\n  uploadProgress(id: $id) {\n    id\n    state\n    picturesDone\n    picturesCount\n    chapters {\n      id\n    }\n    problems {\n      code\n      file\n      limit\n    }\n  }\n}": types.UploadProgressDocument,
    "query UploadState($id: ID!) {\n  viewer {\n    id\n    upload(id: $id) {\n      id\n      state\n      picturesDone\n      picturesCount\n      chapters {\n        id\n      }\n      problems {\n        code\n        file\n        limit\n      }\n    }\n  }\n}": types.UploadStateDocument,
    "subscription NewestChapter($workId: ID!) {\n  newestChapter(workId: $workId) {\n    id\n    ...NewChapter_chapter\n  }\n}": types.NewestChapterDocument,
    "query WorkPage($id: ID!, $language: Language!, $chaptersPage: Int!, $order: ChapterOrder!, $filter: String, $chapter: ID) {\n  work(id: $id, language: $language) {\n    __typename\n    ... on Work {\n      title\n      description\n      language\n      lastChapter {\n        id\n      }\n      twins {\n        id\n        language\n      }\n      ...WorkScreen_work\n    }\n    ... on WorkNotFound {\n      id\n    }\n    ... on WorkElsewhere {\n      language\n      title\n      ...WorkElsewhereScreen_work\n    }\n  }\n}": types.WorkPageDocument,
    "\n  fragment ChapterLabel_chapter on Chapter {\n    number\n    title\n  }\n": types.ChapterLabel_ChapterFragmentDoc,
    "\n  fragment ChapterRow_chapter on Chapter {\n    id\n    publishedAt\n    ...ChapterLabel_chapter\n  }\n": types.ChapterRow_ChapterFragmentDoc,
    "\n  fragment CommentItem_comment on Comment {\n    id\n    author {\n      id\n      name\n      avatar {\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n    text\n    emoji\n    isSpoiler\n    isDeleted\n    createdAt\n    editedAt\n    pin {\n      id\n    }\n  }\n": types.CommentItem_CommentFragmentDoc,
    "\n  fragment GenreLink_genre on Genre {\n    slug\n    name(language: $language)\n  }\n": types.GenreLink_GenreFragmentDoc,
    "\n  fragment Cover_picture on Picture {\n    width\n    height\n    dominantColor\n    thumbhash\n    sources {\n      url\n      width\n      type\n    }\n  }\n": types.Cover_PictureFragmentDoc,
    "\n  fragment Credits_work on Work {\n    credits {\n      role\n      creator {\n        id\n        name\n      }\n    }\n  }\n": types.Credits_WorkFragmentDoc,
    "\n  fragment FollowedWork_followed on FollowedWork {\n    unreadCount\n    work {\n      id\n      title\n      isSensitive\n      updatedAt\n      cover {\n        ...Cover_picture\n      }\n    }\n    nextChapter {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n": types.FollowedWork_FollowedFragmentDoc,
    "\n  fragment RankedWork_work on Work {\n    id\n    title\n    format\n    isSensitive\n    cover {\n      ...Cover_picture\n    }\n  }\n": types.RankedWork_WorkFragmentDoc,
    "\n  fragment WorkCard_work on Work {\n    id\n    title\n    format\n    isSensitive\n    cover {\n      ...Cover_picture\n    }\n    latestChapters(limit: 3) {\n      id\n      ...ChapterRow_chapter\n    }\n  }\n": types.WorkCard_WorkFragmentDoc,
    "\n  fragment WorkListing_works on WorkList {\n    items {\n      id\n      ...WorkTile_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": types.WorkListing_WorksFragmentDoc,
    "\n  fragment WorkStats_work on Work {\n    format\n    status\n    viewsCount\n    chaptersCount\n    updatedAt\n  }\n": types.WorkStats_WorkFragmentDoc,
    "\n  fragment WorkTile_work on Work {\n    id\n    title\n    format\n    isSensitive\n    updatedAt\n    cover {\n      ...Cover_picture\n    }\n  }\n": types.WorkTile_WorkFragmentDoc,
    "\n  fragment ProfileScreen_viewer on Viewer {\n    id\n    name\n    email\n    language\n    hasPassword\n    avatar {\n      sources {\n        url\n        width\n        type\n      }\n    }\n    sessions {\n      ...SessionList_session\n    }\n  }\n": types.ProfileScreen_ViewerFragmentDoc,
    "\n  fragment ReadingCalendar_day on ReadingDay {\n    day\n    chaptersCount\n  }\n": types.ReadingCalendar_DayFragmentDoc,
    "\n  fragment SessionList_session on Session {\n    id\n    device {\n      kind\n      browser\n      system\n    }\n    startedAt\n    endedAt\n    isCurrent\n  }\n": types.SessionList_SessionFragmentDoc,
    "\n  fragment OwnComments_list on CommentList {\n    items {\n      id\n      text\n      emoji\n      createdAt\n      work {\n        id\n        title\n        language\n      }\n      chapter {\n        id\n        ...ChapterLabel_chapter\n      }\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": types.OwnComments_ListFragmentDoc,
    "\n  fragment CreatorScreen_creator on Creator {\n    id\n    name\n    reading\n    worksThere: worksCount(language: $twinLanguage)\n    twins {\n      id\n      name\n    }\n    works(language: $language, order: $order, page: $page, perPage: 10) {\n      ...WorkListing_works\n    }\n  }\n": types.CreatorScreen_CreatorFragmentDoc,
    "\n  fragment GenreChoice_genre on Genre {\n    slug\n    name(language: $language)\n    worksCount(language: $language)\n    icon\n  }\n": types.GenreChoice_GenreFragmentDoc,
    "\n  fragment GenresScreen_query on Query {\n    genres(language: $language) {\n      ...GenreChoice_genre\n    }\n    works(language: $language, genres: $genres, without: $without, order: $order, page: $page, perPage: 10) {\n      ...WorkListing_works\n    }\n  }\n": types.GenresScreen_QueryFragmentDoc,
    "\n  fragment FollowingScreen_list on FollowedList {\n    items {\n      work {\n        id\n      }\n      ...FollowedWork_followed\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": types.FollowingScreen_ListFragmentDoc,
    "\n  fragment GenreShelf_genre on Genre {\n    slug\n    ...GenreLink_genre\n  }\n": types.GenreShelf_GenreFragmentDoc,
    "\n  fragment HomeScreen_query on Query {\n    latestUpdates(language: $language, page: $page, perPage: 10) {\n      ...LatestUpdates_works\n    }\n    topRanking(language: $language, limit: 10) @skip(if: $isPeriodChosen) {\n      ...MostViewed_ranking\n    }\n    ranking(language: $language, period: $period, perPage: 10) @include(if: $isPeriodChosen) {\n      ...MostViewed_ranking\n    }\n    genres(language: $language) {\n      ...GenreShelf_genre\n    }\n  }\n": types.HomeScreen_QueryFragmentDoc,
    "\n  fragment LatestUpdates_works on WorkList {\n    items {\n      id\n      ...WorkCard_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": types.LatestUpdates_WorksFragmentDoc,
    "\n  fragment MostViewed_ranking on Ranking {\n    period\n    items {\n      rank\n      views\n      work {\n        id\n        ...RankedWork_work\n      }\n    }\n  }\n": types.MostViewed_RankingFragmentDoc,
    "\n  fragment PageScreen_page on SitePage {\n    language\n    title\n    document\n    updatedAt\n  }\n": types.PageScreen_PageFragmentDoc,
    "\n  fragment RankedWorks_ranking on Ranking {\n    items {\n      rank\n      views\n      previousRank\n      work {\n        id\n        ...RankedWork_work\n      }\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n": types.RankedWorks_RankingFragmentDoc,
    "\n  fragment RankingScreen_query on Query {\n    ranking(language: $language, period: $period, page: $page, perPage: 10) {\n      ...RankedWorks_ranking\n    }\n  }\n": types.RankingScreen_QueryFragmentDoc,
    "\n  fragment ChapterScreen_chapter on Chapter {\n    id\n    ...ChapterLabel_chapter\n    work {\n      id\n      language\n      title\n      direction\n      isSensitive\n    }\n    previous {\n      id\n      ...ChapterLabel_chapter\n    }\n    next {\n      id\n      ...ChapterLabel_chapter\n    }\n    twins {\n      id\n      work {\n        id\n        language\n      }\n    }\n    content {\n      __typename\n      ... on ComicPages {\n        layout\n        ...ComicReader_content\n      }\n      ... on NovelText {\n        ...NovelReader_content\n      }\n    }\n  }\n": types.ChapterScreen_ChapterFragmentDoc,
    "\n  fragment ComicPage_page on Page {\n    id\n    number\n    picture {\n      width\n      height\n      dominantColor\n      thumbhash\n      cropBox {\n        left\n        top\n        width\n        height\n      }\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.ComicPage_PageFragmentDoc,
    "\n  fragment ComicReader_content on ComicPages {\n    pages {\n      id\n      picture {\n        width\n        height\n      }\n      ...ComicPage_page\n    }\n  }\n": types.ComicReader_ContentFragmentDoc,
    "\n  fragment NovelPreview_chapter on OwnChapter {\n    id\n    work {\n      id\n      language\n    }\n    document\n    pictures {\n      id\n      width\n      height\n      dominantColor\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.NovelPreview_ChapterFragmentDoc,
    "\n  fragment NovelReader_content on NovelText {\n    document\n    pictures {\n      id\n      width\n      height\n      dominantColor\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.NovelReader_ContentFragmentDoc,
    "\n  fragment FoundWork_match on SearchMatch {\n    otherName {\n      text\n    }\n    work {\n      id\n      title\n      language\n      isSensitive\n      cover {\n        ...Cover_picture\n      }\n      credits {\n        creator {\n          id\n          name\n        }\n      }\n      ...WorkStats_work\n    }\n    ...MatchedNames_match\n  }\n": types.FoundWork_MatchFragmentDoc,
    "\n  fragment MatchedNames_match on SearchMatch {\n    titleRanges {\n      start\n      end\n    }\n    otherName {\n      text\n      ranges {\n        start\n        end\n      }\n    }\n    work {\n      title\n      language\n    }\n  }\n": types.MatchedNames_MatchFragmentDoc,
    "\n  fragment SearchFilters_genre on Genre {\n    slug\n    name(language: $language)\n  }\n": types.SearchFilters_GenreFragmentDoc,
    "\n  fragment SearchResults_results on SearchResults {\n    items {\n      isNear\n      work {\n        id\n      }\n      ...FoundWork_match\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n    isCapped\n  }\n": types.SearchResults_ResultsFragmentDoc,
    "\n  fragment SearchScreen_query on Query {\n    search(query: $query, language: $worksOf, filters: $filters, page: $page, perPage: 10) {\n      ...SearchResults_results\n      creator {\n        name\n      }\n    }\n    genres(language: $language) {\n      ...SearchFilters_genre\n    }\n  }\n": types.SearchScreen_QueryFragmentDoc,
    "\n  fragment SuggestedWork_match on SearchMatch {\n    work {\n      id\n      title\n      isSensitive\n      cover {\n        ...Cover_picture\n      }\n    }\n    ...MatchedNames_match\n  }\n": types.SuggestedWork_MatchFragmentDoc,
    "\n  fragment UploadScreen_work on OwnWork {\n    id\n    title\n    language\n    format\n    review\n    isHidden\n    chaptersCount\n    changedAt\n    work {\n      id\n      viewsCount\n    }\n    cover {\n      ...Cover_picture\n    }\n  }\n": types.UploadScreen_WorkFragmentDoc,
    "\n  fragment OwnChapterScreen_chapter on OwnChapter {\n    id\n    number\n    title\n    state\n    isShown\n    isHidden\n    publishAt\n    layout\n    chapter {\n      id\n      work {\n        id\n      }\n    }\n    twin {\n      id\n      number\n    }\n    work {\n      id\n      title\n      language\n      format\n      direction\n      review\n      twin {\n        id\n      }\n    }\n    pages {\n      id\n      number\n      picture {\n        width\n        height\n        ...PagePicture_picture\n      }\n    }\n    versions {\n      version\n      createdAt\n      length\n      firstPage {\n        ...PagePicture_picture\n      }\n    }\n  }\n": types.OwnChapterScreen_ChapterFragmentDoc,
    "\n  fragment PagePicture_picture on Picture {\n    id\n    width\n    height\n    dominantColor\n    thumbhash\n    sources {\n      url\n      width\n      type\n    }\n  }\n": types.PagePicture_PictureFragmentDoc,
    "\n  fragment OwnWorkScreen_work on OwnWork {\n    id\n    title\n    titleReading\n    language\n    format\n    status\n    direction\n    description\n    isSensitive\n    review\n    isHidden\n    chaptersCount\n    draftsCount\n    twin {\n      id\n    }\n    genres {\n      slug\n    }\n    credits {\n      name\n      role\n    }\n    cover {\n      ...Cover_picture\n    }\n    work {\n      id\n    }\n    chapters(page: $page, perPage: 100) {\n      items {\n        id\n        number\n        title\n        pagesCount\n        state\n        isShown\n        isHidden\n        publishAt\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n": types.OwnWorkScreen_WorkFragmentDoc,
    "\n  fragment ChapterList_work on Work {\n    id\n    chaptersCount\n    chapters(page: $chaptersPage, perPage: 10, order: $order, filter: $filter) {\n      items {\n        id\n        ...ChapterRow_chapter\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n": types.ChapterList_WorkFragmentDoc,
    "\n  fragment Description_work on Work {\n    language\n    description\n    sourceNote\n  }\n": types.Description_WorkFragmentDoc,
    "\n  fragment NewChapter_chapter on Chapter {\n    id\n    ...ChapterLabel_chapter\n  }\n": types.NewChapter_ChapterFragmentDoc,
    "\n  fragment ReadButtons_work on Work {\n    id\n    firstChapter {\n      id\n    }\n    lastChapter {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n": types.ReadButtons_WorkFragmentDoc,
    "\n  fragment RelatedWorks_work on Work {\n    related(limit: 6) {\n      id\n      ...WorkTile_work\n    }\n  }\n": types.RelatedWorks_WorkFragmentDoc,
    "\n  fragment TwinLinks_work on Work {\n    twins {\n      id\n      title\n      language\n    }\n  }\n": types.TwinLinks_WorkFragmentDoc,
    "\n  fragment WorkElsewhereScreen_work on WorkElsewhere {\n    title\n    language\n    twin {\n      id\n      title\n      isSensitive\n      cover {\n        ...Cover_picture\n      }\n    }\n    twinChapter(of: $chapter) {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n": types.WorkElsewhereScreen_WorkFragmentDoc,
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
export function graphql(source: "mutation ConfirmGoogleLink($linkToken: String!, $password: String!) {\n  confirmGoogleLink(linkToken: $linkToken, password: $password) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').ConfirmGoogleLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmGoogleLinkByMail($token: String!) {\n  confirmGoogleLinkByMail(token: $token) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').ConfirmGoogleLinkByMailDocument;
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
export function graphql(source: "query ProfilePage($timeZone: String!) {\n  viewer {\n    ...ProfileScreen_viewer\n    readingDays(timeZone: $timeZone) {\n      ...ReadingCalendar_day\n    }\n  }\n}"): typeof import('./graphql.ts').ProfilePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RedeemHandover($code: String!) {\n  redeemHandover(code: $code) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').RedeemHandoverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').RegisterDocument;
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
export function graphql(source: "mutation SetPassword($token: String!, $newPassword: String!) {\n  setPassword(token: $token, newPassword: $newPassword) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').SetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignInWithGoogle($input: GoogleSignInInput!) {\n  signInWithGoogle(input: $input) {\n    __typename\n    ... on SignedIn {\n      token\n      sessionId\n      viewer {\n        id\n        name\n        email\n        language\n        avatar {\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n    }\n    ... on GoogleLinkNeeded {\n      linkToken\n      email\n      hasPassword\n    }\n    ... on GoogleRefused {\n      reason\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').SignInWithGoogleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignOut {\n  signOut {\n    isDone\n  }\n}"): typeof import('./graphql.ts').SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartGoogleSignIn($language: Language!) {\n  startGoogleSignIn(language: $language) {\n    __typename\n    ... on GoogleSignInStart {\n      clientId\n      state\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').StartGoogleSignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartHandover($to: Language!) {\n  startHandover(to: $to) {\n    url\n  }\n}"): typeof import('./graphql.ts').StartHandoverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProfile($name: String!, $language: Language!) {\n  updateProfile(name: $name, language: $language) {\n    __typename\n    ... on Viewer {\n      id\n      name\n      language\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').UpdateProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChapterPage($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      id\n      number\n      title\n      contentHash\n      work {\n        id\n        title\n        description\n        isSensitive\n        cover {\n          width\n          height\n          dominantColor\n          thumbhash\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n      content {\n        __typename\n      }\n      next {\n        id\n        number\n        title\n      }\n      twins {\n        id\n        work {\n          id\n          language\n        }\n      }\n      ...ChapterScreen_chapter\n    }\n    ... on ChapterNotFound {\n      id\n      shownWork {\n        id\n      }\n    }\n    ... on ChapterElsewhere {\n      id\n      language\n    }\n  }\n}"): typeof import('./graphql.ts').ChapterPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TwinPassages($workId: ID!, $chapterId: ID!, $language: Language!, $twinId: ID!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      passagesIn(twinId: $twinId)\n    }\n  }\n}"): typeof import('./graphql.ts').TwinPassagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription CommentEvents($workId: ID!, $chapterId: ID) {\n  commentEvents(workId: $workId, chapterId: $chapterId) {\n    __typename\n    ... on CommentAdded {\n      idempotencyKey\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n    ... on CommentChanged {\n      comment {\n        id\n        replyToId\n        ...CommentItem_comment\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').CommentEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CommentsOfSubject($subject: CommentSubject!, $page: Int!) {\n  comments(subject: $subject, page: $page, perPage: 10) {\n    items {\n      id\n      replies {\n        id\n        ...CommentItem_comment\n      }\n      hasEarlierReplies\n      ...CommentItem_comment\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}"): typeof import('./graphql.ts').CommentsOfSubjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteComment($id: ID!) {\n  deleteComment(id: $id) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n  }\n}"): typeof import('./graphql.ts').DeleteCommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditComment($id: ID!, $text: String!, $emoji: String, $isSpoiler: Boolean!) {\n  editComment(id: $id, text: $text, emoji: $emoji, isSpoiler: $isSpoiler) {\n    __typename\n    ... on Comment {\n      id\n      replyToId\n      ...CommentItem_comment\n    }\n    ... on CommentNotYours {\n      isRefused\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').EditCommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnComments($page: Int!) {\n  viewer {\n    id\n    comments(page: $page, perPage: 10) {\n      ...OwnComments_list\n    }\n  }\n}"): typeof import('./graphql.ts').OwnCommentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RepliesBefore($replyId: ID!) {\n  repliesBefore(replyId: $replyId) {\n    replies {\n      id\n      ...CommentItem_comment\n    }\n    hasEarlier\n  }\n}"): typeof import('./graphql.ts').RepliesBeforeDocument;
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
export function graphql(source: "query CreatorPage($id: ID!, $language: Language!, $twinLanguage: Language!, $order: WorkOrder!, $page: Int!) {\n  creator(id: $id) {\n    id\n    name\n    reading\n    worksHere: worksCount(language: $language)\n    worksThere: worksCount(language: $twinLanguage)\n    twins {\n      id\n    }\n    ...CreatorScreen_creator\n  }\n}"): typeof import('./graphql.ts').CreatorPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GenresPage($language: Language!, $twinLanguage: Language!, $genres: [String!], $without: [String!], $order: WorkOrder!, $page: Int!) {\n  ...GenresScreen_query\n  works(\n    language: $language\n    genres: $genres\n    without: $without\n    order: $order\n    page: $page\n    perPage: 10\n  ) {\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n  there: works(\n    language: $twinLanguage\n    genres: $genres\n    without: $without\n    perPage: 1\n  ) {\n    position {\n      totalItems\n    }\n  }\n}"): typeof import('./graphql.ts').GenresPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HomePage($language: Language!, $page: Int!, $period: RankingPeriod!, $isPeriodChosen: Boolean!) {\n  ...HomeScreen_query\n  latestUpdates(language: $language, page: $page, perPage: 10) {\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}"): typeof import('./graphql.ts').HomePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendContactMessage($input: ContactInput!) {\n  sendContactMessage(input: $input) {\n    __typename\n    ... on Done {\n      isDone\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').SendContactMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SitePage($language: Language!, $slug: String!) {\n  sitePage(language: $language, slug: $slug) {\n    slug\n    language\n    title\n    description\n    hasTwin\n    ...PageScreen_page\n  }\n}"): typeof import('./graphql.ts').SitePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RankingPage($language: Language!, $period: RankingPeriod!, $page: Int!) {\n  ...RankingScreen_query\n  ranking(language: $language, period: $period, page: $page, perPage: 10) {\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n}"): typeof import('./graphql.ts').RankingPageDocument;
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
export function graphql(source: "query NextChapter($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      next {\n        id\n        number\n        title\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').NextChapterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnReading($language: Language!) {\n  viewer {\n    positions(language: $language, limit: 400) {\n      workId\n      chapterId\n      elementId\n      offset\n      order\n      count\n      before\n      after\n      contentHash\n      progress\n      reach\n      readAt\n      at\n      rereadSince\n    }\n    continueReading(language: $language, limit: 20) {\n      at\n      work {\n        id\n        title\n        isSensitive\n        cover {\n          width\n          height\n          dominantColor\n          thumbhash\n          sources {\n            url\n            width\n            type\n          }\n        }\n      }\n      chapter {\n        id\n        number\n        title\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').OwnReadingDocument;
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
export function graphql(source: "mutation ReportContent($input: ReportContentInput!) {\n  reportContent(input: $input) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').ReportContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchPage($query: String!, $language: Language!, $worksOf: Language!, $filters: SearchFilters, $page: Int!) {\n  ...SearchScreen_query\n}"): typeof import('./graphql.ts').SearchPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchSuggestions($query: String!, $language: Language!) {\n  searchSuggestions(query: $query, language: $language, limit: 8) {\n    ...SuggestedWork_match\n  }\n}"): typeof import('./graphql.ts').SearchSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SharedChapter($workId: ID!, $chapterId: ID!, $language: Language!) {\n  chapter(workId: $workId, chapterId: $chapterId, language: $language) {\n    __typename\n    ... on Chapter {\n      id\n      number\n      title\n      publishedAt\n      work {\n        id\n        title\n        description\n        format\n        isSensitive\n        cardPath\n        credits {\n          role\n          creator {\n            id\n            name\n          }\n        }\n        genres {\n          slug\n          name(language: $language)\n        }\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').SharedChapterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SharedCreator($id: ID!) {\n  creator(id: $id) {\n    id\n    name\n    reading\n    twins {\n      id\n      name\n    }\n  }\n}"): typeof import('./graphql.ts').SharedCreatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SharedWork($id: ID!, $language: Language!) {\n  work(id: $id, language: $language) {\n    __typename\n    ... on Work {\n      id\n      title\n      aliases\n      description\n      format\n      status\n      isSensitive\n      updatedAt\n      chaptersCount\n      cardPath\n      credits {\n        role\n        creator {\n          id\n          name\n        }\n      }\n      genres {\n        slug\n        name(language: $language)\n      }\n      firstChapter {\n        id\n        publishedAt\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').SharedWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ArrangePages($chapterId: ID!, $pageIds: [ID!]!) {\n  arrangePages(chapterId: $chapterId, pageIds: $pageIds) {\n    __typename\n  }\n}"): typeof import('./graphql.ts').ArrangePagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BeginUpload($input: BeginUploadInput!) {\n  beginUpload(input: $input) {\n    __typename\n    ... on Upload {\n      id\n      state\n      files {\n        index\n        offset\n        url\n      }\n    }\n    ... on UploadRefused {\n      problems {\n        code\n        file\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').BeginUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelUpload($id: ID!) {\n  cancelUpload(id: $id) {\n    __typename\n  }\n}"): typeof import('./graphql.ts').CancelUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateOwnWork($input: OwnWorkInput!, $key: ID!) {\n  createOwnWork(input: $input, key: $key) {\n    __typename\n    ... on OwnWork {\n      id\n    }\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').CreateOwnWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteOwnChapter($id: ID!) {\n  deleteOwnChapter(id: $id) {\n    __typename\n  }\n}"): typeof import('./graphql.ts').DeleteOwnChapterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteOwnWork($id: ID!) {\n  deleteOwnWork(id: $id) {\n    __typename\n  }\n}"): typeof import('./graphql.ts').DeleteOwnWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditOwnChapter($id: ID!, $number: String!, $title: String, $seen: OwnChapterInput!, $overrides: Boolean!, $swaps: Boolean!) {\n  editOwnChapter(\n    id: $id\n    number: $number\n    title: $title\n    seen: $seen\n    overrides: $overrides\n    swaps: $swaps\n  ) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').EditOwnChapterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditOwnWork($id: ID!, $input: OwnWorkInput!, $seen: OwnWorkInput!, $overrides: Boolean!) {\n  editOwnWork(id: $id, input: $input, seen: $seen, overrides: $overrides) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').EditOwnWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnChapter($id: ID!) {\n  viewer {\n    id\n    ownChapter(id: $id) {\n      ...OwnChapterScreen_chapter\n      ...NovelPreview_chapter\n    }\n  }\n}"): typeof import('./graphql.ts').OwnChapterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnTitles($page: Int!) {\n  viewer {\n    id\n    ownWorks(page: $page, perPage: 100) {\n      items {\n        id\n        title\n        language\n      }\n      position {\n        perPage\n        totalItems\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').OwnTitlesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnWork($id: ID!, $page: Int!, $language: Language!) {\n  viewer {\n    id\n    ownWork(id: $id) {\n      ...OwnWorkScreen_work\n    }\n  }\n  genres: genreChoices(language: $language) {\n    slug\n    name(language: $language)\n  }\n}"): typeof import('./graphql.ts').OwnWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishChapter($id: ID!, $at: DateTime) {\n  publishChapter(id: $id, at: $at) {\n    __typename\n    ... on InvalidInput {\n      problems {\n        field\n        code\n        limit\n      }\n    }\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').PublishChapterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishDrafts($workId: ID!) {\n  publishDrafts(workId: $workId) {\n    __typename\n    ... on Throttled {\n      retryAfterSeconds\n    }\n  }\n}"): typeof import('./graphql.ts').PublishDraftsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreVersion($chapterId: ID!, $version: Int!) {\n  restoreVersion(chapterId: $chapterId, version: $version) {\n    __typename\n  }\n}"): typeof import('./graphql.ts').RestoreVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnscheduleChapter($id: ID!) {\n  unscheduleChapter(id: $id) {\n    __typename\n  }\n}"): typeof import('./graphql.ts').UnscheduleChapterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UploadLimits {\n  uploadLimits {\n    pictureBytes\n    pictureSide\n    picturePixels\n    pages\n    bytes\n    files\n  }\n}"): typeof import('./graphql.ts').UploadLimitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UploadPage($page: Int!) {\n  viewer {\n    id\n    ownWorks(page: $page, perPage: 100) {\n      items {\n        ...UploadScreen_work\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').UploadPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription UploadProgress($id: ID!) {\n  uploadProgress(id: $id) {\n    id\n    state\n    picturesDone\n    picturesCount\n    chapters {\n      id\n    }\n    problems {\n      code\n      file\n      limit\n    }\n  }\n}"): typeof import('./graphql.ts').UploadProgressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UploadState($id: ID!) {\n  viewer {\n    id\n    upload(id: $id) {\n      id\n      state\n      picturesDone\n      picturesCount\n      chapters {\n        id\n      }\n      problems {\n        code\n        file\n        limit\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').UploadStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription NewestChapter($workId: ID!) {\n  newestChapter(workId: $workId) {\n    id\n    ...NewChapter_chapter\n  }\n}"): typeof import('./graphql.ts').NewestChapterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WorkPage($id: ID!, $language: Language!, $chaptersPage: Int!, $order: ChapterOrder!, $filter: String, $chapter: ID) {\n  work(id: $id, language: $language) {\n    __typename\n    ... on Work {\n      title\n      description\n      language\n      lastChapter {\n        id\n      }\n      twins {\n        id\n        language\n      }\n      ...WorkScreen_work\n    }\n    ... on WorkNotFound {\n      id\n    }\n    ... on WorkElsewhere {\n      language\n      title\n      ...WorkElsewhereScreen_work\n    }\n  }\n}"): typeof import('./graphql.ts').WorkPageDocument;
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
export function graphql(source: "\n  fragment CommentItem_comment on Comment {\n    id\n    author {\n      id\n      name\n      avatar {\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n    text\n    emoji\n    isSpoiler\n    isDeleted\n    createdAt\n    editedAt\n    pin {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CommentItem_CommentFragmentDoc;
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
export function graphql(source: "\n  fragment RankedWork_work on Work {\n    id\n    title\n    format\n    isSensitive\n    cover {\n      ...Cover_picture\n    }\n  }\n"): typeof import('./graphql.ts').RankedWork_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkCard_work on Work {\n    id\n    title\n    format\n    isSensitive\n    cover {\n      ...Cover_picture\n    }\n    latestChapters(limit: 3) {\n      id\n      ...ChapterRow_chapter\n    }\n  }\n"): typeof import('./graphql.ts').WorkCard_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkListing_works on WorkList {\n    items {\n      id\n      ...WorkTile_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').WorkListing_WorksFragmentDoc;
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
export function graphql(source: "\n  fragment ReadingCalendar_day on ReadingDay {\n    day\n    chaptersCount\n  }\n"): typeof import('./graphql.ts').ReadingCalendar_DayFragmentDoc;
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
export function graphql(source: "\n  fragment CreatorScreen_creator on Creator {\n    id\n    name\n    reading\n    worksThere: worksCount(language: $twinLanguage)\n    twins {\n      id\n      name\n    }\n    works(language: $language, order: $order, page: $page, perPage: 10) {\n      ...WorkListing_works\n    }\n  }\n"): typeof import('./graphql.ts').CreatorScreen_CreatorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenreChoice_genre on Genre {\n    slug\n    name(language: $language)\n    worksCount(language: $language)\n    icon\n  }\n"): typeof import('./graphql.ts').GenreChoice_GenreFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenresScreen_query on Query {\n    genres(language: $language) {\n      ...GenreChoice_genre\n    }\n    works(language: $language, genres: $genres, without: $without, order: $order, page: $page, perPage: 10) {\n      ...WorkListing_works\n    }\n  }\n"): typeof import('./graphql.ts').GenresScreen_QueryFragmentDoc;
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
export function graphql(source: "\n  fragment HomeScreen_query on Query {\n    latestUpdates(language: $language, page: $page, perPage: 10) {\n      ...LatestUpdates_works\n    }\n    topRanking(language: $language, limit: 10) @skip(if: $isPeriodChosen) {\n      ...MostViewed_ranking\n    }\n    ranking(language: $language, period: $period, perPage: 10) @include(if: $isPeriodChosen) {\n      ...MostViewed_ranking\n    }\n    genres(language: $language) {\n      ...GenreShelf_genre\n    }\n  }\n"): typeof import('./graphql.ts').HomeScreen_QueryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LatestUpdates_works on WorkList {\n    items {\n      id\n      ...WorkCard_work\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').LatestUpdates_WorksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MostViewed_ranking on Ranking {\n    period\n    items {\n      rank\n      views\n      work {\n        id\n        ...RankedWork_work\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MostViewed_RankingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageScreen_page on SitePage {\n    language\n    title\n    document\n    updatedAt\n  }\n"): typeof import('./graphql.ts').PageScreen_PageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RankedWorks_ranking on Ranking {\n    items {\n      rank\n      views\n      previousRank\n      work {\n        id\n        ...RankedWork_work\n      }\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').RankedWorks_RankingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RankingScreen_query on Query {\n    ranking(language: $language, period: $period, page: $page, perPage: 10) {\n      ...RankedWorks_ranking\n    }\n  }\n"): typeof import('./graphql.ts').RankingScreen_QueryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChapterScreen_chapter on Chapter {\n    id\n    ...ChapterLabel_chapter\n    work {\n      id\n      language\n      title\n      direction\n      isSensitive\n    }\n    previous {\n      id\n      ...ChapterLabel_chapter\n    }\n    next {\n      id\n      ...ChapterLabel_chapter\n    }\n    twins {\n      id\n      work {\n        id\n        language\n      }\n    }\n    content {\n      __typename\n      ... on ComicPages {\n        layout\n        ...ComicReader_content\n      }\n      ... on NovelText {\n        ...NovelReader_content\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChapterScreen_ChapterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComicPage_page on Page {\n    id\n    number\n    picture {\n      width\n      height\n      dominantColor\n      thumbhash\n      cropBox {\n        left\n        top\n        width\n        height\n      }\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ComicPage_PageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComicReader_content on ComicPages {\n    pages {\n      id\n      picture {\n        width\n        height\n      }\n      ...ComicPage_page\n    }\n  }\n"): typeof import('./graphql.ts').ComicReader_ContentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NovelPreview_chapter on OwnChapter {\n    id\n    work {\n      id\n      language\n    }\n    document\n    pictures {\n      id\n      width\n      height\n      dominantColor\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"): typeof import('./graphql.ts').NovelPreview_ChapterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NovelReader_content on NovelText {\n    document\n    pictures {\n      id\n      width\n      height\n      dominantColor\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"): typeof import('./graphql.ts').NovelReader_ContentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundWork_match on SearchMatch {\n    otherName {\n      text\n    }\n    work {\n      id\n      title\n      language\n      isSensitive\n      cover {\n        ...Cover_picture\n      }\n      credits {\n        creator {\n          id\n          name\n        }\n      }\n      ...WorkStats_work\n    }\n    ...MatchedNames_match\n  }\n"): typeof import('./graphql.ts').FoundWork_MatchFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchedNames_match on SearchMatch {\n    titleRanges {\n      start\n      end\n    }\n    otherName {\n      text\n      ranges {\n        start\n        end\n      }\n    }\n    work {\n      title\n      language\n    }\n  }\n"): typeof import('./graphql.ts').MatchedNames_MatchFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchFilters_genre on Genre {\n    slug\n    name(language: $language)\n  }\n"): typeof import('./graphql.ts').SearchFilters_GenreFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchResults_results on SearchResults {\n    items {\n      isNear\n      work {\n        id\n      }\n      ...FoundWork_match\n    }\n    position {\n      page\n      perPage\n      totalItems\n    }\n    isCapped\n  }\n"): typeof import('./graphql.ts').SearchResults_ResultsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchScreen_query on Query {\n    search(query: $query, language: $worksOf, filters: $filters, page: $page, perPage: 10) {\n      ...SearchResults_results\n      creator {\n        name\n      }\n    }\n    genres(language: $language) {\n      ...SearchFilters_genre\n    }\n  }\n"): typeof import('./graphql.ts').SearchScreen_QueryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuggestedWork_match on SearchMatch {\n    work {\n      id\n      title\n      isSensitive\n      cover {\n        ...Cover_picture\n      }\n    }\n    ...MatchedNames_match\n  }\n"): typeof import('./graphql.ts').SuggestedWork_MatchFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UploadScreen_work on OwnWork {\n    id\n    title\n    language\n    format\n    review\n    isHidden\n    chaptersCount\n    changedAt\n    work {\n      id\n      viewsCount\n    }\n    cover {\n      ...Cover_picture\n    }\n  }\n"): typeof import('./graphql.ts').UploadScreen_WorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnChapterScreen_chapter on OwnChapter {\n    id\n    number\n    title\n    state\n    isShown\n    isHidden\n    publishAt\n    layout\n    chapter {\n      id\n      work {\n        id\n      }\n    }\n    twin {\n      id\n      number\n    }\n    work {\n      id\n      title\n      language\n      format\n      direction\n      review\n      twin {\n        id\n      }\n    }\n    pages {\n      id\n      number\n      picture {\n        width\n        height\n        ...PagePicture_picture\n      }\n    }\n    versions {\n      version\n      createdAt\n      length\n      firstPage {\n        ...PagePicture_picture\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OwnChapterScreen_ChapterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PagePicture_picture on Picture {\n    id\n    width\n    height\n    dominantColor\n    thumbhash\n    sources {\n      url\n      width\n      type\n    }\n  }\n"): typeof import('./graphql.ts').PagePicture_PictureFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnWorkScreen_work on OwnWork {\n    id\n    title\n    titleReading\n    language\n    format\n    status\n    direction\n    description\n    isSensitive\n    review\n    isHidden\n    chaptersCount\n    draftsCount\n    twin {\n      id\n    }\n    genres {\n      slug\n    }\n    credits {\n      name\n      role\n    }\n    cover {\n      ...Cover_picture\n    }\n    work {\n      id\n    }\n    chapters(page: $page, perPage: 100) {\n      items {\n        id\n        number\n        title\n        pagesCount\n        state\n        isShown\n        isHidden\n        publishAt\n      }\n      position {\n        page\n        perPage\n        totalItems\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OwnWorkScreen_WorkFragmentDoc;
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
export function graphql(source: "\n  fragment NewChapter_chapter on Chapter {\n    id\n    ...ChapterLabel_chapter\n  }\n"): typeof import('./graphql.ts').NewChapter_ChapterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReadButtons_work on Work {\n    id\n    firstChapter {\n      id\n    }\n    lastChapter {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n"): typeof import('./graphql.ts').ReadButtons_WorkFragmentDoc;
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
export function graphql(source: "\n  fragment WorkElsewhereScreen_work on WorkElsewhere {\n    title\n    language\n    twin {\n      id\n      title\n      isSensitive\n      cover {\n        ...Cover_picture\n      }\n    }\n    twinChapter(of: $chapter) {\n      id\n      ...ChapterLabel_chapter\n    }\n  }\n"): typeof import('./graphql.ts').WorkElsewhereScreen_WorkFragmentDoc;
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
