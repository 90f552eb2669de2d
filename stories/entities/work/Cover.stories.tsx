import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Cover } from '#src/entities/work/Cover.tsx';
import { cover, LONG_TITLE, theWork } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Cover> = {
  title: 'Entities/Cover',
  component: Cover,
  tags: ['autodocs'],
  parameters: usage(
    'Wherever a work is shown by its picture: it keeps 2:3 and moves nothing when it arrives.',
    'Not for pages of chapters, whose proportions differ.',
  ),
  args: { data: cover(theWork), title: theWork.title, alt: theWork.title, sizes: '200px', loading: 'now' },
};
export default meta;

type Story = StoryObj<typeof Cover>;

export const Filled: Story = {};
export const Near: Story = { args: { loading: 'near' } };
export const Missing: Story = { args: { data: null, title: LONG_TITLE.ja, alt: LONG_TITLE.ja } };
export const Veiled: Story = { args: { isVeiled: true } };
