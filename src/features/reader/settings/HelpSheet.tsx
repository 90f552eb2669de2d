import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComicView } from '../comic/comic-view.ts';
import styles from './HelpSheet.module.css';
import { KeysField } from './KeysField.tsx';

export interface HelpSheetProps {
  readonly isOpen: boolean;
  /** Null in a novel. */
  readonly view: ComicView | null;
  /** The reader's own keys (key-table.ts). */
  readonly words: string;
  readonly onKeysChange: (words: string) => void;
  readonly onClose: () => void;
}

/** Every key, to be seen and changed, and what fingers do. */
export function HelpSheet({ isOpen, view, words, onKeysChange, onClose }: HelpSheetProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      shape="sheet"
      title={t`Keys and gestures`}
      onClose={onClose}
      actions={
        words !== '' && (
          <Button look="quiet" onClick={() => onKeysChange('')}>
            <Trans>All keys as they were</Trans>
          </Button>
        )
      }
    >
      <p className={styles.hint}>
        <Trans>Press a key here to change it.</Trans>
      </p>
      <KeysField view={view} words={words} onChange={onKeysChange} />
      {view !== null && (
        <p className={styles.gestures}>
          {view.layout === 'paged' ? (
            <Trans>Tap the side of the page, or swipe, to turn it. Tap the middle to show or hide the bars.</Trans>
          ) : (
            <Trans>Tap anywhere to show or hide the bars.</Trans>
          )}
        </p>
      )}
    </Dialog>
  );
}
