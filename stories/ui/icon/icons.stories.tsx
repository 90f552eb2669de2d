import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as icons from '#src/ui/icon/icons.tsx';

const meta: Meta = { title: 'Ui/icons' };
export default meta;

export const All: StoryObj = {
  render: () => (
    <ul>
      {Object.entries(icons).map(([name, DrawnIcon]) => (
        <li key={name}>
          <DrawnIcon size={24} /> {name}
        </li>
      ))}
    </ul>
  ),
};
