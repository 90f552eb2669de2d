import { Trans } from '@lingui/react/macro';
import { RefusalWords } from '#src/entities/comment/OutgoingComment.tsx';
import type { ChangeNotice } from './comments-view.ts';

export function ChangeNoticeWords({ notice }: { readonly notice: ChangeNotice }) {
  if (notice.kind === 'reported') return <Trans>Thank you. Somebody will look at it.</Trans>;
  return (
    <>
      {notice.what === 'edit' && <Trans>The comment was not changed.</Trans>}
      {notice.what === 'delete' && <Trans>The comment was not deleted.</Trans>}
      {notice.what === 'report' && <Trans>The comment was not reported.</Trans>} <RefusalWords refusal={notice.refusal} />
    </>
  );
}
