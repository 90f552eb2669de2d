import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PictureGround } from '#src/entities/picture/PictureGround.tsx';

const meta: Meta<typeof PictureGround> = {
  title: 'Entities/PictureGround',
  component: PictureGround,
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
