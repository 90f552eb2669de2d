import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { resting } from '../button/resting.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmedButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'className'> {
  readonly label: ReactNode;
  /** It does nothing for now. */
  readonly isResting?: boolean;
  /** What is asked first. */
  readonly question: string;
  readonly keepLabel: ReactNode;
  readonly confirmLabel: ReactNode;
  /** What it would mean. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
}

/** Asks before it does what cannot be taken back. */
export function ConfirmedButton({ label, isResting = false, onConfirm, ...props }: ConfirmedButtonProps) {
  const { question, keepLabel, confirmLabel, children, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} {...resting(isResting)}>
        {label}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={question}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{keepLabel}</Button>
            <Button look="primary" onClick={confirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <p>{children}</p>
      </Dialog>
    </>
  );
}
