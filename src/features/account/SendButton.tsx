import type { ReactNode } from 'react';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';
import type { GoogleRefusal, Refusal } from './account-view.ts';
import { clockWords, endOf, useSecondsLeft } from './seconds-left.ts';

export interface SendButtonProps {
  readonly children: ReactNode;
  readonly busyWords: ReactNode;
  readonly isBusy: boolean;
  readonly refusal: Refusal | GoogleRefusal | null;
}

/** Sends its form; after too many tries it counts the time down that is left to wait. */
export function SendButton({ children, busyWords, isBusy, refusal }: SendButtonProps) {
  const secondsLeft = useSecondsLeft(endOf(refusal));
  return (
    <SubmitButton width="full" isBusy={isBusy} isDisabled={secondsLeft > 0} busyWords={busyWords}>
      {secondsLeft > 0 ? clockWords(secondsLeft) : children}
    </SubmitButton>
  );
}
