import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkSkeleton } from '#src/features/work/WorkSkeleton.tsx';
import { fn } from 'storybook/test';
import { WorkScreen } from '#src/features/work/WorkScreen.tsx';
import { work, type WorkPageMaking } from '#stories/catalogue/screens.ts';
import { LONG_TITLE } from '#stories/catalogue/works.ts';
import { network } from '#stories/toolbars/network.tsx';

const comic: WorkPageMaking = {
  id: '8',
  title: 'Tiệm sách ngày mưa',
  language: 'vi',
  format: 'COMIC',
  description: 'Cứ hôm nào mưa, cuối phố lại hiện ra một tiệm sách.\nMai chạy vào trú, và gặp con mèo biết giữ sách.',
};

const meta: Meta<typeof WorkScreen> = {
  title: 'Features/WorkScreen',
  component: WorkScreen,
  tags: ['network'],
  parameters: network({ slow: () => <WorkSkeleton /> }),
  args: {
    view: {},
    isWarningAccepted: false,
    origins: SITE_ORIGINS,
    onWarningAccept: fn(),
    onChaptersFilter: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof WorkScreen>;

export const Filled: Story = { args: { data: work({ ...comic, chapterTitle: 'Người khách quên ô' }) } };
export const Empty: Story = { args: { data: work({ ...comic, chapters: 0, description: '', hasCover: false }) } };
export const NoMatch: Story = { args: { data: work({ ...comic, chapters: 0 }), view: { filter: 'zzz' } } };
export const Long: Story = {
  args: {
    data: work({ ...comic, title: LONG_TITLE.vi, chapters: 1200, chapterTitle: LONG_TITLE.vi, description: 'Mưa rơi. '.repeat(400) }),
    view: { chapters: 60 },
  },
};
export const WithTwin: Story = {
  args: { data: work({ ...comic, language: 'ja', title: '雨の本屋', description: '雨の日にだけ、あらわれる本屋がある。', hasTwin: true }) },
};
export const Sensitive: Story = { args: { data: work({ ...comic, isSensitive: true }) } };
export const SensitiveAccepted: Story = { args: { data: work({ ...comic, isSensitive: true }), isWarningAccepted: true } };
