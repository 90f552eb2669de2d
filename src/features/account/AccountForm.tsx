import type { ReactNode } from 'react';
import type { Form } from './use-form.ts';
import styles from './AccountForm.module.css';

export interface AccountFormProps extends Pick<Form, 'form' | 'onSubmit' | 'onInput'> {
  /** For a button elsewhere on the page. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Sent by our scripts only; POST keeps its text out of every address even where they are late. Problems are ours to show. */
export function AccountForm({ form, id, onSubmit, onInput, children }: AccountFormProps) {
  return (
    <form ref={form} id={id} className={styles.form} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
      {children}
    </form>
  );
}
