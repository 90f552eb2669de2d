import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BlankCover } from '#src/entities/work/BlankCover.tsx';
import { LONG_TITLE } from '#stories/catalogue/works.ts';

const meta: Meta<typeof BlankCover> = {
  title: 'Entities/BlankCover',
  component: BlankCover,
  args: { title: 'Tiệm sách ngày mưa', alt: 'Tiệm sách ngày mưa' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: 200, blockSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof BlankCover>;

export const Filled: Story = {};
export const Long: Story = { args: { title: LONG_TITLE.ja, alt: LONG_TITLE.ja } };
