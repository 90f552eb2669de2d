import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { SaveButton } from '#src/features/shelf/SaveButton.tsx';
import { FILLED_SHELF, shelfWith } from '#stories/catalogue/shelf.ts';

const meta: Meta<typeof SaveButton> = {
  title: 'Features/SaveButton',
  component: SaveButton,
  args: { chapterKey: '8/45', view: { ...FILLED_SHELF, chapters: [] }, onIntent: fn() },
};
export default meta;

type Story = StoryObj<typeof SaveButton>;

export const Unsaved: Story = {};
export const Checking: Story = { args: { view: shelfWith(['8/45', { stage: 'checking' }]) } };
export const Saving: Story = { args: { view: shelfWith(['8/45', { stage: 'downloading', progress: { stored: 3, total: 20 } }]) } };
export const Verifying: Story = { args: { view: shelfWith(['8/45', { stage: 'verifying' }]) } };
export const Saved: Story = { args: { view: FILLED_SHELF } };
export const Outdated: Story = { args: { view: FILLED_SHELF, contentHash: 'two' } };
export const Failed: Story = { args: { view: shelfWith(['8/45', { stage: 'failed', problem: 'noRoom' }]) } };
export const Denied: Story = { args: { view: shelfWith(['8/45', { stage: 'failed', problem: 'denied' }]) } };
export const Gone: Story = { args: { view: shelfWith(['8/45', { stage: 'failed', problem: 'gone' }]) } };
export const InRow: Story = { args: { shape: 'row' } };
export const SavingInRow: Story = {
  args: { shape: 'row', view: shelfWith(['8/45', { stage: 'downloading', progress: { stored: 3, total: 20 } }]) },
};
export const SavedInRow: Story = { args: { shape: 'row', view: FILLED_SHELF } };
export const FailedInRow: Story = { args: { shape: 'row', view: shelfWith(['8/45', { stage: 'failed', problem: 'damaged' }]) } };
