import { useLingui } from '@lingui/react/macro';
import { shortNumber, wholeNumber } from './short-number.ts';
import { Unseen } from '../unseen/Unseen.tsx';

/** A number from zero on: a large one is seen in short, and heard in full. */
export function ShortNumber({ value }: { readonly value: number }) {
  const { i18n } = useLingui();
  const [short, whole] = [shortNumber(value, i18n.locale), wholeNumber(value, i18n.locale)];
  if (short === whole) return short;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <Unseen>{whole}</Unseen>
    </>
  );
}
