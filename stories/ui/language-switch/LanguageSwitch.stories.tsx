import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { LanguageSwitch } from '#src/ui/language-switch/LanguageSwitch.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof LanguageSwitch> = {
  title: 'Ui/LanguageSwitch',
  component: LanguageSwitch,
  tags: ['autodocs'],
  parameters: usage(
    'In header and footer: to the same page on the twin site.',
    "Not to read a work in the other language: the work's twin link does that.",
  ),
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
