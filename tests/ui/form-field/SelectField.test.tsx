import { expect, test } from 'vitest';
import { SelectField } from '#src/ui/form-field/SelectField.tsx';
import { TextField } from '#src/ui/form-field/TextField.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const field = (): HTMLSelectElement => document.querySelector('select') as HTMLSelectElement;

test('A list without options says so in the words of the specification, and cannot be opened.', () => {
  renderPart(<SelectField label="Tình trạng" name="status" options={[]} />);
  expect([field().selectedOptions[0]?.textContent, field().disabled]).toEqual(['No available options', true]);
});

test('A list with options shows the chosen one, and says nothing else.', () => {
  const options = [
    { value: 'ongoing', label: 'Đang ra' },
    { value: 'completed', label: 'Hoàn thành' },
  ];
  renderPart(<SelectField label="Tình trạng" name="status" options={options} defaultValue="completed" />);
  expect([[...field().options].map(({ text }) => text), field().value]).toEqual([['Đang ra', 'Hoàn thành'], 'completed']);
});

test('A list stands on the same ground as other fields: only what cannot be written in is sunken; a long choice ends in an ellipsis.', () => {
  const options = [{ value: 'long', label: 'Thiếu trang hoặc trang không đọc được '.repeat(8) }];
  const { host } = renderPart(
    <>
      <SelectField label="Tình trạng" name="status" options={options} />
      <TextField label="Tên" name="name" />
      <TextField label="E-mail" name="email" readOnly />
    </>,
  );
  const grounds = [...host.querySelectorAll('select, input')].map((one) => getComputedStyle(one).backgroundColor);
  expect(grounds[0]).toBe(grounds[1]);
  expect(grounds[0]).not.toBe(grounds[2]);
  expect(getComputedStyle(field()).textOverflow).toBe('ellipsis');
});
