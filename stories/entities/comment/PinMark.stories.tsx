import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PinMark } from '#src/entities/comment/PinMark.tsx';
import { PAGES, PARAGRAPHS } from '#stories/catalogue/comments.ts';

const meta: Meta<typeof PinMark> = { title: 'Entities/PinMark', component: PinMark, args: { pinId: 'p2', pins: PAGES } };
export default meta;

type Story = StoryObj<typeof PinMark>;

export const Page: Story = {};
export const Paragraph: Story = { args: { pinId: 'b2', pins: PARAGRAPHS } };
