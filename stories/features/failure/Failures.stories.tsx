import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { ErrorScreen } from '#src/features/failure/ErrorScreen.tsx';
import { INTERNAL_ERROR } from '#src/features/failure/internal-error.ts';
import { OfflineScreen } from '#src/features/failure/OfflineScreen.tsx';
import { NotFoundScreen } from '#src/features/failure/NotFoundScreen.tsx';

const meta: Meta<typeof ErrorScreen> = {
  title: 'Features/Failures',
  component: ErrorScreen,
  args: { statusCode: 500, message: INTERNAL_ERROR, supportMail: 'hotro@truyendoi.example', onLeave: fn() },
};
export default meta;

type Story = StoryObj<typeof ErrorScreen>;

export const Failed: Story = { args: { onRetry: fn() } };
export const Offline: Story = {
  render: (_, { globals }) => <OfflineScreen language={globals['language'] === 'ja' ? 'ja' : 'vi'} onRetry={fn()} />,
};
export const Long: Story = { args: { statusCode: 503, message: 'Service Unavailable '.repeat(20) } };
export const NotFound: Story = {
  render: ({ supportMail, onLeave }) => <NotFoundScreen path="/không/có" supportMail={supportMail} onLeave={onLeave} />,
};
export const NotValid: Story = {
  render: ({ supportMail, onLeave }) => <NotFoundScreen path="/comic/12/x" supportMail={supportMail} onLeave={onLeave} />,
};
export const NotFoundChapter: Story = {
  render: ({ supportMail, onLeave }) => <NotFoundScreen path="/comic/12/345" hrefWork="/comic/12" {...{ supportMail, onLeave }} />,
};
export const NotFoundLong: Story = {
  render: ({ supportMail, onLeave }) => <NotFoundScreen path={`/${'rất-dài-'.repeat(40)}`} supportMail={supportMail} onLeave={onLeave} />,
};
