import { Trans } from '@lingui/react/macro';
import type { UpdateQuestion } from '#machines/service-worker/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CornerAsk } from './CornerAsk.tsx';

export interface UpdateNoticeProps {
  readonly question: UpdateQuestion;
  readonly onAccept: () => void;
  readonly onPostpone: () => void;
}

/** Asks a reader in a chapter whether a newer version of the site may take the page's place. */
export function UpdateNotice({ question, onAccept, onPostpone }: UpdateNoticeProps) {
  const isUpdating = question === 'updating';
  return (
    <CornerAsk
      isAsked={question !== 'none'}
      title={<Trans>The site has a new version</Trans>}
      words={<Trans>You stay at the place you are reading.</Trans>}
      answers={
        <>
          <Button look="primary" disabled={isUpdating} onClick={onAccept}>
            <Trans>Reload now</Trans>
          </Button>
          <Button disabled={isUpdating} onClick={onPostpone}>
            <Trans>After this chapter</Trans>
          </Button>
        </>
      }
    />
  );
}
