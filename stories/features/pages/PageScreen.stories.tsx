import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { PageDocument } from '#graphql/document/page-document.ts';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { PageScreen, PageScreen_page } from '#src/features/pages/PageScreen.tsx';
import { PageSkeleton } from '#src/features/pages/PageSkeleton.tsx';
import { network } from '#stories/toolbars/network.tsx';

const DOCUMENT: PageDocument = {
  blocks: [
    {
      kind: 'paragraph',
      runs: ['Đọc truyện không cần ', { kind: 'strong', runs: ['tài khoản'] }, ', và chúng tôi không cần biết bạn là ai.'],
    },
    { kind: 'heading', level: 2, id: 'khi-ban-doc', runs: ['Khi bạn đọc mà không đăng nhập'] },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [{ kind: 'paragraph', runs: ['Lịch sử đọc nằm trong ', { kind: 'link', href: '/history', runs: ['trình duyệt của bạn'] }, '.'] }],
        [{ kind: 'paragraph', runs: [{ kind: 'emphasis', runs: ['Một cookie'] }, ' nhớ ngôn ngữ.'] }],
      ],
    },
    { kind: 'heading', level: 3, id: 'cach-lam', runs: ['Cách làm'] },
    { kind: 'list', isOrdered: true, items: [[{ kind: 'paragraph', runs: ['Mở trang.'] }], [{ kind: 'paragraph', runs: ['Đọc.'] }]] },
    { kind: 'quote', blocks: [{ kind: 'paragraph', runs: ['Trang nào cũng có người viết.', { kind: 'break' }, 'Và người đọc.'] }] },
    { kind: 'code', text: 'futago page set vi gioi-thieu about.md' },
    { kind: 'rule' },
    { kind: 'paragraph', runs: ['Viết cho chúng tôi: ', { kind: 'code', runs: ['hotro@truyendoi.example'] }] },
  ],
};

function pageOf(title: string, document: PageDocument) {
  return makeFragmentData({ language: 'vi', title, document, updatedAt: '2026-11-21T00:00:00.000Z' }, PageScreen_page);
}

const meta: Meta<typeof PageScreen> = {
  title: 'Features/PageScreen',
  component: PageScreen,
  tags: ['network'],
  parameters: network({ slow: () => <PageSkeleton /> }),
  args: { data: pageOf('Quyền riêng tư', DOCUMENT) },
};
export default meta;

type Story = StoryObj<typeof PageScreen>;

export const Filled: Story = {};
export const Empty: Story = { args: { data: pageOf('Đang viết', { blocks: [] }) } };
export const Loading: Story = { render: () => <PageSkeleton /> };
export const Long: Story = {
  args: {
    data: pageOf('Một tiêu đề rất dài mà người viết không chịu rút ngắn lại cho vừa một dòng'.repeat(2), {
      blocks: Array.from({ length: 12 }, () => DOCUMENT.blocks)
        .flat()
        .map((block) => (block.kind === 'heading' ? { ...block, id: '' } : block)),
    }),
  },
};
