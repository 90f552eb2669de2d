import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { PinField } from '#src/entities/comment/PinField.tsx';
import { PAGES, PARAGRAPHS } from '#stories/catalogue/comments.ts';

const meta: Meta<typeof PinField> = {
  title: 'Entities/PinField',
  component: PinField,
  args: { places: PAGES.places(), pinId: null, onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof PinField>;

export const Whole: Story = {};
export const Page: Story = { args: { pinId: 'p2' } };
export const Paragraph: Story = { args: { places: PARAGRAPHS.places(), pinId: 'b1' } };
