import type { ReactNode } from 'react';
import { WarningIcon } from '../icon/icons.tsx';
import { describedBy } from './described-by.ts';
import styles from './FormField.module.css';

export interface FormFieldProps {
  /** Of the control inside. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly problem?: ReactNode;
  readonly children: ReactNode;
}

/** Name, control, and one line of words below it. */
export function FormField({ id, label, hint, problem, children }: FormFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <p id={describedBy(id, hint, problem)} className={styles.words} data-problem={problem ? '' : undefined}>
        {problem ? (
          <>
            <WarningIcon size={16} className={styles.mark} />
            {problem}
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  );
}
