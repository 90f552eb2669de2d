import { Trans } from '@lingui/react/macro';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { RetryIcon } from '../icon/icons.tsx';

/** What an error boundary shows in the place of one broken part of a page. */
export function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        mood="troubled"
        level={3}
        title={<Trans>This part could not be shown</Trans>}
        sentence={<Trans>The rest of the page still works.</Trans>}
        action={
          <Button icon={<RetryIcon />} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
