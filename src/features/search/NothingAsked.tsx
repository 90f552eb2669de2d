import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';

/** In the place of results while nothing is searched by. */
export function NothingAsked() {
  return (
    <EmptyState
      mood="searching"
      title={<Trans>What would you like to read?</Trans>}
      sentence={<Trans>With tone marks or without, in kanji or by reading: a few letters will do.</Trans>}
    />
  );
}
