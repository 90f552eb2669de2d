import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TitledScreen } from '#src/ui/titled-screen/TitledScreen.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof TitledScreen> = {
  title: 'Ui/TitledScreen',
  component: TitledScreen,
  tags: ['autodocs'],
  parameters: usage(
    'For screens of one column under a title: most of those that are not lists of works.',
    'Not for home, work and reader, which have layouts of their own.',
  ),
  args: { title: 'Thể loại', children: <p>Tất cả truyện</p> },
};
export default meta;

type Story = StoryObj<typeof TitledScreen>;

export const Filled: Story = {};
export const Foreign: Story = { args: { title: 'search results for 雨', titleLang: 'en' } };
export const Long: Story = { args: { title: '長い見出し'.repeat(30) } };
