import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_PINS } from '#src/entities/comment/comment-pin.ts';
import { CommentItem } from '#src/entities/comment/CommentItem.tsx';
import { comment, LAN, NOTHING_CHANGES } from '#stories/catalogue/comments.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test('Two comments of one author on one day have names of their own, and so have their buttons.', () => {
  renderPart(
    <>
      {['24', '25'].map((id) => (
        <CommentItem
          key={id}
          data={comment({ id, author: LAN })}
          readerId="9"
          origins={[]}
          pins={NO_PINS}
          changing={NOTHING_CHANGES}
          unsavedIn={() => ({ read: () => null, keep: () => undefined })}
          onReply={() => undefined}
          onChange={() => undefined}
        />
      ))}
    </>,
  );
  for (const [role, words] of [
    ['article', ''],
    ['button', 'Trả lời '],
    ['button', 'Báo cáo '],
  ] as const) {
    const named = (minute: string) => page.getByRole(role, { name: new RegExp(`^${words}Lan .*lúc 15:${minute} 20 tháng 11, 2026$`) });
    expect([named('24'), named('25')].map((found) => found.elements().length)).toEqual([1, 1]);
  }
});

test.each([
  ['deleted', LAN.id, 'Xóa'],
  ['reported', '9', 'Báo cáo'],
])('Escape leaves the question whether a comment is to be %s, for the button that asked it.', async (_, readerId, words) => {
  const change = vi.fn<(change: unknown) => void>();
  renderPart(
    <CommentItem
      data={comment({ id: '24', author: LAN })}
      readerId={readerId}
      origins={[]}
      pins={NO_PINS}
      changing={NOTHING_CHANGES}
      unsavedIn={() => ({ read: () => null, keep: () => undefined })}
      onReply={() => undefined}
      onChange={change}
    />,
  );
  const opener = page.getByRole('button', { name: new RegExp(`^${words} Lan`) });
  await opener.click();
  expect(document.activeElement?.closest('[role=group]')).not.toBe(null);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener.element());
  expect(change).not.toHaveBeenCalled();
});

const ofLan = (readerId: string) => (
  <CommentItem
    data={comment({ id: '24', author: LAN })}
    readerId={readerId}
    origins={[]}
    pins={NO_PINS}
    changing={NOTHING_CHANGES}
    unsavedIn={() => ({ read: () => null, keep: () => undefined })}
    onReply={() => undefined}
    onChange={() => undefined}
  />
);

const edit = () => page.getByRole('button', { name: /^Sửa Lan/ }).click();

test('What its author is changing of a comment is not there for the next who signs in.', async () => {
  const { show } = renderPart(ofLan(LAN.id));
  await edit();
  await userEvent.fill(page.getByRole('textbox'), 'Chưa ai được đọc');
  show(ofLan('9'));
  await expect.element(page.getByRole('button', { name: /^Báo cáo Lan/ })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
});

test('What is being written in the place of words that are changed elsewhere meanwhile is there again after the page was left.', async () => {
  let kept: FormData | null = null;
  const unsaved = { read: () => kept, keep: (form: FormData | null) => (kept = form) };
  const saying = (text: string) => (
    <CommentItem
      data={comment({ id: '24', author: LAN, text })}
      readerId={LAN.id}
      origins={[]}
      pins={NO_PINS}
      changing={NOTHING_CHANGES}
      unsavedIn={() => unsaved}
      onReply={() => undefined}
      onChange={() => undefined}
    />
  );
  const { show } = renderPart(saying('Hay'));
  await edit();
  await userEvent.fill(page.getByRole('textbox'), 'Hay, nhưng buồn');
  show(saying('Hay quá'));
  show(null);
  show(saying('Hay quá'));
  await edit();
  await expect.element(page.getByRole('textbox')).toHaveValue('Hay, nhưng buồn');
  await userEvent.keyboard('{Escape}');
  await edit();
  await userEvent.fill(page.getByRole('textbox'), 'Hay quá chừng');
  await page.getByRole('button', { name: 'Lưu' }).click();
  show(saying('Hay quá chừng'));
  show(saying('Đã sửa ở máy khác'));
  await edit();
  await expect.element(page.getByRole('textbox')).toHaveValue('Đã sửa ở máy khác');
});
