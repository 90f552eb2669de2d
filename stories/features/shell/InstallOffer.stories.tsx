import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { InstallOffer } from '#src/features/shell/InstallOffer.tsx';

const meta: Meta<typeof InstallOffer> = {
  title: 'Features/InstallOffer',
  component: InstallOffer,
  args: { siteName: 'Truyện Đôi', isOffered: true, onAccept: fn(), onRefuse: fn() },
};
export default meta;

type Story = StoryObj<typeof InstallOffer>;

export const Filled: Story = {};
export const FilledInJapanese: Story = { args: { siteName: 'ふたご書庫' } };
export const Long: Story = { args: { siteName: 'Truyện Đôi của những người đọc khuya nhất thành phố' } };
/** Accepted, refused, or not to be installed: nothing is shown. */
export const Empty: Story = { args: { isOffered: false } };
