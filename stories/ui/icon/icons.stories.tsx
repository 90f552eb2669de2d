import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as icons from '#src/ui/icon/icons.tsx';
import { IconList } from './IconList.tsx';

const meta: Meta = { title: 'Ui/icons' };
export default meta;

export const All: StoryObj = { render: () => <IconList icons={icons} /> };
