import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { NewChapter } from '#src/features/work/NewChapter.tsx';
import { publishedChapter, LONG_TITLE } from '#stories/catalogue/works.ts';

const meta: Meta<typeof NewChapter> = {
  title: 'Features/NewChapter',
  component: NewChapter,
  args: { workId: '8', data: publishedChapter(13, 'Chiếc ô biết nói'), onDismiss: fn() },
};
export default meta;

type Story = StoryObj<typeof NewChapter>;

export const Filled: Story = {};
export const Empty: Story = { args: { data: null } };
export const Long: Story = { args: { data: publishedChapter(1234.5, LONG_TITLE.vi.repeat(2)) } };
