import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FollowedWork } from '#src/entities/work/FollowedWork.tsx';
import { followed } from '#stories/catalogue/followed.ts';
import { LONG_TITLE, theWork } from '#stories/catalogue/works.ts';

const meta: Meta<typeof FollowedWork> = {
  title: 'Entities/FollowedWork',
  component: FollowedWork,
  args: { data: followed(theWork, 3) },
};
export default meta;

type Story = StoryObj<typeof FollowedWork>;

export const Filled: Story = {};
export const AllRead: Story = { args: { data: followed(theWork, 0) } };
export const Sensitive: Story = { args: { data: followed({ ...theWork, isSensitive: true }, 1) } };
export const WithoutCover: Story = { args: { data: followed({ ...theWork, hasCover: false }, 12) } };
export const Long: Story = { args: { data: followed({ ...theWork, title: LONG_TITLE.vi, chapterTitle: LONG_TITLE.vi }, 1234) } };
