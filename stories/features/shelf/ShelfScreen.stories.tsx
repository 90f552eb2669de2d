import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { ShelfScreen } from '#src/features/shelf/ShelfScreen.tsx';
import { ShelfWithoutScript } from '#src/features/shelf/ShelfWithoutScript.tsx';
import { FILLED_SHELF, LONG_SHELF, shelfWith } from '#stories/catalogue/shelf.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof ShelfScreen> = {
  title: 'Features/ShelfScreen',
  component: ShelfScreen,
  tags: ['network'],
  parameters: network<ComponentProps<typeof ShelfScreen>>({
    slow: { view: shelfWith(['8/45', { stage: 'downloading', progress: { stored: 14, total: 40 } }]) },
    offline: { view: shelfWith(['8/45', { stage: 'stranded' }]) },
  }),
  args: { view: FILLED_SHELF, onIntent: fn() },
};
export default meta;

type Story = StoryObj<typeof ShelfScreen>;

export const Filled: Story = {};
export const Empty: Story = { args: { view: { ...FILLED_SHELF, chapters: [] } } };
export const Loading: Story = { args: { view: null } };
export const Denied: Story = { args: { view: 'denied' } };
export const WithoutScript: Story = { render: () => <ShelfWithoutScript /> };
export const Saving: Story = {
  args: { view: shelfWith(['8/45', { stage: 'downloading', progress: { stored: 14, total: 40 } }], ['8/46', { stage: 'queued' }]) },
};
export const Failed: Story = {
  args: { view: shelfWith(['8/45', { stage: 'failed', problem: 'noRoom' }], ['8/46', { stage: 'failed', problem: 'damaged' }]) },
};
export const Removing: Story = { args: { view: { ...FILLED_SHELF, savings: new Map([['8/46', { stage: 'removing' }]]) } } };
export const Offline: Story = { args: { view: shelfWith(['8/45', { stage: 'stranded' }]) } };
export const Long: Story = { args: { view: LONG_SHELF } };
