import { Button } from '#src/ui/button/Button.tsx';
import { RetryIcon } from '#src/ui/icon/icons.tsx';
import { toldApart } from '#src/ui/told-apart.ts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './PictureFailure.module.css';

export interface PictureFailureProps {
  /** Of the page that is the picture; null where it stands in a text. */
  readonly number: number | null;
  readonly onRetry: () => void;
}

/** Stands in the place of a picture that did not come; the place keeps its shape. */
export function PictureFailure({ number, onRetry }: PictureFailureProps) {
  const id = useId();
  const wordsId = `${id}words`;
  return (
    <div className={styles.failure} role="alert">
      <img className={styles.drawing} src="/img/error-image.png" alt="" width={160} height={240} />
      <p id={wordsId}>{number === null ? <Trans>The picture did not load.</Trans> : <Trans>Page {number} did not load.</Trans>}</p>
      <Button {...toldApart(id, wordsId)} icon={<RetryIcon />} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
