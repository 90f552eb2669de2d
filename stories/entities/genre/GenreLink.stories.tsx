import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GenreLink } from '#src/entities/genre/GenreLink.tsx';
import { genre } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof GenreLink> = {
  title: 'Entities/GenreLink',
  component: GenreLink,
  tags: ['autodocs'],
  parameters: usage(
    'For a genre of a work, leading to the works in it.',
    'Not where genres are chosen: there a button with GenreMark tells its state.',
  ),
  args: { data: genre('slice-of-life', 'Đời thường') },
};
export default meta;

type Story = StoryObj<typeof GenreLink>;

export const Filled: Story = {};
export const Long: Story = { args: { data: genre('folk-tale', 'Truyện dân gian kể bên bếp lửa') } };
