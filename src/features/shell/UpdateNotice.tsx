import { Trans } from '@lingui/react/macro';
import type { UpdateQuestion } from '#machines/service-worker/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CornerAsk } from './CornerAsk.tsx';

export interface UpdateNoticeProps {
  readonly question: UpdateQuestion;
  /** They are in a chapter, else at a form. */
  readonly isReading: boolean;
  readonly onAccept: () => void;
  readonly onPostpone: () => void;
}

/** Asks a reader who is not to be interrupted whether a newer version of the site may take the page's place. */
export function UpdateNotice({ question, isReading, onAccept, onPostpone }: UpdateNoticeProps) {
  const isUpdating = question === 'updating';
  return (
    <CornerAsk
      isAsked={question !== 'none'}
      title={<Trans>The site has a new version</Trans>}
      words={
        isReading ? (
          <Trans>You stay at the place you are reading.</Trans>
        ) : (
          <Trans>What you have not sent from this page would be lost.</Trans>
        )
      }
      answers={
        <>
          <Button look="primary" disabled={isUpdating} onClick={onAccept}>
            <Trans>Reload now</Trans>
          </Button>
          <Button disabled={isUpdating} onClick={onPostpone}>
            {isReading ? <Trans>After this chapter</Trans> : <Trans>After this page</Trans>}
          </Button>
        </>
      }
    />
  );
}
