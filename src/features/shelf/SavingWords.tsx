import { Trans } from '@lingui/react/macro';
import type { ChapterSaving } from './shelf-view.ts';

/** What happens to a chapter that is being saved or removed, or why it was not. */
export function SavingWords({ saving }: { readonly saving: ChapterSaving }) {
  switch (saving.stage) {
    case 'queued':
      return <Trans>Waiting its turn</Trans>;
    case 'checking':
      return <Trans>Looking for room</Trans>;
    case 'downloading':
      return (
        <Trans>
          {saving.progress.stored} of {saving.progress.total} parts saved
        </Trans>
      );
    case 'verifying':
      return <Trans>Checking every page</Trans>;
    case 'removing':
      return <Trans>Being removed</Trans>;
    case 'stranded':
      return <Trans>Goes on when the network is back</Trans>;
    case 'failed':
      return <ProblemWords problem={saving.problem} />;
  }
}

function ProblemWords({ problem }: Pick<Extract<ChapterSaving, { stage: 'failed' }>, 'problem'>) {
  switch (problem) {
    case 'noRoom':
      return <Trans>There is no room left on this device. Remove something from the shelf, then try again.</Trans>;
    case 'denied':
      return <Trans>This browser lets the site keep nothing. Reading online goes on as ever.</Trans>;
    case 'gone':
      return <Trans>This chapter is no longer on the site.</Trans>;
    case 'damaged':
      return <Trans>A page came in broken. Try again.</Trans>;
  }
}
