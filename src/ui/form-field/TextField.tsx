import { useId, type ComponentProps, type ReactNode } from 'react';
import { FormField } from './FormField.tsx';
import { describedBy } from './described-by.ts';
import styles from './FormField.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> {
  readonly label: ReactNode;
  readonly name: string;
  /** What to write, below the field. */
  readonly hint?: ReactNode;
  /** What is wrong with it; stands in the hint's place and is said with the field's name. */
  readonly problem?: ReactNode;
}

/** One line of text with its name above and what is wrong below, tied together for assistive technology. */
export function TextField({ label, hint, problem, type = 'text', ...attributes }: TextFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} hint={hint} problem={problem}>
      <input
        {...attributes}
        id={id}
        type={type}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, hint, problem)}
        className={styles.input}
      />
    </FormField>
  );
}
