import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';

export interface ChangedNoticeProps {
  /** Whether the fields show how it stands by now, in place of what was written. */
  readonly isTheirs: boolean;
  readonly onLook: (isTheirs: boolean) => void;
  /** What was written is given up. */
  readonly onTheirs: () => void;
  /** What was written is saved all the same. */
  readonly onMine: (button: HTMLButtonElement) => void;
}

/** The same was changed elsewhere: nothing is lost until one of the two is chosen. */
export function ChangedNotice({ isTheirs, onLook, onTheirs, onMine }: ChangedNoticeProps) {
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button onClick={() => onLook(!isTheirs)}>{isTheirs ? <Trans>Back to mine</Trans> : <Trans>See how it stands now</Trans>}</Button>
          <Button onClick={({ currentTarget }) => (isTheirs ? onTheirs() : onMine(currentTarget))}>
            {isTheirs ? <Trans>Leave it so</Trans> : <Trans>Save mine</Trans>}
          </Button>
        </>
      }
    >
      {isTheirs ? (
        <Trans>This is how it stands now. What you wrote is kept.</Trans>
      ) : (
        <Trans>Nothing was saved: the same was changed elsewhere in the meantime. What you wrote is kept.</Trans>
      )}
    </Notice>
  );
}
