import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PictureGround } from '#src/entities/picture/PictureGround.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof PictureGround> = {
  title: 'Entities/PictureGround',
  component: PictureGround,
  tags: ['autodocs'],
  parameters: usage(
    'Behind a picture, from the first response on: its main colour, then its shapes.',
    'Not behind drawings of our own, which are there at once.',
  ),
  args: { width: 200, height: 300, dominantColor: '#efe9dd', thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200, blockSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof PictureGround>;

export const Loading: Story = {};
export const WithoutShapes: Story = { args: { thumbhash: '' } };
