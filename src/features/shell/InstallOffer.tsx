import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/Button.tsx';
import { CornerAsk } from './CornerAsk.tsx';

export interface InstallOfferProps {
  readonly siteName: string;
  readonly isOffered: boolean;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
}

/** Offers to keep the site on the device as an app of its own. */
export function InstallOffer({ siteName, isOffered, onAccept, onRefuse }: InstallOfferProps) {
  const { t } = useLingui();
  return (
    <CornerAsk
      isAsked={isOffered}
      isAboveNavigation
      title={t`${siteName} as an app`}
      words={<Trans>One tap opens it, and the whole screen is for reading.</Trans>}
      answers={
        <>
          <Button look="primary" onClick={onAccept}>
            <Trans>Install</Trans>
          </Button>
          <Button look="quiet" onClick={onRefuse}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    />
  );
}
