import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as icons from '#src/ui/data-table/table-icons.tsx';
import { IconList } from '../icon/IconList.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta = {
  title: 'Ui/table-icons',
  tags: ['autodocs'],
  parameters: usage(
    'The signs of tables, apart from the others so that pages without tables do not load them.',
    'Not in other rooms: icons has those.',
  ),
};
export default meta;

export const All: StoryObj = { render: () => <IconList icons={icons} /> };
