import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

export interface ButtonLabelProps extends ComponentProps<'label'> {
  readonly look?: ButtonLook;
}

/** Looks like a button, and is the name of a field that stands before it out of sight, such as one for files. */
export function ButtonLabel({ look = 'plain', className, ...attributes }: ButtonLabelProps) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- whoever uses it says of what it is the name
  return <label {...attributes} className={classNames(styles.button, className)} data-look={look} />;
}
