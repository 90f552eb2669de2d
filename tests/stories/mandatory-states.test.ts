import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ownFiles, textOf } from '../architecture/source-files.ts';

/** States that a screen cannot do without, by the screen; whoever adds a screen says here which of them it has. */
const MANDATORY: Readonly<Record<string, readonly string[]>> = {
  ChapterScreen: ['FilledStrip', 'FilledRightToLeft', 'FilledLeftToRight', 'Failed', 'Long', 'Sensitive', 'LastChapter'],
  ComicScreen: ['FilledStrip', 'FilledRightToLeft', 'FilledLeftToRight', 'Failed'],
  ContactScreen: ['Empty', 'Filled', 'Sending', 'Sent', 'Invalid', 'Throttled', 'Offline', 'Failed'],
  CreatorScreen: ['Filled', 'Empty', 'Long'],
  ErrorScreen: ['Failed', 'Long'],
  FollowingScreen: ['Filled', 'Empty', 'Loading', 'Failed', 'Offline', 'Forbidden', 'WithoutScript', 'Long'],
  ForbiddenScreen: ['Forbidden'],
  GenresScreen: ['Filled', 'Empty', 'Long'],
  GoodbyeScreen: ['SignedOut', 'Unheard', 'Deleted'],
  HistoryScreen: ['Filled', 'Empty', 'Loading', 'Failed', 'WithoutScript', 'Long'],
  HomeScreen: ['Filled', 'Empty', 'Long'],
  InspectorScreen: ['Filled', 'Empty', 'Failed', 'Recorded', 'Long'],
  LoginScreen: [
    'Empty',
    'Registration',
    'Sending',
    'Wrong',
    'Invalid',
    'Throttled',
    'Offline',
    'Failed',
    'WithoutScript',
    'LinkNeeded',
    'Long',
  ],
  LogoutScreen: ['Loading'],
  NotFoundScreen: ['NotFound', 'NotFoundLong'],
  NovelScreen: ['JapaneseNovel', 'VietnameseNovel', 'LongNovel', 'SensitiveNovel'],
  OfflineScreen: ['Offline'],
  OwnChapterScreen: [
    'Filled',
    'Scheduled',
    'Published',
    'Changed',
    'Saving',
    'Invalid',
    'Offline',
    'Failed',
    'Forbidden',
    'Blocked',
    'ChangedElsewhere',
    'Text',
    'JapaneseText',
    'Long',
  ],
  OwnWorkScreen: [
    'Filled',
    'Empty',
    'Sending',
    'Paused',
    'Refused',
    'Invalid',
    'Offline',
    'Failed',
    'Forbidden',
    'Blocked',
    'Waiting',
    'Long',
  ],
  PageScreen: ['Filled', 'Empty', 'Loading', 'Long'],
  PasswordResetScreen: ['Empty', 'Sending', 'Sent', 'Invalid', 'Throttled', 'Offline', 'Failed'],
  PasswordSettingScreen: [
    'ByLink',
    'Change',
    'Loading',
    'Forbidden',
    'Sending',
    'Done',
    'LinkExpired',
    'Invalid',
    'Throttled',
    'Offline',
    'Failed',
  ],
  ProfileScreen: ['Filled', 'Empty', 'Loading', 'Saving', 'Invalid', 'Offline', 'Failed', 'WithoutScript', 'Long'],
  RankingScreen: ['Filled', 'Empty', 'Long'],
  SearchScreen: ['Filled', 'Empty', 'Long'],
  ShelfScreen: ['Filled', 'Empty', 'Loading', 'Denied', 'Saving', 'Failed', 'Offline', 'WithoutScript', 'Long'],
  UploadScreen: [
    'Filled',
    'Empty',
    'Loading',
    'Sending',
    'Throttled',
    'Offline',
    'Failed',
    'Forbidden',
    'Blocked',
    'WithoutScript',
    'Long',
  ],
  WorkElsewhereScreen: ['Filled', 'FromChapter', 'WithoutTwin', 'Sensitive', 'Long'],
  WorkScreen: ['Filled', 'Empty', 'Long', 'Sensitive'],
};

/** The loading state of each screen whose route has a loader. */
const SKELETONS: Readonly<Record<string, string>> = {
  ChapterScreen: 'ChapterSkeleton',
  CreatorScreen: 'CreatorSkeleton',
  GenresScreen: 'GenresSkeleton',
  HomeScreen: 'HomeSkeleton',
  PageScreen: 'PageSkeleton',
  ProfileScreen: 'ProfileSkeleton',
  RankingScreen: 'RankingSkeleton',
  SearchScreen: 'SearchSkeleton',
  WorkScreen: 'WorkSkeleton',
};

const stories = ownFiles(/^stories\/.*\.stories\.tsx$/).map(textOf);

test('Every screen is in the list of mandatory states.', () => {
  const screens = ownFiles(/^src\/features\/.*Screen\.tsx$/).map((file) => basename(file, '.tsx'));
  expect(screens.toSorted()).toEqual(Object.keys(MANDATORY).toSorted());
});

test.each(Object.entries(MANDATORY))('%s is shown in every state it must have.', (screen, states) => {
  const shown = stories.filter((text) => text.includes(`/${screen}.tsx'`) || text.includes("/ReadingRoom.tsx'")).join('\n');
  expect(states.filter((state) => !new RegExp(`export const ${state}\\b`).test(shown))).toEqual([]);
});

test('Every screen that a loader fills is shown while it loads.', () => {
  const routes = ownFiles(/^src\/routes\/\$lang\/.*\.tsx$/)
    .map(textOf)
    .filter((route) => /\bloader: (async )?\(\{/.test(route));
  const named = /\/([A-Za-z]+Screen)\.tsx'|\bload([A-Z][A-Za-z]+Screen)\b/;
  const screens = routes.flatMap((route) => {
    const [, imported, loaded] = named.exec(route.replace(/.*WorkElsewhere.*/, '')) ?? [];
    return imported ?? loaded ?? [];
  });
  expect(screens.toSorted()).toEqual(Object.keys(SKELETONS).toSorted());
  const unshown = routes.filter((route) => !/\bpendingComponent: /.test(route) || !/(pendingComponent: |<)[A-Za-z]+Skeleton\b/.test(route));
  expect(unshown).toEqual([]);
});

test.each(Object.values(SKELETONS))('%s has a story of its own.', (skeleton) => {
  const shown = stories.filter((text) => text.includes(`/${skeleton}.tsx'`)).join('\n');
  expect(shown).toMatch(/export const Loading\b/);
});

test('The shell is shown while the next page loads, and when it fails to.', () => {
  const shell = textOf('stories/features/shell/SiteShell.stories.tsx');
  expect(['Filled', 'Loading', 'Failed', 'Long'].filter((state) => !shell.includes(`export const ${state}:`))).toEqual([]);
});
