import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GenreMark } from '#src/entities/genre/GenreMark.tsx';

const meta: Meta<typeof GenreMark> = { title: 'Entities/GenreMark', component: GenreMark };
export default meta;

type Story = StoryObj<typeof GenreMark>;

export const With: Story = { args: { state: 'with' } };
export const Without: Story = { args: { state: 'without' } };
export const Either: Story = { args: { state: 'either' } };
