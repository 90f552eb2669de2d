import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { EyeOffIcon, ViewsIcon } from '../icon/icons.tsx';
import { describedBy } from './described-by.ts';
import { FormField } from './FormField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import styles from './FormField.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** Tells password managers whether to fill in or to propose one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A secret line that can be looked at while it is written. */
export function PasswordField({ label, hint, problem, ...attributes }: PasswordFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const EyeIcon = isShown ? EyeOffIcon : ViewsIcon;
  const name = isShown ? t`Hide the password` : t`Show the password`;
  return (
    <FormField id={id} label={label} hint={hint} problem={problem}>
      <span className={styles.secret}>
        <input
          {...attributes}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, hint, problem)}
          className={styles.input}
        />
        <button type="button" className={styles.eye} aria-label={name} title={name} aria-controls={id} onClick={() => setShown(!isShown)}>
          <EyeIcon size={20} />
        </button>
      </span>
    </FormField>
  );
}
