import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ReportByMail } from '#src/features/comments/ReportByMail.tsx';
import { ReportSubject } from '#src/features/comments/ReportSubject.tsx';
import { PageActionsSheet } from '#src/features/reader/chrome/PageActionsSheet.tsx';
import { NOTHING_UNSAVED } from '#stories/catalogue/upload.ts';
import { drawPicture } from '#stories/catalogue/reader-pictures.ts';

const meta: Meta<typeof PageActionsSheet> = {
  title: 'Features/Reader/PageActionsSheet',
  component: PageActionsSheet,
  args: {
    number: 3,
    sources: drawPicture(3, 800, 1200).sources,
    chapterName: 'Chương 12',
    workTitle: 'Tiệm sách ngày mưa',
    address: 'http://vi.localhost:3000/comic/12/345',
    loadPageReport: async () => ({
      PageReport: () => <ReportByMail supportMail="help@example.org" title="Tiệm sách ngày mưa" link="#page-3" />,
    }),
    onClose: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof PageActionsSheet>;

export const Filled: Story = {};
export const SignedIn: Story = {
  args: {
    loadPageReport: async () => ({
      PageReport: () => (
        <ReportSubject
          subject="page"
          isOpen={false}
          stage={{ kind: 'editing' }}
          unsaved={NOTHING_UNSAVED}
          onOpen={() => {}}
          onReport={() => {}}
        />
      ),
    }),
  },
};
export const WithoutReport: Story = { args: { loadPageReport: undefined } };
