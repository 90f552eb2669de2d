import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '../form-field/TextField.tsx';
import { Calendar } from './Calendar.tsx';
import { DATE_FORMAT, dateFrom, dateText, type DateFormat } from './date-format.ts';
import styles from './DateField.module.css';

export interface DateFieldProps {
  readonly label: string;
  readonly name: string;
  /** As written, whether it names a day or not yet. */
  readonly text: string;
  readonly today: Date;
  readonly format?: DateFormat;
  readonly firstDayOfWeek?: number;
  readonly problem?: ReactNode;
  readonly onChange: (text: string) => void;
}

/** A day, written or chosen from the month below. */
export function DateField({ label, name, text, today, format = DATE_FORMAT, firstDayOfWeek, problem, onChange }: DateFieldProps) {
  const { t } = useLingui();
  const day = dateFrom(text, format);
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        name={name}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        hint={patternOf(format)}
        problem={problem}
        onChange={({ target }) => onChange(target.value)}
      />
      <Calendar
        label={t`Choose a day`}
        chosen={day}
        today={today}
        {...(firstDayOfWeek === undefined ? {} : { firstDayOfWeek })}
        onChoose={(chosen) => onChange(dateText(chosen, format))}
      />
    </div>
  );
}

/** How a format is spelt for readers: MM/DD/YYYY. */
function patternOf(format: DateFormat): string {
  return format.replace('yy', 'YYYY').toUpperCase();
}
