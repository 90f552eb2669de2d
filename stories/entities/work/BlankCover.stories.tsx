import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BlankCover } from '#src/entities/work/BlankCover.tsx';
import { LONG_TITLE, worksOf } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';
import { globalsOf } from '#stories/toolbars/globals.ts';

const meta: Meta<typeof BlankCover> = {
  title: 'Entities/BlankCover',
  component: BlankCover,
  tags: ['autodocs'],
  parameters: usage(
    'In place of the cover of a work that has none; Cover does so by itself.',
    'Not while a cover loads: PictureGround keeps the place then.',
  ),
  args: { title: 'Tiệm sách ngày mưa', alt: 'Tiệm sách ngày mưa' },
  render: (args) => <Place inlineSize={200} {...args} />,
};
export default meta;

type Story = StoryObj<typeof BlankCover>;

function Place({ inlineSize, ...args }: ComponentProps<typeof BlankCover> & { readonly inlineSize: number }) {
  return (
    <div style={{ position: 'relative', inlineSize, blockSize: inlineSize * 1.5 }}>
      <BlankCover {...args} />
    </div>
  );
}

export const Filled: Story = {};
/** Six works of one shelf: a title keeps its cloth. */
export const Shelf: Story = {
  render: (_, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {worksOf(globalsOf(globals).language, 6).map(({ title }) => (
        <Place key={title} inlineSize={100} title={title} alt={title} />
      ))}
    </div>
  ),
};
/** Beside a row: too small for words. */
export const Small: Story = { render: (args) => <Place inlineSize={56} {...args} /> };
export const Long: Story = { args: { title: LONG_TITLE.ja, alt: LONG_TITLE.ja } };
