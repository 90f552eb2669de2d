import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../ui/notice/LiveRegion.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { TaskStage } from './upload-view.ts';

/** Why nothing was done, said aloud; nothing where all is well. */
export function TaskNotice({ stage }: { readonly stage: TaskStage }) {
  return (
    <LiveRegion urgency="now">
      {stage.kind === 'refused' && (
        <Notice tone={stage.refusal.kind === 'offline' || stage.refusal.kind === 'throttled' ? 'warning' : 'problem'}>
          {wordsOf(stage.refusal.kind)}
        </Notice>
      )}
    </LiveRegion>
  );
}

function wordsOf(kind: string): ReactNode {
  switch (kind) {
    case 'invalid':
      return <Trans>Nothing was saved. Look at the marked fields.</Trans>;
    case 'offline':
      return <Trans>We cannot be reached at the moment. Nothing is lost: try again when you are online.</Trans>;
    case 'throttled':
      return <Trans>That was a lot at once. Wait a few minutes and try again.</Trans>;
    case 'changed':
      return <Trans>The pages were changed elsewhere in the meantime. This is how they stand now.</Trans>;
    case 'notYours':
      return <Trans>This is no longer there, or it belongs to another account. Nothing was changed.</Trans>;
    case 'tooManyWorks':
      return <Trans>You have as many works as one account can have. Open one of them for the new chapter, or delete one first.</Trans>;
    case 'blocked':
      return <Trans>This account may not upload or publish any more. Write to us if you think that is a mistake.</Trans>;
    default:
      return <Trans>Something went wrong on our side. Nothing is lost: try again in a moment.</Trans>;
  }
}
