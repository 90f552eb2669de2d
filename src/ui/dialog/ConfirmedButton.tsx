import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmedButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'className' | 'disabled'> {
  readonly label: ReactNode;
  /** What is asked first. */
  readonly question: string;
  readonly keepLabel: ReactNode;
  readonly confirmLabel: ReactNode;
  /** What it would mean. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
}

/** Asks before it does what cannot be taken back. */
export function ConfirmedButton({ label, question, keepLabel, confirmLabel, children, onConfirm, ...button }: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
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
