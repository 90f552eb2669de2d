import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DataIcon, type IconSource } from '#src/ui/icon/DataIcon.tsx';
import { usage } from '#stories/book/usage.ts';

const DRAWN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z"/></svg>',
)}`;
const source = (picture: string | null): IconSource => ({ read: () => picture, subscribe: () => () => undefined, want: () => undefined });

const meta: Meta<typeof DataIcon> = {
  title: 'Ui/DataIcon',
  component: DataIcon,
  tags: ['autodocs'],
  parameters: usage("For signs whose name comes with data, such as a genre's.", 'Not for signs that are known when building: icons.'),
  args: { name: 'lucide:heart' },
};
export default meta;

type Story = StoryObj<typeof DataIcon>;

export const Filled: Story = { args: { source: source(DRAWN) } };
export const Loading: Story = { args: { source: source(null) } };
export const Failed: Story = {};
