import '#src/ui/tokens.css';
import { composeStories } from '@storybook/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChapterEdit } from '#src/features/upload/chapter/ChapterForm.tsx';
import type { UnsavedWords } from '#src/features/upload/upload-view.ts';
import type { WorkEdit } from '#src/features/upload/works/work-fields.ts';
import { CHAPTER_STAGES, ownWork, WORK_STAGES } from '#stories/catalogue/upload.ts';
import * as chapters from '#stories/features/upload/OwnChapterScreen.stories.tsx';
import * as works from '#stories/features/upload/OwnWorkScreen.stories.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const { Filled } = composeStories(works);
const Chapter = composeStories(chapters);
const CHANGED = { kind: 'refused', refusal: { kind: 'changedHere' } } as const;
const save = page.getByRole('button', { name: 'Lưu', exact: true });
const description = () => page.getByRole('textbox', { name: 'Nội dung truyện' });

/** As a tab keeps them. */
function keptIn(): UnsavedWords & { form: FormData | null } {
  const tab: UnsavedWords & { form: FormData | null } = {
    form: null,
    read: () => tab.form,
    keep: (form) => {
      tab.form = form;
    },
  };
  return tab;
}

test('Who wrote what was changed elsewhere sees both, loses neither, and saves theirs all the same.', async () => {
  const onSave = vi.fn<(edit: WorkEdit) => void>();
  const unsaved = keptIn();
  const { show } = renderPart(<Filled {...{ onSave, unsaved }} />);
  await userEvent.fill(description(), 'Của tôi.');
  await userEvent.click(save);
  const changed = {
    data: ownWork({ description: 'Của người khác.' }),
    stages: { ...WORK_STAGES, saving: CHANGED },
    onSave,
    unsaved,
  };
  show(<Filled {...changed} />);
  await expect.element(description()).toHaveValue('Của tôi.');
  await expect.element(page.getByRole('alert').filter({ hasText: 'đã được sửa ở nơi khác' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Xem bản hiện tại' }));
  await expect.element(description()).toHaveValue('Của người khác.');
  await expect.element(description()).toBeDisabled();
  await expect.element(save).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Về bản của tôi' }));
  await expect.element(description()).toHaveValue('Của tôi.');
  await userEvent.click(page.getByRole('button', { name: 'Lưu bản của tôi' }));
  const [first, second] = onSave.mock.calls.map(([edit]) => edit);
  expect(first).toMatchObject({ fields: { description: 'Của tôi.' }, seen: { description: '' }, overrides: false });
  expect(second).toEqual({ ...first, overrides: true });
});

test('Who leaves it as others changed it gives up what they wrote, and goes on from there.', async () => {
  const onSave = vi.fn<(edit: WorkEdit) => void>();
  const unsaved = keptIn();
  const changed = { data: ownWork({ description: 'Của người khác.' }), onSave, unsaved };
  const { show } = renderPart(<Filled {...{ onSave, unsaved }} />);
  await userEvent.fill(description(), 'Của tôi.');
  show(<Filled {...changed} stages={{ ...WORK_STAGES, saving: CHANGED }} />);
  await userEvent.click(page.getByRole('button', { name: 'Xem bản hiện tại' }));
  expect(unsaved.form).not.toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Để như vậy' }));
  expect(unsaved.form).toBeNull();
  await expect.element(description()).toHaveValue('Của người khác.');
  await expect.element(description()).toBeEnabled();
  await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).not.toBeInTheDocument();
  await userEvent.fill(description(), 'Cả hai.');
  await userEvent.click(save);
  expect(onSave.mock.calls).toMatchObject([[{ fields: { description: 'Cả hai.' }, seen: { description: 'Của người khác.' } }]]);
});

test('What was seen is what stood there before the first change, also after the page was loaded anew; once saved it is what was sent.', async () => {
  const onSave = vi.fn<(edit: WorkEdit) => void>();
  const unsaved = keptIn();
  const seen = () => onSave.mock.calls.at(-1)?.[0].seen.description;
  const first = renderPart(<Filled {...{ onSave, unsaved }} />);
  await userEvent.fill(description(), 'Một.');
  first.show(<p />);
  const renewed = { data: ownWork({ description: 'Của người khác.' }), onSave, unsaved };
  first.show(<Filled {...renewed} />);
  await userEvent.click(save);
  expect(seen()).toBe('');
  first.show(<Filled {...renewed} stages={{ ...WORK_STAGES, saving: { kind: 'sending' } }} />);
  first.show(<Filled {...renewed} stages={{ ...WORK_STAGES, saving: { kind: 'done' } }} />);
  await userEvent.fill(description(), 'Hai.');
  await userEvent.click(save);
  expect(seen()).toBe('Một.');
});

test('A number that another chapter has is swapped with it in one step.', async () => {
  const onDetails = vi.fn<(edit: ChapterEdit) => void>();
  const problems = [{ field: 'number', code: 'TAKEN' as const }];
  const { show } = renderPart(<Chapter.Filled onDetails={onDetails} />);
  const swap = page.getByRole('button', { name: 'Đổi số hai chương cho nhau' });
  await userEvent.fill(page.getByLabelText('Số', { exact: true }), '11');
  expect(swap.elements()).toEqual([]);
  await userEvent.click(save);
  const details = { kind: 'refused', refusal: { kind: 'invalid', problems } } as const;
  show(<Chapter.Filled onDetails={onDetails} stages={{ ...CHAPTER_STAGES, details }} />);
  await userEvent.click(swap);
  expect(onDetails.mock.calls.map(([edit]) => [edit.fields.number, edit.seen.number, edit.swaps])).toEqual([
    ['11', '12', false],
    ['11', '12', true],
  ]);
});

test('A chapter that was named elsewhere shows how, and what was written is kept.', async () => {
  const { show } = renderPart(<Chapter.Filled />);
  const title = page.getByRole('textbox', { name: 'Tên chương, nếu có' });
  await userEvent.fill(title, 'Của tôi');
  show(<Chapter.Filled stages={{ ...CHAPTER_STAGES, details: CHANGED }} />);
  await userEvent.click(page.getByRole('button', { name: 'Xem bản hiện tại' }));
  await expect.element(title).toHaveValue('Người khách quên ô');
  await userEvent.click(page.getByRole('button', { name: 'Về bản của tôi' }));
  await expect.element(title).toHaveValue('Của tôi');
});
