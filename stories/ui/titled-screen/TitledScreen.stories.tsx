import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TitledScreen } from '#src/ui/titled-screen/TitledScreen.tsx';

const meta: Meta<typeof TitledScreen> = {
  title: 'Ui/TitledScreen',
  component: TitledScreen,
  args: { title: 'Thể loại', children: <p>Tất cả truyện</p> },
};
export default meta;

type Story = StoryObj<typeof TitledScreen>;

export const Filled: Story = {};
export const Foreign: Story = { args: { title: 'search results for 雨', titleLang: 'en' } };
export const Long: Story = { args: { title: '長い見出し'.repeat(30) } };
