import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { HelpSheet } from '#src/features/reader/settings/HelpSheet.tsx';

const meta: Meta<typeof HelpSheet> = {
  title: 'Features/Reader/HelpSheet',
  component: HelpSheet,
  args: {
    isOpen: true,
    view: { layout: 'paged', direction: 'ltr' },
    taps: 'auto',
    flow: 'scroll',
    words: '',
    onKeysChange: () => {},
    onClose: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof HelpSheet>;

export const Filled: Story = {};
export const Changed: Story = { args: { words: 'nextChapter:j nextChapter:l previousChapter: toggleChrome:x' } };
export const InStrip: Story = { args: { view: { layout: 'strip', direction: 'ltr' } } };
export const OwnZones: Story = { args: { taps: 'kindle' } };
export const WithoutZones: Story = { args: { taps: 'off' } };
export const InNovel: Story = { args: { view: null } };
export const InPagedNovel: Story = { args: { view: null, flow: 'pages' } };
