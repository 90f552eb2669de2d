import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy } from './described-by.ts';
import { FormField } from './FormField.tsx';
import { Select } from './Select.tsx';
import styles from './FormField.module.css';

export interface SelectFieldProps extends Omit<
  ComponentProps<'select'>,
  'id' | 'className' | 'children' | 'aria-invalid' | 'aria-describedby'
> {
  readonly label: ReactNode;
  readonly name: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  readonly hint?: ReactNode;
  readonly problem?: ReactNode;
}

/** One of several, by the browser's own list, with its name above and what is wrong below. Says so where there is nothing to choose. */
export function SelectField({ label, hint, problem, options, ...attributes }: SelectFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} hint={hint} problem={problem}>
      <Select
        {...attributes}
        id={id}
        disabled={attributes.disabled || options.length === 0}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, hint, problem)}
        className={styles.input}
      >
        {options.length === 0 && <option value="">No available options</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
