import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DateField } from '#src/ui/date-field/DateField.tsx';
import { usage } from '#stories/book/usage.ts';

interface FilledFieldProps {
  readonly first: string;
  readonly problem?: string;
  readonly format?: string;
}

function FilledField({ first, problem, format }: FilledFieldProps) {
  const [text, setText] = useState(first);
  return (
    <DateField
      label="Cập nhật"
      name="updated"
      text={text}
      today={new Date(2026, 10, 21)}
      problem={problem}
      onChange={setText}
      {...(format === undefined ? {} : { format })}
    />
  );
}

const meta: Meta<typeof FilledField> = {
  title: 'Ui/DateField',
  component: FilledField,
  tags: ['autodocs'],
  parameters: usage('Where a day is asked for; it can be typed as well.', 'Not for dates that are only shown: RelativeTime, or Intl.'),
  args: { first: '11/02/2026' },
};
export default meta;

type Story = StoryObj<typeof FilledField>;

export const Filled: Story = {};
export const Empty: Story = { args: { first: '' } };
export const Wrong: Story = { args: { first: '02/30/2026', problem: 'Không có ngày này trên lịch.' } };
export const DayFirst: Story = { args: { first: '02/11/2026', format: 'dd/mm/yy' } };
