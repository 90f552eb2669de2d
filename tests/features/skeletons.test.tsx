import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import '#src/ui/tokens.css';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ProfileScreen } from '#src/features/account/profile/ProfileScreen.tsx';
import { ProfileSkeleton } from '#src/features/account/profile/ProfileSkeleton.tsx';
import { GenresScreen } from '#src/features/genres/GenresScreen.tsx';
import { GenresSkeleton } from '#src/features/genres/GenresSkeleton.tsx';
import { FollowingScreen } from '#src/features/history/FollowingScreen.tsx';
import { HistoryScreen } from '#src/features/history/HistoryScreen.tsx';
import type { ShownEntry } from '#src/features/history/history-view.ts';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { HomeSkeleton } from '#src/features/home/HomeSkeleton.tsx';
import { NO_SUGGESTIONS } from '#src/features/search/search-view.ts';
import { SearchScreen } from '#src/features/search/SearchScreen.tsx';
import { SearchSkeleton } from '#src/features/search/SearchSkeleton.tsx';
import { OwnWorkScreen } from '#src/features/upload/works/OwnWorkScreen.tsx';
import { UploadScreen } from '#src/features/upload/UploadScreen.tsx';
import { UploadSkeleton } from '#src/features/upload/UploadSkeleton.tsx';
import { WorkScreen } from '#src/features/work/WorkScreen.tsx';
import { WorkSkeleton } from '#src/features/work/WorkSkeleton.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { PROFILE_STAGES, readingDays, viewer } from '#stories/catalogue/account.ts';
import { following } from '#stories/catalogue/followed.ts';
import { genres, home, work } from '#stories/catalogue/screens.ts';
import { searchData } from '#stories/catalogue/search.ts';
import { GENRES, LIMITS, NOTHING_UNSAVED, ownWork, ownWorks, uploads, WORK_STAGES } from '#stories/catalogue/upload.ts';
import { worksOf, type WorkMaking } from '#stories/catalogue/works.ts';

/** Works with titles of one line. */
function shortWorks(language: 'vi' | 'ja'): readonly WorkMaking[] {
  return worksOf(language, 10).map((making) => ({ ...making, title: language === 'vi' ? 'Mưa' : '雨', chapterTitle: null }));
}

const QUIET = { now: 1_790_000_000_000, isIncognito: false, news: null };

function read(id: string): ShownEntry {
  const chapter = { id, number: '1', title: null };
  return { id, title: 'Mưa', chapter, next: null, cover: null, reading_at: QUIET.now, progress: 0.5 };
}

const SCREENS: Readonly<Record<string, readonly [Skeleton: ComponentType, screen: (language: 'vi' | 'ja') => ReactNode]>> = {
  home: [HomeSkeleton, (language) => <HomeScreen data={home(shortWorks(language))} siteName="" />],
  genres: [GenresSkeleton, (language) => <GenresScreen data={genres(shortWorks(language))} view={{}} />],
  search: [
    SearchSkeleton,
    (language) => (
      <SearchScreen
        data={searchData(shortWorks(language).map((made) => ({ work: { ...made, format: 'COMIC' as const }, creator: 'Lê Mai' })))}
        view={{ query: 'a' }}
        suggestions={NO_SUGGESTIONS}
        onIntent={() => undefined}
      />
    ),
  ],
  'search for nothing': [
    () => <SearchSkeleton isAsked={false} />,
    () => <SearchScreen data={searchData([])} view={{}} suggestions={NO_SUGGESTIONS} onIntent={() => undefined} />,
  ],
  following: [
    () => <FollowingScreen view={{ stage: 'loading' }} onVerb={() => undefined} />,
    (language) => {
      const data = following(shortWorks(language).slice(0, 6));
      return <FollowingScreen view={{ stage: 'shown', data, dropped: new Set(['1']), news: null }} onVerb={() => undefined} />;
    },
  ],
  profile: [
    ProfileSkeleton,
    () => (
      <ProfileScreen
        data={viewer()}
        days={readingDays()}
        stages={PROFILE_STAGES}
        onSave={() => undefined}
        onAvatarChoose={() => undefined}
        onAvatarRemove={() => undefined}
        onExport={() => undefined}
        onDelete={() => undefined}
      />
    ),
  ],
  history: [
    () => <HistoryScreen view={{ entries: null, ...QUIET }} onVerb={() => undefined} />,
    () => <HistoryScreen view={{ entries: ['1', '2', '3'].map(read), ...QUIET }} onVerb={() => undefined} />,
  ],
  upload: [
    () => <UploadSkeleton of="works" />,
    () => (
      <UploadScreen
        data={ownWorks(3)}
        position={{ page: 1, perPage: 100, totalItems: 3 }}
        limits={LIMITS}
        stage={{ kind: 'editing' }}
        onChoose={() => undefined}
      />
    ),
  ],
  'own work': [
    () => <UploadSkeleton of="work" />,
    () => (
      <OwnWorkScreen
        data={ownWork({ chapters: 3 })}
        limits={LIMITS}
        genres={GENRES}
        twins={[]}
        unsaved={NOTHING_UNSAVED}
        uploads={uploads([])}
        publicUrl={null}
        stages={WORK_STAGES}
        onChoose={() => undefined}
        onCover={() => undefined}
        onUpload={() => undefined}
        onSave={() => undefined}
        onDelete={() => undefined}
        onPublish={() => undefined}
      />
    ),
  ],
  work: [
    WorkSkeleton,
    (language) => (
      <WorkScreen
        data={work({ id: '8', title: 'Mưa', language, format: 'COMIC', description: '1\n2\n3', chapters: 10 })}
        view={{}}
        isWarningAccepted
        origins={SITE_ORIGINS}
        onWarningAccept={() => undefined}
        onChaptersFilter={() => undefined}
      />
    ),
  ],
};

afterEach(() => page.viewport(414, 896));

/** Parts whose place and size do not hang on how many genres or lines of description there are. */
const PARTS: Readonly<Record<string, string>> = {
  home: '[class*=_card_], [class*=_chapters_] li, [class*=_work_][data-rank], [class*=_updates_] h2',
  genres: '[class*=_tile_]',
  search: '[class*=_item_]',
  'search for nothing': '[class*=_state_], [class*=_state_] *',
  following: '[class*=_list_] > li, [class*=_row_]',
  profile:
    '[class*=_screen_] > [class*=_header_], [class*=_section_]:nth-child(-n + 3), [class*=_section_]:nth-child(-n + 3) :is([class*=_heading_], [class*=_field_], [class*=_form_], [class*=_languages_])',
  history: '[class*=_heading_], [class*=_list_] > li, [class*=_row_], [class*=_row_] > [class*=_cover_]',
  upload: 'header, h1, [class*=_sentence_], [role=group], [role=group] > p, caption, thead tr, tbody tr:nth-child(-n + 3)',
  'own work': '[class*=_back_], [class*=_header_], [role=group], [role=group] > *, [role=group] label',
  work: '[class*=_section_] li',
};
/** Parts that stand at one place, whatever the data. */
const FIXED: Readonly<Record<string, string>> = {
  home: '[class*=_updates_]',
  genres: 'h1, [class*=_choice_]',
  search: 'h1, [class*=_form_]',
  'search for nothing': 'h1, [class*=_form_]',
  following: 'h1, [class*=_links_]',
  profile: '[class*=_screen_] > [class*=_header_], [class*=_section_]:nth-child(4)',
  history: 'h1, [class*=_views_], [class*=_incognito_]',
  upload: 'h1, [role=group], table',
  'own work': '[class*=_back_], [role=group], [class*=_chapters_]',
  work: '[class*=_header_] > [class*=_cover_]',
};

/** Left, top, width and height of each part; tops are counted from that of the first. */
function shapes(host: HTMLElement, selector: string): number[][] {
  const boxes = [...host.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const top = boxes[0]?.top ?? 0;
  return boxes.map(({ x, y, width, height }) => [x, y - top, width, height].map(Math.round));
}

function starts(host: HTMLElement, selector: string): number[][] {
  return [...host.querySelectorAll(selector)].map((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return [x, y, width].map(Math.round);
  });
}

for (const language of ['vi', 'ja'] as const) {
  for (const width of [360, 768, 1280]) {
    test.each(Object.entries(SCREENS))(
      `The skeleton of %s has the size of its screen (${language}, ${width} wide).`,
      async (name, [Skeleton, screen]) => {
        await page.viewport(width, 900);
        const { host, show } = renderPart(<Skeleton />, language);
        const measure = () => [shapes(host, PARTS[name] ?? ''), starts(host, FIXED[name] ?? '')];
        const waiting = measure();
        show(screen(language));
        expect(waiting).toEqual(measure());
        expect(waiting[0]?.length).toBeGreaterThan(9);
      },
    );
  }
}
