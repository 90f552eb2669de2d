import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CommentsSection, type CommentsSectionProps } from '#src/features/comments/CommentsSection.tsx';
import type { CommentsIntent, CommentsSectionView } from '#src/features/comments/comments-view.ts';
import { LAN, ORIGINS, outgoing, PAGES, SHOWN_COMMENTS, thread } from '#stories/catalogue/comments.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

/** Keeps the draft as the statechart would. */
function Section(props: CommentsSectionProps) {
  const [draft, setDraft] = useState(props.view.draft);
  const take = (intent: CommentsIntent) => {
    if (intent.type === 'draft.changed') setDraft(intent.draft);
    props.onIntent(intent);
  };
  return <CommentsSection {...props} view={{ ...props.view, draft }} onIntent={take} />;
}

/** As the page keeps them. */
function unsavedWords(): CommentsSectionProps['unsavedIn'] {
  const kept = new Map<string, FormData | null>();
  return (id) => ({ read: () => kept.get(id) ?? null, keep: (words) => void kept.set(id, words) });
}

function show(props: Partial<CommentsSectionProps> = {}, view: Partial<CommentsSectionView> = {}) {
  const told = vi.fn<(intent: CommentsIntent) => void>();
  const unsavedIn = unsavedWords();
  const section = (given: typeof props, shown: typeof view) => (
    <Section
      view={{ ...SHOWN_COMMENTS, ...shown }}
      reader={LAN}
      loginHref="/login"
      pageUrl={undefined}
      origins={ORIGINS}
      unsavedIn={unsavedIn}
      onIntent={told}
      {...given}
    />
  );
  const part = renderPart(section(props, view));
  const rerender = (given: typeof props, shown: typeof view) => part.show(section(given, shown));
  return { told, rerender, last: () => told.mock.lastCall?.[0] };
}

const texts = () =>
  page
    .getByRole('article')
    .elements()
    .map((article) => article.querySelector('p')?.textContent);
const field = () => page.getByRole('textbox', { name: 'Viết bình luận' });
const own = (text: string) => thread({ id: '1', author: LAN, text });

describe('The comments', () => {
  test('say how many there are as the page’s language writes numbers.', async () => {
    show({}, { totalItems: 1234 });
    await expect.element(page.getByRole('heading')).toHaveTextContent('Bình luận1.234');
  });

  test('are written with Ctrl and Enter, but not with Enter alone.', async () => {
    const { told, last } = show();
    await userEvent.fill(field(), 'Hay quá!');
    await userEvent.keyboard('{Enter}');
    expect(told).not.toHaveBeenCalledWith({ type: 'draft.sent' });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(last()).toEqual({ type: 'draft.sent' });
  });

  test('cannot be sent while they say nothing, or say too much.', async () => {
    show();
    const send = page.getByRole('button', { name: 'Gửi' });
    await expect.element(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.fill(field(), ' ');
    await expect.element(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.fill(field(), 'a'.repeat(2001));
    await expect.element(send).toHaveAttribute('aria-disabled', 'true');
    await expect.element(field()).toHaveAccessibleDescription('Thừa 1 ký tự');
    await userEvent.fill(field(), '𠮷'.repeat(2000));
    await expect.element(send).not.toHaveAttribute('aria-disabled');
  });

  test('say on a page that they do not reach that there is nothing, and lead to the first one.', async () => {
    const { rerender, last } = show({ pageUrl: '/comic/8?comments=[page]' }, { threads: [], page: 9 });
    await expect.element(page.getByText('Trang này không có gì', { exact: false })).toBeVisible();
    expect(page.getByText('No comments').elements()).toEqual([]);
    await expect.element(page.getByRole('link', { name: 'Về trang đầu' })).toHaveAttribute('href', '/comic/8?comments=1');
    rerender({}, { threads: [], page: 2, totalItems: 3 });
    await userEvent.click(page.getByRole('button', { name: 'Về trang đầu' }));
    expect(last()).toEqual({ type: 'page.chosen', page: 1 });
    rerender({}, { threads: [], page: 2, totalItems: 0 });
    await expect.element(page.getByText('No comments. Be the first to comment.')).toBeVisible();
  });

  test('take one emoji, found by a word and chosen by keys.', async () => {
    const { last } = show();
    await userEvent.click(page.getByRole('button', { name: 'Thêm biểu tượng' }));
    await userEvent.fill(page.getByRole('searchbox'), 'mèo');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    page.getByRole('option').first().element().focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const intent = last();
    expect(intent?.type === 'draft.changed' && intent.draft.emoji).toMatch(/^\p{RGI_Emoji}$/v);
    await expect.element(page.getByRole('button', { name: 'Đổi biểu tượng' })).toHaveFocus();
  });

  test('have earlier replies where a thread is long, which are asked for by its thread.', async () => {
    const long = { ...thread({ id: '30' }, [{ id: '31', text: 'Mới nhất' }]), hasEarlier: true };
    const { rerender, last } = show({}, { threads: [long, ...SHOWN_COMMENTS.threads] });
    const earlier = page.getByRole('button', { name: /^Các trả lời trước/ });
    expect(earlier.elements()).toHaveLength(1);
    await userEvent.click(earlier);
    expect(last()).toEqual({ type: 'earlier.chosen', threadId: '30' });
    rerender({}, { threads: [long], earlier: new Map([['30', 'travelling']]) });
    await expect.element(page.getByRole('button', { name: /^Đang tải các trả lời trước…/ })).toHaveAttribute('aria-busy', 'true');
    rerender({}, { threads: [long], earlier: new Map([['30', 'failed']]) });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Không tải được. Hãy thử lại.');
    await expect.element(earlier).toBeVisible();
  });

  test('are answered where they stand; the answer is let go with Escape.', async () => {
    const { last } = show();
    await userEvent.click(page.getByRole('button', { name: /^Trả lời/ }).first());
    const reply = page.getByRole('textbox', { name: 'Câu trả lời của bạn' });
    await expect.element(reply).toHaveFocus();
    expect(last()).toMatchObject({ type: 'draft.changed', draft: { replyToId: '24', pinId: null } });
    await userEvent.keyboard('{Escape}');
    expect(last()).toMatchObject({ draft: { replyToId: null } });
    await expect.element(field()).toBeVisible();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])('are not sent by keys of a word being composed: %j.', async (told) => {
    const { last } = show({}, { draft: { ...SHOWN_COMMENTS.draft, text: 'Hay' } });
    const event = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, ...told, bubbles: true, cancelable: true });
    field().element().dispatchEvent(event);
    expect([event.defaultPrevented, last()]).toEqual([false, undefined]);
  });

  test('whose answer was kept take the focus from nobody who reads, though one that is asked for has it.', async () => {
    show({}, { draft: { ...SHOWN_COMMENTS.draft, text: 'Đồng ý', replyToId: '24' } });
    const reply = page.getByRole('textbox', { name: 'Câu trả lời của bạn' });
    await expect.element(reply).toHaveValue('Đồng ý');
    await expect.element(reply).not.toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Thôi' }));
    await userEvent.click(page.getByRole('button', { name: /^Trả lời/ }).first());
    await expect.element(reply).toHaveFocus();
  });

  test('whose answer was begun on another page are still answered, which is said and can be let go.', async () => {
    const { last } = show({}, { draft: { ...SHOWN_COMMENTS.draft, text: 'Đồng ý', replyToId: '99' } });
    const reply = page.getByRole('textbox', { name: 'Câu trả lời của bạn' });
    await expect.element(reply).toHaveValue('Đồng ý');
    await expect.element(reply).not.toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Thôi' }));
    expect(last()).toMatchObject({ type: 'draft.changed', draft: { text: 'Đồng ý', replyToId: null } });
    await expect.element(field()).toHaveValue('Đồng ý');
  });

  test('whose change was not made are changed on from the words that were written, unless those of the comment are others by now.', async () => {
    const { rerender } = show({}, { threads: [own('Của tôi')] });
    const edit = page.getByRole('button', { name: /^Sửa/ });
    const words = page.getByRole('textbox', { name: 'Sửa bình luận' });
    await userEvent.click(edit);
    await userEvent.fill(words, 'Của tôi, đã sửa');
    await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
    rerender({}, { threads: [own('Của tôi')], notice: { kind: 'failed', what: 'edit', refusal: 'failed' } });
    await userEvent.click(edit);
    await expect.element(words).toHaveValue('Của tôi, đã sửa');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(edit);
    await expect.element(words).toHaveValue('Của tôi');
    await userEvent.fill(words, 'Của tôi, đã sửa');
    await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
    rerender({}, { threads: [own('Sửa ở nơi khác')] });
    await userEvent.click(edit);
    await expect.element(words).toHaveValue('Sửa ở nơi khác');
  });

  test('that are being changed when their reader is signed out are changed on from what was written, as the comment stays.', async () => {
    const { rerender } = show({}, { threads: [own('Của tôi')] });
    const edit = page.getByRole('button', { name: /^Sửa/ });
    const words = page.getByRole('textbox', { name: 'Sửa bình luận' });
    await userEvent.click(edit);
    await userEvent.fill(words, 'Của tôi, và còn dài');
    await userEvent.click(page.getByRole('checkbox', { name: 'Có tiết lộ nội dung' }).last());
    rerender({ reader: null }, { threads: [own('Của tôi')] });
    await expect.element(words).not.toBeInTheDocument();
    rerender({}, { threads: [own('Của tôi')] });
    await userEvent.click(edit);
    await expect.element(words).toHaveValue('Của tôi, và còn dài');
    await expect.element(page.getByRole('checkbox', { name: 'Có tiết lộ nội dung' }).last()).toBeChecked();
  });

  test('of one’s own are changed and, asked again, deleted; those of others are reported with a reason.', async () => {
    const { last } = show(
      {},
      { threads: [thread({ id: '1', author: LAN, text: 'Của tôi' }), thread({ id: '2', text: 'Của người khác' })] },
    );
    await userEvent.click(page.getByRole('button', { name: /^Sửa/ }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Sửa bình luận' }), 'Của tôi, đã sửa');
    await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
    expect(last()).toEqual({
      type: 'change.chosen',
      change: { kind: 'edit', id: '1', text: 'Của tôi, đã sửa', emoji: null, isSpoiler: false },
    });
    await userEvent.click(page.getByRole('button', { name: /^Xóa/ }));
    await userEvent.click(page.getByRole('group', { name: 'Xóa bình luận này?' }).getByRole('button', { name: 'Xóa' }));
    expect(last()).toEqual({ type: 'change.chosen', change: { kind: 'delete', id: '1' } });
    await userEvent.click(page.getByRole('button', { name: /^Báo cáo/ }));
    await userEvent.click(page.getByRole('group', { name: 'Báo cáo bình luận này' }).getByRole('button').first());
    expect(last()).toEqual({ type: 'change.chosen', change: { kind: 'report', id: '2', reason: 'SPAM' } });
  });

  test('that were refused are tried again or let go.', async () => {
    const { last } = show({}, { outgoing: [outgoing({ key: 'k', isTravelling: false, refusal: 'failed' })] });
    const ways = ['Thử lại', 'Bỏ đi'].map((name) => page.getByRole('button', { name }));
    // What one means to do has a frame, what loses the words has none.
    expect(ways.map((way) => way.element().getAttribute('data-look'))).toEqual(['plain', 'quiet']);
    await userEvent.click(page.getByRole('button', { name: 'Thử lại' }));
    expect(last()).toEqual({ type: 'outgoing.retryChosen', key: 'k' });
    await userEvent.click(page.getByRole('button', { name: 'Bỏ đi' }));
    expect(last()).toEqual({ type: 'outgoing.discarded', key: 'k' });
  });

  test('are pinned to a page of the chapter, and lead there.', async () => {
    const shown = vi.fn<(id: string) => void>();
    const pins = { ...PAGES, show: shown };
    const { last } = show(
      { pins },
      { threads: [thread({ id: '1', text: 'Cái bóng kìa!', pinId: 'p2' }), thread({ id: '2', pinId: 'gone' })] },
    );
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Về' }), 'Trang 3');
    expect(last()).toMatchObject({ type: 'draft.changed', draft: { pinId: 'p3' } });
    await userEvent.click(page.getByRole('article').first().getByRole('button', { name: 'Trang 2' }));
    expect(shown.mock.calls).toEqual([['p2']]);
  });

  test('about what lies ahead of the reader are folded, live ones too, and shown when asked for; the count stays.', async () => {
    const threads = [
      thread({ id: '1', text: 'Trang ba!', pinId: 'p3' }),
      thread({ id: '2', text: 'Trang hai!', pinId: 'p2' }),
      thread({ id: '3', text: 'Cả chương.' }),
      thread({ id: '4', author: LAN, text: 'Của tôi.', pinId: 'p3' }),
      thread({ id: '5', text: 'Trang đã bỏ.', pinId: 'gone' }),
    ];
    const ahead = { reached: 1, isFolded: true, onChange: vi.fn<(isFolded: boolean) => void>() };
    const view = { threads, totalItems: 24 };
    const { rerender } = show({ pins: PAGES, ahead }, view);
    expect(texts()).toEqual(['Trang hai!', 'Cả chương.', 'Của tôi.', 'Trang đã bỏ.']);
    await expect.element(page.getByText('1 bình luận về đoạn phía sau')).toBeVisible();
    rerender({ pins: PAGES, ahead }, { ...view, threads: [thread({ id: '6', text: 'Mới đến.', pinId: 'p3' }), ...threads] });
    await expect.element(page.getByText('2 bình luận về đoạn phía sau')).toBeVisible();
    await expect.element(page.getByRole('heading')).toHaveTextContent('Bình luận24');
    await userEvent.click(page.getByRole('button', { name: 'Hiện', exact: true }));
    expect(texts()).toHaveLength(6);
  });

  test('are not folded unless the reader likes, and never said to be none where all are folded.', async () => {
    const onChange = vi.fn<(isFolded: boolean) => void>();
    const threads = [thread({ id: '1', text: 'Trang ba!', pinId: 'p3' })];
    const { rerender } = show({ pins: PAGES, ahead: { reached: null, isFolded: false, onChange } }, { threads });
    await expect.element(page.getByRole('article')).toBeVisible();
    const choice = page.getByRole('checkbox', { name: 'Chỉ hiện bình luận đến chỗ mình đã đọc' });
    await userEvent.click(choice);
    expect(onChange.mock.calls).toEqual([[true]]);
    rerender({ pins: PAGES, ahead: { reached: null, isFolded: true, onChange } }, { threads });
    await expect.element(choice).toBeChecked();
    expect([page.getByRole('article').query(), page.getByText('No comments').query()]).toEqual([null, null]);
  });

  test('are for visitors to read, not to write.', async () => {
    show({ reader: null });
    await expect.element(page.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
    expect([field().query(), page.getByRole('button', { name: /^Trả lời/ }).query()]).toEqual([null, null]);
  });
});

test.each(['vi', 'ja'] as const)(
  'What asks a visitor to log in is as high as the place that was held for it, on phones too (%s).',
  async (language) => {
    const heights: number[][] = [];
    for (const width of [360, 414, 768]) {
      await page.viewport(width, 800);
      const kept = { unsavedIn: unsavedWords(), onIntent: () => undefined };
      const given = { view: SHOWN_COMMENTS, loginHref: '/login', pageUrl: undefined, origins: ORIGINS, ...kept };
      const { host, show: replace } = renderPart(<CommentsSection {...given} reader={undefined} />, language);
      const held = host.offsetHeight;
      replace(<CommentsSection {...given} reader={null} />);
      heights.push([held, host.offsetHeight]);
    }
    expect(heights.filter(([held, taken]) => held !== taken)).toEqual([]);
  },
);
