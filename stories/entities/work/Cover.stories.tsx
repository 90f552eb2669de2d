import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Cover } from '#src/entities/work/Cover.tsx';
import { cover, LONG_TITLE, theWork } from '#stories/catalogue/works.ts';

const meta: Meta<typeof Cover> = {
  title: 'Entities/Cover',
  component: Cover,
  args: { data: cover(theWork), title: theWork.title, alt: theWork.title, sizes: '200px', loading: 'now' },
};
export default meta;

type Story = StoryObj<typeof Cover>;

export const Filled: Story = {};
export const Near: Story = { args: { loading: 'near' } };
export const Missing: Story = { args: { data: null, title: LONG_TITLE.ja, alt: LONG_TITLE.ja } };
export const Veiled: Story = { args: { isVeiled: true } };
