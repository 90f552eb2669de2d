import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as icons from '#src/ui/icon/way-icons.tsx';
import { IconList } from './IconList.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta = {
  title: 'Ui/way-icons',
  tags: ['autodocs'],
  parameters: usage('The signs of the ways through the site: header and phone navigation.', 'Not in screens: icons.'),
};
export default meta;

export const All: StoryObj = { render: () => <IconList icons={icons} /> };
