import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { UPLOAD_PATH } from './upload-paths.ts';

/** The address of a work or chapter that the account has not, or no longer. */
export function NothingThere() {
  return (
    <EmptyState
      level={1}
      mood="lost"
      title={<Trans>This is none of your works</Trans>}
      sentence={<Trans>It was deleted, or it belongs to another account.</Trans>}
      action={
        <ButtonLink look="primary" href={UPLOAD_PATH}>
          <Trans>Your works</Trans>
        </ButtonLink>
      }
    />
  );
}
