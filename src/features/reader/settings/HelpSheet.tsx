import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { ComicView } from '../comic/comic-view.ts';
import styles from './HelpSheet.module.css';

export interface HelpSheetProps {
  readonly isOpen: boolean;
  /** Null in a novel. */
  readonly view: ComicView | null;
  readonly onClose: () => void;
}

export function HelpSheet({ isOpen, view, onClose }: HelpSheetProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} shape="sheet" title={t`Keys and gestures`} onClose={onClose}>
      {view !== null && <ComicKeys view={view} />}
      <dl className={styles.keys}>
        <Row keys={['N']} meaning={<Trans>Next chapter</Trans>} />
        <Row keys={['P']} meaning={<Trans>Previous chapter</Trans>} />
        <Row keys={['C', 'Esc']} meaning={<Trans>Show or hide the bars</Trans>} />
        <Row keys={['S']} meaning={<Trans>Reading settings</Trans>} />
        <Row keys={['?']} meaning={<Trans>This help</Trans>} />
      </dl>
    </Dialog>
  );
}

function ComicKeys({ view }: { readonly view: ComicView }) {
  const [onward, backward] = view.direction === 'rtl' ? ['←', '→'] : ['→', '←'];
  return (
    <>
      <dl className={styles.keys}>
        {view.layout === 'paged' ? (
          <>
            <Row keys={[onward, '↓', 'Space', 'PgDn']} meaning={<Trans>Next page</Trans>} />
            <Row keys={[backward, '↑', 'Shift Space', 'PgUp']} meaning={<Trans>Previous page</Trans>} />
            <Row keys={['Home']} meaning={<Trans>First page</Trans>} />
            <Row keys={['End']} meaning={<Trans>End of the chapter</Trans>} />
          </>
        ) : (
          <>
            <Row keys={['↓', 'Space', onward]} meaning={<Trans>Onward</Trans>} />
            <Row keys={['↑', 'Shift Space', backward]} meaning={<Trans>Back</Trans>} />
          </>
        )}
        <Row keys={['M']} meaning={<Trans>Strip or pages</Trans>} />
      </dl>
      <p className={styles.gestures}>
        {view.layout === 'paged' ? (
          <Trans>Tap the side of the page, or swipe, to turn it. Tap the middle to show or hide the bars.</Trans>
        ) : (
          <Trans>Tap anywhere to show or hide the bars.</Trans>
        )}
      </p>
    </>
  );
}

function Row({ keys, meaning }: { readonly keys: readonly (string | undefined)[]; readonly meaning: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{meaning}</dt>
      <dd className={styles.strokes}>
        {keys.map((key) => (
          <Fragment key={key}>
            <kbd className={styles.key}>{key}</kbd>{' '}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
