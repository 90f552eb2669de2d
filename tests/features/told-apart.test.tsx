import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CommentList } from '#src/entities/comment/CommentList.tsx';
import { NO_PINS } from '#src/entities/comment/comment-pin.ts';
import { PictureFailure } from '#src/features/reader/PictureFailure.tsx';
import { SaveButton } from '#src/features/shelf/SaveButton.tsx';
import type { ShelfView } from '#src/features/shelf/shelf-view.ts';
import { UploadRows } from '#src/features/upload/files/UploadRows.tsx';
import { WorkScreen } from '#src/features/work/WorkScreen.tsx';
import { LAN, LONG_TEXT, NOTHING_CHANGES, ORIGINS, thread } from '#stories/catalogue/comments.ts';
import { work } from '#stories/catalogue/screens.ts';
import { shelfChapter, shelfWith } from '#stories/catalogue/shelf.ts';
import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import { NOTHING_UNSAVED, REFUSED_ROWS, ROWS, uploads } from '#stories/catalogue/upload.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const nothing = (): void => undefined;
const HUE = { id: '8', name: 'Huệ' };
const HAI = { id: '10', name: 'Hải' };

const comments: ReactNode = (
  <CommentList
    threads={[
      { ...thread({ id: '22', author: HUE, text: LONG_TEXT }, [{ id: '25', author: LAN }]), hasEarlier: true },
      { ...thread({ id: '23', author: HAI, isSpoiler: true }, [{ id: '26' }]), hasEarlier: true },
    ]}
    earlier={new Map()}
    outgoing={[]}
    author={LAN}
    reply={null}
    readerId={LAN.id}
    origins={ORIGINS}
    pins={NO_PINS}
    changing={NOTHING_CHANGES}
    unsavedIn={() => NOTHING_UNSAVED}
    {...{ onReply: nothing, onEarlier: nothing, onChange: nothing, onRetry: nothing, onDiscard: nothing }}
  />
);

const pictures: ReactNode = [3, 4].map((number) => <PictureFailure key={number} number={number} onRetry={nothing} />);

const SAVED: ShelfView = {
  ...shelfWith(['8/109', { stage: 'failed', problem: 'damaged' }], ['8/108', { stage: 'downloading', progress: { stored: 1, total: 4 } }]),
  chapters: [shelfChapter('8/107', '7')],
};
const chapters: ReactNode = (
  <WorkScreen
    data={work({ id: '8', title: 'Tiệm sách ngày mưa', language: 'vi', format: 'COMIC', chapters: 10, description: '' })}
    view={{}}
    isWarningAccepted
    origins={SITE_ORIGINS}
    save={(id, nameId) => <SaveButton chapterKey={`8/${id}`} shape="row" nameId={nameId} view={SAVED} onIntent={nothing} />}
    onWarningAccept={nothing}
    onChaptersFilter={nothing}
  />
);

type Role = 'button' | 'link' | 'progressbar' | 'img' | 'article';

const PARTS: ReadonlyArray<readonly [what: string, part: ReactNode, names: ReadonlyArray<readonly [Role, RegExp]>]> = [
  [
    'comments',
    comments,
    [
      ['article', /^Huệ/],
      ['article', /^Hải/],
      ['button', /^Trả lời Huệ/],
      ['button', /^Báo cáo Huệ/],
      ['button', /^Các trả lời trước Huệ/],
      ['button', /^Trả lời Lan/],
      ['button', /^Sửa Lan/],
      ['button', /^Xóa Lan/],
      ['button', /^Trả lời Hải/],
      ['button', /^Báo cáo Hải/],
      ['button', /^Các trả lời trước Hải/],
    ],
  ],
  [
    'chapters that can be saved',
    chapters,
    [
      ['button', /^Lưu để đọc không cần mạng Chương 10$/],
      ['button', /^Chưa lưu được. Thử lại Chương 9$/],
      ['progressbar', /^Đang lưu chương Chương 8$/],
      ['img', /^Đã lưu trên máy này Chương 7$/],
      ['button', /^Lưu để đọc không cần mạng Chương 6$/],
    ],
  ],
  [
    'files that have come',
    <UploadRows key="files" view={uploads(ROWS)} onIntent={nothing} />,
    [
      ['link', /^Xem lại và đăng chương-11\.cbz$/],
      ['button', /^Xem các chương trọn-bộ\.epub$/],
    ],
  ],
  [
    'files that were refused',
    <UploadRows key="refused" view={uploads(REFUSED_ROWS)} onIntent={nothing} />,
    [
      ['button', /^Thử lại bản quét\.pdf$/],
      ['button', /^Thử lại mua ở hiệu\.epub$/],
      ['button', /^Thử lại chương-12\.cbz$/],
    ],
  ],
  [
    'pictures that did not come',
    pictures,
    [
      ['button', /^Thử lại .*\b3\b/],
      ['button', /^Thử lại .*\b4\b/],
    ],
  ],
];

test.each(PARTS)('Of several %s, each is called by a name of its own.', (_, part, names) => {
  renderPart(part);
  const found = names.map(([role, name]) => [name, page.getByRole(role, { name }).elements().length]);
  expect(found).toEqual(names.map(([, name]) => [name, 1]));
});

test('What is folded in a comment and what hides its ending are told apart by who wrote it.', () => {
  renderPart(comments);
  const labels = [...document.querySelectorAll('summary')].map((summary) =>
    (summary.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? null),
  );
  expect(labels).toEqual([
    [expect.stringContaining('Đọc hết'), expect.stringMatching(/^Huệ/)],
    [expect.stringContaining('Bấm để xem'), expect.stringMatching(/^Hải/)],
  ]);
});
