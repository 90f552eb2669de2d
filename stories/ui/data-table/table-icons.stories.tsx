import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as icons from '#src/ui/data-table/table-icons.tsx';
import { IconList } from '../icon/IconList.tsx';

const meta: Meta = { title: 'Ui/table-icons' };
export default meta;

export const All: StoryObj = { render: () => <IconList icons={icons} /> };
