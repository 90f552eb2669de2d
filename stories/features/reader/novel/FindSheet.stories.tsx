import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FindSheet } from '#src/features/reader/novel/find/FindSheet.tsx';

const meta: Meta<typeof FindSheet> = {
  title: 'Features/Reader/FindSheet',
  component: FindSheet,
  parameters: { layout: 'fullscreen' },
  args: { count: 0, now: 0, onQuery: () => undefined, onStep: () => undefined, onClose: () => undefined },
};
export default meta;

type Story = StoryObj<typeof FindSheet>;

export const Empty: Story = { args: { query: '' } };
export const Filled: Story = { args: { query: 'người khách', count: 17, now: 3 } };
export const NotFound: Story = { args: { query: '書庫の扉' } };
export const Long: Story = { args: { query: 'một câu rất dài '.repeat(12), count: 12_345, now: 12_345 } };
