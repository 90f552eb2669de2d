import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { userEvent, within } from 'storybook/test';
import { ForAllField } from '#src/features/reader/settings/ForAllField.tsx';

const meta: Meta<typeof ForAllField> = {
  title: 'Features/Reader/ForAllField',
  component: ForAllField,
  args: { words: 'layout-double', onForAll: () => {} },
};
export default meta;

type Story = StoryObj<typeof ForAllField>;

export const Empty: Story = {};
export const Chosen: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
};
