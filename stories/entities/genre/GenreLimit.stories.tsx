import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MOST_CHOSEN_GENRES } from '#graphql/document/limits.ts';
import { GenreLimit } from '#src/entities/genre/GenreLimit.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof GenreLimit> = {
  title: 'Entities/GenreLimit',
  component: GenreLimit,
  tags: ['autodocs'],
  parameters: usage(
    'Below genres that can be chosen: it says nothing until so many are chosen that no other can be.',
    'Not for genres that are left out, which have a limit of their own.',
  ),
  args: { view: { genres: Array.from({ length: MOST_CHOSEN_GENRES }, (_, index) => `genre-${index}`) } },
};
export default meta;

type Story = StoryObj<typeof GenreLimit>;

export const Full: Story = {};
