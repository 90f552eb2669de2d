import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import { composeStories } from '@storybook/react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { ProfileScreen } from '#src/features/account/profile/ProfileScreen.tsx';
import { CommentsSection } from '#src/features/comments/CommentsSection.tsx';
import { CreatorScreen } from '#src/features/creator/CreatorScreen.tsx';
import { NotFoundScreen } from '#src/features/failure/NotFoundScreen.tsx';
import { GenresScreen } from '#src/features/genres/GenresScreen.tsx';
import { HistoryScreen } from '#src/features/history/HistoryScreen.tsx';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { RankingScreen } from '#src/features/ranking/RankingScreen.tsx';
import { SearchScreen } from '#src/features/search/SearchScreen.tsx';
import { ShelfScreen } from '#src/features/shelf/ShelfScreen.tsx';
import { NO_SUGGESTIONS } from '#src/features/search/search-view.ts';
import { WorkScreen } from '#src/features/work/WorkScreen.tsx';
import { LAN, PROFILE_STAGES, viewer } from '#stories/catalogue/account.ts';
import { NO_PINS } from '#src/entities/comment/comment-pin.ts';
import { ORIGINS, SHOWN_COMMENTS, thread } from '#stories/catalogue/comments.ts';
import { creator } from '#stories/catalogue/creators.ts';
import { hostile, HOSTILE, HOSTILE_TEXT } from '#stories/catalogue/hostile.ts';
import { comicChapter, novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { genres, home, ranking, work } from '#stories/catalogue/screens.ts';
import { searchData } from '#stories/catalogue/search.ts';
import { FILLED_SHELF, shelfChapter } from '#stories/catalogue/shelf.ts';
import { LIMITS, NOTHING_UNSAVED, ownWork, ROWS, uploads } from '#stories/catalogue/upload.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import * as ownWorkStories from '../features/upload/OwnWorkScreen.stories.tsx';
import { ReadingRoom } from '../features/reader/ReadingRoom.tsx';

const WORKS = worksOf('vi', 10).map((making, index) => ({
  ...making,
  title: hostile(index),
  chapterTitle: hostile(index + 3),
  hasCover: index % 2 === 0,
}));
const NOW = new Date('2026-11-21T15:00:00').getTime();
const OwnWork = composeStories(ownWorkStories).Filled;

const meta: Meta = {
  title: 'Book/Hostile content',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <div style={parameters['fillsWindow'] === true ? undefined : { padding: 'var(--p-gutter)' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj;

export const Home: Story = { render: () => <HomeScreen data={home(WORKS)} siteName="Truyện Đôi" /> };
export const Genres: Story = { render: () => <GenresScreen data={genres(WORKS)} view={{}} /> };
export const Ranking: Story = { render: () => <RankingScreen data={ranking(WORKS)} view={{}} /> };
export const Search: Story = {
  render: () => (
    <SearchScreen
      data={searchData(WORKS.map((making, index) => ({ work: making, otherName: hostile(index + 5), creator: hostile(index + 7) })))}
      view={{ query: hostile(0) }}
      suggestions={NO_SUGGESTIONS}
      onIntent={fn()}
    />
  ),
};
export const Creator: Story = {
  render: () => <CreatorScreen data={creator('vi', WORKS, { name: hostile(0) })} view={{}} language="vi" twinOrigin={SITE_ORIGINS.ja} />,
};
export const Work: Story = {
  render: () => (
    <WorkScreen
      data={work({
        id: '8',
        title: hostile(0),
        language: 'vi',
        format: 'COMIC',
        description: HOSTILE_TEXT,
        chapterTitle: hostile(4),
        hasTwin: true,
      })}
      view={{}}
      isWarningAccepted
      origins={SITE_ORIGINS}
      onWarningAccept={fn()}
      onChaptersFilter={fn()}
    />
  ),
};
export const Comic: Story = {
  render: () => <ReadingRoom data={comicChapter({ workTitle: hostile(0), title: hostile(3) })} />,
  parameters: { fillsWindow: true },
};
export const Novel: Story = {
  render: () => (
    <ReadingRoom
      data={novelChapter(
        { blocks: HOSTILE.map((text, index) => ({ kind: 'paragraph', id: `b${index}`, runs: [text] })), notes: [] },
        { workTitle: hostile(1), title: hostile(0) },
      )}
    />
  ),
  parameters: { fillsWindow: true },
};
export const History: Story = {
  render: () => (
    <HistoryScreen
      view={{
        entries: HOSTILE.map((title, index) => ({
          id: `${index}`,
          title,
          chapter: { id: '1', number: '12', title: hostile(index + 1) },
          next: { id: '2', number: '13', title: hostile(index + 2) },
          cover: null,
          reading_at: NOW - index * 7_200_000,
          progress: 0.4,
        })),
        now: NOW,
        isIncognito: false,
        news: { kind: 'removed', title: hostile(0) },
      }}
      onVerb={fn()}
    />
  ),
};
export const Shelf: Story = {
  render: () => (
    <ShelfScreen
      view={{
        ...FILLED_SHELF,
        chapters: HOSTILE.map((title, index) =>
          shelfChapter(`8/${index + 1}`, `${index}`, { title: hostile(index + 2), work: { id: `${index}`, title, cover: null } }),
        ),
      }}
      onIntent={fn()}
    />
  ),
};
export const Comments: Story = {
  render: () => (
    <CommentsSection
      view={{
        ...SHOWN_COMMENTS,
        threads: HOSTILE.map((text, index) => thread({ id: `${40 + index}`, text, author: { id: `${index}`, name: hostile(index + 1) } })),
      }}
      reader={{ id: LAN.id, name: hostile(0), avatarUrl: null }}
      loginHref="/login"
      pageUrl="/comic/1?comments=[page]#comments"
      origins={ORIGINS}
      pins={NO_PINS}
      unsavedIn={() => NOTHING_UNSAVED}
      onIntent={fn()}
    />
  ),
};
export const Profile: Story = {
  render: () => (
    <ProfileScreen
      data={viewer({ name: hostile(0) })}
      days={[]}
      stages={PROFILE_STAGES}
      onSave={fn()}
      onAvatarChoose={fn()}
      onAvatarRemove={fn()}
      onExport={fn()}
      onDelete={fn()}
    />
  ),
};
export const Upload: Story = {
  render: () => (
    <OwnWork
      data={ownWork({ title: hostile(0), description: HOSTILE_TEXT })}
      limits={LIMITS}
      uploads={uploads(ROWS.map((row, index) => ({ ...row, name: `${hostile(index)}.cbz` })))}
    />
  ),
};
export const NotFound: Story = {
  render: () => <NotFoundScreen path={`/${hostile(0)}/${hostile(3)}`} supportMail="hotro@truyendoi.example" onLeave={fn()} />,
};
