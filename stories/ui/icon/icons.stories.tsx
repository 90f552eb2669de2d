import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as icons from '#src/ui/icon/icons.tsx';
import { IconList } from './IconList.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta = {
  title: 'Ui/icons',
  tags: ['autodocs'],
  parameters: usage('The signs of the whole site.', 'Not for signs of one late part, which would load them with every page.'),
};
export default meta;

export const All: StoryObj = { render: () => <IconList icons={icons} /> };
