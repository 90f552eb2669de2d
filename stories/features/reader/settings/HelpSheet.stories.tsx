import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { HelpSheet } from '#src/features/reader/settings/HelpSheet.tsx';

const meta: Meta<typeof HelpSheet> = {
  title: 'Features/Reader/HelpSheet',
  component: HelpSheet,
  args: { isOpen: true, view: { layout: 'paged', direction: 'ltr' }, words: '', onKeysChange: () => {}, onClose: () => {} },
};
export default meta;

type Story = StoryObj<typeof HelpSheet>;

export const Filled: Story = {};
export const Changed: Story = { args: { words: 'nextChapter:j nextChapter:l previousChapter: toggleChrome:x' } };
export const InNovel: Story = { args: { view: null } };
