import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BookPage, StoryLink, WideTable } from './BookPage.tsx';
import { screenStates, STATES, type ScreenStates } from './screen-states.ts';
import type { ListedStory } from './story-list.ts';
import { storyFiles } from './story-list.ts?stories';

const ROOMS = [
  ['Book', 'pages about the whole: tokens, empty states, errors, strangers’ words'],
  ['Features', 'every screen, in every state it can be in'],
  ['Entities', 'what several screens show: works, chapters, comments, people'],
  ['Ui', 'parts that know no word of the trade; each page says when to use one and when not'],
  ['Machines', 'every statechart, drawn, running, with a button for each event'],
] as const;

function StartHere() {
  const screens = screenStates(storyFiles);
  return (
    <BookPage title="Futago, every screen and part in every state">
      <h2>What is here</h2>
      <dl>
        {ROOMS.map(([room, words]) => (
          <div key={room}>
            <dt>
              <strong>{room}</strong> ({storiesIn(room).length})
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <h2>How to review</h2>
      <ol>
        <li>Choose a screen and a state in the table below, or press T and walk through the sidebar.</li>
        <li>Choose language and scheme above the story; the accent alone can be taken from the twin.</li>
        <li>Choose a width: 360, 768, 1280 or 1920 pixels. It is a window of its own, in which everything answers to its size.</li>
        <li>
          Choose a direction: text in rows or columns, pages from either side. It changes {tagged('direction').length} stories of the
          reader; the filter of the sidebar finds them by the tag <em>direction</em>.
        </li>
        <li>
          Choose a network: slow shows what stands there while the answer is awaited, offline what is said then. It changes{' '}
          {tagged('network').length} stories, tagged <em>network</em>; the others show the same on any network, and so does the site.
        </li>
        <li>Look into the panel below for what axe finds. Every story passes in both languages and schemes, or a test fails.</li>
      </ol>
      <h2>Screens by state</h2>
      <ScreenTable screens={screens} />
    </BookPage>
  );
}

function ScreenTable({ screens }: { readonly screens: readonly ScreenStates[] }) {
  const columns = [...STATES, 'other'] as const;
  const count = (column: (typeof columns)[number]) => screens.reduce((sum, { stories }) => sum + (stories.get(column)?.length ?? 0), 0);
  return (
    <WideTable label="Screens by state">
      <thead>
        <tr>
          <th scope="col">Screen</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column === 'other' ? 'Of its own' : column} ({count(column)})
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {screens.map(({ screen, stories }) => (
          <tr key={screen}>
            <th scope="row">{screen}</th>
            {columns.map((column) => (
              <td key={column}>
                <Links stories={stories.get(column) ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function Links({ stories }: { readonly stories: readonly ListedStory[] }) {
  return stories.map(({ id, state }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <StoryLink id={id}>{state}</StoryLink>
    </span>
  ));
}

function storiesIn(room: string): readonly ListedStory[] {
  return storyFiles.filter(({ title }) => title.startsWith(`${room}/`)).flatMap(({ stories }) => stories);
}

function tagged(tag: string): readonly ListedStory[] {
  return storyFiles.filter(({ tags }) => tags.includes(tag)).flatMap(({ stories }) => stories);
}

const meta: Meta<typeof StartHere> = { title: 'Book/Start here', component: StartHere };
export default meta;

export const Contents: StoryObj<typeof StartHere> = {};
