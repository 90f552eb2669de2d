import { composeStories } from '@storybook/react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OWN_CHAPTERS } from '#src/features/upload/upload-paths.ts';
import type { WorkEdit } from '#src/features/upload/works/work-fields.ts';
import * as chapters from '#stories/features/upload/OwnChapterScreen.stories.tsx';
import * as starts from '#stories/features/upload/UploadScreen.stories.tsx';
import * as works from '#stories/features/upload/OwnWorkScreen.stories.tsx';
import { CHAPTER_STAGES, ownChapter, WORK_STAGES } from '#stories/catalogue/upload.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const Chapter = composeStories(chapters);
const Work = composeStories(works);
const Start = composeStories(starts);

const pageOf = (number: number) => page.getByRole('button', { name: `Trang ${number}`, exact: true });
const shown = (): string[] => [...document.querySelectorAll<HTMLElement>('[data-page]')].map(({ dataset }) => dataset['page'] ?? '');
const middleOf = (element: Element): PointerEventInit => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2, pointerType: 'mouse', button: 0, bubbles: true };
};
const preview = (): string => {
  const { device, way } = document.querySelector<HTMLElement>('[data-device]')?.dataset ?? {};
  return `${device} ${way}`;
};
const IDS = Array.from({ length: 12 }, (_, index) => `p${index + 1}`);

describe('The pages of a chapter', () => {
  test('are lifted, carried and set down by keys, and said at every step; the chapter is told once.', async () => {
    const arrange = vi.fn<(ids: readonly string[]) => void>();
    renderPart(<Chapter.Filled onArrange={arrange} />);
    (pageOf(1).element() as HTMLElement).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    expect([shown().slice(0, 4), arrange.mock.calls]).toEqual([['p2', 'p3', 'p1', 'p4'], []]);
    await expect.element(page.getByText('Giờ là trang 3 trên 12')).toBeInTheDocument();
    expect(document.activeElement).toBe(pageOf(3).element());
    await userEvent.keyboard(' ');
    expect(arrange.mock.calls).toEqual([[['p2', 'p3', 'p1', ...IDS.slice(3)]]]);
  });

  test('go back to their places on Escape, and then the chapter is told nothing.', async () => {
    const arrange = vi.fn<(ids: readonly string[]) => void>();
    renderPart(<Chapter.Filled onArrange={arrange} />);
    (pageOf(2).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{End}{Escape}');
    expect([shown(), arrange.mock.calls]).toEqual([IDS, []]);
  });

  test('are dragged by the pointer.', async () => {
    const arrange = vi.fn<(ids: readonly string[]) => void>();
    renderPart(<Chapter.Filled onArrange={arrange} />);
    const [from, to] = [pageOf(1).element(), pageOf(3).element()];
    from.scrollIntoView({ block: 'center' });
    const [start, end] = [middleOf(from), middleOf(to)];
    const another = { ...middleOf(pageOf(2).element()), pointerId: 9 };
    from.dispatchEvent(new PointerEvent('pointerdown', start));
    for (const type of ['pointermove', 'pointerup']) dispatchEvent(new PointerEvent(type, another));
    dispatchEvent(new PointerEvent('pointermove', end));
    dispatchEvent(new PointerEvent('pointerup', end));
    await expect.poll(() => arrange.mock.calls).toEqual([[['p2', 'p3', 'p1', ...IDS.slice(3)]]]);
  });

  test('are carried though another has the focus by now, which the carried one then takes.', async () => {
    const arrange = vi.fn<(ids: readonly string[]) => void>();
    renderPart(<Chapter.Filled onArrange={arrange} />);
    (pageOf(1).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    (pageOf(5).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(pageOf(2).element());
    await userEvent.keyboard(' ');
    expect(arrange.mock.calls).toEqual([[['p2', 'p1', ...IDS.slice(2)]]]);
  });

  test('are taken out one by one, save the last.', async () => {
    const arrange = vi.fn<(ids: readonly string[]) => void>();
    const { show } = renderPart(<Chapter.Filled onArrange={arrange} />);
    await page.getByRole('button', { name: 'Bỏ trang 2', exact: true }).click();
    expect(arrange.mock.calls).toEqual([[['p1', ...IDS.slice(2)]]]);
    show(<Chapter.OnePage />);
    await expect.element(pageOf(1)).toBeInTheDocument();
    expect(document.querySelector('[data-page] [aria-label^="Bỏ trang"]')).toBeNull();
  });

  test('give their places to other pictures.', async () => {
    const replace = vi.fn<(id: string, file: File) => void>();
    renderPart(<Chapter.Filled onReplace={replace} />);
    const file = new File(['x'], 'new.png', { type: 'image/png' });
    await userEvent.upload(page.getByLabelText('Thay ảnh trang 4'), file);
    expect(replace.mock.calls.map(([id, given]) => [id, given.name])).toEqual([['p4', 'new.png']]);
  });
});

describe('A chapter', () => {
  test('is published now, or at a time that is still to come.', async () => {
    const publish = vi.fn<(at: string | null) => void>();
    renderPart(<Chapter.Filled onPublish={publish} />);
    await page.getByRole('button', { name: 'Đăng ngay' }).click();
    await page.getByRole('button', { name: 'Hẹn giờ đăng…' }).click();
    await page.getByLabelText('Ngày và giờ').fill('2020-01-01T08:00');
    await page.getByRole('button', { name: 'Hẹn đăng lúc đó' }).click();
    await expect.element(page.getByText('Hãy chọn một thời điểm chưa tới.')).toBeInTheDocument();
    expect(publish.mock.calls).toEqual([[null]]);
    await page.getByLabelText('Ngày và giờ').fill('2099-01-01T08:00');
    await page.getByRole('button', { name: 'Hẹn đăng lúc đó' }).click();
    await expect.element(page.getByText('Hãy chọn một thời điểm trong vòng một năm.')).toBeInTheDocument();
    const soon = `${new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)}T08:00`;
    await page.getByLabelText('Ngày và giờ').fill(soon);
    await page.getByRole('button', { name: 'Hẹn đăng lúc đó' }).click();
    expect(publish.mock.calls).toEqual([[null], [new Date(soon).toISOString()]]);
  });

  test('has said aloud who sees it once it is published.', async () => {
    const { show } = renderPart(<Chapter.Filled />);
    const said = page.getByRole('status').filter({ hasText: 'Chỉ mình bạn thấy bản nháp này.' }).element();
    show(<Chapter.Filled data={ownChapter({ state: 'PUBLISHED', isShown: true })} />);
    expect(said.textContent).toBe('Độc giả đang thấy đúng như ở đây.');
  });

  test('says at the time why the server did not take it.', async () => {
    const problems = [{ field: 'at', code: 'SETTLED' as const }];
    const { show } = renderPart(<Chapter.Filled />);
    await page.getByRole('button', { name: 'Hẹn giờ đăng…' }).click();
    show(<Chapter.Filled stages={{ ...CHAPTER_STAGES, publication: { kind: 'refused', refusal: { kind: 'invalid', problems } } }} />);
    await expect.element(page.getByText('Điều này đã chốt, không đổi được nữa.')).toBeInTheDocument();
  });

  test('says at its number that another chapter has it.', async () => {
    const problems = [{ field: 'number', code: 'TAKEN' as const }];
    renderPart(<Chapter.Filled stages={{ ...CHAPTER_STAGES, details: { kind: 'refused', refusal: { kind: 'invalid', problems } } }} />);
    await expect.element(page.getByText('Truyện này đã có chương mang số ấy.')).toBeInTheDocument();
  });

  test('has a number, in any digits; what is none is marked and not sent.', async () => {
    const save = vi.fn();
    renderPart(<Chapter.Filled onDetails={save} />);
    const field = page.getByLabelText('Số', { exact: true });
    await field.fill('mười hai');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await expect.element(page.getByText('Hãy ghi số, chẳng hạn 12 hoặc 12.5.')).toBeInTheDocument();
    await field.fill('１２,5');
    await page.getByRole('button', { name: 'Lưu' }).click();
    expect(save.mock.calls).toEqual([
      [
        {
          fields: { number: '12.5', title: 'Người khách quên ô' },
          seen: { number: '12', title: 'Người khách quên ô' },
          overrides: false,
          swaps: false,
        },
      ],
    ]);
  });

  test('is seen as on a phone and on a desktop, downwards and one page at a time, as who has chosen nothing reads it.', async () => {
    renderPart(<Chapter.Filled />);
    expect(preview()).toBe('phone horizontal');
    await page.getByRole('button', { name: 'Máy tính' }).click();
    const screen = document.querySelector<HTMLElement>('[data-device]');
    expect(screen?.firstElementChild?.getBoundingClientRect().width).toBeCloseTo(screen?.clientWidth ?? 0, 0);
    await page.getByRole('button', { name: 'Cuộn dọc' }).click();
    expect(preview()).toBe('desktop vertical');
  });
});

const lines = (): string => {
  const text = document.querySelector<HTMLElement>('[data-kind="text"] [lang]');
  return text === null ? 'none' : getComputedStyle(text).writingMode;
};

describe('The text of a chapter', () => {
  test('is seen in horizontal and, in Japanese alone, vertical lines that run from the right.', async () => {
    const { show } = renderPart(<Chapter.JapaneseText />, 'ja');
    await expect.poll(lines).toBe('horizontal-tb');
    await page.getByRole('button', { name: '縦書き' }).click();
    expect(lines()).toBe('vertical-rl');
    const frame = document.querySelector<HTMLElement>('[data-kind="text"]');
    const first = frame?.querySelector('[data-block]')?.getBoundingClientRect();
    const box = frame?.getBoundingClientRect();
    expect([box?.width, (box?.height ?? 0) > 500]).toEqual([320, true]);
    expect((first?.right ?? 0) > (box?.left ?? 0) + (box?.width ?? 0) / 2 && (first?.right ?? 0) <= (box?.right ?? 0)).toBe(true);
    show(<Chapter.Text />);
    expect(page.getByRole('button', { name: '縦書き' }).query()).toBeNull();
  });
});

describe('What looks not meant', () => {
  test('is said of a page that stands alone before a wide one, in the direction that readers go.', async () => {
    renderPart(<Chapter.RightToLeft />);
    await expect.element(page.getByText('Trang 8 đứng một mình trước trang đôi 9.', { exact: false })).toBeInTheDocument();
    expect(document.querySelector('ol[aria-label="Các trang nằm cạnh nhau"]')?.getAttribute('dir')).toBe('rtl');
  });
});

describe('Files for what is there already', () => {
  test('come as a cover by one picture, and as all of a chapter by whatever holds one.', async () => {
    const [cover, content] = [vi.fn<(files: readonly File[]) => void>(), vi.fn<(files: readonly File[]) => void>()];
    const { show } = renderPart(<Work.Filled onCover={cover} />);
    await userEvent.upload(page.getByLabelText('Chọn bìa khác'), new File(['x'], 'bìa.png', { type: 'image/png' }));
    show(<Chapter.Filled onContent={content} />);
    await userEvent.upload(page.getByLabelText('Chọn tệp'), new File(['x'], 'lại.cbz'));
    expect([cover, content].map((told) => told.mock.calls.map(([files]) => files.map(({ name }) => name)))).toEqual([
      [['bìa.png']],
      [['lại.cbz']],
    ]);
  });
});

describe('A work', () => {
  test('is described by its form; without a title nothing is sent.', async () => {
    const save = vi.fn<(edit: WorkEdit) => void>();
    renderPart(<Work.Filled onSave={save} />);
    const title = page.getByLabelText('Tên truyện');
    await title.fill('  ');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await expect.element(title).toHaveAttribute('aria-invalid', 'true');
    expect(save.mock.calls).toEqual([]);
    await title.fill('Đò đêm <b>');
    await page.getByLabelText('Học đường').click();
    await page.getByLabelText('Cách đọc').selectOptions('TOP_TO_BOTTOM');
    await page.getByRole('button', { name: 'Lưu' }).click();
    const seen = {
      language: 'vi',
      format: 'COMIC',
      status: 'ONGOING',
      direction: 'RIGHT_TO_LEFT',
      title: 'Tiệm sách ngày mưa',
      titleReading: null,
      description: '',
      isSensitive: false,
      credits: [{ name: 'Mai Lan', role: 'AUTHOR' }],
      genres: ['fantasy'],
      twinId: null,
    };
    const fields = { ...seen, direction: 'TOP_TO_BOTTOM', title: 'Đò đêm <b>', genres: ['fantasy', 'genre-1'] };
    expect(save.mock.calls).toEqual([[{ fields, seen, overrides: false }]]);
  });

  test('is counted as it is kept, and each of its fields says what is wrong with it.', async () => {
    const save = vi.fn<(edit: WorkEdit) => void>();
    const { show } = renderPart(<Work.Filled onSave={save} />);
    const press = page.getByRole('button', { name: 'Lưu' });
    await page.getByLabelText('Nội dung truyện').fill(`${'e\u0323\u0302'.repeat(5000)}\n`);
    await page.getByLabelText('Tác giả').fill('L'.repeat(101));
    await press.click();
    await expect.element(page.getByLabelText('Tác giả')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByLabelText('Nội dung truyện')).not.toHaveAttribute('aria-invalid');
    await page.getByLabelText('Tác giả').fill('L'.repeat(100));
    await press.click();
    expect(save).toHaveBeenCalledOnce();
    const problems = ['titleReading', 'credits', 'twinId'].map((field) => ({ field: `input.${field}`, code: 'UNKNOWN' as const }));
    show(<Work.Japanese stages={{ ...WORK_STAGES, saving: { kind: 'refused', refusal: { kind: 'invalid', problems } } }} />);
    await expect.poll(() => document.querySelectorAll('[aria-invalid="true"]').length).toBe(3);
  });

  test('with several drafts has them published together, once that is confirmed; a file of several chapters leads to them.', async () => {
    const publish = vi.fn();
    const { show } = renderPart(<Work.Drafts onPublish={publish} />);
    const all = page.getByRole('button', { name: 'Đăng mọi bản nháp', exact: true });
    await all.click();
    await page.getByRole('button', { name: 'Chưa', exact: true }).click();
    expect(publish).not.toHaveBeenCalled();
    await all.click();
    await page.getByRole('button', { name: 'Đăng', exact: true }).click();
    expect(publish).toHaveBeenCalledOnce();
    scrollTo(0, document.documentElement.scrollHeight);
    await page.getByRole('button', { name: 'Xem các chương trọn-bộ.epub' }).click();
    await expect.poll(() => Math.round(document.getElementById(OWN_CHAPTERS)?.getBoundingClientRect().top ?? -1) >= 0).toBe(true);
    show(<Work.Filled />);
    await expect.element(all).not.toBeInTheDocument();
  });

  test('has its files paused, tried again and dropped, each by its own button.', async () => {
    const upload = vi.fn();
    const { show } = renderPart(<Work.Sending onUpload={upload} />);
    await page.getByRole('button', { name: 'Tạm dừng' }).click();
    await page.getByRole('button', { name: 'Thôi không tải chương-13.cbz lên' }).click();
    show(<Work.Refused onUpload={upload} />);
    await page.getByRole('button', { name: 'Thử lại bản quét.pdf' }).click();
    expect(upload.mock.calls).toEqual([[{ type: 'pause' }], [{ type: 'drop', key: 'b' }], [{ type: 'retry', key: 'a' }]]);
    await expect.element(page.getByText(/Lớn hơn 20.MB\./)).toBeInTheDocument();
  });
});

test('What is dropped on the page begins a work by its name.', async () => {
  const choose = vi.fn();
  renderPart(<Start.Empty onChoose={choose} />);
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'Tiệm sách ngày mưa.cbz'));
  page
    .getByRole('group', { name: 'Tệp của chương truyện' })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  await expect
    .poll(() => choose.mock.calls.map(([files, work]) => [files.length, work]))
    .toEqual([[1, { title: 'Tiệm sách ngày mưa', format: 'COMIC' }]]);
});
