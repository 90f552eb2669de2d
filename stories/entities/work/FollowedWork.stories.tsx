import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FollowedWork } from '#src/entities/work/FollowedWork.tsx';
import { followed } from '#stories/catalogue/followed.ts';
import { LONG_TITLE, theWork } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof FollowedWork> = {
  title: 'Entities/FollowedWork',
  component: FollowedWork,
  tags: ['autodocs'],
  parameters: usage(
    'For a followed work and how many of its chapters wait.',
    'Not for works that nobody follows: it would always say none.',
  ),
  args: { data: followed(theWork, 3) },
};
export default meta;

type Story = StoryObj<typeof FollowedWork>;

export const Filled: Story = {};
export const AllRead: Story = { args: { data: followed(theWork, 0) } };
export const Sensitive: Story = { args: { data: followed({ ...theWork, isSensitive: true }, 1) } };
export const WithoutCover: Story = { args: { data: followed({ ...theWork, hasCover: false }, 12) } };
export const Long: Story = { args: { data: followed({ ...theWork, title: LONG_TITLE.vi, chapterTitle: LONG_TITLE.vi }, 1234) } };
