import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ProfileScreen } from '#src/features/account/profile/ProfileScreen.tsx';
import { GenresScreen } from '#src/features/genres/GenresScreen.tsx';
import { FollowingScreen } from '#src/features/history/FollowingScreen.tsx';
import { HistoryScreen } from '#src/features/history/HistoryScreen.tsx';
import { NO_SUGGESTIONS } from '#src/features/search/search-view.ts';
import { SearchScreen } from '#src/features/search/SearchScreen.tsx';
import { ShelfScreen } from '#src/features/shelf/ShelfScreen.tsx';
import { UploadScreen } from '#src/features/upload/UploadScreen.tsx';
import { PROFILE_STAGES, viewer } from '#stories/catalogue/account.ts';
import { genres } from '#stories/catalogue/screens.ts';
import { searchData } from '#stories/catalogue/search.ts';
import { LIMITS } from '#stories/catalogue/upload.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const nothing = (): void => undefined;

const HISTORY = <HistoryScreen view={{ entries: [], now: 0, isIncognito: false, news: null }} onVerb={nothing} />;
const FOLLOWING = <FollowingScreen view={{ stage: 'loading' }} onVerb={nothing} />;

const SCREENS: readonly ReactNode[] = [
  <GenresScreen key="genres" data={genres(worksOf('vi', 1))} view={{}} />,
  <SearchScreen key="search" data={searchData([])} view={{}} suggestions={NO_SUGGESTIONS} onIntent={nothing} />,
  HISTORY,
  FOLLOWING,
  <ShelfScreen key="shelf" view={null} onIntent={nothing} />,
  <UploadScreen
    key="upload"
    data={[]}
    position={{ page: 1, perPage: 100, totalItems: 0 }}
    limits={LIMITS}
    stage={{ kind: 'editing' }}
    onChoose={nothing}
  />,
  <ProfileScreen
    key="profile"
    data={viewer()}
    days={[]}
    stages={PROFILE_STAGES}
    onSave={nothing}
    onAvatarChoose={nothing}
    onAvatarRemove={nothing}
    onExport={nothing}
    onDelete={nothing}
  />,
];

afterEach(() => page.viewport(414, 896));

test('Headings of all screens begin at the same height, so that none jumps as one goes from place to place.', async () => {
  await page.viewport(360, 740);
  const { host, show } = renderPart(null);
  const tops = SCREENS.map((screen) => {
    show(screen);
    return host.querySelector('h1')?.getBoundingClientRect().top;
  });
  expect(new Set(tops)).toEqual(new Set([24]));
});

test.each([360, 768, 1280])(
  'The tabs of the history stay where they are as one goes to the works that are followed (%d wide).',
  async (width) => {
    await page.viewport(width, 740);
    const { host, show } = renderPart(null);
    const [history, following] = [HISTORY, FOLLOWING].map((screen) => {
      show(screen);
      return [...host.querySelectorAll('nav a')].map((link) => link.getBoundingClientRect().toJSON() as unknown);
    });
    expect(history).toHaveLength(2);
    expect(following).toEqual(history);
  },
);
