import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/Button.tsx';
import { LiveRegion } from '../../ui/notice/LiveRegion.tsx';
import { SiteMark } from './SiteMark.tsx';
import styles from './InstallOffer.module.css';

export interface InstallOfferProps {
  readonly siteName: string;
  /** The place to say it aloud stands all the same. */
  readonly isOffered: boolean;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
}

/** Offers to keep the site on the device as an app of its own. */
export function InstallOffer({ siteName, isOffered, onAccept, onRefuse }: InstallOfferProps) {
  return (
    <div className={styles.corner}>
      <LiveRegion>
        {isOffered && (
          <div className={styles.offer}>
            <span className={styles.mark}>
              <SiteMark />
            </span>
            <p className={styles.title}>
              <Trans>{siteName} as an app</Trans>
            </p>
            <p className={styles.words}>
              <Trans>One tap opens it, and the whole screen is for reading.</Trans>
            </p>
            <div className={styles.answers}>
              <Button look="primary" onClick={onAccept}>
                <Trans>Install</Trans>
              </Button>
              <Button look="quiet" onClick={onRefuse}>
                <Trans>Not now</Trans>
              </Button>
            </div>
          </div>
        )}
      </LiveRegion>
    </div>
  );
}
