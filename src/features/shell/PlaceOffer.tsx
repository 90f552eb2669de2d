import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/Button.tsx';
import { percentWords } from '../../ui/number/percent-words.ts';
import { CornerAsk } from './CornerAsk.tsx';

export interface PlaceOfferProps {
  /** Part of the chapter, 0 to 1, that was read elsewhere; null where nothing is offered. */
  readonly progress: number | null;
  readonly onGo: () => void;
  readonly onStay: () => void;
}

/** Offers a reader in a chapter the place to which they have read it on another device, or in another tab. */
export function PlaceOffer({ progress, onGo, onStay }: PlaceOfferProps) {
  const { i18n } = useLingui();
  const part = percentWords(progress ?? 0, i18n);
  return (
    <CornerAsk
      isAsked={progress !== null}
      title={<Trans>You have read on elsewhere</Trans>}
      words={<Trans>Up to {part} of this chapter.</Trans>}
      answers={
        <>
          <Button look="primary" onClick={onGo}>
            <Trans>Go there</Trans>
          </Button>
          <Button onClick={onStay}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    />
  );
}
