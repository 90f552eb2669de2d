import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GenreLink } from '#src/entities/genre/GenreLink.tsx';
import { genre } from '#stories/catalogue/works.ts';

const meta: Meta<typeof GenreLink> = {
  title: 'Entities/GenreLink',
  component: GenreLink,
  args: { data: genre('slice-of-life', 'Đời thường') },
};
export default meta;

type Story = StoryObj<typeof GenreLink>;

export const Filled: Story = {};
export const Long: Story = { args: { data: genre('folk-tale', 'Truyện dân gian kể bên bếp lửa') } };
