import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import styles from './Button.module.css';

/** 'primary' is the one action of a screen, 'plain' stands beside it, 'quiet' has no frame. */
export type ButtonLook = 'primary' | 'plain' | 'quiet';

interface ButtonFace {
  readonly look?: ButtonLook;
  readonly icon?: ReactNode;
}

export type ButtonProps = ComponentProps<'button'> & ButtonFace;
export type ButtonLinkProps = LinkProps & ButtonFace;

export function Button({ look = 'plain', icon, className, children, type = 'button', ...attributes }: ButtonProps) {
  return (
    <button {...attributes} type={type} className={classNames(styles.button, className)} data-look={look}>
      {icon}
      {children}
    </button>
  );
}

/** Looks like a button, but goes somewhere: a link to assistive technology and without script. */
export function ButtonLink({ look = 'plain', icon, className, children, ...attributes }: ButtonLinkProps) {
  return (
    <Link {...attributes} className={classNames(styles.button, className)} data-look={look}>
      {icon}
      {children}
    </Link>
  );
}
