import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PageActionsSheet } from '#src/features/reader/chrome/PageActionsSheet.tsx';
import { drawPicture } from '#stories/catalogue/reader-pictures.ts';

const meta: Meta<typeof PageActionsSheet> = {
  title: 'Features/Reader/PageActionsSheet',
  component: PageActionsSheet,
  args: {
    number: 3,
    sources: drawPicture(3, 800, 1200).sources,
    chapterName: 'Chương 12',
    workTitle: 'Tiệm sách ngày mưa',
    address: 'http://vi.localhost:3000/comic/12/345',
    supportMail: 'help@example.org',
    onClose: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof PageActionsSheet>;

export const Filled: Story = {};
export const WithoutMail: Story = { args: { supportMail: undefined } };
