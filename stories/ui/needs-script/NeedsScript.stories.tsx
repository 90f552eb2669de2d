import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { NeedsScript } from '#src/ui/needs-script/NeedsScript.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof NeedsScript> = {
  title: 'Ui/NeedsScript',
  component: NeedsScript,
  tags: ['autodocs'],
  parameters: usage(
    'Around what only script can fill or send: without it a sentence stands there. This book runs by script; the sentences stand in the WithoutScript stories of their screens.',
    'Not around links, nor forms that the server takes by itself.',
  ),
};
export default meta;

type Story = StoryObj<typeof NeedsScript>;

export const Filled: Story = {
  args: { children: <Button>Nhập từ tệp</Button>, otherwise: <EmptyState mood="lost" title="Trang này cần JavaScript" /> },
};
