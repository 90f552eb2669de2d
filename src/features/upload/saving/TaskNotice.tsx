import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { ChangedNotice, type ChangedNoticeProps } from './ChangedNotice.tsx';
import type { TaskStage } from '../upload-view.ts';

export interface TaskNoticeProps {
  readonly stage: TaskStage;
  /** Where no button beside it does the same once more. */
  readonly onRetry?: () => void;
  /** Where what was written can meet what others wrote. */
  readonly changed?: ChangedNoticeProps;
}

/** Why nothing was done, said aloud; nothing where all is well. */
export function TaskNotice({ stage, onRetry, changed }: TaskNoticeProps) {
  const kind = stage.kind === 'refused' ? stage.refusal.kind : null;
  const isMet = kind === 'changedHere' && changed !== undefined;
  return (
    <LiveRegion urgency="now">
      {isMet ? <ChangedNotice {...changed} /> : kind !== null && <Refused kind={kind} onRetry={onRetry} />}
    </LiveRegion>
  );
}

const PASSING: readonly string[] = ['offline', 'throttled', 'failed'];

function Refused({ kind, onRetry }: { readonly kind: string; readonly onRetry: TaskNoticeProps['onRetry'] | undefined }) {
  const retry = onRetry && PASSING.includes(kind) && (
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <Notice tone={kind === 'offline' || kind === 'throttled' ? 'warning' : 'problem'} actions={retry}>
      {wordsOf(kind)}
    </Notice>
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
