import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { LanguageSwitch } from '#src/ui/language-switch/LanguageSwitch.tsx';

const meta: Meta<typeof LanguageSwitch> = {
  title: 'Ui/LanguageSwitch',
  component: LanguageSwitch,
  args: {
    current: 'vi',
    languages: [
      { code: 'vi', name: 'Tiếng Việt', href: 'http://vi.localhost:3000/' },
      { code: 'ja', name: '日本語', href: 'http://ja.localhost:3000/' },
    ],
    onChoose: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof LanguageSwitch>;

export const Vietnamese: Story = {};
export const Japanese: Story = { args: { current: 'ja' } };
