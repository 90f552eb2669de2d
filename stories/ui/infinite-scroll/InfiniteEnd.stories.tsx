import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InfiniteEnd } from '#src/ui/infinite-scroll/InfiniteEnd.tsx';
import { usage } from '#stories/book/usage.ts';

function Numbers({ first }: { readonly first: number }) {
  const [length, setLength] = useState(first);
  return (
    <>
      <ol>
        {Array.from({ length }, (_, index) => (
          <li key={index}>Truyện thứ {index + 1}</li>
        ))}
      </ol>
      <InfiniteEnd onReach={() => setLength(length + 10)} />
      <a href="#next">Trang sau</a>
    </>
  );
}

const meta: Meta<typeof Numbers> = {
  title: 'Ui/InfiniteEnd',
  component: Numbers,
  tags: ['autodocs'],
  parameters: usage(
    'At the end of a list that goes on by itself on a phone, before the numbered pages.',
    'Not without numbered pages: they are what works without script.',
    300,
  ),
  args: { first: 40 },
};
export default meta;

type Story = StoryObj<typeof Numbers>;

export const Filled: Story = {};
export const Empty: Story = { args: { first: 0 } };
