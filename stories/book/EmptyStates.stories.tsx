import { composeStories } from '@storybook/react';
import type { ComponentType } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as comments from '../features/comments/CommentsSection.stories.tsx';
import * as creator from '../features/creator/CreatorScreen.stories.tsx';
import * as following from '../features/history/FollowingScreen.stories.tsx';
import * as genres from '../features/genres/GenresScreen.stories.tsx';
import * as history from '../features/history/HistoryScreen.stories.tsx';
import * as home from '../features/home/HomeScreen.stories.tsx';
import * as inspector from '../features/inspector/InspectorScreen.stories.tsx';
import * as ownComments from '../features/comments/OwnComments.stories.tsx';
import * as ownWork from '../features/upload/OwnWorkScreen.stories.tsx';
import * as page from '../features/pages/PageScreen.stories.tsx';
import * as ranking from '../features/ranking/RankingScreen.stories.tsx';
import * as search from '../features/search/SearchScreen.stories.tsx';
import * as shelf from '../features/shelf/ShelfScreen.stories.tsx';
import * as upload from '../features/upload/UploadScreen.stories.tsx';
import * as work from '../features/work/WorkScreen.stories.tsx';
import { BookPage, Specimen } from './BookPage.tsx';

type Shown = ComponentType & { readonly id: string };

const EMPTY: ReadonlyArray<readonly [name: string, Story: Shown]> = [
  ['Home without works', composeStories(home).Empty],
  ['Genres without a work', composeStories(genres).Empty],
  ['Ranking without views', composeStories(ranking).Empty],
  ['Search without a match', composeStories(search).Empty],
  ['Creator without works', composeStories(creator).Empty],
  ['Work without chapters', composeStories(work).Empty],
  ['Chapters that no filter leaves', composeStories(work).NoMatch],
  ['No comments', composeStories(comments).Empty],
  ['No comments of one’s own', composeStories(ownComments).Empty],
  ['No history', composeStories(history).Empty],
  ['Nobody is followed', composeStories(following).Empty],
  ['Nothing saved', composeStories(shelf).Empty],
  ['Nothing uploaded', composeStories(upload).Empty],
  ['Own work without chapters', composeStories(ownWork).Empty],
  ['Page without words', composeStories(page).Empty],
  ['Nothing to inspect', composeStories(inspector).Empty],
];

function EmptyStates() {
  return (
    <BookPage title="Empty states">
      <p>
        What stands where there is nothing: a drawing of our own, one sentence, one way on. Sentences that the specification quotes stay as
        it quotes them, on both sites.
      </p>
      {EMPTY.map(([name, Story]) => (
        <Specimen key={Story.id} name={name} id={Story.id} lang={document.documentElement.lang}>
          <Story />
        </Specimen>
      ))}
    </BookPage>
  );
}

const meta: Meta<typeof EmptyStates> = {
  title: 'Book/Empty states',
  component: EmptyStates,
  // Several screens stand on this page, each with landmarks of its own.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
export default meta;

export const All: StoryObj<typeof EmptyStates> = {};
