import { useSyncExternalStore, type ReactNode } from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import { BusyWords } from './BusyWords.tsx';
import { resting } from './resting.ts';
import { classNames } from '../class-names.ts';
import styles from './SubmitButton.module.css';

export interface SubmitButtonProps {
  readonly children: ReactNode;
  /** What is being done, while it is. */
  readonly busyWords: ReactNode;
  readonly isBusy: boolean;
  readonly look?: ButtonLook;
  readonly className?: string | undefined;
  readonly isDisabled?: boolean;
  /** 'full' takes the whole line. */
  readonly width?: 'own' | 'full';
  /** Id of a form elsewhere on the page. */
  readonly form?: string;
}

/**
 * Sends its form. What it is pressed for may leave nothing more to send: it keeps the focus then, and does nothing. Before
 * the page is alive it does not work: a form with a password must never be sent by the browser itself.
 */
export function SubmitButton({
  children,
  busyWords,
  isBusy,
  look = 'primary',
  className,
  isDisabled = false,
  width = 'own',
  form,
}: SubmitButtonProps) {
  const isAlive = useSyncExternalStore(never, yes, no);
  return (
    <Button
      type="submit"
      look={look}
      form={form}
      disabled={!isAlive}
      data-width={width}
      data-busy={isBusy || undefined}
      data-waking={!isAlive || undefined}
      className={classNames(styles.submit, className)}
      {...resting(isBusy || isDisabled)}
    >
      <BusyWords {...{ isBusy, busyWords }}>{children}</BusyWords>
    </Button>
  );
}

function never(): () => void {
  return () => undefined;
}

const yes = (): boolean => true;
const no = (): boolean => false;
