import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Calendar } from '#src/ui/date-field/Calendar.tsx';
import { DateField } from '#src/ui/date-field/DateField.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const TODAY = new Date(2026, 10, 21);

function Field() {
  const [text, setText] = useState('11/02/2026');
  return <DateField label="Ngày" name="day" text={text} today={TODAY} onChange={setText} />;
}

const reached = (): string | undefined => document.activeElement?.getAttribute('aria-label') ?? undefined;

test('A week starts on Sunday, and the month of the chosen day is shown.', () => {
  renderPart(<Calendar label="Chọn ngày" chosen={new Date(2026, 1, 10)} today={TODAY} onChoose={vi.fn()} />);
  expect(document.querySelector('thead th')?.getAttribute('abbr')).toBe('Chủ Nhật');
  expect([...document.querySelectorAll('tbody td')].map((cell) => cell.textContent).slice(0, 3)).toEqual(['1', '2', '3']);
  expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
});

test('Keys move through days, weeks and months, the focus with them; Enter chooses.', async () => {
  const onChoose = vi.fn();
  renderPart(<Calendar label="日付" chosen={null} today={TODAY} onChoose={onChoose} />, 'ja');
  document.querySelector<HTMLElement>('[aria-current=date]')?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(reached()).toBe('2026年11月29日日曜日');
  await userEvent.keyboard('{PageDown}{End}');
  expect(reached()).toBe('2027年1月2日土曜日');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[new Date(2027, 0, 2)]]);
});

test('A written day shows its month, and a chosen one is written.', async () => {
  renderPart(<Field />);
  await userEvent.fill(page.getByLabelText('Ngày', { exact: true }), '2/29/2024');
  expect(document.querySelector('[aria-pressed=true]')?.getAttribute('aria-label')).toBe('Thứ Năm, 29 tháng 2, 2024');
  await userEvent.click(page.getByRole('button', { name: 'Tháng sau' }));
  await userEvent.click(page.getByRole('button', { name: 'Thứ Sáu, 15 tháng 3, 2024' }));
  await expect.element(page.getByLabelText('Ngày', { exact: true })).toHaveValue('03/15/2024');
});
