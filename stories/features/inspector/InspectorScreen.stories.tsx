import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { DRAWINGS } from '#src/app/inspector/drawings.ts';
import { InspectorScreen } from '#src/features/inspector/InspectorScreen.tsx';
import { playbackOf, recordsOfTwoLoads } from '#stories/catalogue/inspector.ts';

const records = recordsOfTwoLoads();
const many = recordsOfTwoLoads(60);

const meta: Meta<typeof InspectorScreen> = {
  title: 'Features/Inspector/InspectorScreen',
  component: InspectorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    records,
    forgotten: 0,
    playback: playbackOf(records),
    drawings: DRAWINGS,
    problem: null,
    pages: [
      { id: 'one', since: 1_790_000_000_000, address: '/comic/8/146?inspect' },
      { id: 'two', since: 1_790_000_060_000, address: '/?inspect' },
    ],
    page: 'one',
    onWatchPage: fn(),
    onSpeed: fn(),
    onGoTo: fn(),
    onFollow: fn(),
    onStop: fn(),
    onReplay: fn(),
    onWatchLive: fn(),
    onSave: fn(),
    onOpen: fn(),
    onSend: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof InspectorScreen>;

export const Filled: Story = {};

export const Empty: Story = { args: { records: [], playback: playbackOf([]), pages: [], page: null } };

export const Recorded: Story = { args: { playback: playbackOf(records, { isLive: false, mode: 'standing', at: 8 }) } };

export const Failed: Story = { args: { problem: 'This is no recording of the inspector: the file is not JSON.' } };

export const Long: Story = { args: { records: many, forgotten: 17_950, playback: playbackOf(many, { mode: 'standing' }) } };
