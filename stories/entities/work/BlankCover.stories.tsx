import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BlankCover } from '#src/entities/work/BlankCover.tsx';
import { LONG_TITLE } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof BlankCover> = {
  title: 'Entities/BlankCover',
  component: BlankCover,
  tags: ['autodocs'],
  parameters: usage(
    'In place of the cover of a work that has none; Cover does so by itself.',
    'Not while a cover loads: PictureGround keeps the place then.',
  ),
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
/** Beside a row: too small for words. */
export const Small: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: 56, blockSize: 84 }}>
        <Story />
      </div>
    ),
  ],
};
export const Long: Story = { args: { title: LONG_TITLE.ja, alt: LONG_TITLE.ja } };
