import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { PinField } from '#src/entities/comment/PinField.tsx';
import { PAGES, PARAGRAPHS } from '#stories/catalogue/comments.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof PinField> = {
  title: 'Entities/PinField',
  component: PinField,
  tags: ['autodocs'],
  parameters: usage(
    'Where a comment on a chapter may be pinned to a page or a paragraph.',
    'Not for works: they have no places to pin to.',
  ),
  args: { places: PAGES.places(), pinId: null, onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof PinField>;

export const Whole: Story = {};
export const Page: Story = { args: { pinId: 'p2' } };
export const Paragraph: Story = { args: { places: PARAGRAPHS.places(), pinId: 'b1' } };
