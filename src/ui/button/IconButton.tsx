import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> {
  /** Said to assistive technology and shown when the pointer rests. */
  readonly label: string;
  readonly icon: ReactNode;
}

export function IconButton({ label, icon, className, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button {...attributes} type={type} aria-label={label} title={label} className={classNames(styles.button, className)}>
      {icon}
    </button>
  );
}
