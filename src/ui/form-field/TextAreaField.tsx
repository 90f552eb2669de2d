import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy } from './described-by.ts';
import { FormField } from './FormField.tsx';
import field from './FormField.module.css';
import styles from './TextAreaField.module.css';

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> {
  readonly label: ReactNode;
  readonly name: string;
  /** What to write, below the field. */
  readonly hint?: ReactNode;
  /** What is wrong with it; stands in the hint's place and is said with the field's name. */
  readonly problem?: ReactNode;
}

/** Lines of text that grow with what is written, with their name above and what is wrong below. */
export function TextAreaField({ label, hint, problem, rows = 6, ...attributes }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} hint={hint} problem={problem}>
      <textarea
        {...attributes}
        id={id}
        rows={rows}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, hint, problem)}
        className={classNames(field.input, styles.lines)}
      />
    </FormField>
  );
}
