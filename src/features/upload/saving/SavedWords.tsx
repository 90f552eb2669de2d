import { Trans } from '@lingui/react/macro';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';

export interface SavedWordsProps {
  /** Since it was sent. */
  readonly isChanged: boolean;
  readonly isSaved: boolean;
}

/** Whether what stands in a form is saved, beside its button. */
export function SavedWords({ isChanged, isSaved }: SavedWordsProps) {
  return <LiveRegion>{isChanged ? <Trans>Not saved yet</Trans> : isSaved && <Trans>Saved</Trans>}</LiveRegion>;
}
